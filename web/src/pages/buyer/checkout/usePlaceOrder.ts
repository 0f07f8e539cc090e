import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { subtotalOf } from '#contract/rules/money.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { checkCart } from '#web/features/cart/today/checkCart.ts'
import { NO_PREFERENCE, otherPhone, type PhoneProblem, readPhone } from '#web/features/checkout/checkout.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { chosenTransporters, orderDraft } from '#web/features/checkout/slip.ts'
import { type CartCheckout, prepareCheckout } from '#web/features/payment/commands.ts'
import { notStartedText } from '#web/features/payment/PaymentNotStarted.ts'
import { resumeCashOrder, type Submission, type SubmitResult, submitCheckout } from '#web/features/payment/submitCheckout.ts'
import { useOpenCash } from '#web/features/payment/usePayment.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import type { Checkout } from './useCheckout.ts'

export interface Placing {
  busy: boolean
  phoneProblem: PhoneProblem | null
  phoneField: Ref<HTMLInputElement>
  addressPart: Ref<HTMLElement>
  place: () => Promise<void>
  editCart: () => void
}

/** Validates the fields, submits the checkout, and opens the page of its result: the order or the payment. Errors stay on this page. */
export function usePlaceOrder({ lines, address, transport, slip, phone }: Checkout): Placing {
  const navigate = useNavigate()
  const { option, method } = slip
  // The page stays busy while leaving, or the emptied cart would redirect to /cart (CHK-001).
  const [isLeaving, setLeaving] = useState(false)
  const [phoneProblem, setPhoneProblem] = useState<PhoneProblem | null>(null)
  const phoneField = useRef<HTMLInputElement>(null)
  const addressPart = useRef<HTMLElement>(null)
  const openResult = useOpenResult()

  const submitting = useAction(async (submit: () => Promise<SubmitResult>, selections: Record<string, string>) => {
    try {
      if (openResult(await submit(), selections)) setLeaving(true)
    } catch (error) {
      void dialogs.alert(() => failureText(error))
    }
  })
  const openCash = useOpenCash()
  const sendingId = openCash && !openCash.trouble ? openCash.id : null
  const busy = submitting.busy || isLeaving || sendingId !== null

  // Follow a cash order that is sent again, after sign-in or a tap on Try Again (CHK-044).
  const follow = useEffectEvent((id: string) => void submitting.run(() => resumeCashOrder(id), {}))
  useEffect(() => {
    if (sendingId !== null) follow(sendingId)
  }, [sendingId])

  const place = async () => {
    if (busy) return
    const read = readPhone(phone, method)
    setPhoneProblem('problem' in read ? read.problem : null)
    if (address === null) {
      await dialogs.alert(() => textsNow('checkout').checkout.selectAddress)
      return firstEmptyField(addressPart.current)?.focus()
    }
    if ('problem' in read) return phoneField.current?.focus()
    const transporterSelections = Object.fromEntries(
      lines.map(({ productId }) => [productId, transport.selections[productId] ?? NO_PREFERENCE]),
    )
    const { phone: digits } = read
    const answers = { addressId: address.id, deliveryOption: option, paymentMethod: method, transporterSelections }
    // Placing the order turns preselected values into choices (CHAT-017).
    const choices = { ...answers, phone: otherPhone(digits) }
    const submission: Submission = {
      order: orderDraft(lines, { ...draftNow(), ...choices }),
      phone: digits,
      lines,
      onAccepted: () => setChoices(choices),
      cart: { now: useCart.getState, check: checkCart },
      pay: prepareCheckout,
    }
    await submitting.run(() => submitCheckout(submission), transporterSelections)
  }

  return { busy, phoneProblem, phoneField, addressPart, place, editCart: () => void navigate(paths.cart) }
}

/** Returns a function that opens the page for a result. The function returns false if the buyer stays on this page. */
function useOpenResult(): (result: SubmitResult, selections: Record<string, string>) => boolean {
  const navigate = useNavigate()
  return (result, selections) => {
    switch (result.kind) {
      case 'finishing':
        if (result.recordId !== null) void navigate(paths.attempt(result.recordId))
        return result.recordId !== null
      case 'ordered':
        void navigate(paths.order(result.orderId), { replace: true })
        return true
      case 'paying':
        void navigate(paths.checkoutPayment, { state: navigationState(result.checkout, selections) })
        return true
      case 'notesTooLong':
        document.querySelector<HTMLElement>('[name=notes]')?.focus()
        return false
      case 'cartChanged':
        toast.notice(() => textsNow('shop').cart.changed)
        return false
      case 'incomplete':
      case 'unknown': // the panel in place of the button says so
      case 'pricesChanged':
      case 'sessionEnded':
        return false
    }
  }
}

/** Data for the payment page, in case nothing could be stored (CHK-030). */
const navigationState = ({ lines, order, phone }: CartCheckout, selections: Record<string, string>) => ({
  amount: subtotalOf(lines),
  phone,
  addressId: order.addressId,
  deliveryOption: order.deliveryOption,
  transporterSelections: chosenTransporters(selections),
})

const firstEmptyField = (part: HTMLElement | null): HTMLElement | undefined =>
  [...(part?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])].find(({ value }) => value === '')

/** The text of a failed submission; without a message from the server, the checkout's own default (CHK-028). */
const failureText = (error: unknown): string => {
  const t = textsNow('payment')
  return notStartedText(error, t, t.payment.somethingWrong)
}

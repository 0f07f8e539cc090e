import { type Ref, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OrderDraft } from '#contract/order.ts'
import { subtotalOf } from '#contract/rules/money.ts'
import { ApiError } from '#web/api/client.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { checkCart } from '#web/features/cart/today/checkCart.ts'
import { notesTooLong } from '#web/features/checkout/checkoutChoices.ts'
import { draftNow, NO_PREFERENCE, setChoices } from '#web/features/checkout/draft.ts'
import { chosenTransporters, orderDraft } from '#web/features/checkout/lines.ts'
import { type PhoneProblem, readPhone } from '#web/features/checkout/phone.ts'
import { finishOrder, placeCashOrder, prepareCheckout } from '#web/features/payment/commands.ts'
import { notStartedText } from '#web/features/payment/PaymentNotStarted.ts'
import { attemptPath } from '#web/features/payment/panels/attemptPath.ts'
import { fitsCart, purchaseLines } from '#web/features/payment/record/purchaseLines.ts'
import { chargeForCart } from '#web/features/payment/runner/openCharges.ts'
import { useOpenCharges } from '#web/features/payment/usePayment.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { toast } from '#web/ui/toast.ts'
import type { Checkout } from './useCheckout.ts'

export interface Placing {
  busy: boolean
  phoneProblem: PhoneProblem | null
  phoneField: Ref<HTMLInputElement>
  addressPart: Ref<HTMLElement>
  place: () => Promise<void>
  editCart: () => void
}

/** Checks, asks the server for today's prices, then orders with cash or goes on to the payment. */
export function usePlaceOrder({ lines, checkoutId, address, transport, option, method, phone }: Checkout): Placing {
  const t = useTexts('shop', 'checkout', 'payment')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [phoneProblem, setPhoneProblem] = useState<PhoneProblem | null>(null)
  const phoneField = useRef<HTMLInputElement>(null)
  const addressPart = useRef<HTMLElement>(null)
  const charge = chargeForCart(useOpenCharges(), checkoutId)

  const place = async () => {
    if (busy) return
    const read = readPhone(phone, method)
    setPhoneProblem('problem' in read ? read.problem : null)
    if (address === null) {
      await dialogs.alert(t.checkout.selectAddress)
      const fields = [...(addressPart.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])]
      return fields.find(({ value }) => value === '')?.focus()
    }
    if ('problem' in read) return phoneField.current?.focus()
    if (notesTooLong(draftNow().notes)) return document.querySelector<HTMLElement>('[name=notes]')?.focus()
    // Placing is choosing: what was preselected is an answer now (CHAT-017).
    const selections = Object.fromEntries(lines.map(({ productId }) => [productId, transport.selections[productId] ?? NO_PREFERENCE]))
    setChoices({
      addressId: address.id,
      deliveryOption: option,
      paymentMethod: method,
      phone: read.phone,
      transporterSelections: selections,
    })
    setBusy(true)
    try {
      // On the way out the page stays busy: the emptied cart must not send it to /cart (CHK-001).
      if (!(await send(read.phone, address.id, selections))) setBusy(false)
    } catch (error) {
      setBusy(false)
      await dialogs.alert(failureText(error))
    }
  }

  /** False when the cart has to be looked at first (MON-003). */
  const send = async (payer: string, addressId: string, selections: Record<string, string>): Promise<boolean> => {
    const draft = orderDraft(lines, draftNow())
    if (draft !== null && charge) return finish(charge.id, draft)
    if (draft === null || (await checkCart()).length > 0) return false
    const checkout = { lines: purchaseLines(lines), draft, phone: payer, checkoutId }
    if (!fitsCart(checkout.lines, useCart.getState().lines)) {
      // Changed in the dock or another tab since the tap.
      toast.notice(t.cart.changed)
      return false
    }
    if (method === 'cash_on_delivery') {
      const { orderId } = await placeCashOrder(checkout)
      void navigate(paths.order(orderId), { replace: true })
      return true
    }
    prepareCheckout(checkout)
    void navigate(paths.checkoutPayment, {
      state: {
        amount: subtotalOf(checkout.lines),
        phone: payer,
        addressId,
        deliveryOption: option,
        transporterSelections: chosenTransporters(selections),
      },
    })
    return true
  }

  /** The cart is paid: the charge is used, only the order is made (MON-019). */
  const finish = async (id: string, { addressId, deliveryOption, notes }: OrderDraft): Promise<boolean> => {
    const attempt = await finishOrder(id, { addressId, deliveryOption, ...(notes === undefined ? {} : { notes }) })
    if (attempt !== null) void navigate(attemptPath(attempt))
    return attempt !== null
  }

  /** CHK-028. */
  const failureText = (error: unknown): string => {
    const isSilent = error instanceof ApiError && error.code !== 'offline' && error.serverMessage === undefined
    return isSilent ? t.payment.somethingWrong : notStartedText(error, t, t.payment.somethingWrong)
  }

  return { busy, phoneProblem, phoneField, addressPart, place, editCart: () => void navigate(paths.cart) }
}

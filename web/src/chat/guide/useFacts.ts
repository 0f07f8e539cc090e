import { useMemo } from 'react'
import { maskPhone } from '#contract/rules/phone.ts'
import { config } from '#web/api/config.ts'
import { useNow } from '#web/api/time.ts'
import { useAddresses } from '#web/features/addresses/book.ts'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { useCartChanges } from '#web/features/cart/today/checkCart.ts'
import { useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { paymentView } from '#web/features/payment/record/paymentView.ts'
import { currentCartRecord, useOpenCharges, useOwnRecords } from '#web/features/payment/usePayment.ts'
import { isFresh, useIntents } from '#web/features/session/intents.ts'
import { usePerson } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import type { Facts, PaymentFact } from './facts.ts'
import { usePhoneToPay } from './phoneToPay.ts'
import { useRegistering } from './registering.ts'
import { transporterAnswer } from './transporterAnswer.ts'

/** The facts of the stores, or null while one of them is still on its way (CHAT-011, CHAT-016). */
export function useFacts(): Facts | null {
  const { lines, checkoutId } = useCart()
  const draft = useCheckoutDraft()
  const payer = usePerson()
  const token = useSession((session) => session.token)
  const user = useSession((session) => session.user)
  const codeSent = useSession((session) => session.otpSent)
  const registering = useRegistering((state) => state.on)
  const storedAdd = useIntents((state) => state.intents.some((intent) => intent.kind === 'add' && isFresh(intent)))
  const phone = usePhoneToPay()
  const records = useOwnRecords()
  const { addresses, error: addressesFailed } = useAddresses()
  const cartChanged = useCartChanges().length > 0
  const record = currentCartRecord(records, checkoutId)
  const now = useNow(record?.stage === 'waiting' ? 1_000 : null)
  const payment = paymentFact(record, now)
  // One that only people can give back is told by the banner: it must not stand in the way of the next purchase.
  const unfinished = useOpenCharges().find((charge) => charge.finishable && !charge.refundAsked)?.id ?? null
  const placing = records.some((one) => one.stage === 'paid' && one.method === 'cash_on_delivery' && !one.trouble)
  const done = records.findLast((one) => one.stage === 'done' && one.purpose.kind === 'cart')
  const known = addresses?.some((address) => address.id === draft.addressId)
  const replaying = useIntents((state) => state.replaying)
  // A stored add is carried out right after sign-in: until then it is neither in the cart nor asked for.
  const ready =
    !replaying &&
    !(payer !== null && storedAdd) &&
    (token === null || payer !== null) &&
    (payer === null || addresses !== undefined || addressesFailed !== undefined)

  return useMemo(() => {
    if (!ready) return null
    return {
      now,
      unfinished,
      cartCount: cartCount(lines),
      storedAdd: payer === null && storedAdd,
      wanted: draft.checkoutRequested,
      // The thread keeps what it was told: no whole number (SEC-026).
      user: payer === null ? null : maskPhone(user?.phoneNumber ?? ''),
      codeSent,
      registering,
      addresses: addresses?.length ?? (addressesFailed ? 1 : 0),
      addressId: known ? draft.addressId : null,
      deliveryOption: draft.deliveryOption,
      transportersChosen: lines.length > 0 && lines.every((line) => draft.transporterSelections[line.productId] !== undefined),
      transporters: transporterAnswer(lines, draft.transporterSelections),
      method: draft.paymentMethod,
      phone: phone === null ? null : maskPhone(phone),
      cartChanged,
      payment,
      placing,
      ordered: done?.orderId && done.doneAt !== undefined ? { orderId: done.orderId, at: done.doneAt } : null,
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the second hand moves only what it is for
  }, [
    ready,
    unfinished,
    lines,
    storedAdd,
    draft,
    payer,
    codeSent,
    registering,
    addresses,
    addressesFailed,
    known,
    phone,
    cartChanged,
    payment?.id,
    payment?.kind,
    placing,
    done,
  ])
}

function paymentFact(record: ReturnType<typeof currentCartRecord>, now: number): PaymentFact | null {
  if (!record || record.method === 'cash_on_delivery') return null
  const view = paymentView(record, now, config.knowsExtensions)
  switch (view.kind) {
    case 'starting':
    case 'waiting':
    case 'creating':
      return { id: record.id, kind: 'waiting' }
    case 'stillChecking':
      return { id: record.id, kind: 'stillChecking' }
    case 'failed':
      return { id: record.id, kind: 'failed' }
    default:
      return null
  }
}

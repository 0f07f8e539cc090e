import { useMemo } from 'react'
import { maskPhone } from '#contract/rules/phone.ts'
import { config } from '#web/api/config.ts'
import { useNow } from '#web/api/time.ts'
import { useAddresses } from '#web/features/addresses/book.ts'
import { type CartLine, cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import type { CartChange } from '#web/features/cart/today/changes.ts'
import { useCartChanges } from '#web/features/cart/today/checkCart.ts'
import { type CheckoutChoices, chosenPlace, phoneToPay } from '#web/features/checkout/checkout.ts'
import { useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { paymentView } from '#web/features/payment/record/paymentView.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import type { OpenCharge } from '#web/features/payment/runner/openCharges.ts'
import { currentCartRecord, useOpenCharges, useOwnRecords } from '#web/features/payment/usePayment.ts'
import { isFresh, useIntents } from '#web/features/session/intents.ts'
import { usePerson } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import type { Facts, PaymentFact } from './facts.ts'
import { useIsRegistering } from './signIn/signedOut.ts'

/** Reads the facts from the stores; null while a store is still loading (CHAT-016). */
export function useFacts(): Facts | null {
  const { lines, checkoutId } = useCart()
  const { addresses, error } = useAddresses()
  const records = useOwnRecords()
  const cartRecord = currentCartRecord(records, checkoutId)
  const facts = factsOf({
    now: useNow(cartRecord?.stage === 'waiting' ? 1_000 : null),
    token: useSession((session) => session.token),
    payer: usePerson(),
    ownPhone: useSession((session) => session.user?.phoneNumber ?? ''),
    codeSent: useSession((session) => session.otpSent),
    registering: useIsRegistering(),
    hasStoredAdd: useIntents((state) => state.intents.some((intent) => intent.kind === 'add' && isFresh(intent))),
    replaying: useIntents((state) => state.replaying),
    lines,
    cartChanges: useCartChanges(),
    draft: useCheckoutDraft(),
    addresses,
    addressesFailed: error !== undefined,
    records,
    cartRecord,
    charges: useOpenCharges(),
    supportsExtensions: config.supportsExtensions,
  })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a passing second alone must not make new facts
  return useMemo(() => facts, [JSON.stringify({ ...facts, now: 0 })])
}

/** The store contents that the facts are made of, for the current person. */
export interface FactInputs {
  readonly now: number
  readonly token: string | null
  /** null until the user of the token is loaded. */
  readonly payer: string | null
  /** The phone number of the account; '' without an account. */
  readonly ownPhone: string
  readonly codeSent: boolean
  readonly registering: boolean
  readonly hasStoredAdd: boolean
  /** True while products that a guest wanted to add are put into the cart after sign-in. */
  readonly replaying: boolean
  readonly lines: readonly CartLine[]
  readonly cartChanges: readonly CartChange[]
  readonly draft: CheckoutChoices
  /** undefined until they are loaded. */
  readonly addresses: readonly { readonly id: string }[] | undefined
  readonly addressesFailed: boolean
  /** All payment records of this person, and the one of the current cart. */
  readonly records: readonly PaymentRecord[]
  readonly cartRecord: PaymentRecord | null
  readonly charges: readonly OpenCharge[]
  /** Whether the API supports idempotency keys (MON-006). */
  readonly supportsExtensions: boolean
}

/** Builds the facts; null while a store is still loading (CHAT-011, CHAT-016). */
export function factsOf(inputs: FactInputs): Facts | null {
  if (!areReady(inputs)) return null
  const { now, payer, lines, draft, addresses, records } = inputs
  const phone = phoneToPay(draft.phone, inputs.ownPhone, draft.paymentMethod)
  return {
    now,
    // A charge that only support can refund is shown in a banner and does not block the next purchase.
    unfinished: inputs.charges.find((charge) => charge.finishable && !charge.refundAsked)?.id ?? null,
    cartCount: cartCount(lines),
    checkoutRequested: draft.checkoutRequested,
    // Stored in the thread, so the number is masked (SEC-026).
    user: payer === null ? null : maskPhone(inputs.ownPhone),
    codeSent: inputs.codeSent,
    registering: inputs.registering,
    addresses: addresses?.length ?? (inputs.addressesFailed ? 1 : 0),
    addressId: chosenPlace(addresses, draft.addressId)?.id ?? null,
    usualRead: draft.usualRead,
    method: draft.paymentMethod,
    phone: phone === null ? null : maskPhone(phone),
    cartChanged: inputs.cartChanges.length > 0,
    ...(inputs.cartChanges[0] ? { cartChange: changeOf(inputs.cartChanges[0]) } : {}),
    payment: paymentFact(inputs.cartRecord, now, inputs.supportsExtensions),
    placing: records.some((record) => record.stage === 'paid' && record.method === 'cash_on_delivery' && !record.trouble),
    ordered: newestOrder(records),
  }
}

/** Returns the order made last from the cart on this device, with its time; null if there is none. */
function newestOrder(records: readonly PaymentRecord[]): Facts['ordered'] {
  const done = records.findLast((record) => record.stage === 'done' && record.purpose.kind === 'cart')
  return done?.orderId && done.doneAt ? { orderId: done.orderId, at: done.doneAt } : null
}

function changeOf(change: CartChange): NonNullable<Facts['cartChange']> {
  if (change.kind === 'price') return { by: 'price', from: change.from, to: change.to }
  return { by: 'stock', left: change.kind === 'stock' ? change.left : 0 }
}

function areReady({ replaying, payer, token, hasStoredAdd, addresses, addressesFailed }: FactInputs): boolean {
  if (replaying) return false
  if (payer === null) return token === null
  // A stored add runs right after sign-in. Until then the cart is incomplete, so the facts are not ready.
  return !hasStoredAdd && (addresses !== undefined || addressesFailed)
}

function paymentFact(record: PaymentRecord | null, now: number, supportsExtensions: boolean): PaymentFact | null {
  if (!record || record.method === 'cash_on_delivery') return null
  const view = paymentView(record, now, supportsExtensions)
  switch (view.kind) {
    case 'starting':
    case 'waiting':
    case 'creating':
      return { id: record.id, kind: 'waiting' }
    case 'stillChecking':
      return { id: record.id, kind: 'stillChecking' }
    case 'failed':
      return { id: record.id, kind: 'failed' }
    case 'none':
    case 'unfinished':
    case 'ordered':
      return null
  }
}

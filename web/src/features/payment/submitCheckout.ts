import type { OrderDraft } from '#contract/order.ts'
import { LIMITS } from '#contract/rules/constants.ts'
import { personNow } from '#web/features/session/person.ts'
import { type CartCheckout, cashOrderSettled, finishOrder, placeCashOrder } from './commands.ts'
import { recordsOf } from './device/records.ts'
import { PaymentNotStarted } from './PaymentNotStarted.ts'
import { fitsCart, type LineInCart, purchaseLines } from './record/purchaseLines.ts'
import { chargeForCart, type OpenCharge, openCharges } from './runner/openCharges.ts'
import { unfinishedOf, useUnfinished } from './runner/unfinished.ts'

export interface Submission {
  /** The order as chosen; null while something is not chosen yet. */
  order: OrderDraft | null
  /** Null where what was typed is no number to pay with. */
  phone: string | null
  /** The cart as the buyer sees it. */
  lines: readonly LineInCart[]
  cart: CartAccess
  /** Runs once the choices are complete, before the server is asked. */
  onAccepted?: () => void
  /** How a payment by mobile money goes on from here. */
  pay: (checkout: CartCheckout) => void | Promise<void>
}

/** A feature never imports another: whoever composes cart and payment passes these. */
export interface CartAccess {
  now: () => { lines: readonly LineInCart[]; checkoutId: string }
  /** Reads today's prices and stock; resolves with what changed. */
  check: () => Promise<readonly unknown[]>
}

export type SubmitResult =
  | { kind: 'incomplete' }
  | { kind: 'notesTooLong' }
  /** The cart was paid for already: its charge is used (MON-019). Null where the charge is no longer known. */
  | { kind: 'finishing'; recordId: string | null }
  /** Prices or stock changed: the cart shows how (MON-003). */
  | { kind: 'pricesChanged' }
  /** Another tab or the dock changed the cart since the tap (PAY-002). */
  | { kind: 'cartChanged' }
  | { kind: 'ordered'; orderId: string }
  | { kind: 'paying'; checkout: CartCheckout }
  /** The session ended under way: the order is made once its payer is back (MON-013). */
  | { kind: 'sessionEnded' }

/**
 * Orders or pays what the buyer has in sight, with the same checks in the same order in the thread and on the page.
 * Throws PaymentNotStarted, and ApiError where something was read first.
 */
export async function submitCheckout({ order, phone, lines, cart, onAccepted, pay }: Submission): Promise<SubmitResult> {
  if (order === null || phone === null) return { kind: 'incomplete' }
  if ((order.notes ?? '').length > LIMITS.notes) return { kind: 'notesTooLong' }
  const inSight = purchaseLines(lines)
  onAccepted?.()
  const charge = chargeForCart(openChargesNow(), cart.now().checkoutId)
  if (charge) return finish(charge.id, order)
  if ((await cart.check()).length > 0) return { kind: 'pricesChanged' }
  const today = cart.now()
  if (!fitsCart(inSight, today.lines)) return { kind: 'cartChanged' }
  const checkout = { lines: inSight, order, phone, checkoutId: today.checkoutId }
  if (order.paymentMethod === 'cash_on_delivery') return orderWithCash(checkout, cart)
  await pay(checkout)
  return { kind: 'paying', checkout }
}

/** Only what is still to be chosen goes into the order; what was paid for stays. */
async function finish(chargeId: string, { addressId, deliveryOption, notes }: OrderDraft): Promise<SubmitResult> {
  const patch = { addressId, deliveryOption, ...(notes === undefined ? {} : { notes }) }
  return { kind: 'finishing', recordId: await finishOrder(chargeId, patch) }
}

async function orderWithCash(checkout: CartCheckout, cart: CartAccess): Promise<SubmitResult> {
  try {
    return await orderedOrSignedOut(placeCashOrder(checkout))
  } catch (error) {
    const isShort = error instanceof PaymentNotStarted && error.trouble?.needs === 'stock'
    if (isShort && (await cart.check().catch(() => [])).length > 0) return { kind: 'pricesChanged' }
    throw error
  }
}

/** Waits for a cash order that is on its way already: its session ended under way, or the page was loaded anew. Throws as submitCheckout. */
export const resumeCashOrder = (id: string): Promise<SubmitResult> => orderedOrSignedOut(cashOrderSettled(id))

async function orderedOrSignedOut(order: Promise<{ orderId: string }>): Promise<SubmitResult> {
  try {
    return { kind: 'ordered', ...(await order) }
  } catch (error) {
    if (error instanceof PaymentNotStarted && error.reason === 'sessionEnded') return { kind: 'sessionEnded' }
    throw error
  }
}

function openChargesNow(): OpenCharge[] {
  const payer = personNow()
  return openCharges(recordsOf(payer), unfinishedOf(useUnfinished.getState(), payer))
}

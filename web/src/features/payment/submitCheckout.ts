import type { OrderDraft } from '#contract/order.ts'
import { LIMITS } from '#contract/rules/constants.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { personNow } from '#web/features/session/person.ts'
import { type CartCheckout, finishOrder, placeCashOrder, waitForCashOrder } from './commands.ts'
import { recordsOf } from './device/records.ts'
import { PaymentNotStarted } from './PaymentNotStarted.ts'
import { fitsCart, purchaseLines } from './record/purchaseLines.ts'
import { chargeForCart, type OpenCharge, openCharges } from './runner/openCharges.ts'
import { unfinishedOf, useUnfinished } from './runner/unfinished.ts'

export interface Submission {
  /** The order as chosen; null if a choice is missing. */
  order: OrderDraft | null
  /** Null if the text typed is not a valid number. */
  phone: string | null
  /** The cart as shown to the buyer. */
  lines: readonly CartLine[]
  cart: CartAccess
  /** Runs once the choices are complete, before any request is sent. */
  onAccepted?: () => void
  /** Called for mobile money once all checks passed: pays, or opens the payment page. */
  pay: (checkout: CartCheckout) => void | Promise<void>
}

/** A feature must not import the store of another, so the caller passes the cart's functions. */
export interface CartAccess {
  now: () => { lines: readonly CartLine[]; checkoutId: string }
  /** Reads today's prices and stock, and returns the changes. */
  check: () => Promise<readonly unknown[]>
}

export type SubmitResult =
  | { kind: 'incomplete' }
  | { kind: 'notesTooLong' }
  /** The cart was already paid for, so its charge is used (MON-019). Null if the charge is unknown by now. */
  | { kind: 'finishing'; recordId: string | null }
  /** Prices or stock changed; the cart shows the changes (MON-003). */
  | { kind: 'pricesChanged' }
  /** Another tab or the dock changed the cart after the tap (PAY-002). */
  | { kind: 'cartChanged' }
  | { kind: 'ordered'; orderId: string }
  | { kind: 'paying'; checkout: CartCheckout }
  /** Whether this or an earlier cash order exists is not known yet; the app asks on and says so (MON-041). */
  | { kind: 'unknown' }
  /** The session ended before the order was created. It will be created once its payer signs in again (MON-013). */
  | { kind: 'sessionEnded' }

/**
 * Checks the cart the buyer sees, then places a cash order or hands over to `pay`. Shared by the thread and the checkout page. Throws
 * PaymentNotStarted, or ApiError if reading prices failed.
 */
export async function submitCheckout({ order, phone, lines, cart, onAccepted, pay }: Submission): Promise<SubmitResult> {
  if (order === null || phone === null) return { kind: 'incomplete' }
  if ((order.notes ?? '').length > LIMITS.notes) return { kind: 'notesTooLong' }
  const shownLines = purchaseLines(lines)
  onAccepted?.()
  const charge = chargeForCart(openChargesNow(), cart.now().checkoutId)
  if (charge) return finishPaidCart(charge.id, order)
  if ((await cart.check()).length > 0) return { kind: 'pricesChanged' }
  const today = cart.now()
  if (!fitsCart(shownLines, today.lines)) return { kind: 'cartChanged' }
  const checkout = { lines: shownLines, order, phone, checkoutId: today.checkoutId }
  if (order.paymentMethod === 'cash_on_delivery') return orderWithCash(checkout, cart)
  await pay(checkout)
  return { kind: 'paying', checkout }
}

/** Adds only the choices that may still change; the paid items stay as they are. */
async function finishPaidCart(chargeId: string, { addressId, deliveryOption, notes }: OrderDraft): Promise<SubmitResult> {
  const patch = { addressId, deliveryOption, ...(notes === undefined ? {} : { notes }) }
  return { kind: 'finishing', recordId: await finishOrder(chargeId, patch) }
}

async function orderWithCash(checkout: CartCheckout, cart: CartAccess): Promise<SubmitResult> {
  try {
    return await toSubmitResult(placeCashOrder(checkout))
  } catch (error) {
    const isStockShort = error instanceof PaymentNotStarted && error.trouble?.needs === 'stock'
    if (isStockShort && (await cart.check().catch(() => [])).length > 0) return { kind: 'pricesChanged' }
    throw error
  }
}

/** Waits for a cash order that was already sent, after a sign-in or a reload. Throws like submitCheckout. */
export const resumeCashOrder = (id: string): Promise<SubmitResult> => toSubmitResult(waitForCashOrder(id))

async function toSubmitResult(order: Promise<{ orderId: string }>): Promise<SubmitResult> {
  try {
    return { kind: 'ordered', ...(await order) }
  } catch (error) {
    if (error instanceof PaymentNotStarted && error.reason === 'sessionEnded') return { kind: 'sessionEnded' }
    if (error instanceof PaymentNotStarted && error.reason === 'unclear') return { kind: 'unknown' }
    throw error
  }
}

function openChargesNow(): OpenCharge[] {
  const payer = personNow()
  return openCharges(recordsOf(payer), unfinishedOf(useUnfinished.getState(), payer))
}

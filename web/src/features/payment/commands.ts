import type { OrderDraft } from '#contract/order.ts'
import { feeOf, payableAmount, subtotalOf } from '#contract/rules/money.ts'
import { normalPhone } from '#contract/rules/phone.ts'
import { config } from '#web/api/config.ts'
import { randomId } from '#web/api/ids.ts'
import { seemsOffline } from '#web/api/lazyImport.ts'
import { now } from '#web/api/time.ts'
import { personNow } from '#web/features/session/person.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'
import { storeCheckout } from './device/checkoutData.ts'
import { ensureRecordForCharge } from './device/ensureRecordForCharge.ts'
import { addRecord, changeRecord, recordsOf, removeRecord, rereadRecords } from './device/records.ts'
import { PaymentNotStarted } from './PaymentNotStarted.ts'
import { blocks, blocksCart, isOpenCash, isRefusedCash, isSameAttempt, isUnclearStart } from './record/conflicts.ts'
import { newRecord } from './record/newRecord.ts'
import type { PurchaseLine } from './record/purchaseLines.ts'
import { isFor, type PaymentRecord, type Purpose, samePurpose } from './record/record.ts'
import type { OrderPatch } from './record/transition.ts'
import { readUnfinished } from './runner/unfinished.ts'
import { waitForOrder } from './runner/waitForOrder.ts'

/** A cart at the moment of purchase, as the buyer saw it. */
export interface CartCheckout {
  lines: readonly PurchaseLine[]
  order: OrderDraft
  phone: string
  checkoutId: string
}

/** Stores what the payment page needs after a reload (CHK-031, CHK-032). */
export function prepareCheckout({ lines, order, phone, checkoutId }: CartCheckout): void {
  const amount = subtotalOf(lines)
  storeCheckout(
    { order, lines: [...lines], amount, phone: normalPhone(phone), payer: requirePayer(), checkoutId },
    amount + feeOf(order.deliveryOption),
  )
}

/** Starts a payment of the items' amount. Resolves once the attempt is stored; the runner sends it. Throws PaymentNotStarted. */
export async function payForCart(checkout: {
  order: OrderDraft
  amount: number | string
  phone: string
  checkoutId: string
  lines?: readonly PurchaseLine[] | undefined
}): Promise<void> {
  const { order, checkoutId, lines, amount, phone } = checkout
  await startAttempt({ kind: 'cart', order, checkoutId, ...(lines && { lines: [...lines] }) }, amount, phone)
}

/**
 * Starts a payment for an existing order: a success marks it as paid and creates no new order (PAY-053 to PAY-059). Throws
 * PaymentNotStarted.
 */
export async function payForOrder(order: {
  orderId: string
  addressId?: string
  amount: number
  phone: string
  /** Asks the server whether the amount is still due (MON-040). */
  isStillDue: () => Promise<boolean>
}): Promise<void> {
  const { orderId, addressId } = order
  requirePayer()
  requireNetwork()
  if (!(await order.isStillDue())) throw new PaymentNotStarted('orderChanged')
  await startAttempt({ kind: 'order', orderId, ...(addressId === undefined ? {} : { addressId }) }, order.amount, order.phone)
}

/**
 * Creates a cash order and waits for the result (CHK-043, CHK-044). Throws PaymentNotStarted. A refused order leaves no record. While the
 * result of an order is unknown, only the same order may be sent again (MON-041).
 */
export async function placeCashOrder({ lines, order, phone, checkoutId }: CartCheckout): Promise<{ orderId: string }> {
  const payer = requirePayer()
  requireNetwork()
  const attempt = {
    payer,
    purpose: { kind: 'cart' as const, order, checkoutId, lines: [...lines] },
    amount: subtotalOf(lines) + feeOf(order.deliveryOption),
    phone: normalPhone(phone),
  }
  for (const old of recordsOf(payer).filter(isRefusedCash)) await removeRecord(old.id)
  const same = recordsOf(payer).find((one) => isOpenCash(one) && isSameAttempt(one, attempt))
  if (same) {
    await changeRecord(same.id, { kind: 'orderAgain' })
    return waitForCashOrder(same.id)
  }
  const record = { ...newRecord({ ...attempt, method: 'cash_on_delivery' }), stage: 'paid' as const, transactionId: cashTransactionId() }
  if (!(await addRecord(record, (stored) => stored.some((one) => one.payer === payer && blocksCart(one, checkoutId)))))
    throw await blocked(payer)
  return waitForCashOrder(record.id)
}

/**
 * Checks the status when the buyer asks for it; the result is handled like that of the automatic check (PAY-041). Without a reference it
 * shows an error (PAY-042).
 */
export async function checkPayment(id: string): Promise<void> {
  const record = await changeRecord(id, { kind: 'checkAsked' })
  if (record?.reference) return
  toastOf('payment').failure(() => textsNow('payment').payment.noReference)
  rereadRecords()
}

/** Dismisses a failure the buyer has seen. A late success still counts (MON-027). */
export const dismissFailure = (id: string): Promise<PaymentRecord | null> => changeRecord(id, { kind: 'dismissed' })

/** Dismisses the attempt after the buyer confirmed the warning, so that a new prompt can be sent. The first may still succeed (MON-011). */
export const payAgain = (id: string): Promise<PaymentRecord | null> => changeRecord(id, { kind: 'payAgain', now: now() })

/** Dismisses all failures when the buyer leaves the payment page (PAY-018). A start that must not be repeated stays open (MON-006). */
export async function dismissFailures(): Promise<void> {
  for (const record of recordsOf(personNow()))
    if (record.stage === 'refused' && !record.dismissed && (config.supportsExtensions || !record.unclear)) await dismissFailure(record.id)
}

/**
 * Sends the order of a payment again, without charging again (MON-019, MON-023). `patch` holds the choices that may still change. Returns
 * the record's id, or null if there is neither a record nor a charge with this `id`.
 */
export async function finishOrder(id: string, patch?: OrderPatch): Promise<string | null> {
  const own = await ensureRecordForCharge(id)
  if (own !== null) await changeRecord(own, { kind: 'orderAgain', order: patch })
  return own
}

async function startAttempt(purpose: Purpose, amount: number | string, typed: string): Promise<void> {
  const payer = requirePayer()
  const attempt = { payer, purpose, amount: readAmount(amount), phone: normalPhone(typed) }
  requireNetwork()
  const own = recordsOf(payer)
  const unclear = own.filter((record) => isUnclearStart(record) && samePurpose(record.purpose, purpose))
  if (unclear.length > 0 && (await recoverLostCharge(unclear))) return
  const repeat = config.supportsExtensions && unclear.find((record) => isSameAttempt(record, attempt))
  if (repeat) {
    await changeRecord(repeat.id, { kind: 'startAgain', now: now() })
    return
  }
  const stored = await addRecord(newRecord(attempt), (all) => all.some((one) => one.payer === payer && blocks(one, purpose)))
  if (!stored) throw await blocked(payer)
  for (const old of own) if (old.stage === 'refused' && !old.reference && !old.unclear) await removeRecord(old.id)
}

/** Returns the error for a purchase that an open one prevents: an order that may exist, which is asked about now, or a payment. */
async function blocked(payer: string): Promise<PaymentNotStarted> {
  const cash = recordsOf(payer).find(isOpenCash)
  if (!cash) return new PaymentNotStarted('alreadyWaiting')
  await changeRecord(cash.id, { kind: 'checkAsked' })
  return new PaymentNotStarted('unclear')
}

/**
 * Looks in the server's list for the charge of an earlier start without a response. Returns true if there is one: only its order is missing
 * (MON-022).
 */
async function recoverLostCharge(unclear: readonly PaymentRecord[]): Promise<boolean> {
  for (const { reference, transactionId, amount, ...goods } of (await readUnfinished()) ?? []) {
    const attempt = unclear.find(({ purpose }) => isFor(purpose, goods))
    if (!attempt) continue
    await changeRecord(attempt.id, { kind: 'chargeFound', transactionId, reference, charged: amount })
    return true
  }
  return false
}

/** Waits for the order of a cash record and removes the record if the order is refused. Throws PaymentNotStarted. */
export async function waitForCashOrder(id: string): Promise<{ orderId: string }> {
  try {
    return await waitForOrder(id)
  } catch (error) {
    if (error instanceof PaymentNotStarted && error.reason === 'refused') await removeRecord(id)
    throw error
  }
}

/** Parses the amount to whole shillings (PAY-010 to PAY-012). Throws PaymentNotStarted. */
function readAmount(amount: number | string): number {
  const read = payableAmount(amount)
  if ('problem' in read) throw new PaymentNotStarted(read.problem)
  return read.amount
}

const cashTransactionId = (): string => `COD-${now()}-${randomId().replaceAll('-', '').slice(0, 8).toUpperCase()}`

/** Throws if the device is offline. A payment that has already started continues (CHAT-068). */
function requireNetwork(): void {
  if (seemsOffline()) throw new PaymentNotStarted('offline')
}

function requirePayer(): string {
  const payer = personNow()
  if (payer === null) throw new PaymentNotStarted('signedOut')
  return payer
}

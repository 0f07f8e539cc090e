import type { OrderDraft } from '#contract/order.ts'
import { feeOf, payableAmount, subtotalOf } from '#contract/rules/money.ts'
import { normalPhone } from '#contract/rules/phone.ts'
import { config } from '#web/api/config.ts'
import { randomId } from '#web/api/ids.ts'
import { saysOffline } from '#web/api/lazyImport.ts'
import { now } from '#web/api/time.ts'
import { personNow } from '#web/features/session/person.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'
import { storeCheckout } from './device/checkoutData.ts'
import { ensureRecordForCharge } from './device/ensureRecordForCharge.ts'
import { addRecord, changeRecord, removeRecord, rereadRecords, useRecords } from './device/records.ts'
import { PaymentNotStarted } from './PaymentNotStarted.ts'
import { phoneOf } from './record/phoneOf.ts'
import type { PurchaseLine } from './record/purchaseLines.ts'
import { isFor, samePurpose } from './record/purpose.ts'
import type { PaymentRecord, Purpose } from './record/record.ts'
import type { OrderPatch } from './record/transition.ts'
import { findOrderOf } from './runner/findOrder.ts'
import { readUnfinished } from './runner/unfinished.ts'

export interface CartCheckout {
  lines: readonly PurchaseLine[]
  draft: OrderDraft
  phone: string
  checkoutId: string
}

/** Keeps what the payment page needs (CHK-031, CHK-032). */
export function prepareCheckout({ lines, draft, phone, checkoutId }: CartCheckout): void {
  const amount = subtotalOf(lines)
  storeCheckout(
    { order: draft, lines: [...lines], amount, phone: normalPhone(phone), payer: requirePayer(), checkoutId },
    amount + feeOf(draft.deliveryOption),
  )
}

/** Asks the phone for the items' amount; resolves once the attempt is stored, the runner does the rest. */
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

/** PAY-053 to PAY-059: success marks this order paid and creates none. */
export async function payForOrder(order: { orderId: string; addressId?: string; amount: number; phone: string }): Promise<void> {
  const { orderId, addressId } = order
  await startAttempt({ kind: 'order', orderId, ...(addressId === undefined ? {} : { addressId }) }, order.amount, order.phone)
}

/** Creates the order at once (CHK-043, CHK-044). A refusal leaves nothing behind; an unclear answer is settled by the next call. */
export async function placeCashOrder({ lines, draft, phone, checkoutId }: CartCheckout): Promise<{ orderId: string }> {
  const payer = requirePayer()
  requireNetwork()
  const purpose: Purpose = { kind: 'cart', order: draft, checkoutId, lines: [...lines] }
  const amount = subtotalOf(lines) + feeOf(draft.deliveryOption)
  const unsettled = useRecords.getState().records.find((record) => record.payer === payer && isOpenCash(record))
  if (unsettled) {
    if (sameAttempt(unsettled, purpose, amount, phone) || (await findOrderOf(unsettled.transactionId ?? ''))) {
      await changeRecord(unsettled.id, { kind: 'orderAgain' })
      return settled(unsettled.id)
    }
    // Chosen otherwise since, and never made: repeating it would order what is no longer in sight (PAY-002).
    await removeRecord(unsettled.id)
  }
  const id = randomId()
  const record = aRecord(id, payer, purpose, amount, phone)
  const cash: PaymentRecord = { ...record, method: 'cash_on_delivery', stage: 'paid', transactionId: cashTransactionId() }
  if (!(await addRecord(cash, (stored) => stored.some((one) => one.payer === payer && blocksCart(one, checkoutId)))))
    throw new PaymentNotStarted('alreadyWaiting')
  return settled(id)
}

/** PAY-041: the same branches as the check at the end of the countdown. Without its record there is no reference to ask by (PAY-042). */
export async function checkPayment(id: string): Promise<void> {
  const record = await changeRecord(id, { kind: 'checkAsked' })
  if (record?.reference) return
  toast.failure(textsNow('payment').payment.noReference)
  rereadRecords()
}

/** The failure is read; the record goes on listening for a late success (MON-027). */
export const leaveFailure = (id: string): Promise<PaymentRecord | null> => changeRecord(id, { kind: 'dismissed' })

/** MON-011: asked and agreed; the first attempt goes on listening. */
export const payAgain = (id: string): Promise<PaymentRecord | null> => changeRecord(id, { kind: 'payAgain', now: now() })

/** PAY-018: who leaves the page has read the failure. A start that may not be repeated goes on waiting (MON-006). */
export async function leavePage(): Promise<void> {
  const payer = personNow()
  for (const record of useRecords.getState().records)
    if (record.payer === payer && record.stage === 'refused' && !record.dismissed && (config.knowsExtensions || !record.unclear))
      await leaveFailure(record.id)
}

/** MON-019, MON-023: repeats only the order, never the charge; `patch` is what of it may still be chosen. Answers the record's id. */
export async function finishOrder(id: string, patch?: OrderPatch): Promise<string | null> {
  const own = await ensureRecordForCharge(id)
  if (own !== null) await changeRecord(own, { kind: 'orderAgain', order: patch })
  return own
}

async function startAttempt(purpose: Purpose, asked: number | string, phone: string): Promise<void> {
  const payer = requirePayer()
  const amount = readAmount(asked)
  requireNetwork()
  const own = ownOf(payer)
  const unclear = own.filter((record) => isUnclearStart(record) && samePurpose(record.purpose, purpose))
  if (unclear.length > 0 && (await foundCharged(unclear))) return
  const repeat = config.knowsExtensions && unclear.find((record) => sameAttempt(record, purpose, amount, phone))
  if (repeat) {
    await changeRecord(repeat.id, { kind: 'startAgain', now: now() })
    return
  }
  const record = aRecord(randomId(), payer, purpose, amount, phone)
  const stored = await addRecord(record, (all) => all.some((one) => one.payer === payer && blocks(one, purpose)))
  if (!stored) throw new PaymentNotStarted('alreadyWaiting')
  for (const old of own) if (old.stage === 'refused' && !old.reference && !old.unclear) await removeRecord(old.id)
}

/** Before a new start the lost one is looked for: if it was charged, only the order is missing (MON-022). */
async function foundCharged(unclear: readonly PaymentRecord[]): Promise<boolean> {
  for (const { reference, transactionId, amount, ...goods } of (await readUnfinished()) ?? []) {
    const attempt = unclear.find(({ purpose }) => isFor(purpose, goods))
    if (!attempt) continue
    await changeRecord(attempt.id, { kind: 'chargeFound', transactionId, reference, charged: amount })
    return true
  }
  return false
}

/** PAY-010 to PAY-012. */
function readAmount(asked: number | string): number {
  const read = payableAmount(asked)
  if ('problem' in read) throw new PaymentNotStarted(read.problem)
  return read.amount
}

const aRecord = (id: string, payer: string, purpose: Purpose, amount: number, phone: string): PaymentRecord => ({
  id,
  payer,
  method: 'mobile_money',
  purpose,
  amount,
  phone: normalPhone(phone),
  idempotencyKey: randomId(),
  createdAt: now(),
  stage: 'asked',
})

const ownOf = (payer: string): PaymentRecord[] => useRecords.getState().records.filter((record) => record.payer === payer)
const isUnclearStart = (record: PaymentRecord): boolean => record.stage === 'refused' && record.unclear === true && !record.reference

/** MON-010: one open payment for the cart; a charge without its order blocks the same cart as well (MON-019). */
const blocks = (record: PaymentRecord, purpose: Purpose): boolean =>
  purpose.kind === 'cart'
    ? blocksCart(record, purpose.checkoutId)
    : samePurpose(record.purpose, purpose) && (isWaiting(record) || isPaid(record))
const blocksCart = (record: PaymentRecord, checkoutId: string): boolean =>
  record.purpose.kind === 'cart' && (isWaiting(record) || (isPaid(record) && record.purpose.checkoutId === checkoutId))
const isWaiting = (record: PaymentRecord): boolean =>
  !record.dismissed && (record.stage === 'asked' || record.stage === 'waiting' || (!config.knowsExtensions && isUnclearStart(record)))
const isPaid = (record: PaymentRecord): boolean => record.stage === 'paid' && record.trouble?.kind !== 'second'
const isOpenCash = (record: PaymentRecord): boolean => record.method === 'cash_on_delivery' && record.stage === 'paid'

const sameAttempt = (record: PaymentRecord, purpose: Purpose, amount: number, phone: string): boolean =>
  record.amount === amount && phoneOf(record) === normalPhone(phone) && JSON.stringify(record.purpose) === JSON.stringify(purpose)

const cashTransactionId = (): string => `COD-${now()}-${randomId().replaceAll('-', '').slice(0, 8).toUpperCase()}`

function settled(id: string): Promise<{ orderId: string }> {
  return new Promise((resolve, reject) => {
    const look = (): boolean => {
      const record = useRecords.getState().records.find((one) => one.id === id)
      if (record?.stage === 'done') resolve({ orderId: record.orderId ?? '' })
      else if (!record) reject(new PaymentNotStarted('gone'))
      else if (record.trouble) {
        if (record.trouble.kind === 'order') void removeRecord(id)
        reject(new PaymentNotStarted(record.trouble.kind === 'order' ? 'refused' : 'unclear', record.trouble))
      } else return false
      return true
    }
    if (look()) return
    const stop = useRecords.subscribe(() => {
      if (look()) stop()
    })
  })
}

/** Offline neither a payment nor an order is begun; one under way goes on as before (CHAT-068). */
function requireNetwork(): void {
  if (saysOffline()) throw new PaymentNotStarted('offline')
}

function requirePayer(): string {
  const payer = personNow()
  if (payer === null) throw new PaymentNotStarted('signedOut')
  return payer
}

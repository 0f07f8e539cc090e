import { config } from '#web/api/config.ts'
import { now, useNow } from '#web/api/time.ts'
import { usePerson } from '#web/features/session/person.ts'
import { useRecords } from './device/records.ts'
import { isOpenCash } from './record/conflicts.ts'
import { type PaymentView, paymentView } from './record/paymentView.ts'
import { type PaymentRecord, samePurpose } from './record/record.ts'
import { type OpenCharge, openCharges } from './runner/openCharges.ts'
import { unfinishedOf, useUnfinished } from './runner/unfinished.ts'

/** The payer's attempts, newest last. */
export function useOwnRecords(): readonly PaymentRecord[] {
  const payer = usePerson()
  const records = useRecords((state) => state.records)
  return payer === null ? [] : records.filter((record) => record.payer === payer)
}

/** The payer's charges that have neither an order nor a refund (MON-021). */
export function useOpenCharges(): readonly OpenCharge[] {
  const payer = usePerson()
  const records = useOwnRecords()
  const unfinished = useUnfinished()
  return payer === null ? [] : openCharges(records, unfinishedOf(unfinished, payer))
}

/** The attempt the payment page and the thread show for the cart: the newest open one, else the last one of this cart. */
export function currentCartRecord(records: readonly PaymentRecord[], checkoutId: string): PaymentRecord | null {
  const cart = records.filter((record) => record.purpose.kind === 'cart' && !record.dismissed && !isSuperseded(record, records))
  const open = cart.findLast((record) => record.stage === 'asked' || record.stage === 'waiting' || isShownPaid(record, checkoutId))
  if (open) return open
  const last = cart.findLast((record) => record.trouble?.kind !== 'second')
  return last && last.purpose.kind === 'cart' && last.purpose.checkoutId === checkoutId ? last : null
}

export const currentOrderRecord = (records: readonly PaymentRecord[], orderId: string): PaymentRecord | null =>
  records.findLast((record) => record.purpose.kind === 'order' && record.purpose.orderId === orderId && !record.dismissed) ?? null

/** Ticks once a second, but only during a countdown (PAY-019) or until the buyer may pay again (MON-011). */
export function usePaymentView(record: PaymentRecord | null): PaymentView {
  const isOpen = record?.stage === 'waiting' || (record?.stage === 'refused' && !config.supportsExtensions)
  const time = useNow(isOpen ? 1_000 : null)
  return paymentView(record, time, config.supportsExtensions)
}

/** The attempt with this id, null if this device has no record of it, and how it is shown. */
export function usePaymentById(id: string): { readonly record: PaymentRecord | null; readonly view: PaymentView } {
  const record = useRecords(({ records }) => records.find((one) => one.id === id) ?? null)
  return { record, view: usePaymentView(record) }
}

/** The payer's cash order that was sent, but does not have a result yet (MON-013, MON-041). It may be of an earlier cart. */
export const useOpenCash = (): PaymentRecord | null => useOwnRecords().find(isOpenCash) ?? null

/** How long an order counts as just made, in ms. A reload may take a while on a slow phone. */
const JUST_NOW = 60_000

/**
 * The attempt whose order was created shortly before this page loaded. A buyer who signed in again or reloaded still sees the order
 * (PAY-051, CHK-044).
 */
export function justOrdered(records: readonly PaymentRecord[]): PaymentRecord | null {
  const last = records.findLast(({ stage, purpose }) => stage === 'done' && purpose.kind === 'cart')
  return last?.doneAt !== undefined && now() - last.doneAt < JUST_NOW ? last : null
}

/** True if another attempt already created the order for this cart. This attempt is hidden, but its result is awaited (MON-029). */
export const isSuperseded = (record: PaymentRecord, records: readonly PaymentRecord[]): boolean =>
  record.stage !== 'done' && records.some(({ stage, purpose }) => stage === 'done' && samePurpose(purpose, record.purpose))

/**
 * True if a charged payment is shown for this cart. While its order is being created, it is shown for any cart. A payment in trouble is
 * shown only for its own cart, or it would hide the payment of the next cart.
 */
const isShownPaid = ({ stage, trouble, purpose }: PaymentRecord, checkoutId: string): boolean =>
  stage === 'paid' && (trouble === undefined || (trouble.kind !== 'second' && purpose.kind === 'cart' && purpose.checkoutId === checkoutId))

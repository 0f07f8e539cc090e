import { config } from '#web/api/config.ts'
import { now, useNow } from '#web/api/time.ts'
import { usePerson } from '#web/features/session/person.ts'
import { useRecords } from './device/records.ts'
import { isOpenCash } from './record/conflicts.ts'
import { type PaymentView, paymentView } from './record/paymentView.ts'
import { type PaymentRecord, samePurpose } from './record/record.ts'
import { type OpenCharge, openCharges } from './runner/openCharges.ts'
import { unfinishedOf, useUnfinished } from './runner/unfinished.ts'

/** The payer's attempts, the newest last. */
export function useOwnRecords(): readonly PaymentRecord[] {
  const payer = usePerson()
  const records = useRecords((state) => state.records)
  return payer === null ? [] : records.filter((record) => record.payer === payer)
}

/** The payer's money that is neither in an order nor back (MON-021). */
export function useOpenCharges(): readonly OpenCharge[] {
  const payer = usePerson()
  const records = useOwnRecords()
  const unfinished = useUnfinished()
  return payer === null ? [] : openCharges(records, unfinishedOf(unfinished, payer))
}

/** The attempt which the cart's payment page and the thread show: the newest that is open, failed in sight, or just done. */
export function currentCartRecord(records: readonly PaymentRecord[], checkoutId: string): PaymentRecord | null {
  const cart = records.filter((record) => record.purpose.kind === 'cart' && !record.dismissed && !isLeftOver(record, records))
  const open = cart.findLast((record) => record.stage === 'asked' || record.stage === 'waiting' || isPaidFor(record, checkoutId))
  if (open) return open
  const last = cart.findLast((record) => record.trouble?.kind !== 'second')
  return last && last.purpose.kind === 'cart' && last.purpose.checkoutId === checkoutId ? last : null
}

export const currentOrderRecord = (records: readonly PaymentRecord[], orderId: string): PaymentRecord | null =>
  records.findLast((record) => record.purpose.kind === 'order' && record.purpose.orderId === orderId && !record.dismissed) ?? null

/** Ticks once a second only while a countdown runs (PAY-019), and until a further push may be asked for (MON-011). */
export function usePaymentView(record: PaymentRecord | null): PaymentView {
  const isOpen = record?.stage === 'waiting' || (record?.stage === 'refused' && !config.knowsExtensions)
  const time = useNow(isOpen ? 1_000 : null)
  return paymentView(record, time, config.knowsExtensions)
}

/** The cash order of this cart that has been sent, and whose outcome nobody may have seen (MON-013). */
export const openCashRecord = (records: readonly PaymentRecord[], checkoutId: string): PaymentRecord | null =>
  records.find((record) => isOpenCash(record) && record.purpose.kind === 'cart' && record.purpose.checkoutId === checkoutId) ?? null

/** How long an order counts as just made: a page that is loaded anew may take that long on a slow phone. */
const JUST_NOW = 60_000

/** The attempt whose order was made before this page came: a buyer who signed in again, or loaded the page anew, still sees the order (PAY-051, CHK-044). */
export function justOrdered(records: readonly PaymentRecord[]): PaymentRecord | null {
  const last = records.findLast(({ stage, purpose }) => stage === 'done' && purpose.kind === 'cart')
  return last?.doneAt !== undefined && now() - last.doneAt < JUST_NOW ? last : null
}

/** Another attempt for the same cart made the order: this one is only listened for (MON-029). */
export const isLeftOver = (record: PaymentRecord, records: readonly PaymentRecord[]): boolean =>
  record.stage !== 'done' && records.some(({ stage, purpose }) => stage === 'done' && samePurpose(purpose, record.purpose))

/** An order on its way is shown whatever its cart; one that cannot be made only with its own, or it would stand in the next one's way. */
const isPaidFor = ({ stage, trouble, purpose }: PaymentRecord, checkoutId: string): boolean =>
  stage === 'paid' && (trouble === undefined || (trouble.kind !== 'second' && purpose.kind === 'cart' && purpose.checkoutId === checkoutId))

import { useNow } from '#web/api/time.ts'
import { usePayer } from './payer.ts'
import { type PaymentView, paymentView } from './paymentView.ts'
import type { PaymentRecord } from './record.ts'
import { useRecords } from './records.ts'

/** The payer's attempts, the newest last. */
export function useOwnRecords(): readonly PaymentRecord[] {
  const payer = usePayer()
  const records = useRecords((state) => state.records)
  return payer === null ? [] : records.filter((record) => record.payer === payer)
}

/** The attempt which the cart's payment page and the thread show: the newest that is open, failed in sight, or just done. */
export function currentCartRecord(records: readonly PaymentRecord[], checkoutId: string): PaymentRecord | null {
  const cart = records.filter((record) => record.purpose.kind === 'cart' && !record.dismissed)
  const open = cart.findLast((record) => record.stage === 'asked' || record.stage === 'waiting' || record.stage === 'paid')
  if (open) return open
  const last = cart.at(-1)
  return last && last.purpose.kind === 'cart' && last.purpose.checkoutId === checkoutId ? last : null
}

export const currentOrderRecord = (records: readonly PaymentRecord[], orderId: string): PaymentRecord | null =>
  records.findLast((record) => record.purpose.kind === 'order' && record.purpose.orderId === orderId && !record.dismissed) ?? null

/** Ticks once a second only while a countdown runs (PAY-019). */
export function usePaymentView(record: PaymentRecord | null): PaymentView {
  const now = useNow(record?.stage === 'waiting' ? 1_000 : null)
  return paymentView(record, now)
}

import type { PaymentRecord } from './record/record.ts'

/** Returns the number that paid for an order. Null for cash, or if the payment was made on another device. */
export function payerNumberOf(records: readonly PaymentRecord[], orderId: string): string | null {
  const paid = records.findLast(
    ({ stage, method, purpose, orderId: made }) =>
      stage === 'done' && method === 'mobile_money' && (purpose.kind === 'order' ? purpose.orderId : made) === orderId,
  )
  return paid?.phone ?? null
}

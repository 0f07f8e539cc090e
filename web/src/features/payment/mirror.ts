import type { PaymentRecord } from './record.ts'

/** The keys of CONST-036 mirror the newest attempt that has them, and leave only with its end (MON-002, MON-037). */
export function mirror(records: readonly PaymentRecord[]): void {
  const open = records.findLast(
    (record) => record.stage !== 'done' && record.method === 'mobile_money' && !(record.stage === 'refused' && !record.reference),
  )
  put('paymentReferenceId', open?.reference)
  put('transactionId', open?.transactionId)
}

function put(key: string, value: string | undefined): void {
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}

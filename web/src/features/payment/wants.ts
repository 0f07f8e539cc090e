import { LISTEN_FOR } from '#contract/constants.ts'
import type { PaymentRecord } from './record.ts'

export type Effect = { do: 'initiate' } | { do: 'checkStatus'; reference: string } | { do: 'createOrder'; transactionId: string }

/** The one effect that is due; null leaves only the listening. A reload, a second tab or a late callback only changes the input. */
export function wants(record: PaymentRecord, now: number, repeatable = true): Effect | null {
  switch (record.stage) {
    case 'asked':
      return record.sent && !repeatable ? null : { do: 'initiate' } // MON-006
    case 'waiting':
      return record.reference && (record.checkDue || (now >= (record.deadline ?? 0) && !record.checked))
        ? { do: 'checkStatus', reference: record.reference }
        : null
    case 'paid':
      return record.transactionId && !record.trouble ? { do: 'createOrder', transactionId: record.transactionId } : null
    case 'refused':
    case 'done':
      return null
  }
}

/** A late success is missed unless every record without an end is listened for (MON-027), a refused one for a day (MON-037). */
export const listensFor = (record: PaymentRecord, now: number): string | null =>
  record.stage === 'waiting' || (record.stage === 'refused' && now < record.createdAt + LISTEN_FOR) ? (record.reference ?? null) : null

/** When `wants` may change by time alone. */
export const wakesAt = (record: PaymentRecord): number | null =>
  record.stage === 'waiting' && !record.checked ? (record.deadline ?? null) : null

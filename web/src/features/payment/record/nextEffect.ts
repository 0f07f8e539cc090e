import { LISTEN_FOR, PAY_AGAIN_AFTER, PAYMENT_TIMEOUT } from '#contract/rules/constants.ts'
import type { PaymentRecord } from './record.ts'

export type Effect =
  | { do: 'initiate' }
  | { do: 'giveUpStart' }
  | { do: 'checkStatus'; reference: string }
  | { do: 'createOrder'; transactionId: string }

/** The one effect that is due; null leaves only the listening. A reload, a second tab or a late callback only changes the input. */
export function nextEffect(record: PaymentRecord, now: number, repeatable = true): Effect | null {
  const check = (isDue: boolean): Effect | null => (isDue && record.reference ? { do: 'checkStatus', reference: record.reference } : null)
  switch (record.stage) {
    case 'asked':
      return { do: record.sent && !repeatable ? 'giveUpStart' : 'initiate' } // MON-006
    case 'waiting':
      return check(record.checkDue === true || (now >= (record.deadline ?? 0) && !record.checked))
    case 'paid':
      if (!record.transactionId) return check(record.checkDue === true)
      return record.trouble ? null : { do: 'createOrder', transactionId: record.transactionId }
    case 'refused':
      return check(record.checkDue === true)
    case 'done':
    case 'gone':
      return null
  }
}

/** A late success is missed unless every record without an end is listened for (MON-027), a refused one for a day (MON-037). */
export const listensFor = (record: PaymentRecord, now: number): string | null =>
  record.stage === 'waiting' || (record.stage === 'refused' && now < record.createdAt + LISTEN_FOR) ? (record.reference ?? null) : null

/** When the next effect may change by time alone. */
export const wakesAt = (record: PaymentRecord): number | null =>
  record.stage === 'waiting' && !record.checked ? (record.deadline ?? null) : null

/** When the first of these records has to be looked at again; null where time alone changes none of them. */
export function nextWakeAt(records: readonly PaymentRecord[], now: number): number | null {
  const times = records.flatMap((record) => wakesAt(record) ?? []).filter((time) => time > now)
  return times.length === 0 ? null : Math.min(...times)
}

/** From here on a further push may be asked for, though nothing was heard of the first (MON-011). */
export const payAgainAt = ({ deadline, createdAt }: PaymentRecord): number =>
  (deadline === undefined ? createdAt : deadline - PAYMENT_TIMEOUT) + PAY_AGAIN_AFTER

import { LISTEN_FOR, PAY_AGAIN_AFTER, PAYMENT_TIMEOUT } from '#contract/rules/constants.ts'
import { isCash, isUnknownOrder } from './conflicts.ts'
import type { PaymentRecord } from './record.ts'

export type Effect =
  | { do: 'initiate' }
  | { do: 'giveUpStart' }
  | { do: 'checkStatus'; reference: string }
  | { do: 'createOrder'; transactionId: string }
  /** Only reads whether the order exists. */
  | { do: 'findOrder'; transactionId: string }

/** Returns the one call that is due for this record, or null if there is nothing to do but listen. */
export function nextEffect(record: PaymentRecord, now: number, repeatable = true): Effect | null {
  const check = (isDue: boolean): Effect | null => (isDue && record.reference ? { do: 'checkStatus', reference: record.reference } : null)
  switch (record.stage) {
    case 'asked':
      return { do: record.sent && !repeatable ? 'giveUpStart' : 'initiate' } // MON-006
    case 'waiting':
      return check(record.checkDue === true || (now >= record.deadline && !record.checked))
    case 'paid':
      if (!record.transactionId) return check(record.checkDue === true)
      if (!record.trouble) return { do: 'createOrder', transactionId: record.transactionId }
      // A charge must get its order, so the order is sent again; a cash order is sent again only when the buyer taps (MON-041).
      return record.checkDue && isUnknownOrder(record)
        ? { do: isCash(record) ? 'findOrder' : 'createOrder', transactionId: record.transactionId }
        : null
    case 'refused':
      return check(record.checkDue === true)
    case 'done':
    case 'gone':
      return null
  }
}

/**
 * Returns the payment's reference while its callback is awaited, else null. A refused payment may still succeed within a day (MON-027,
 * MON-037).
 */
export const listensFor = (record: PaymentRecord, now: number): string | null =>
  record.stage === 'waiting' || (record.stage === 'refused' && now < record.createdAt + LISTEN_FOR) ? (record.reference ?? null) : null

/** When the next effect may change without any event: at the deadline of the countdown. */
export const wakesAt = (record: PaymentRecord): number | null => (record.stage === 'waiting' && !record.checked ? record.deadline : null)

/** The earliest time at which an effect of these records may become due; null if none becomes due by time alone. */
export function nextWakeAt(records: readonly PaymentRecord[], now: number): number | null {
  const times = records.flatMap((record) => wakesAt(record) ?? []).filter((time) => time > now)
  return times.length === 0 ? null : Math.min(...times)
}

/** The time from which the buyer may ask for another prompt although the first got no result (MON-011). */
export const payAgainAt = ({ deadline, createdAt }: PaymentRecord): number =>
  (deadline === undefined ? createdAt : deadline - PAYMENT_TIMEOUT) + PAY_AGAIN_AFTER

import { useRecords } from '#web/features/payment/device/records.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import type { Facts } from '../../guide/facts.ts'
import type { Card } from '../../kinds/card.ts'
import { newestCard } from '../newestCard.ts'

/** Returns whether a payment request is open, for the cart or for an order. */
export const isWaiting = (facts: Facts | null): boolean =>
  facts?.payment?.kind === 'waiting' ||
  facts?.payment?.kind === 'stillChecking' ||
  hasRecord(({ stage }) => stage === 'asked' || stage === 'waiting')

export const hasFailed = (facts: Facts | null): boolean =>
  facts?.payment?.kind === 'failed' || hasRecord(({ stage, purpose }) => stage === 'refused' && purpose.kind === 'order')

const hasRecord = (isOne: (record: PaymentRecord) => boolean): boolean =>
  useRecords.getState().records.some((record) => record.payer === personNow() && !record.dismissed && isOne(record))

/** Returns what the newest card outside the journey asks a guest for. */
export function signInAsked(): 'phone' | 'code' | null {
  if (personNow() !== null) return null
  if (!['signIn', 'orders', 'tracking', 'payOrder', 'complaint'].includes(newestCard()?.card.kind ?? '')) return null
  return useSession.getState().otpSent ? 'code' : 'phone'
}

/** Once the code of a new account is sent, the register card asks for the code. */
export const withCode = (live: Card | null): Card | null =>
  live?.kind === 'register' && useSession.getState().otpSent ? { kind: 'code' } : live

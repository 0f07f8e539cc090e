import { now } from '#web/api/time.ts'
import { recordsOf } from '#web/features/payment/device/records.ts'
import { payAgainAt } from '#web/features/payment/record/nextEffect.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { personNow } from '#web/features/session/person.ts'
import { reply } from '../reply/reply.ts'

const MINUTE = 60_000

/** The attempt that is out on the phone. */
export const openRecord = (): PaymentRecord | undefined =>
  recordsOf(personNow()).findLast(({ stage, dismissed }) => stage === 'waiting' && !dismissed)

/** Its time is over and nothing was heard of it: what its card offers now; false while it can still be declined on the phone. */
export function tellRunOut(): boolean {
  const record = openRecord()
  if (!record || (!record.checked && now() < (record.deadline ?? 0))) return false
  const left = Math.ceil((payAgainAt(record) - now()) / MINUTE)
  if (left > 0) reply('requestOver', { minutes: String(left) }, 'call')
  else reply('requestOverAgain', {}, 'call')
  return true
}

/** A request that is out is withdrawn on the phone alone. */
export function tellWithdraw(): void {
  if (!tellRunOut()) reply('cancelPayment')
}

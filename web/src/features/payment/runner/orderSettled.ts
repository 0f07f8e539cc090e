import { MONEY_CALL_TIMEOUT } from '#contract/rules/constants.ts'
import { afterInWorld } from '#web/api/time.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { recordById, useRecords } from '../device/records.ts'
import { PaymentNotStarted } from '../PaymentNotStarted.ts'

type Outcome = { orderId: string } | PaymentNotStarted

/** Longer than one order takes with all its repeats (MON-005); past it the lock is in another tab that never comes to an end. */
const LONGEST = 3 * MONEY_CALL_TIMEOUT

/**
 * Waits for the order the runner makes of this record. Always settles: it throws PaymentNotStarted when the order is refused
 * or unclear, the record leaves the device, its payer is no longer signed in, or 3 minutes bring no outcome.
 */
export async function orderSettled(id: string): Promise<{ orderId: string }> {
  const outcome = await firstOutcome(id)
  if (outcome instanceof PaymentNotStarted) throw outcome
  return outcome
}

function firstOutcome(id: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    const settle = (outcome: Outcome | null) => {
      if (!outcome) return
      for (const stop of stops) stop()
      resolve(outcome)
    }
    const check = () => settle(outcomeOf(id))
    stops.push(
      useRecords.subscribe(check),
      useSession.subscribe(check),
      afterInWorld(LONGEST, () => settle(new PaymentNotStarted('unclear'))),
    )
    check()
  })
}

/** What became of the order; null while the runner may still make it. */
function outcomeOf(id: string): Outcome | null {
  const record = recordById(id)
  if (!record) return new PaymentNotStarted('gone')
  if (record.stage === 'done') return { orderId: record.orderId ?? '' }
  if (record.trouble) return new PaymentNotStarted(record.trouble.kind === 'order' ? 'refused' : 'unclear', record.trouble)
  return record.payer === personNow() ? null : new PaymentNotStarted('sessionEnded')
}

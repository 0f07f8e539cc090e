import { MONEY_CALL_TIMEOUT } from '#contract/rules/constants.ts'
import { afterInWorld } from '#web/api/time.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { changeRecord, recordById, useRecords } from '../device/records.ts'
import { PaymentNotStarted } from '../PaymentNotStarted.ts'
import { isUnknownOrder } from '../record/conflicts.ts'

type Outcome = { orderId: string } | PaymentNotStarted

/**
 * How long to wait, in ms: longer than one order with all its retries takes (MON-005). After that, another tab must be holding the lock
 * without finishing.
 */
const LONGEST = 3 * MONEY_CALL_TIMEOUT

/**
 * Waits for the order the runner creates for this record. Throws PaymentNotStarted if the order is refused or unclear, the record is
 * removed, its payer signs out, or 3 minutes pass, after which the outcome counts as unknown.
 */
export async function waitForOrder(id: string): Promise<{ orderId: string }> {
  awaited.push(id)
  const outcome = await firstOutcome(id)
  awaited.splice(awaited.indexOf(id), 1)
  if (outcome instanceof PaymentNotStarted) throw outcome
  return outcome
}

/** Whether this tab waits for the order, and therefore tells its result itself. */
export const isAwaited = (id: string): boolean => awaited.includes(id)
const awaited: string[] = []

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
      afterInWorld(LONGEST, () => void changeRecord(id, { kind: 'orderFailed', trouble: { kind: 'unclear' } })),
    )
    check()
  })
}

/** The result so far; null while the runner may still create the order. */
function outcomeOf(id: string): Outcome | null {
  const record = recordById(id)
  if (!record) return new PaymentNotStarted('gone')
  if (record.stage === 'done') return { orderId: record.orderId }
  if (record.trouble) return new PaymentNotStarted(isUnknownOrder(record) ? 'unclear' : 'refused', record.trouble)
  return record.payer === personNow() ? null : new PaymentNotStarted('sessionEnded')
}

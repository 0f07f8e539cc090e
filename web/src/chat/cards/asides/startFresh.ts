import { useRecords } from '#web/features/payment/device/records.ts'
import { isKnown } from '../../kinds/card.ts'
import { kinds } from '../../kinds/kinds.ts'
import { outbox, waitingNow } from '../../outbox/threadOutbox.ts'
import type { Entry } from '../../transcript/entry.ts'
import { removeEntries, useTranscript } from '../../transcript/transcript.ts'

/** Clears the thread on this device. The card of a waiting or unfinished payment stays (CHAT-061). */
export function startFresh(): void {
  for (const { id } of waitingNow()) outbox.dismiss(id)
  const { entries } = useTranscript.getState()
  removeEntries(entries.filter((entry) => entry.answer || !stays(entry)).map((entry) => entry.id))
}

function stays({ card }: Entry): boolean {
  if (!isKnown(card)) return false
  const stay = kinds[card.kind].staysAtFreshStart
  return stay === 'yes' || (stay === 'whilePaying' && 'orderId' in card && isBeingPaid(card.orderId))
}

const isBeingPaid = (orderId: string | undefined): boolean =>
  useRecords
    .getState()
    .records.some(
      ({ stage, purpose }) => (stage === 'asked' || stage === 'waiting') && purpose.kind === 'order' && purpose.orderId === orderId,
    )

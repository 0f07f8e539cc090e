import type { JournalEntry } from '../journal.ts'
import type { World } from '../world.ts'
import type { Violation } from './violationsOf.ts'

/** I10 (MON-033): a callback went only to sockets of its payer which joined that reference before. Injected ones are exempt. */
export function brokenCallbacks(world: World): Violation[] {
  const entries = world.journal.list()
  const joins = entries.filter(({ kind, event, text }) => kind === 'frame-in' && event === 'pushResponseReceived' && text !== 'ignored')
  const [oldest] = entries
  return entries
    .filter(({ kind, event, injected }) => kind === 'frame-out' && event === 'payment-callback' && !injected)
    .flatMap((frame) => {
      const payer = world.money.payments.get(frame.reference ?? '')?.userId
      if (payer !== frame['userId']) return [breach(frame, `went to ${String(frame['userId'])}, its payer is ${payer ?? 'nobody'}`)]
      // The join of an old frame may have left the bounded journal.
      const isTold =
        joins.some((join) => join['socket'] === frame['socket'] && join.reference === frame.reference && join.seq < frame.seq) ||
        (oldest?.seq ?? 1) > 1
      return isTold ? [] : [breach(frame, `went to socket ${String(frame['socket'])}, which never joined`)]
    })
}

const breach = ({ seq, reference }: JournalEntry, what: string): Violation => ({
  invariant: 'I10',
  text: `callback of ${reference ?? '?'} ${what}`,
  entries: [seq],
})

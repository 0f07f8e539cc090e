import type { JournalEntry } from '#contract/control/journal.ts'
import type { Violation } from '#contract/control/violations.ts'
import type { World } from '#mock/world/world.ts'
import { brokenLedger } from './ledger.ts'
import { brokenOrders } from './orders.ts'
import { brokenStock } from './stock.ts'

/** Checks I1 to I6, I9, I10 and I12 now, and adds the journaled violations: contract mismatches and reports of pages. */
export const violationsOf = (world: World): Violation[] => [
  ...brokenOrders(world),
  ...brokenLedger(world),
  ...brokenCallbacks(world),
  ...brokenStock(world),
  ...world.journal.list({ kind: 'violation' }).map(({ seq, text = '', invariant, entries }) => ({
    invariant: typeof invariant === 'string' ? invariant : 'internal',
    text,
    entries: [...((entries as number[] | undefined) ?? []), seq],
  })),
]

/** I10 (MON-033): a callback is sent only to sockets of its payer that have joined its reference before. Injected ones are exempt. */
function brokenCallbacks(world: World): Violation[] {
  const entries = world.journal.list()
  /** The number of the journal entry of each first join, by socket and reference. */
  const joins = new Map<string, number>()
  for (const { kind, event, text, seq, socket, reference } of entries) {
    const pair = `${String(socket)} ${reference}`
    if (kind === 'frame-in' && event === 'pushResponseReceived' && text !== 'ignored' && !joins.has(pair)) joins.set(pair, seq)
  }
  const [oldest] = entries
  return entries
    .filter(({ kind, event, injected }) => kind === 'frame-out' && event === 'payment-callback' && !injected)
    .flatMap((frame) => {
      const payer = world.money.payments.get(frame.reference ?? '')?.userId
      if (payer !== frame['userId']) return [breach(frame, `went to ${String(frame['userId'])}, its payer is ${payer ?? 'nobody'}`)]
      // If old entries were dropped, the entry of the join may be among them, so a missing one is not a violation.
      const joined = joins.get(`${String(frame['socket'])} ${frame.reference}`)
      const hasJoined = (joined !== undefined && joined < frame.seq) || (oldest?.seq ?? 1) > 1
      return hasJoined ? [] : [breach(frame, `went to socket ${String(frame['socket'])}, which never joined`)]
    })
}

const breach = ({ seq, reference }: JournalEntry, what: string): Violation => ({
  invariant: 'I10',
  text: `callback of ${reference ?? '?'} ${what}`,
  entries: [seq],
})

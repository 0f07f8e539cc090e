import type { SeedName } from '#contract/control/worlds.ts'
import { buildApp } from '../app.ts'
import { type ClientConnection, connectInMemory } from '../realtime/memoryConnection.ts'
import type { World } from '../world/world.ts'
import { createWorlds } from '../world/worlds.ts'
import { exportJournal } from './exportJournal.ts'
import { type Line, readJournal } from './readJournal.ts'
import { createSender } from './sender.ts'

export interface Replayed {
  /** The number of requests, control calls and frames replayed. */
  readonly steps: number
  /** One line per difference; empty if the replay gave the same result. */
  readonly differences: readonly string[]
}

/** Replays an exported journal in a new world with the same clock and compares the results; throws WrongJournal (DX-010). */
export async function replayJournal(text: string): Promise<Replayed> {
  const { head, lines, exported } = readJournal(text)
  const worlds = createWorlds({ seed: seedOf(head.seed), clock: { kind: 'frozen', at: Date.parse(head.bornAt) } })
  const app = await buildApp({ worlds, providerSecret: 'replay' })
  const world = worlds.get('default')
  const sockets = createFakeSockets(world)
  const sender = createSender(app, world, lines)
  let steps = 0
  try {
    for (const [index, line] of lines.entries()) {
      await advanceTo(line)
      steps += (await (line.kind.startsWith('frame') ? sockets.replay(line) : sender.replay(line, index))) ? 1 : 0
    }
    await sender.finish()
    const { exported: seen } = readJournal(exportJournal(world))
    return { steps, differences: differences(exported, seen) }
  } finally {
    await app.close()
  }

  async function advanceTo({ at }: Line): Promise<void> {
    const left = Date.parse(at) - world.clock.now()
    if (left > 0) await world.clock.advance(left)
  }
}

const seedOf = ({ name, products, orders }: { name: SeedName; products?: number | undefined; orders?: number | undefined }) => ({
  name,
  ...(products !== undefined && { products }),
  ...(orders !== undefined && { orders }),
})

/** The kinds of journal entries that a replay must repeat. Timers are left out, because their times can differ by milliseconds. */
const compared = ['answer', 'ledger', 'message', 'frame-out', 'violation'] as const
const SHOWN = 5

/** Returns one line for each difference between two exported journals: `was`, the original, and `is`, the replay. */
export function differences(was: readonly Line[], is: readonly Line[]): string[] {
  return compared.flatMap((kind) => {
    const [before, after] = [was, is].map((lines) => lines.filter((line) => line.kind === kind)) as [Line[], Line[]]
    const length = Math.max(before.length, after.length)
    const found = Array.from({ length }, (_, n) => [before[n], after[n]] as const).filter(([a, b]) => facts(a) !== facts(b))
    const more = found.length > SHOWN ? [`${kind}: and ${found.length - SHOWN} more`] : []
    return [...found.slice(0, SHOWN).map(([a, b]) => `${kind}: ${describe(a)}, now ${describe(b)}`), ...more]
  })
}

const describe = (line: Line | undefined): string => (line ? `line ${line.seq} ${facts(line)}` : 'nothing')

/** Returns an entry as JSON, without fields that differ between runs: number, time and duration. */
function facts(line: Line | undefined): string {
  if (!line) return ''
  const { seq: _seq, at: _at, ms: _ms, kind: _kind, entries: _entries, ...rest } = line
  return JSON.stringify(Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** Replays connections without a network: sends the journaled incoming frames again. Outgoing frames are compared in the journal. */
export function createFakeSockets(world: World): { replay: (line: Line) => boolean } {
  const open = new Map<string, ClientConnection>()
  return {
    replay({ kind, event, socket, userId, reference }) {
      if (kind !== 'frame-in' || socket === undefined || event === undefined) return false
      if (event === 'connect') open.set(socket, connectInMemory(world, userId ?? ''))
      else if (event === 'disconnect') open.get(socket)?.close()
      else open.get(socket)?.send(event, reference === undefined ? undefined : { reference })
      return true
    },
  }
}

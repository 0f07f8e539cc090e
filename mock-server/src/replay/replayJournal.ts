import type { SeedName } from '#contract/control/worlds.ts'
import { buildApp } from '../app.ts'
import { createWorlds } from '../world/worlds.ts'
import { differences } from './differences.ts'
import { exportJournal } from './exportJournal.ts'
import { createFakeSockets } from './fakeSockets.ts'
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

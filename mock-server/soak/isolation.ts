import fc from 'fast-check'
import { advanceClock } from '#contract/control/clock.ts'
import { restoreWorld, snapshotWorld } from '#contract/control/worlds.ts'
import { digestOf } from '../src/world/digest.ts'
import { course, type Step } from './command.ts'
import type { Host } from './host.ts'
import type { Market } from './market.ts'
import { perform } from './perform.ts'

const MOST_STEPS = 12
const WORLDS = 8
const LATER = 700_000

/** I17 (QA-043): the same seed and the same commands must give the same journal. */
export const repeatable = (host: Host) =>
  fc.asyncProperty(course(MOST_STEPS * 2), async (steps) => {
    const first = await runAlone(host, steps)
    const second = await runAlone(host, steps)
    if (first.journal !== second.journal) throw new Error(`the journals differ:\n${difference(first.journal, second.journal)}`)
    if (first.digest !== second.digest) throw new Error('the worlds differ')
  })

/** I18 (QA-006): worlds of one server must not affect each other, even when they are used at the same time. */
export const apart = (host: Host) =>
  fc.asyncProperty(fc.array(course(MOST_STEPS), { minLength: 2, maxLength: WORLDS, size: 'max' }), async (courses) => {
    const markets = await Promise.all(courses.map((_, n) => host.open(`apart-${n}`)))
    try {
      const bystander = await host.open('bystander')
      const before = snapshot(bystander)
      const together = await Promise.all(
        markets.map(async (market, n) => {
          for (const step of courses[n] ?? []) await perform(market, step)
          return snapshot(market)
        }),
      )
      if (!same(before, snapshot(bystander))) throw new Error('an unused world changed')
      await bystander.close()
      for (const [n, steps] of courses.entries())
        if (!same(await runAlone(host, steps), together[n])) throw new Error(`world ${n} differs from a run alone`)
    } finally {
      for (const market of markets) await market.close()
    }
  })

/** A world that is restored, or restarted from its state file, must have the same state and continue in the same way (QA-007, QA-046). */
export const restored = (host: Host) =>
  fc.asyncProperty(course(MOST_STEPS), course(MOST_STEPS), async (before, after) => {
    const market = await host.open('run')
    const { wire } = market
    const digest = () => digestOf(market.world())
    const runLater = async () => {
      await wire.control(advanceClock, { body: { ms: LATER } })
      return digest()
    }
    try {
      for (const step of before) await perform(market, step)
      for (const device of Object.values(market.devices)) device.signOut()
      // A restart loses running calls. Compare the continuation only if there are none.
      const hasNoRunningCalls = market
        .world()
        .clock.pending()
        .every(({ name }) => name.startsWith('payment '))
      await wire.control(snapshotWorld, { params: { name: 'run' } })
      const then = digest()
      const leftAlone = await runLater()

      await wire.control(restoreWorld, { params: { name: 'run' } })
      if (digest() !== then) throw new Error('a restored world has another state')
      for (const step of after) await perform(market, step)
      await wire.control(restoreWorld, { params: { name: 'run' } })
      market.restart()
      if (digest() !== then) throw new Error('a restarted world has another state')
      if ((await runLater()) !== leftAlone && hasNoRunningCalls)
        throw new Error('a restarted world continues differently from an uninterrupted one')
    } finally {
      await market.close()
    }
  })

interface Snapshot {
  readonly digest: string
  readonly journal: string
}

async function runAlone(host: Host, steps: readonly Step[]): Promise<Snapshot> {
  const market = await host.open('alone')
  try {
    for (const step of steps) await perform(market, step)
    return snapshot(market)
  } finally {
    await market.close()
  }
}

/** Returns the digest, journal and inbox of a world. */
const snapshot = ({ world }: Market): Snapshot => ({
  digest: digestOf(world()),
  journal: [
    ...world().journal.list(),
    ...world()
      .inbox.all()
      .map(({ seq, at, to, from }) => ({ seq, at, to, from })),
  ]
    .map((line) => JSON.stringify(line))
    .join('\n'),
})
const same = (a: Snapshot, b: Snapshot | undefined) => a.digest === b?.digest && a.journal === b.journal

function difference(a: string, b: string): string {
  const [linesA, linesB] = [a.split('\n'), b.split('\n')]
  const at = linesA.findIndex((line, n) => line !== linesB[n])
  return `${linesA[at]}\n${linesB[at]}`
}

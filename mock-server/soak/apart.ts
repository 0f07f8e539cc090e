import fc from 'fast-check'
import { digestOf } from '#mock/digest.ts'
import { course, type Step } from './command.ts'
import type { Host } from './host.ts'
import type { Market } from './market.ts'
import { perform } from './perform.ts'

const MOST_STEPS = 12
const WORLDS = 8

/** I17 (QA-043): the same seed and the same commands write the same journal. */
export const repeatable = (host: Host) =>
  fc.asyncProperty(course(MOST_STEPS * 2), async (steps) => {
    const first = await alone(host, steps)
    const second = await alone(host, steps)
    if (first.journal !== second.journal) throw new Error(`the journals differ:\n${difference(first.journal, second.journal)}`)
    if (first.digest !== second.digest) throw new Error('the worlds differ')
  })

/** I18 (QA-006): worlds of one server never meet, whatever happens in them at the same time. */
export const apart = (host: Host) =>
  fc.asyncProperty(fc.array(course(MOST_STEPS), { minLength: 2, maxLength: WORLDS, size: 'max' }), async (courses) => {
    const markets = await Promise.all(courses.map((_, n) => host.open(`apart-${n}`)))
    try {
      const bystander = await host.open('bystander')
      const before = seen(bystander)
      const together = await Promise.all(
        markets.map(async (market, n) => {
          for (const step of courses[n] ?? []) await perform(market, step)
          return seen(market)
        }),
      )
      if (!same(before, seen(bystander))) throw new Error('a world changed in which nothing was done')
      await bystander.close()
      for (const [n, steps] of courses.entries())
        if (!same(await alone(host, steps), together[n])) throw new Error(`world ${n} is another beside others than alone`)
    } finally {
      for (const market of markets) await market.close()
    }
  })

/** QA-007, QA-046: a world goes on from its snapshot or state file as if nothing had been. */
export const restored = (host: Host) =>
  fc.asyncProperty(course(MOST_STEPS), course(MOST_STEPS), async (before, after) => {
    const market = await host.open('run')
    const { wire } = market
    try {
      for (const step of before) await perform(market, step)
      const digest = digestOf(market.world())
      await wire.control('POST', '/worlds/run/snapshot')
      for (const step of after) await perform(market, step)
      await wire.control('POST', '/worlds/run/restore')
      if (digestOf(market.world()) !== digest) throw new Error('a restored world is not what it was')
      market.restart()
      if (digestOf(market.world()) !== digest) throw new Error('a restarted world is not what it was')
    } finally {
      await market.close()
    }
  })

interface Seen {
  readonly digest: string
  readonly journal: string
}

async function alone(host: Host, steps: readonly Step[]): Promise<Seen> {
  const market = await host.open('alone')
  try {
    for (const step of steps) await perform(market, step)
    return seen(market)
  } finally {
    await market.close()
  }
}

const seen = ({ world }: Market): Seen => ({
  digest: digestOf(world()),
  journal: world()
    .journal.list()
    .map((entry) => JSON.stringify(entry))
    .join('\n'),
})
const same = (a: Seen, b: Seen | undefined) => a.digest === b?.digest && a.journal === b.journal

function difference(a: string, b: string): string {
  const [mine, others] = [a.split('\n'), b.split('\n')]
  const at = mine.findIndex((line, n) => line !== others[n])
  return `${mine[at]}\n${others[at]}`
}

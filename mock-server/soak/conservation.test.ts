import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { check } from './check.ts'
import { conservation, emptyTally } from './conservation.ts'
import { type Host, openHost } from './host.ts'

const MINUTE = 60_000
let host: Host
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

// The first test may have to wait for all runs.
describe('in 2,000 runs of whatever buyers, handsets, provider, network and time do', { timeout: 15 * MINUTE }, () => {
  const RUNS = 2_000
  const PARTS = [1, 2, 3, 4, 5, 6, 7, 8]
  /** The same runs each time, or a rare event that is counted below could be missing by chance; `npm run soak` looks for new ones. */
  const SEED = 20_261_122
  const tally = emptyTally()
  const made = new Map<number, Promise<void>>()
  let before: Promise<unknown> = Promise.resolve()
  const run = (nth: number) => check('conservation', conservation(host, tally), { runs: RUNS / PARTS.length, seed: SEED + nth })
  /** Made when first asked for, one after the other in the one world. A breach of any invariant ends a part and says which it was. */
  const part = (nth: number) => {
    const known = made.get(nth)
    if (known) return known
    const runs = before.then(() => run(nth))
    made.set(nth, runs)
    before = runs.catch(() => {})
    return runs
  }
  const allRuns = async () => {
    for (const nth of PARTS) await part(nth)
    expect(tally.runs).toBe(RUNS)
    return tally
  }

  test.for(PARTS)('[QA-042] part %i of them breaks no invariant', part)

  test('[MON-008][MON-009] I4, I5: no key, prompt or approval is charged twice', async () => {
    const { payments, charges } = await allRuns()
    expect(charges).toBeGreaterThan(RUNS)
    expect(payments).toBeGreaterThan(charges)
  })

  test('[MON-017][MON-024][MON-029] I1, I3: a transaction and a cart have one order, which is paid for', async () => {
    const { orders, bought, seconds } = await allRuns()
    expect(orders).toBeGreaterThan(1_500)
    expect(bought).toBeGreaterThan(0)
    expect(seconds).toBeGreaterThan(0)
  })

  test('[MON-020] I2: a charge ends as an order, a refund or an unfinished payment', async () => {
    const { charges, bought, refunds, unfinished } = await allRuns()
    expect(unfinished).toBeGreaterThan(200)
    expect(bought + refunds + unfinished).toBe(charges)
  })

  test('[MON-025][MON-032] I6, I9: a success stays one, and every wallet holds what its charges and refunds leave', async () => {
    const { charges, refunds, parts } = await allRuns()
    expect(charges).toBeGreaterThan(RUNS)
    expect(refunds).toBeGreaterThan(100)
    expect(parts).toBeGreaterThan(0)
  })

  test('[MON-033] I10: a callback comes only to tabs of its payer that joined it', async () => {
    expect((await allRuns()).received).toBeGreaterThan(0)
  })

  test('[MON-035] I12: the shelf is short of what stands in orders, and of nothing else', async () => {
    const { orders, cancelled } = await allRuns()
    expect(cancelled).toBeGreaterThan(0)
    expect(orders).toBeGreaterThan(cancelled)
  })
})

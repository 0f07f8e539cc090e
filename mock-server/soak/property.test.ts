import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyOrder } from './anyOrder.ts'
import { apart, repeatable, restored } from './apart.ts'
import { check } from './check.ts'
import { conservation, emptyTally } from './conservation.ts'
import { type Host, openHost } from './host.ts'

const MINUTE = 60_000
let host: Host
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

describe('in 2,000 runs of whatever buyers, handsets, provider, network and time do', { timeout: 5 * MINUTE }, () => {
  const RUNS = 2_000
  /** The same runs each time, or a rare event that is counted below could be missing by chance; `npm run soak` looks for new ones. */
  const SEED = 20_261_122
  const tally = emptyTally()
  let runs: Promise<void> | undefined
  /** Made by the first test that asks. A breach of any invariant ends the runs, fails each of these tests and says which it was. */
  const allRuns = async () => {
    runs ??= check('conservation', conservation(host, tally), { runs: RUNS, seed: SEED })
    await runs
    expect(tally.runs).toBe(RUNS)
    return tally
  }

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
    const { charges, refunds } = await allRuns()
    expect(charges).toBeGreaterThan(RUNS)
    expect(refunds).toBeGreaterThan(100)
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

test(
  '[MON-034] any order and number of the same events ends alike, in every scenario that does not say otherwise',
  { timeout: 2 * MINUTE },
  () => check('anyOrder', anyOrder(host), { runs: 300 }),
)

test('[QA-043] the same seed and the same commands write the same journal', { timeout: MINUTE }, () =>
  check('repeatable', repeatable(host), { runs: 60 }),
)

test('[QA-006] up to eight worlds at work at once are each as they are alone', { timeout: MINUTE }, () =>
  check('apart', apart(host), { runs: 25 }),
)

test('[QA-007][QA-046] a world restored or restarted in the middle of payments is what it was', { timeout: MINUTE }, () =>
  check('restored', restored(host), { runs: 60 }),
)

test('[MON-033][MON-020] the same over the network of this machine, with real sockets', { timeout: MINUTE }, async () => {
  const network = await openHost({ network: true })
  try {
    await check('conservation', conservation(network), { runs: 60 })
  } finally {
    await network.close()
  }
})

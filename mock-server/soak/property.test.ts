import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('[MON-008][MON-009][MON-017][MON-020][MON-024][MON-025][MON-029][MON-032][MON-033][MON-035] in 2,000 runs of whatever buyers, handsets, provider, network and time do, no shilling is lost', {
  timeout: 5 * MINUTE,
}, async () => {
  const tally = emptyTally()
  await check('conservation', conservation(host, tally), { runs: 2_000 })
  // It happened, and not only refusals of it.
  expect(tally.runs).toBe(2_000)
  expect(tally.charges).toBeGreaterThan(2_000)
  expect(tally.orders).toBeGreaterThan(1_500)
  expect(tally.refunds).toBeGreaterThan(100)
  expect(tally.unfinished).toBeGreaterThan(200)
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

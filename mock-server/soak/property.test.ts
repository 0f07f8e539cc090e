import { afterAll, beforeAll, test } from 'vitest'
import { anyOrder } from './anyOrder.ts'
import { apart, repeatable, restored } from './apart.ts'
import { check } from './check.ts'
import { conservation } from './conservation.ts'
import { type Host, openHost } from './host.ts'

const MINUTE = 60_000
/** The same runs each time; `npm run soak` looks for new ones. */
const SEED = 10
let host: Host
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

test(
  '[MON-034] any order and number of the same events ends alike, in every scenario that does not say otherwise',
  { timeout: 2 * MINUTE },
  () => check('anyOrder', anyOrder(host), { runs: 300, seed: SEED }),
)

test('[QA-043] the same seed and the same commands write the same journal', { timeout: MINUTE }, () =>
  check('repeatable', repeatable(host), { runs: 60, seed: SEED }),
)

test('[QA-006] up to eight worlds at work at once are each as they are alone', { timeout: MINUTE }, () =>
  check('apart', apart(host), { runs: 25, seed: SEED }),
)

test('[QA-007][QA-046] a world restored or restarted in the middle of payments is what it was', { timeout: MINUTE }, () =>
  check('restored', restored(host), { runs: 60, seed: SEED }),
)

test('[MON-033][MON-020] the same over the network of this machine, with real sockets', { timeout: MINUTE }, async () => {
  const network = await openHost({ network: true })
  try {
    await check('conservation', conservation(network), { runs: 60, seed: SEED })
  } finally {
    await network.close()
  }
})

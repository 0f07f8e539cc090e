import { afterAll, beforeAll, expect, test } from 'vitest'
import { resendCallbacks } from '#contract/control/payments.ts'
import type { Step } from './command.ts'
import { type Host, openHost } from './host.ts'
import { run } from './run.ts'

let host: Host
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

const start = { do: 'start', who: 'asha', cart: 0, scenario: null, plain: false, twice: false, language: 'en' } as const
const handset = { do: 'handset', who: 'asha', act: 'right' } as const

/** Runs the shortest steps that reproduce a bug found by the random runs, so that every check looks for it. */
async function books(...steps: readonly Step[0][]) {
  const market = await host.open('found')
  try {
    return await run(
      market,
      steps.map((step) => [step, false]),
    )
  } finally {
    await market.close()
  }
}

test('[MON-008][QA-046] a start with a delayed response keeps its key after a restart: the repeat gets the same reference', async () => {
  const { payments } = await books({ ...start, scenario: '206' }, { do: 'restart' }, { do: 'clock', ms: 61_000 })
  expect(payments).toHaveLength(1)
})

test('[MON-035] an order cancelled twice at once returns its goods and its money once', async () => {
  const { payments, orders } = await books(start, handset, { do: 'cancel', who: 'asha', n: 0, twice: true })
  expect(payments.filter(({ charge }) => charge?.refundedAt)).toHaveLength(1)
  expect(orders.filter(({ checkoutId, status }) => checkoutId === 'asha-0-0' && status === 'cancelled')).toHaveLength(1)
})

test('[MON-009] retrying an approval on an empty wallet does not add a second approval', async () => {
  const approve = { do: 'provider', n: 0, act: 'approve' } as const
  const { payments } = await books(start, { do: 'phone', who: 'asha', state: 'empty' }, approve, approve, approve)
  expect(payments.map(({ charge }) => charge)).toEqual([null])
})

test('[QA-007] callbacks scheduled to be resent are still sent after a restart', async () => {
  const market = await host.open('found')
  const resent = () =>
    market
      .world()
      .clock.pending()
      .filter(({ name }) => name.endsWith(' callback'))
  await run(
    market,
    [
      [start, true],
      [handset, true],
    ],
    { watch: false },
  )
  const [reference = ''] = market.world().money.payments.keys()
  await market.wire.control(resendCallbacks, { params: { reference }, body: { times: 2, delay: 60 } })
  expect(resent()).toHaveLength(2)
  market.restart()
  expect(resent()).toHaveLength(2)
  await market.close()
})

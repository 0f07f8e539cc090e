import { magicNumber, scenarios } from '#fixtures/scenarios/catalogue.ts'
import { violationsOf } from '#mock/control/violations/violationsOf.ts'
import { setBalance } from '#mock/ledger/ledger.ts'
import { chargeFor } from '#mock/ledger/lookup.ts'
import { placeOrder } from '#mock/orders/place.ts'
import { startPayment } from '#mock/payments/start.ts'
import type { World } from '#mock/world/world.ts'
import { createWorlds } from '#mock/world/worlds.ts'
import { type Measurement, timed } from '../measurement.ts'

const RUNS = 10_000
const LASTS = 310_000
const USERS = ['asha', 'neema'] as const
const LINE = { productId: 'nile-tilapia-sato-1-kg', quantity: 1 }
/** All scenarios except those that change stock, prices or addresses for the following runs. */
const repeatable = scenarios.filter(
  ({ timeline = [] }) => !timeline.some((event) => ['stock', 'price', 'removeAddress'].includes(event.do)),
)

/** Measures the payments of all scenarios with their orders, without HTTP and in a single world. */
export const engine: Measurement = async () => {
  const worlds = createWorlds({ clock: { kind: 'frozen', at: Date.parse('2026-11-20T06:00:00.000Z') } })
  const world = worlds.get('engine')
  world.db.products.change(LINE.productId, { availableQuantity: 10 * RUNS })
  for (let n = 0; n < repeatable.length; n++) await run(world, n)
  const ms = await timed(async () => {
    for (let n = 0; n < RUNS; n++) await run(world, repeatable.length + n)
  })
  const clone = await timed(async () => {
    for (let n = 0; n < RUNS; n++) structuredClone(world.money.payments.values().next().value)
  })
  let violations: unknown[] = []
  const look = await timed(async () => {
    violations = violationsOf(world)
  })
  const { charges } = world.money.ledger
  const orders = world.db.orders.list().length
  worlds.stop()
  if (violations.length > 0) throw new Error(`the engine broke an invariant: ${JSON.stringify(violations[0])}`)
  return [
    {
      row: 'issue 4',
      what: 'runs of engine, ledger and order rules',
      value: (RUNS / ms) * 60_000,
      limit: 50_000,
      atLeast: true,
      unit: '/min',
      baseline: { what: 'cloning a payment', value: (RUNS / clone) * 60_000 },
      note: `${charges.length} charges and ${orders} orders in one world; its violations looked for in ${look.toFixed(0)} ms`,
    },
  ]
}

async function run(world: World, n: number): Promise<void> {
  const scenario = repeatable[n % repeatable.length]
  const userId = USERS[n % USERS.length] ?? USERS[0]
  const phone = magicNumber(scenario?.id ?? '001')
  setBalance(world.money.ledger, phone, 1_000_000)
  const order = { items: [LINE], deliveryOption: 'standard', paymentMethod: 'mobile_money', addressId: `${userId}-home` } as const
  const checkoutId = `engine-${n}`
  const body = { amount: 12_000, phone, checkoutId, order: { ...order, items: [LINE] } }
  const { payment } = startPayment(world, { userId, body, language: 'en', key: checkoutId, scenario: undefined })
  await world.clock.advance(LASTS)
  const charge = payment && chargeFor(world.money, payment)
  if (!charge || charge.net !== body.amount) return
  const { transactionId } = charge
  const paymentDetails = { provider: 'Mobile Money', phoneNumber: phone, transactionId }
  placeOrder(world, userId, { ...body.order, checkoutId, transactionId, paymentDetails })
}

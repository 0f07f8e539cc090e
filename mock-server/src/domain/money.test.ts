import fc from 'fast-check'
import { expect, test } from 'vitest'
import { violationsOf } from '../control/violationsOf.ts'
import { type TestMock, testMock } from '../testing.ts'
import { resultOf } from '../testingBuyer.ts'
import { aCashOrder, anOrderBody, order, SATO, start } from '../testingMoney.ts'
import type { World } from '../world.ts'

const chargesOf = ({ money }: World) => money.ledger.charges.filter(({ reference }) => money.payments.has(reference))

test('[QA-007] a restored world goes on with its waiting payment: timers, attempts and callbacks', async () => {
  const mock = await testMock()
  await start(mock, { phone: '255700000001' })
  await mock.world.clock.advance(2_000)
  mock.worlds.snapshot('default')
  await mock.world.clock.advance(10_000)
  expect(chargesOf(mock.world)).toHaveLength(1)
  const restored = mock.worlds.restore('default')
  if (!restored) throw new Error('nothing restored')
  expect(chargesOf(restored)).toHaveLength(0)
  await restored.clock.advance(2_999)
  expect(chargesOf(restored)).toHaveLength(0)
  await restored.clock.advance(1)
  expect(chargesOf(restored)).toHaveLength(1)
  expect([...restored.money.payments.values()][0]?.callbacks).toHaveLength(1)
  expect(violationsOf(restored)).toEqual([])
})

test('[QA-007] a forked world has money of its own', async () => {
  const mock = await testMock()
  const { body } = await start(mock)
  const fork = mock.worlds.fork('default', 'fork')
  await mock.control('POST', `/payments/${body.referenceId}/approve`)
  expect(chargesOf(mock.world)).toHaveLength(1)
  expect(chargesOf(fork)).toHaveLength(0)
  expect(fork.money.payments.get(body.referenceId)?.state).toBe('pending')
})

test('609: what is saved as JSON is all there is: the payment survives a restart', async () => {
  const first = await testMock()
  await start(first, { phone: '255700000609' })
  await first.world.clock.advance(10_000)
  const second = await testMock()
  second.worlds.load(JSON.parse(JSON.stringify(first.worlds.saved())))
  await second.world.clock.advance(10_000)
  expect(chargesOf(second.world)).toHaveLength(1)
  expect(second.world.money.digest()).not.toEqual(first.world.money.digest())
  await first.world.clock.advance(10_000)
  expect(second.world.money.digest()).toEqual(first.world.money.digest())
})

test('[QA-043] the same seed and the same commands write the same journal, money and sockets included', async () => {
  const journal = async () => {
    const mock = await testMock()
    const { body } = await start(mock)
    await mock.control('POST', `/payments/${body.referenceId}/approve`)
    const charge = mock.world.money.ledger.charges.at(-1)
    await order(mock, anOrderBody(charge?.transactionId ?? ''))
    await start(mock, { phone: '255700000101', checkoutId: 'cart-2' })
    await mock.world.clock.advance(10_000)
    return mock.world.journal.list()
  }
  expect(await journal()).toEqual(await journal())
})

type Command = (mock: TestMock) => Promise<unknown>
const users = fc.constantFrom('asha', 'neema')
const carts = fc.constantFrom('cart-1', 'cart-2')
const keys = fc.constantFrom('a', 'b', 'c')
const phones = fc.constantFrom('255712345678', '255700000301', '255700000304', '255700000308', '255700000503')
const home = (as: string) => `${as}-home`
const someCharge = ({ world }: TestMock, n: number) => chargesOf(world)[n % Math.max(chargesOf(world).length, 1)]
const somePayment = ({ world }: TestMock, n: number) => [...world.money.payments.values()][n % Math.max(world.money.payments.size, 1)]
const item = fc.nat(7)

const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(users, carts, keys, phones).map(
    ([as, cart, key, phone]): Command =>
      (mock) =>
        start(
          mock,
          { phone, checkoutId: `${as}-${cart}`, order: { ...anOrderBody(''), addressId: home(as) } },
          { as, headers: { 'idempotency-key': key } },
        ),
  ),
  fc.tuple(users, item, keys, carts).map(
    ([as, n, key, cart]): Command =>
      (mock) =>
        order(mock, anOrderBody(someCharge(mock, n)?.transactionId ?? 'QNONE', { addressId: home(as), checkoutId: `${as}-${cart}` }), {
          as,
          headers: { 'idempotency-key': key },
        }).catch(() => null),
  ),
  fc.tuple(users, carts, item).map(
    ([as, cart, n]): Command =>
      (mock) =>
        order(mock, aCashOrder({ addressId: home(as), checkoutId: `${as}-${cart}` }, `COD-${n}-A`), { as }),
  ),
  item.map(
    (n): Command =>
      (mock) =>
        mock.control('POST', `/payments/${somePayment(mock, n)?.reference}/approve`),
  ),
  item.map(
    (n): Command =>
      (mock) =>
        mock.control('POST', `/payments/${somePayment(mock, n)?.reference}/fail`),
  ),
  item.map(
    (n): Command =>
      (mock) =>
        mock.control('POST', `/payments/${somePayment(mock, n)?.reference}/refund`),
  ),
  item.map(
    (n): Command =>
      (mock) =>
        mock.control('POST', `/payments/${somePayment(mock, n)?.reference}/resend`, { times: 2 }),
  ),
  fc.tuple(users, item).map(
    ([as, n]): Command =>
      async (mock) => {
        const own = mock.world.db.orders.where('userId', as)
        return mock.call('POST', `/orders/${own[n % own.length]?.id}/cancel`, { as, body: { status: 'cancelled' } })
      },
  ),
  fc.tuple(users, item).map(
    ([as, n]): Command =>
      async (mock) => {
        const unpaid = mock.world.db.orders.where('userId', as).filter(({ paymentMethod }) => paymentMethod === 'cash_on_delivery')
        const one = unpaid[n % Math.max(unpaid.length, 1)]
        return mock.call('POST', '/mobile-money/checkout', {
          as,
          body: { phone: '255712345678', amount: one?.totalAmount ?? 1, orderId: one?.id ?? 'none' },
        })
      },
  ),
  fc.constantFrom('1234', '0000').map(
    (pin): Command =>
      (mock) =>
        mock.control('POST', '/phones/255712345678/approve', { pin }),
  ),
  fc.constantFrom(1, 60, 200).map(
    (seconds): Command =>
      (mock) =>
        mock.world.clock.advance(seconds * 1_000),
  ),
)

test('[MON-008][MON-009][MON-017][MON-020][MON-025][MON-032][MON-035] whatever buyers, handset and provider do in whatever order, no invariant breaks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(commands, { minLength: 5, maxLength: 40 }), async (steps) => {
      const mock = await testMock()
      for (const step of steps) await step(mock)
      expect(violationsOf(mock.world)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('[MON-034] any order and number of the same events ends in one order, one charge and nothing unfinished', async () => {
  const events = ['approve', 'resend', 'status', 'order', 'order', 'order without key', 'wait'] as const
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...events], { minLength: events.length }), async (sequence) => {
      const mock = await testMock()
      const { body } = await start(mock, {}, { headers: { 'idempotency-key': 'start' } })
      const post = (headers = {}) => order(mock, anOrderBody(chargesOf(mock.world)[0]?.transactionId ?? 'QNONE'), { headers })
      const acts = {
        approve: () => mock.control('POST', `/payments/${body.referenceId}/approve`),
        resend: () => mock.control('POST', `/payments/${body.referenceId}/resend`),
        status: () => mock.call('GET', `/mobile-money/status/${body.referenceId}`, { as: 'asha' }),
        order: () => post({ 'idempotency-key': 'order' }),
        'order without key': () => post(),
        wait: () => mock.world.clock.advance(1_000),
      }
      // A client repeats the order until it has one.
      for (const event of [...sequence, 'order without key'] as const) await acts[event]()
      expect(resultOf(mock)).toEqual({ orders: 1, charges: 1, unfinished: 0 })
      expect(mock.world.db.products.get(SATO)?.availableQuantity).toBe(46)
    }),
    { numRuns: 30 },
  )
})

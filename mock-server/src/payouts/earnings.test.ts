import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderRecord, PayoutRecord } from '#contract/control/records.ts'
import { earningsOfOrder } from '#contract/rules/earnings.ts'
import { aCashOrder, anOrderBody, order, paid } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

const SELLERS = ['mwanaidi', 'fatma', 'ziwa'] as const
type Seller = (typeof SELLERS)[number]
const payoutOf = (amount: number) => ({
  amount,
  paymentMethod: 'mobile_money',
  paymentDetails: { phone: '255713604482', operator: 'vodacom' },
})
const summary = async (mock: TestMock, as: string) => (await mock.call('GET', '/seller-earnings/me/summary', { as })).body
const ask = (mock: TestMock, as: string, amount: number) => mock.call('POST', '/seller-payouts', { as, body: payoutOf(amount) })
const payoutsOf = (mock: TestMock, seller: string): readonly PayoutRecord[] =>
  mock.world.db.payouts.where('userId', seller) as PayoutRecord[]

/** A random step in a market; `pick` selects one of the existing records. */
const step = fc.record({
  what: fc.constantFrom('buy', 'buyOwn', 'pay', 'move', 'move', 'move', 'drop', 'refund', 'ask', 'ask', 'cancel', 'provider', 'provider'),
  seller: fc.constantFrom(...SELLERS),
  pick: fc.nat(1_000),
  amount: fc.integer({ min: 9_000, max: 60_000 }),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

function performStep(mock: TestMock, { what, seller, pick, amount }: Step, n: number): Promise<unknown> {
  const { db, money } = mock.world
  const chosen = <T>(list: readonly T[]): T | undefined => list[pick % Math.max(1, list.length)]
  const sold = chosen(db.orders.where('sellerId', seller))
  const payout = chosen(payoutsOf(mock, seller))
  const buy = (buyer: string, from: string) => {
    const items = [{ productId: chosen(db.products.where('sellerId', from))?.id ?? '', quantity: 1 + (pick % 3) }]
    const body = aCashOrder({ items, addressId: `${buyer}-home`, checkoutId: `c-${n}` }, `COD-1763618400000-AA${1_000 + n}`)
    return order(mock, body, { as: buyer })
  }
  switch (what) {
    case 'buy':
      return buy('asha', seller)
    case 'buyOwn':
      return buy('fatma', 'fatma')
    case 'pay':
      return paid(mock, { checkoutId: `c-${n}` }).catch(() => {})
    case 'move': {
      const to = { pending: 'processing', processing: 'shipping', shipping: 'delivered' }[sold?.status as string]
      return mock.call('PATCH', `/orders/${sold?.id}/status`, { as: seller, body: { status: to ?? 'delivered' } })
    }
    case 'drop':
      return mock.call('POST', `/orders/${sold?.id}/cancel`, { as: sold?.userId ?? 'asha', body: { status: 'cancelled' } })
    case 'refund':
      return mock.control('POST', `/payments/${chosen([...money.payments.keys()])}/refund`)
    case 'ask':
      return ask(mock, seller, amount)
    case 'cancel':
      return mock.call('PATCH', `/seller-payouts/${payout?.id}/cancel`, { as: seller })
    case 'provider':
      return mock.control('POST', `/payouts/${payout?.id}/move`, { to: ['processing', 'completed', 'failed'][pick % 3] })
  }
}

/** Calculates the expected earnings from the records, as SPAY-028 and SPAY-030 define them. */
function expected(mock: TestMock, seller: Seller) {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const delivered = (mock.world.db.orders.list() as OrderRecord[]).filter(
    ({ status, userId }) => status === 'delivered' && userId !== seller,
  )
  const net = sum(
    delivered.map(({ items, status }) => earningsOfOrder({ status, items: items.filter(({ sellerId }) => sellerId === seller) }).net),
  )
  const of = (...states: string[]) =>
    sum(payoutsOf(mock, seller).flatMap(({ status, amount }) => (states.includes(status) ? [amount] : [])))
  return { net, paid: of('completed'), reserved: of('pending', 'processing') }
}

test('[SPAY-030][SELL-007] after any steps, available = net − paid − reserved, and is never negative', async () => {
  const mock = await testMock()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      mock.worlds.reset('default')
      for (const [n, one] of steps.entries()) {
        await performStep(mock, one, n)
        const { net, paid, reserved } = expected(mock, one.seller)
        const reported = await summary(mock, one.seller)
        expect(reported).toMatchObject({
          totalNetEarnings: `${net}`,
          totalPayouts: `${paid}`,
          reservedBalance: reserved,
          availableBalance: net - paid - reserved,
        })
        expect(Number(reported.totalEarnings) - Number(reported.totalPlatformFees)).toBe(net)
        expect(reported.availableBalance).toBeGreaterThanOrEqual(0)
      }
    }),
    { seed: 10, numRuns: 30 },
  )
})

test('[SPAY-028][SELL-007] a seller’s purchases of own goods and cancelled orders do not add to the available balance', async () => {
  const mock = await testMock()
  const before = await summary(mock, 'fatma')
  const productId = mock.world.db.products
    .where('sellerId', 'fatma')
    .find(({ isActive, availableQuantity }) => isActive && availableQuantity > 2)?.id
  const place = (as: string, n: number) =>
    order(
      mock,
      aCashOrder({ items: [{ productId: productId ?? '', quantity: 1 }], addressId: `${as}-home`, checkoutId: `c-${n}` }, `COD-1-A${n}`),
      { as },
    )
  const own = (await place('fatma', 1)).body.id
  const cancelled = (await place('asha', 2)).body.id
  const sold = (await place('asha', 3)).body.id
  await mock.call('POST', `/orders/${cancelled}/cancel`, { as: 'asha', body: { status: 'cancelled' } })
  const deliver = async (id: string) => {
    for (const status of ['processing', 'shipping', 'delivered'])
      await mock.call('PATCH', `/orders/${id}/status`, { as: 'fatma', body: { status } })
  }
  await deliver(own)
  expect(mock.world.db.orders.get(own)?.status).toBe('delivered')
  expect(await summary(mock, 'fatma')).toEqual(before)
  expect((await ask(mock, 'fatma', before.availableBalance + 1)).body.code).toBe('payout_balance')
  await deliver(sold)
  expect((await summary(mock, 'fatma')).availableBalance).toBeGreaterThan(before.availableBalance)
})

test('[SPAY-030][MON-030] a delivered order cannot be refunded, so that paid-out earnings stay valid', async () => {
  const mock = await testMock()
  const { reference, transactionId } = await paid(mock)
  const { id } = (await order(mock, anOrderBody(transactionId))).body
  for (const status of ['processing', 'shipping', 'delivered'])
    await mock.call('PATCH', `/orders/${id}/status`, { as: 'ziwa', body: { status } })
  const before = await summary(mock, 'ziwa')
  expect((await mock.control('POST', `/payments/${reference}/refund`)).body.code).toBe('refund_needs_cancel')
  expect((await mock.call('POST', `/orders/${id}/cancel`, { as: 'asha', body: { status: 'cancelled' } })).status).toBe(409)
  expect(await summary(mock, 'ziwa')).toEqual(before)
})

test('[SPAY-030] when a paid-out order is undone by hand, the sums stay correct, and payouts are refused until new sales cover it', async () => {
  const mock = await testMock()
  const all = (await summary(mock, 'mwanaidi')).availableBalance
  await ask(mock, 'mwanaidi', all)
  const delivered = mock.world.db.orders.where('sellerId', 'mwanaidi').find(({ status }) => status === 'delivered')
  await mock.control('PATCH', `/db/orders/${delivered?.id}`, { status: 'cancelled' })
  const { net, paid: gone, reserved } = expected(mock, 'mwanaidi')
  const reported = await summary(mock, 'mwanaidi')
  expect(reported.availableBalance).toBe(net - gone - reserved)
  expect(reported.availableBalance).toBeLessThan(0)
  expect((await ask(mock, 'mwanaidi', 10_000)).body.code).toBe('payout_balance')
})

test('[SPAY-019][SPAY-030] of two simultaneous requests for the whole balance only one succeeds', async () => {
  const mock = await testMock()
  const all = (await summary(mock, 'mwanaidi')).availableBalance
  const replies = await Promise.all([ask(mock, 'mwanaidi', all), ask(mock, 'mwanaidi', all)])
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 400])
  expect((await summary(mock, 'mwanaidi')).availableBalance).toBe(0)
})

test('[SPAY-026] a request repeated with its key is made once; the same key of another user is a separate request', async () => {
  const mock = await testMock()
  const send = (as: string, amount = 10_000) =>
    mock.call('POST', '/seller-payouts', { as, body: payoutOf(amount), headers: { 'idempotency-key': 'payout-1' } })
  const before = payoutsOf(mock, 'mwanaidi').length
  const [first, again] = [await send('mwanaidi'), await send('mwanaidi')]
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  expect(payoutsOf(mock, 'mwanaidi')).toHaveLength(before + 1)
  expect((await send('mwanaidi', 20_000)).body.code).toBe('key_reused')
  const other = (await send('fatma')).body.id
  expect(other.slice(0, 8)).not.toBe(first.body.id.slice(0, 8)) // [SPAY-003]
})

test('[NAV-034][SPAY-012] a payout requires a verified profile, even if the user is verified', async () => {
  const mock = await testMock()
  await mock.control('POST', '/sellers/mwanaidi/verify', { isVerified: false })
  expect((await mock.call('GET', '/auth/profile', { as: 'mwanaidi' })).body.isVerified).toBe(true)
  const refused = await ask(mock, 'mwanaidi', 10_000)
  expect([refused.status, refused.body.code]).toEqual([403, 'seller_unverified'])
})

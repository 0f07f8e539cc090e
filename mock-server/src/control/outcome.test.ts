import { beforeEach, expect, test } from 'vitest'
import { isPayable } from '../orders/paid.ts'
import { ASHA_PHONE, aCashOrder, anOrderBody, order, paid, start } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

const NEEMA_PHONE = '255754110226'
const MAGIC = '255700000001'
const NOTHING = { orders: 0, charges: 0, unfinished: 0, refunds: 0, prompts: 0 }

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
const outcome = async (phone: string) => (await mock.control('GET', `/outcome?phone=${encodeURIComponent(phone)}`)).body

test('[WAY-004] after a reset every number has an empty outcome, whatever the seed has for it', async () => {
  expect(await outcome(ASHA_PHONE)).toEqual(NOTHING)
  const { transactionId } = await paid(mock)
  await order(mock, anOrderBody(transactionId))
  expect(await outcome(ASHA_PHONE)).toEqual({ ...NOTHING, orders: 1, charges: 1, prompts: 1 })
  await mock.control('POST', '/worlds/default/reset')
  expect(await outcome(ASHA_PHONE)).toEqual(NOTHING)
})

test('[WAY-004] a payment by a magic number counts only for it and for the account that started it', async () => {
  await start(mock, { phone: MAGIC })
  await mock.world.clock.advance(5_000)
  const unfinished = { ...NOTHING, charges: 1, unfinished: 1, prompts: 1 }
  expect(await outcome(MAGIC)).toEqual(unfinished)
  expect(await outcome(ASHA_PHONE)).toEqual(unfinished)
  expect(await outcome(NEEMA_PHONE)).toEqual(NOTHING)
})

test('[WAY-004] a payment by another account’s phone also counts for that account', async () => {
  await paid(mock, { phone: NEEMA_PHONE })
  expect(await outcome(NEEMA_PHONE)).toMatchObject({ charges: 1, unfinished: 1 })
  expect(await outcome(ASHA_PHONE)).toMatchObject({ charges: 1, unfinished: 1 })
})

test('[WAY-004] a cash order counts for its account; when another number pays it later, it counts once for both', async () => {
  const { id, totalAmount } = (await order(mock, aCashOrder())).body
  expect(await outcome(ASHA_PHONE)).toEqual({ ...NOTHING, orders: 1 })
  await paid(mock, { phone: MAGIC, orderId: id, amount: totalAmount, order: undefined, checkoutId: undefined })
  for (const phone of [ASHA_PHONE, MAGIC]) expect(await outcome(phone)).toEqual({ ...NOTHING, orders: 1, charges: 1, prompts: 1 })
})

test('[WAY-004] a refund is counted and nothing stays unfinished; a refused payment counts as a prompt', async () => {
  const { reference } = await paid(mock)
  await mock.control('POST', `/payments/${reference}/refund`)
  expect(await outcome(ASHA_PHONE)).toEqual({ ...NOTHING, charges: 1, refunds: 1, prompts: 1 })
  const second = await start(mock, { checkoutId: 'cart-2' })
  await mock.control('POST', `/payments/${second.body.referenceId}/fail`)
  expect(await outcome(ASHA_PHONE)).toEqual({ ...NOTHING, charges: 1, refunds: 1, prompts: 2 })
})

test('[WAY-004] money back for missing pieces counts as a refund, and the order still counts', async () => {
  const { transactionId } = await paid(mock, { phone: '255700000513' })
  const { id } = (await order(mock, anOrderBody(transactionId))).body
  await mock.world.clock.advance(60_000)
  const { totalAmount } = (await mock.call('GET', `/orders/${id}`, { as: 'asha' })).body
  await mock.call('POST', `/orders/${id}/shortage/accept`, { as: 'asha', body: { totalAmount: totalAmount - 12_000 } })
  expect(await outcome(ASHA_PHONE)).toEqual({ ...NOTHING, orders: 1, charges: 1, refunds: 1, prompts: 1 })
})

test('[WAY-004] an order of the seed counts after it is paid', async () => {
  const unpaid = mock.world.db.orders.list().find((one) => isPayable(mock.world, one))
  const { id = '', userId = '', totalAmount = 0 } = unpaid ?? {}
  const started = await mock.call('POST', '/mobile-money/checkout', {
    as: userId,
    body: { amount: totalAmount, phone: MAGIC, orderId: id },
  })
  expect(started.status).toBe(200)
  expect(await outcome(MAGIC)).toEqual({ ...NOTHING, prompts: 1 })
  await mock.world.clock.advance(5_000)
  expect(await outcome(MAGIC)).toEqual({ ...NOTHING, orders: 1, charges: 1, prompts: 1 })
})

test('[WAY-004] a number is accepted in any spelling; an invalid one is refused', async () => {
  await paid(mock)
  for (const spelling of ['0712 345 678', '+255-712-345-678', '712345678']) expect(await outcome(spelling)).toMatchObject({ charges: 1 })
  for (const query of ['', '?phone=', '?phone=12']) {
    const { status, body } = await mock.control('GET', `/outcome${query}`)
    expect([query, status, Object.keys(body.fields)]).toEqual([query, 400, ['phone']])
  }
})

import { beforeEach, describe, expect, test } from 'vitest'
import { SHORTAGE_ANSWER_TIME } from '#contract/rules/shortage.ts'
import { violationsOf } from '#mock/control/violations/violationsOf.ts'
import { earningsOf } from '#mock/payouts/routes.ts'
import { ASHA_PHONE, aCashOrder, aDraft, anOrderBody, aStart, order, paid, SANGARA, SATO, start, testSocket } from '#mock/testing/money.ts'
import { refusal, type TestMock, testMock } from '#mock/testing/testing.ts'

/** This fish is sold by Mwanaidi; tilapia and perch are sold by Ziwa Fresh. */
const CHANGU = 'red-snapper-changu-1-kg'
const FULL = 36_500

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})

const stored = (id: string) => mock.world.db.orders.get(id)
const itemOf = (id: string, productId: string) => stored(id)?.items.find((item) => item.productId === productId)?.id ?? ''
const stockOf = (id: string) => {
  const product = mock.world.db.products.get(id)
  return [product?.availableQuantity, product?.soldQuantity]
}
const wallet = async () => (await mock.control('GET', `/phones/${ASHA_PHONE}`)).body.balance
const lastText = () => mock.world.inbox.list(ASHA_PHONE).at(-1)?.text

/** Orders two tilapia and a perch for TZS 36,500, paid with mobile money; returns the order's id. */
async function paidOrder(): Promise<string> {
  const { transactionId } = await paid(mock)
  return (await order(mock, anOrderBody(transactionId))).body.id
}
const cashOrder = async (items = aDraft().items): Promise<string> => (await order(mock, aCashOrder({ items }))).body.id
const report = (id: string, lines: Record<string, number>, { as = 'ziwa', headers = {} } = {}) =>
  mock.call('POST', `/orders/${id}/shortage`, {
    as,
    headers,
    body: { lines: Object.entries(lines).map(([productId, available]) => ({ itemId: itemOf(id, productId) || productId, available })) },
  })
const accept = (id: string, totalAmount: number, as = 'asha') =>
  mock.call('POST', `/orders/${id}/shortage/accept`, { as, body: { totalAmount } })
const cancel = (id: string) => mock.call('POST', `/orders/${id}/cancel`, { as: 'asha', body: { status: 'cancelled' } })
const move = (id: string, status: string) => mock.call('PATCH', `/orders/${id}/status`, { as: 'ziwa', body: { status } })
const seenBy = async (id: string, role: 'buyer' | 'seller') =>
  role === 'buyer'
    ? (await mock.call('GET', `/orders/${id}`, { as: 'asha' })).body
    : (await mock.call('GET', '/orders/seller', { as: 'ziwa' })).body.orders.find((one: { id: string }) => one.id === id)

describe('[SELL-016] a seller reports that a line is short', () => {
  test('the order stays pending with a question open for 24 hours; buyer and seller are notified, the buyer also by text message', async () => {
    const id = await paidOrder()
    const [buyer, seller] = [testSocket(mock, 'asha'), testSocket(mock, 'ziwa')]
    const { status, body } = await report(id, { [SATO]: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'pending',
      totalAmount: FULL + 5_000,
      shortage: {
        lines: [{ itemId: itemOf(id, SATO), ordered: 2, available: 1 }],
        askedAt: '2026-11-20T06:00:00.000Z',
        answerBy: '2026-11-21T06:00:00.000Z',
      },
    })
    expect((await seenBy(id, 'buyer')).shortage).toEqual(body.shortage)
    for (const socket of [buyer, seller])
      expect(socket.events.at(-1)).toEqual({ event: 'order-status', body: { orderId: id, status: 'pending', shortage: 'asked' } })
    expect(lastText()).toBe(
      `Samaki: some items in order ${stored(id)?.orderNumber} are not available. Take the rest, or cancel? Please answer in the app by 09:00 on 21/11/2026.`,
    )
    expect(violationsOf(mock.world)).toEqual([])
  })

  test('the product is sold out until its seller sets the stock again', async () => {
    const id = await cashOrder()
    expect(stockOf(SATO)[0]).toBeGreaterThan(0)
    await report(id, { [SATO]: 1 })
    expect(stockOf(SATO)[0]).toBe(0)
    expect(stockOf(SANGARA)[0]).toBeGreaterThan(0)
    expect(violationsOf(mock.world)).toEqual([])
  })

  test('the order cannot move while the question is open, and the refusal gives the reason', async () => {
    const transporterId = 'pwani-express'
    const id = await cashOrder(aDraft().items.map((item) => ({ ...item, transporterId })))
    await report(id, { [SATO]: 1 })
    const moved = await move(id, 'processing')
    expect(refusal(moved)).toBe('409 shortage_open')
    expect(moved.body.message).toBe('We have asked the buyer about the missing items. Wait for the answer.')
    const rider = mock.world.db.transporters.get(transporterId)?.userId
    const tap = await mock.call('PATCH', `/orders/${id}/transporter/status`, { as: rider, body: { status: 'processing' } })
    expect(refusal(tap)).toBe('409 shortage_open')
    await accept(id, FULL - 12_000 + 5_000)
    expect((await move(id, 'processing')).status).toBe(200)
  })

  test('a repeated report, with or without its key, changes nothing', async () => {
    const id = await paidOrder()
    const headers = { 'idempotency-key': 'short-1' }
    const first = await report(id, { [SATO]: 1 }, { headers })
    const messages = mock.world.inbox.list(ASHA_PHONE).length
    await mock.world.clock.advance(60_000)
    expect((await report(id, { [SATO]: 1 }, { headers })).body).toEqual(first.body)
    expect((await report(id, { [SATO]: 1 })).body).toEqual(first.body)
    expect(mock.world.inbox.list(ASHA_PHONE)).toHaveLength(messages)
  })

  test('another seller’s report is added to the open question; each seller sees and reports only own lines', async () => {
    const id = await cashOrder([...aDraft().items, { productId: CHANGU, quantity: 2 }])
    const first = (await report(id, { [SATO]: 1 })).body.shortage
    await mock.world.clock.advance(3_600_000)
    expect(refusal(await report(id, { [SATO]: 0 }, { as: 'mwanaidi' }))).toBe('403 not_yours')
    const { body } = await report(id, { [CHANGU]: 0 }, { as: 'mwanaidi' })
    expect(body.shortage).toMatchObject({ id: first.id, lines: [{ itemId: itemOf(id, CHANGU), ordered: 2, available: 0 }] })
    const question = (await seenBy(id, 'buyer')).shortage
    expect(question.lines).toHaveLength(2)
    expect(question.answerBy).toBe('2026-11-21T07:00:00.000Z')
    await mock.world.clock.advance(SHORTAGE_ANSWER_TIME - 3_600_000)
    expect(stored(id)?.status).toBe('pending')
    await mock.world.clock.advance(3_600_000)
    expect(stored(id)?.status).toBe('cancelled')
  })

  test('refused: a guest, a buyer, another seller, an unknown order, a wrong line, an order that has moved on', async () => {
    const id = await cashOrder()
    expect(refusal(await mock.call('POST', `/orders/${id}/shortage`, { body: { lines: [] } }))).toBe('401 sign_in_first')
    expect(refusal(await report(id, { [SATO]: 1 }, { as: 'asha' }))).toBe('403 seller_only')
    expect(refusal(await report(id, { [SATO]: 1 }, { as: 'mwanaidi' }))).toBe('403 not_yours')
    expect(refusal(await report('order-none', { [SATO]: 1 }))).toBe('404 order_unknown')
    const wrong = await report(id, { [SATO]: 2, 'item-none': 0 })
    expect(refusal(wrong)).toBe('400 body_wrong')
    expect(wrong.body.fields).toEqual({
      'lines.0.available': 'Enter fewer than the 2 ordered.',
      'lines.1.itemId': 'This value is not valid.',
    })
    const empty = await mock.call('POST', `/orders/${id}/shortage`, { as: 'ziwa', body: { lines: [] } })
    expect(empty.status).toBe(400)
    await move(id, 'processing')
    expect(refusal(await report(id, { [SATO]: 1 }))).toBe('409 shortage_closed')
    expect(stored(id)?.shortage).toBeUndefined()
  })
})

describe('[SELL-016][MON-030] the buyer accepts fewer goods', () => {
  test('mobile money: the missing goods are refunded, and all roles see the same sums', async () => {
    const id = await paidOrder()
    const [, sold = 0] = stockOf(SATO)
    await report(id, { [SATO]: 1 })
    const { status, body } = await accept(id, FULL - 12_000 + 5_000)
    expect(status).toBe(200)
    const sums = { status: 'pending', totalAmount: 29_500, amountDue: 5_000, refund: { amount: 12_000, state: 'done' } }
    expect(body).toMatchObject({ ...sums, shortage: { answer: 'accepted' } })
    expect(body.items[0]).toMatchObject({ quantity: 1, ordered: 2, unitPrice: 12_000 })
    expect(await seenBy(id, 'seller')).toMatchObject(sums)
    expect(await wallet()).toBe(5_000_000 - FULL + 12_000)
    expect(lastText()).toContain('sent you back TZS 12,000')
    expect(stockOf(SATO)).toEqual([0, sold - 1])
    expect(violationsOf(mock.world)).toEqual([])
    const before = earningsOf(mock.world, 'ziwa')
    for (const step of ['processing', 'shipping', 'delivered']) await move(id, step)
    expect(earningsOf(mock.world, 'ziwa').total - before.total).toBe(FULL - 12_000)
    expect(violationsOf(mock.world)).toEqual([])
  })

  test('cash: the amount due falls, the fee stays, and nothing is refunded', async () => {
    const id = await cashOrder()
    await report(id, { [SATO]: 0 })
    const { body } = await accept(id, 12_500 + 5_000)
    expect(body).toMatchObject({ totalAmount: 17_500, amountDue: 17_500 })
    expect(body.items.map(({ quantity, ordered }: { quantity: number; ordered?: number }) => [quantity, ordered])).toEqual([
      [0, 2],
      [1, undefined],
    ])
    expect(body.refund).toBeUndefined()
    expect(violationsOf(mock.world)).toEqual([])
  })

  test('the transporter sees the remaining goods and the same amount due as buyer and seller', async () => {
    const transporterId = 'pwani-express'
    const id = await cashOrder(aDraft().items.map((item) => ({ ...item, transporterId })))
    await report(id, { [SATO]: 0 })
    await accept(id, 17_500)
    const rider = mock.world.db.transporters.get(transporterId)?.userId
    const { body } = await mock.call('GET', `/orders/${id}/transporter`, { as: rider })
    expect(body).toMatchObject({ totalAmount: 17_500, amountDue: 17_500, items: [{ quantity: 1 }] })
    expect(body.items).toHaveLength(1)
  })

  test('if the order was paid later in full, the missing goods are refunded from that payment', async () => {
    const id = await cashOrder()
    const { body } = await start(mock, { amount: FULL + 5_000, orderId: id, order: undefined, checkoutId: undefined } as never)
    await mock.control('POST', `/payments/${body.referenceId}/approve`)
    await report(id, { [SANGARA]: 0 })
    const { body: rest } = await accept(id, 24_000 + 5_000)
    expect(rest).toMatchObject({ totalAmount: 29_000, amountDue: 0, refund: { amount: 12_500 } })
    expect(violationsOf(mock.world)).toEqual([])
  })

  test('a payment started before and approved after the buyer’s reply pays the order, and the difference is refunded', async () => {
    const id = await cashOrder()
    const { body } = await start(mock, { amount: FULL + 5_000, orderId: id, order: undefined, checkoutId: undefined } as never)
    await report(id, { [SANGARA]: 0 })
    await accept(id, 24_000 + 5_000)
    await mock.control('POST', `/payments/${body.referenceId}/approve`)
    expect(await seenBy(id, 'buyer')).toMatchObject({ paymentMethod: 'mobile_money', amountDue: 0, refund: { amount: 12_500 } })
    expect(await wallet()).toBe(5_000_000 - 29_000)
    expect(violationsOf(mock.world)).toEqual([])
  })

  test('accepting twice changes nothing; a repeat with the transactionId returns the same order', async () => {
    const id = await paidOrder()
    await report(id, { [SATO]: 1 })
    const first = await accept(id, 29_500)
    const again = await accept(id, 29_500)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await wallet()).toBe(5_000_000 - FULL + 12_000)
    const repeated = await order(mock, anOrderBody(stored(id)?.transactionId ?? ''))
    expect([repeated.status, repeated.body.id]).toEqual([200, id])
  })

  test('after accepting, another line can be reported; cancelling refunds the rest of the payment', async () => {
    const id = await paidOrder()
    await report(id, { [SATO]: 1 })
    await accept(id, 29_500)
    await report(id, { [SANGARA]: 0 })
    await accept(id, 17_000)
    expect((await cancel(id)).body).toMatchObject({ status: 'cancelled', amountDue: 0, refund: { amount: FULL } })
    expect(await wallet()).toBe(5_000_000)
    expect(stockOf(SATO)[0]).toBe(1)
    expect(violationsOf(mock.world)).toEqual([])
  })

  test('refused: a guest, another buyer, an unknown order, no total, another total, nothing left, no open question', async () => {
    const id = await cashOrder()
    expect(refusal(await accept(id, 1))).toBe('409 shortage_answered')
    await report(id, { [SATO]: 1 })
    expect(refusal(await mock.call('POST', `/orders/${id}/shortage/accept`, { body: { totalAmount: 1 } }))).toBe('401 sign_in_first')
    expect(refusal(await accept(id, 29_500, 'neema'))).toBe('403 not_yours')
    expect(refusal(await accept(id, 29_500, 'ziwa'))).toBe('403 not_yours')
    expect(refusal(await accept('order-none', 29_500))).toBe('404 order_unknown')
    expect((await mock.call('POST', `/orders/${id}/shortage/accept`, { as: 'asha', body: {} })).status).toBe(400)
    await report(id, { [SANGARA]: 0 })
    expect(refusal(await accept(id, 29_500))).toBe('409 shortage_changed')
    await report(id, { [SATO]: 0 })
    expect(refusal(await accept(id, 5_000))).toBe('409 shortage_all_out')
    await cancel(id)
    expect(refusal(await accept(id, 5_000))).toBe('409 shortage_answered')
  })
})

describe('[SELL-016][MON-035] the buyer cancels, or does not reply', () => {
  test('the whole payment is refunded, and only the existing pieces return to stock', async () => {
    const id = await paidOrder()
    const [perch] = stockOf(SANGARA)
    await report(id, { [SATO]: 1 })
    const { body } = await cancel(id)
    expect(body).toMatchObject({ status: 'cancelled', amountDue: 0, refund: { amount: FULL }, shortage: { answer: 'cancelled' } })
    expect(await wallet()).toBe(5_000_000)
    expect(stockOf(SATO)[0]).toBe(1)
    expect(stockOf(SANGARA)[0]).toBe(Number(perch) + 1)
    expect(violationsOf(mock.world)).toEqual([])
  })

  test('after 24 hours without a reply the order is cancelled and refunded, and its buyer is notified', async () => {
    const id = await paidOrder()
    await report(id, { [SATO]: 0, [SANGARA]: 0 })
    await mock.world.clock.advance(SHORTAGE_ANSWER_TIME - 1)
    expect(stored(id)?.status).toBe('pending')
    const socket = testSocket(mock, 'asha')
    await mock.world.clock.advance(1)
    expect(await seenBy(id, 'buyer')).toMatchObject({ status: 'cancelled', refund: { amount: FULL }, shortage: { answer: 'expired' } })
    expect(stored(id)?.history.at(-1)).toMatchObject({ status: 'cancelled', by: 'system' })
    expect(socket.events.at(-1)).toEqual({ event: 'order-status', body: { orderId: id, status: 'cancelled' } })
    expect(lastText()).toBe(`Samaki: order ${stored(id)?.orderNumber} was cancelled because we got no answer about the missing items.`)
    expect(await wallet()).toBe(5_000_000)
    expect(violationsOf(mock.world)).toEqual([])
  })

  test('an answered question does not expire', async () => {
    const id = await paidOrder()
    await report(id, { [SATO]: 1 })
    await accept(id, 29_500)
    await mock.world.clock.advance(2 * SHORTAGE_ANSWER_TIME)
    expect(stored(id)?.status).toBe('pending')
  })

  test('a restored world keeps the time limit of the question', async () => {
    const id = await paidOrder()
    await report(id, { [SATO]: 1 })
    await mock.control('POST', '/worlds/default/snapshot', { label: 'asked' })
    await accept(id, 29_500)
    await mock.control('POST', '/worlds/default/restore', { label: 'asked' })
    expect(stored(id)?.shortage?.answer).toBeUndefined()
    await mock.world.clock.advance(SHORTAGE_ANSWER_TIME)
    expect(stored(id)?.status).toBe('cancelled')
  })
})

test('[SELL-016][QA-042] a partial refund that is not in the ledger, or is too high, is a violation', async () => {
  const id = await paidOrder()
  await report(id, { [SATO]: 1 })
  await accept(id, 29_500)
  const charge = mock.world.money.ledger.charges.at(-1)
  if (!charge) throw new Error('no charge')
  charge.givenBack = 13_000
  expect(new Set(violationsOf(mock.world).map(({ invariant }) => invariant))).toEqual(new Set(['I3', 'I9']))
  charge.givenBack = 12_000
  expect(violationsOf(mock.world)).toEqual([])
})

test('[SELL-016] a payment start asks for the reduced total', async () => {
  const id = await cashOrder()
  await report(id, { [SATO]: 1 })
  await accept(id, 29_500)
  const pay = (amount: number) =>
    mock.call('POST', '/mobile-money/checkout', { as: 'asha', body: { amount, phone: aStart().phone, orderId: id } })
  expect(refusal(await pay(FULL + 5_000))).toBe('409 amount_changed')
  expect((await pay(29_500)).status).toBe(200)
})

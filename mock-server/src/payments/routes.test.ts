import { beforeEach, describe, expect, test } from 'vitest'
import { violationsOf } from '../control/violations/violationsOf.ts'
import {
  ASHA_PHONE,
  aCashOrder,
  aDraft,
  anOrderBody,
  aStart,
  item,
  order,
  paid,
  SANGARA,
  SATO,
  start,
  status,
  waitForTimer,
} from '../testing/money.ts'
import { refusal, type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
const checkout = (body: object) => mock.call('POST', '/mobile-money/checkout', { as: 'asha', body })
const pass = (seconds: number) => mock.world.clock.advance(seconds * 1_000)
const product = (id: string) => mock.world.db.products.get(id)

test('[API-032][API-033][MON-016] a start returns success, a reference, when the prompt was sent and when the response was sent', async () => {
  const { status: code, body } = await start(mock)
  expect(code).toBe(200)
  expect(body).toEqual({
    success: true,
    message: 'Check your phone and enter your PIN.',
    referenceId: expect.stringMatching(/^RF-[A-Z0-9]{10}$/),
    startedAt: '2026-11-20T06:00:00.000Z',
    answeredAt: '2026-11-20T06:00:00.000Z',
  })
})

test('[QA-014] a payment of any other number waits for its handset and expires after 5 minutes', async () => {
  const { body } = await start(mock)
  await pass(299)
  expect((await status(mock, body.referenceId)).body).toMatchObject({ success: false, message: 'Payment is waiting for confirmation' })
  await pass(1)
  const payment = mock.world.money.payments.get(body.referenceId)
  expect(payment).toMatchObject({ state: 'failed', prompt: { closed: 'expired' } })
  expect(payment?.callbacks[0]?.body).toMatchObject({ status: 'failed', message: 'Request expired' })
  expect(mock.world.money.ledger.charges.some(({ reference }) => reference === body.referenceId)).toBe(false)
})

test('[API-034] the status contains reference, message, success and, once charged, the transactionId', async () => {
  const { reference, transactionId } = await paid(mock)
  expect((await status(mock, reference)).body).toEqual({ reference, success: true, message: 'Payment received', transactionId })
})

test('[QA-037] the status of another user’s payment is 403, of an unknown one 404, without sign-in 401', async () => {
  const { body } = await start(mock)
  expect(refusal(await status(mock, body.referenceId, { as: 'neema' }))).toBe('403 not_yours')
  expect(refusal(await status(mock, 'RF-UNKNOWN'))).toBe('404 payment_unknown')
  expect((await mock.call('GET', `/mobile-money/status/${body.referenceId}`)).status).toBe(401)
})

test('[API-031] a provider other than the configured one is 404', async () => {
  expect((await mock.call('POST', '/other-money/checkout', { as: 'asha', body: { amount: 1, phone: ASHA_PHONE } })).status).toBe(404)
})

test.each([
  ['no amount', { phone: ASHA_PHONE }, 'amount'],
  ['an amount of 0', { amount: 0, phone: ASHA_PHONE }, 'amount'],
  ['an amount below 0', { amount: -1, phone: ASHA_PHONE }, 'amount'],
  ['a fraction', { amount: 1.5, phone: ASHA_PHONE }, 'amount'],
  ['too much', { amount: 10 ** 10, phone: ASHA_PHONE }, 'amount'],
  ['an invalid phone', { amount: 100, phone: '12345' }, 'phone'],
  ['a landline', { amount: 100, phone: '255221234567' }, 'phone'],
  ['a quantity of 10^9', aStart({ order: aDraft({ items: [item(SATO, 10 ** 9)] }) }), 'order.items.0.quantity'],
] as const)('a start with %s is 400 and names the field', async (_what, body, field) => {
  const reply = await checkout(body)
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body.fields)).toEqual([field])
  expect(mock.world.money.payments.size).toBe(0)
})

describe('[MON-003] a start with an order is checked before any prompt', () => {
  test('a changed price is 409 with the current amount', async () => {
    mock.world.db.products.change(SATO, { unitPrice: 13_000 })
    const reply = await start(mock)
    expect(refusal(reply)).toBe('409 cart_changed')
    expect(reply.body.message).toBe('Your cart has changed. Please check it.')
    expect(reply.body.fields).toEqual({ amount: 'The amount to pay is now TZS 38,500, not TZS 36,500.' })
  })
  test('too little stock is 409 and names the line, in the client’s language', async () => {
    mock.world.db.products.change(SANGARA, { availableQuantity: 0 })
    mock.world.db.products.change(SATO, { availableQuantity: 1 })
    const reply = await start(mock, {}, { language: 'sw' })
    expect(reply.body).toEqual({
      code: 'cart_changed',
      message: 'Kikapu chako kimebadilika. Tafadhali kikague.',
      fields: { 'items.0': 'Nile tilapia (Sato), 1 kg: zimebaki 1 tu', 'items.1': 'Nile perch (Sangara), 1 kg: imeisha' },
    })
  })
  test('two lines of one product share its stock', async () => {
    mock.world.db.products.change(SATO, { availableQuantity: 3 })
    const reply = await start(mock, { amount: 48_000, order: aDraft({ items: [item(SATO, 2), item(SATO, 2)] }) })
    expect(refusal(reply)).toBe('409 cart_changed')
  })
  test('an inactive product counts as sold out, an unknown one is 400', async () => {
    mock.world.db.products.change(SATO, { isActive: false })
    expect((await start(mock)).body.fields).toEqual({ 'items.0': 'Nile tilapia (Sato), 1 kg: sold out' })
    expect(refusal(await start(mock, { order: aDraft({ items: [item('no-such-fish', 1)] }) }))).toBe('400 body_wrong')
  })
  test('another user’s address and an unverified transporter are 400', async () => {
    const foreign = await start(mock, { order: aDraft({ addressId: 'neema-home' }) })
    expect([foreign.status, foreign.body.fields]).toEqual([400, { addressId: 'Please select a delivery address' }])
    const unverified = mock.world.db.transporters.list().find(({ isVerified }) => !isVerified)?.id ?? ''
    const reply = await start(mock, { order: aDraft({ items: [item(SATO, 1, unverified)] }) })
    expect([reply.status, reply.body.fields]).toEqual([400, { 'items.0.transporterId': 'This transporter is not verified yet.' }])
  })
  test('none of these requests starts a payment', async () => {
    mock.world.db.products.change(SATO, { unitPrice: 13_000 })
    await start(mock)
    expect(mock.world.money.payments.size).toBe(0)
    expect((await mock.control('GET', `/phones/${ASHA_PHONE}`)).body.prompt).toBeNull()
  })
})

describe('[MON-010] while a payment is pending', () => {
  const WAITING = 'A payment is already waiting. Check your phone first.'
  test('a second start for the same cart is refused, one for another cart is not', async () => {
    await start(mock)
    const second = await start(mock)
    expect(refusal(second)).toBe('409 payment_waiting')
    expect(second.body.reference).toMatch(/./)
    expect(second.body.message).toBe(WAITING)
    expect((await start(mock, {}, { language: 'sw' })).body.message).toBe('Kuna malipo yanayosubiri. Angalia simu yako kwanza.')
    expect((await start(mock, { checkoutId: 'cart-2', phone: '255754110226' })).body.success).toBe(true)
  })
  test('a cash order for that cart is refused', async () => {
    await start(mock)
    const reply = await order(mock, aCashOrder())
    expect([refusal(reply), reply.body.message]).toEqual(['409 payment_waiting', WAITING])
    expect((await order(mock, aCashOrder({ checkoutId: 'cart-2' }))).status).toBe(201)
  })
  test('a second start for the same existing order is refused', async () => {
    const { body: made } = await order(mock, aCashOrder())
    const pay = () => checkout({ phone: ASHA_PHONE, amount: made.totalAmount, orderId: made.id })
    expect((await pay()).status).toBe(200)
    expect(refusal(await pay())).toBe('409 payment_waiting')
  })
  test('[MON-011] a new start is possible after a failure, or 5 minutes after the start', async () => {
    const { body } = await start(mock, { phone: '255700000307' })
    await pass(299.999)
    expect(refusal(await start(mock))).toBe('409 payment_waiting')
    await pass(0.001)
    expect((await start(mock)).status).toBe(200)
    expect(mock.world.money.payments.get(body.referenceId)?.state).toBe('pending')
    await mock.control('POST', `/phones/${ASHA_PHONE}/cancel`)
    expect((await start(mock)).status).toBe(200)
  })
})

test('[MON-019] after a charge that cart cannot be paid again, neither by phone nor in cash', async () => {
  await paid(mock)
  expect(refusal(await start(mock))).toBe('409 already_paid')
  expect(refusal(await order(mock, aCashOrder()))).toBe('409 already_paid')
})

test('[SEC-011] after 10 starts in 10 minutes the next is 429 with Retry-After and its text', async () => {
  const attempt = (n: number, language: 'en' | 'sw' = 'en') => start(mock, { phone: '255700000211', checkoutId: `cart-${n}` }, { language })
  for (let n = 0; n < 10; n++) expect((await attempt(n)).status).toBe(200)
  const refused = await attempt(11)
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'Too many requests. Try again later.' },
    headers: { 'retry-after': '600' },
  })
  expect((await attempt(11, 'sw')).body.message).toBe('Maombi ni mengi mno. Jaribu tena baadaye.')
  const other = await start(mock, { phone: '255700000211', order: undefined, checkoutId: 'neema-1' }, { as: 'neema' })
  expect(other.status).toBe(200)
  await pass(600)
  expect((await attempt(12)).status).toBe(200)
})

describe('[MON-004][MON-005] an idempotency key', () => {
  const key = { headers: { 'idempotency-key': 'key-1' } }
  test('[MON-008][MON-009] returns the first response again: one reference, one prompt', async () => {
    const [first, second] = await Promise.all([start(mock, {}, key), start(mock, {}, key)])
    const third = await start(mock, {}, key)
    expect(third.body).toEqual(first.body)
    expect([200, 409]).toContain(second.status)
    expect(mock.world.money.payments.size).toBe(1)
    expect(violationsOf(mock.world)).toEqual([])
  })
  test('[MON-016] 205, 206: a slow or repeated response has the time it was sent and the time of the prompt', async () => {
    const slow = start(mock, { phone: '255700000206' }, key)
    await waitForTimer(mock, 'the start is answered')
    await pass(35)
    expect((await slow).body).toMatchObject({ startedAt: '2026-11-20T06:00:00.000Z', answeredAt: '2026-11-20T06:00:35.000Z' })
    const lost = { headers: { 'idempotency-key': 'key-2' } }
    const again = { phone: '255700000205', checkoutId: 'cart-2' }
    await expect(start(mock, again, lost)).rejects.toThrow()
    await pass(5)
    expect((await start(mock, again, lost)).body).toMatchObject({
      startedAt: '2026-11-20T06:00:35.000Z',
      answeredAt: '2026-11-20T06:00:40.000Z',
    })
  })
  test('with another body is 422, and belongs to its user', async () => {
    await start(mock, {}, key)
    expect(refusal(await start(mock, { phone: '255754110226' }, key))).toBe('422 key_reused')
    expect((await start(mock, { order: aDraft({ addressId: 'neema-home' }) }, { ...key, as: 'neema' })).status).toBe(200)
  })
  test('is 409 while its first start runs', async () => {
    const slow = start(mock, { phone: '255700000206' }, key)
    await waitForTimer(mock, 'the start is answered')
    expect(refusal(await start(mock, { phone: '255700000206' }, key))).toBe('409 key_running')
    await pass(35)
    expect((await slow).body.success).toBe(true)
  })
  test('is not stored after 5xx and 429: the retry runs again', async () => {
    expect((await start(mock, { phone: '255700000202' }, key)).status).toBe(500)
    await mock.control('POST', '/phones/255700000202/scenario', { id: '001' })
    expect((await start(mock, { phone: '255700000202' }, key)).body.success).toBe(true)
  })
  test('expires after 24 hours', async () => {
    const { body: first } = await start(mock, {}, key)
    await pass(24 * 3_600)
    expect((await start(mock, {}, key)).body.referenceId).not.toBe(first.referenceId)
  })
})

describe('[MON-022] the list of unfinished payments', () => {
  const list = async (as = 'asha') => (await mock.call('GET', '/mobile-money/unfinished', { as })).body
  test('shows its payer a charge without an order, with the payload to finish it', async () => {
    const { reference, transactionId } = await paid(mock)
    expect(await list()).toEqual([
      {
        reference,
        transactionId,
        amount: 36_500,
        phone: ASHA_PHONE,
        paidAt: '2026-11-20T06:00:00.000Z',
        checkoutId: 'cart-1',
        order: aDraft(),
        kind: 'unfinished',
      },
    ])
    expect(await list('neema')).toEqual([])
  })
  test('no longer shows a charge with an order or a refund', async () => {
    const { transactionId } = await paid(mock)
    await order(mock, anOrderBody(transactionId))
    expect(await list()).toEqual([])
    const second = await paid(mock, { checkoutId: 'cart-2' })
    await mock.control('POST', `/payments/${second.reference}/refund`)
    expect(await list()).toEqual([])
  })
  test('[MON-029] marks a second charge of a cart, and it cannot be used for an order', async () => {
    const first = await start(mock, { phone: '255700000308' })
    await pass(60)
    await mock.control('POST', `/payments/${first.body.referenceId}/fail`)
    const second = await paid(mock)
    await order(mock, anOrderBody(second.transactionId))
    await pass(100)
    const [left] = await list()
    expect(left).toMatchObject({ reference: first.body.referenceId, kind: 'second', amount: 36_500 })
    expect(refusal(await order(mock, anOrderBody(left.transactionId)))).toBe('409 already_ordered')
    expect(violationsOf(mock.world)).toEqual([])
  })
})

describe('[SEC-020] the provider’s callback', () => {
  const body = { reference: 'RF-1', status: 'success', transactionId: 'QFORGED' }
  test('410: from anyone else is 403 and changes nothing', async () => {
    const { body: started } = await start(mock)
    const forged = { ...body, reference: started.referenceId }
    for (const options of [{}, { as: 'asha' }, { as: 'asha', headers: { 'x-provider-secret': 'guessed' } }]) {
      expect(refusal(await mock.call('POST', '/mobile-money/callback', { ...options, body: forged }))).toBe('403 provider_only')
    }
    expect(mock.world.money.payments.get(started.referenceId)).toMatchObject({ state: 'pending', callbacks: [] })
  })
  test('[API-035] with the secret is accepted and sent to the payer', async () => {
    const { body: started } = await start(mock)
    const reply = await mock.call('POST', '/mobile-money/callback', {
      headers: { 'x-provider-secret': 'provider' },
      body: { reference: started.referenceId, status: 'failed' },
    })
    expect(reply.status).toBe(200)
    expect(mock.world.money.payments.get(started.referenceId)?.callbacks).toHaveLength(1)
  })
})

describe('[PAY-053][PAY-059] paying an existing order', () => {
  const pay = (orderId: string, amount: number, more = {}) => checkout({ phone: '255700000001', orderId, amount, ...more })
  test('marks it paid on success, creates no second order, and leaves nothing due', async () => {
    const { body: made } = await order(mock, aCashOrder())
    expect((await pay(made.id, made.totalAmount)).status).toBe(200)
    await pass(5)
    const { body: paidOrder } = await mock.call('GET', `/orders/${made.id}`, { as: 'asha' })
    expect(paidOrder).toMatchObject({
      paymentMethod: 'mobile_money',
      amountDue: 0,
      totalAmount: 41_500,
      transactionId: expect.stringMatching(/^Q[A-Z0-9]{9}$/),
    })
    expect((await mock.call('GET', '/mobile-money/unfinished', { as: 'asha' })).body).toEqual([])
    expect(violationsOf(mock.world)).toEqual([])
  })
  test('[PAY-057] changes its address if the payment names another one', async () => {
    mock.world.db.addresses.add({ ...mock.world.db.addresses.get('asha-home'), id: 'asha-work', city: 'Kibaha', isDefault: false } as never)
    const { body: made } = await order(mock, aCashOrder())
    await pay(made.id, made.totalAmount, { addressId: 'asha-work' })
    await pass(5)
    expect(mock.world.db.orders.get(made.id)).toMatchObject({ addressId: 'asha-work', address: { city: 'Kibaha' } })
  })
  test('is refused with another amount, and for another user’s, an unknown or a closed order', async () => {
    const { body: made } = await order(mock, aCashOrder())
    expect(refusal(await pay(made.id, 1_000))).toBe('409 amount_changed')
    expect(refusal(await pay('order-104695', 1_000))).toBe('403 not_yours')
    expect(refusal(await pay('order-none', 1_000))).toBe('404 order_unknown')
    await mock.call('POST', `/orders/${made.id}/cancel`, { as: 'asha', body: { status: 'cancelled' } })
    expect(refusal(await pay(made.id, made.totalAmount))).toBe('409 order_closed')
  })
  test('[MON-029] of an order cancelled meanwhile leaves a second payment to refund', async () => {
    const { body: made } = await order(mock, aCashOrder())
    await pay(made.id, made.totalAmount)
    await mock.call('POST', `/orders/${made.id}/cancel`, { as: 'asha', body: { status: 'cancelled' } })
    await pass(5)
    expect((await mock.call('GET', '/mobile-money/unfinished', { as: 'asha' })).body).toMatchObject([{ orderId: made.id, kind: 'second' }])
    expect(violationsOf(mock.world)).toEqual([])
  })
})

test('[MON-024] a price change after the push does not change the order, with the draft in the start or without', async () => {
  const full = await paid(mock)
  const { body } = await checkout({ amount: 36_500, phone: ASHA_PHONE })
  await mock.control('POST', `/payments/${body.referenceId}/approve`)
  mock.world.db.products.change(SATO, { unitPrice: 24_000 })
  const ids = [full.transactionId, mock.world.money.ledger.charges.at(-1)?.transactionId ?? '']
  for (const [n, id] of ids.entries()) {
    const made = await order(mock, anOrderBody(id, { checkoutId: `other-${n}` }))
    expect([made.status, made.body.totalAmount]).toEqual([201, 41_500])
  }
  expect(product(SATO)?.unitPrice).toBe(24_000)
})

import { beforeEach, describe, expect, test } from 'vitest'
import type { AddressRecord } from '#contract/control/records.ts'
import { violationsOf } from '../control/violations/violationsOf.ts'
import { ASHA_PHONE, aCashOrder, anOrderBody, aStart, item, order, paid, SANGARA, SATO, testSocket } from '../testing/money.ts'
import { refusal, type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
const product = (id: string) => mock.world.db.products.get(id)
const balance = async () => (await mock.control('GET', `/phones/${ASHA_PHONE}`)).body.balance
const pay = (body: object) => mock.call('POST', '/mobile-money/checkout', { as: 'asha', body })
const cancel = (id: string) => mock.call('POST', `/orders/${id}/cancel`, { as: 'asha', body: { status: 'cancelled' } })

test('[API-024][API-025][API-026][CHK-015] an order paid with a charge has an id, the market’s prices, and the fee in its total', async () => {
  const { transactionId } = await paid(mock)
  const { status, body } = await order(mock, anOrderBody(transactionId, { notes: 'Ring twice' }))
  expect(status).toBe(201)
  expect(body).toMatchObject({
    id: expect.any(String),
    orderNumber: expect.stringMatching(/^SMK-\d{6}$/),
    status: 'pending',
    createdAt: '2026-11-20T06:00:00.000Z',
    totalAmount: 41_500,
    addressId: 'asha-home',
    paymentMethod: 'mobile_money',
    transactionId,
    deliveryOption: 'standard',
    notes: 'Ring twice',
    items: [
      { quantity: 2, unitPrice: 12_000, product: { id: SATO, name: 'Nile tilapia (Sato), 1 kg' } },
      { quantity: 1, unitPrice: 12_500, product: { id: SANGARA } },
    ],
  })
})

test('[MON-031] with mobile money the fee is due on delivery, with cash everything; buyer, seller and transporter see the same', async () => {
  const { transactionId } = await paid(mock)
  const items = [item(SATO, 2, 'pwani-express'), item(SANGARA, 1, 'pwani-express')]
  const { body: mobile } = await order(mock, anOrderBody(transactionId, { deliveryOption: 'express', items }))
  const { body: cash } = await order(mock, aCashOrder({ checkoutId: 'cart-2', items }))
  expect([mobile.amountDue, mobile.totalAmount]).toEqual([10_000, 46_500])
  expect([cash.amountDue, cash.totalAmount]).toEqual([41_500, 41_500])
  for (const { id, amountDue } of [mobile, cash]) {
    const sold = (await mock.call('GET', '/orders/seller', { as: 'ziwa' })).body.orders.find((one: { id: string }) => one.id === id)
    const carried = (await mock.call('GET', `/orders/${id}/transporter`, { as: 'hamisi' })).body
    expect([sold.amountDue, carried.amountDue]).toEqual([amountDue, amountDue])
  }
})

test('[API-027][MON-035] an order lowers the stock and raises soldQuantity; cancelling reverts both', async () => {
  const stock = () => [product(SATO)?.availableQuantity, product(SATO)?.soldQuantity]
  const before = stock()
  const { body } = await order(mock, aCashOrder())
  const [available = 0, sold = 0] = before
  expect(stock()).toEqual([available - 2, sold + 2])
  await cancel(body.id)
  expect(stock()).toEqual(before)
  expect(violationsOf(mock.world)).toEqual([])
})

test('[API-027] insufficient stock is 409 and names the line; the stock does not change', async () => {
  mock.world.db.products.change(SANGARA, { availableQuantity: 0 })
  const { transactionId } = await paid(mock, { order: undefined, checkoutId: undefined } as never)
  const reply = await order(mock, anOrderBody(transactionId))
  expect(refusal(reply)).toBe('409 stock_short')
  expect(reply.body.fields).toEqual({ 'items.1': 'Nile perch (Sangara), 1 kg: sold out' })
  expect(product(SATO)?.availableQuantity).toBe(48)
  expect((await mock.call('GET', '/mobile-money/unfinished', { as: 'asha' })).body).toHaveLength(1)
})

describe('the transactionId of a mobile-money order', () => {
  test.each([
    ['[CHK-038] a number', 12_345, 'transactionId must be a string'],
    ['[CHK-038] nothing', undefined, 'transactionId must be a string'],
    ['[CHK-040] empty', '', 'transactionId cannot be empty'],
    ['[CHK-040] blank', '   ', 'transactionId cannot be empty'],
  ])('%s is 400 with its text', async (_what, transactionId, message) => {
    const reply = await order(mock, { ...anOrderBody('Q1'), transactionId })
    expect([reply.status, reply.body.message, reply.body.fields]).toEqual([400, message, { transactionId: message }])
  })
  test('[CHK-043] a cash order needs an ID in its own format', async () => {
    expect(refusal(await order(mock, aCashOrder({}, 'COD-1')))).toBe('400 transaction_cash')
  })
  test('[MON-024] 509: an invented transactionId is 402', async () => {
    expect(refusal(await order(mock, anOrderBody('QINVENTED1')))).toBe('402 no_charge')
  })
  test('[MON-024] another user’s charge is 409', async () => {
    const { transactionId } = await paid(mock)
    const body = anOrderBody(transactionId, { addressId: 'neema-home' })
    expect(refusal(await order(mock, body, { as: 'neema' }))).toBe('409 charge_not_yours')
  })
  test('[MON-024] other items or another amount are 409', async () => {
    const { transactionId } = await paid(mock)
    expect(refusal(await order(mock, anOrderBody(transactionId, { items: [item(SATO, 3)] })))).toBe('409 items_differ')
    const bare = await paid(mock, { order: undefined, checkoutId: undefined, amount: 36_000 } as never)
    expect(refusal(await order(mock, anOrderBody(bare.transactionId)))).toBe('409 amount_differs')
  })
  test('[MON-024] a refunded charge cannot pay for an order', async () => {
    const { reference, transactionId } = await paid(mock)
    await mock.control('POST', `/payments/${reference}/refund`)
    expect(refusal(await order(mock, anOrderBody(transactionId)))).toBe('402 payment_refunded')
  })
})

describe('[MON-017] a transactionId belongs to one order', () => {
  test('a repeat by the same payer with the same items returns the first order with 200, also without a key', async () => {
    const { transactionId } = await paid(mock)
    const first = await order(mock, anOrderBody(transactionId))
    const second = await order(mock, anOrderBody(transactionId, { items: [item(SANGARA, 1), item(SATO, 2)] }))
    expect([first.status, second.status, second.body.id]).toEqual([201, 200, first.body.id])
    expect(mock.world.db.orders.where('transactionId', transactionId)).toHaveLength(1)
    expect(product(SATO)?.availableQuantity).toBe(46)
  })
  test('508: a repeat with other items or by another user is 409', async () => {
    const { transactionId } = await paid(mock)
    await order(mock, anOrderBody(transactionId))
    expect(refusal(await order(mock, anOrderBody(transactionId, { items: [item(SATO, 1)] })))).toBe('409 transaction_used')
    expect(refusal(await order(mock, anOrderBody(transactionId, { addressId: 'neema-home' }), { as: 'neema' }))).toBe(
      '409 transaction_used',
    )
  })
  test('a repeated cash order returns the first one even after it was paid by phone', async () => {
    const { body: first } = await order(mock, aCashOrder())
    await pay({ amount: first.totalAmount, phone: '255700000001', orderId: first.id })
    await mock.world.clock.advance(5_000)
    expect((await order(mock, aCashOrder())).body.id).toBe(first.id)
  })
  test('[MON-018] 503, 504: after a response that was lost or had no id, a repeat returns the existing order', async () => {
    for (const scenario of ['503', '504']) {
      mock = await testMock()
      const { transactionId } = await paidBy(scenario)
      const headers = { 'idempotency-key': 'order-1' }
      const first = await order(mock, anOrderBody(transactionId), { headers }).catch(() => ({ body: {} }))
      const again = await order(mock, anOrderBody(transactionId), { headers })
      expect([first.body.id, again.body.id]).toEqual([undefined, mock.world.db.orders.where('transactionId', transactionId)[0]?.id])
    }
  })
  async function paidBy(scenario: string) {
    await pay(aStart({ phone: `255700000${scenario}` }))
    await mock.world.clock.advance(5_000)
    return { transactionId: mock.world.money.ledger.charges.at(-1)?.transactionId ?? '' }
  }
})

test('[API-026] a wrong body is 400: another user’s address, an unknown or unverified transporter, an invalid phone', async () => {
  const fields = async (given: object) => Object.keys((await order(mock, { ...aCashOrder(), ...given })).body.fields ?? {})
  expect(await fields({ addressId: 'neema-home' })).toEqual(['addressId'])
  expect(await fields({ items: [item(SATO, 1, 'nobody')] })).toEqual(['items.0.transporterId'])
  expect(await fields({ items: [item('no-such-fish', 1)] })).toEqual(['items.0'])
  expect(await fields({ items: [item(SATO, 1.5)] })).toEqual(['items.0.quantity'])
  expect(await fields({ notes: 'x'.repeat(1_001) })).toEqual(['notes'])
  expect(await fields({ deliveryOption: 'pigeon' })).toEqual(['deliveryOption'])
  expect(await fields({ paymentMethod: 'card' })).toEqual(['paymentMethod'])
  expect(await fields({ paymentDetails: { provider: 'Cash', phoneNumber: '12', transactionId: aCashOrder().transactionId } })).toEqual([
    'paymentDetails.phoneNumber',
  ])
  expect(mock.world.db.orders.where('userId', 'asha').every(({ createdAt }) => createdAt < '2026-11-20T06')).toBe(true)
})

test('[CHK-022] an order to another user’s address is refused with the code of the address', async () => {
  expect(refusal(await order(mock, aCashOrder({ addressId: 'neema-home' })))).toBe('400 address_needed')
})

test('[CHK-020] the server also refuses an unverified transporter', async () => {
  const unverified = mock.world.db.transporters.list().find(({ isVerified }) => !isVerified)?.id
  const reply = await order(mock, aCashOrder({ items: [item(SATO, 1, unverified)] }))
  expect([reply.status, reply.body.fields]).toEqual([400, { 'items.0.transporterId': 'This transporter is not verified yet.' }])
})

test('[QA-039] a body never sets status, total, price, owner, ids or dates of an order', async () => {
  const forged = {
    id: 'mine',
    userId: 'neema',
    status: 'delivered',
    totalAmount: 1,
    createdAt: '2000-01-01T00:00:00.000Z',
    orderNumber: 'SMK-1',
  }
  const body = { ...aCashOrder(), ...forged, items: [{ productId: SATO, quantity: 2, unitPrice: 1 }] }
  const { body: made } = await order(mock, body)
  expect(made).toMatchObject({
    status: 'pending',
    totalAmount: 29_000,
    createdAt: '2026-11-20T06:00:00.000Z',
    items: [{ unitPrice: 12_000 }],
  })
  expect([made.id, made.orderNumber]).not.toEqual(['mine', 'SMK-1'])
  expect(mock.world.db.orders.get(made.id)?.userId).toBe('asha')
})

describe('[QA-037] the order of refusals', () => {
  test('a guest is 401, an unknown order 404, another user’s order 403', async () => {
    expect((await mock.call('GET', '/orders')).status).toBe(401)
    expect(refusal(await mock.call('GET', '/orders/order-none', { as: 'asha' }))).toBe('404 order_unknown')
    expect(refusal(await mock.call('GET', '/orders/order-104698', { as: 'asha' }))).toBe('403 not_yours')
    expect(refusal(await cancel('order-104698'))).toBe('403 not_yours')
  })
  test('seller and transporter calls check the role, then the order, then its owner', async () => {
    const move = (as: string, id: string, path = 'status') =>
      mock.call('PATCH', `/orders/${id}/${path}`, { as, body: { status: 'processing' } })
    expect(refusal(await move('asha', 'order-104698'))).toBe('403 seller_only')
    expect(refusal(await move('ziwa', 'order-none'))).toBe('404 order_unknown')
    expect(refusal(await move('ziwa', 'order-104698'))).toBe('403 not_yours')
    expect(refusal(await move('asha', 'order-104698', 'transporter/status'))).toBe('403 transporter_only')
    expect(refusal(await move('edina', 'order-104698', 'transporter/status'))).toBe('403 not_yours')
    expect(refusal(await mock.call('GET', '/orders/order-104698/transporter', { as: 'elia' }))).toBe('403 not_yours')
  })
})

test('[API-028][CHK-041] the buyer’s list contains only own orders, newest first', async () => {
  const { body: made } = await order(mock, aCashOrder())
  const { body } = await mock.call('GET', '/orders', { as: 'asha' })
  expect(body[0].id).toBe(made.id)
  expect(body.map(({ createdAt }: { createdAt: string }) => createdAt)).toEqual(
    body
      .map(({ createdAt }: { createdAt: string }) => createdAt)
      .sort()
      .reverse(),
  )
  expect(new Set(body.map(({ id }: { id: string }) => mock.world.db.orders.get(id)?.userId))).toEqual(new Set(['asha']))
})

describe('[ORD-008][ORD-009][API-030] a buyer cancels', () => {
  test('while the order is pending or processing, but not later', async () => {
    const { body: made } = await order(mock, aCashOrder())
    mock.world.db.orders.change(made.id, { status: 'shipping' })
    expect(refusal(await cancel(made.id))).toBe('409 order_not_cancellable')
    mock.world.db.orders.change(made.id, { status: 'processing' })
    expect((await cancel(made.id)).body).toMatchObject({ status: 'cancelled', amountDue: 0 })
    expect((await cancel(made.id)).status).toBe(409)
  })
  test('[MON-030] the payment is refunded in full, once, and the order shows the refund', async () => {
    const { transactionId } = await paid(mock)
    expect(await balance()).toBe(5_000_000 - 36_500)
    const { body: made } = await order(mock, anOrderBody(transactionId))
    const { body } = await cancel(made.id)
    expect(body.refund).toEqual({ amount: 36_500, state: 'done' })
    expect(await balance()).toBe(5_000_000)
    expect(mock.world.inbox.list(ASHA_PHONE).at(-1)?.text).toMatch(
      /^Q\w{9} Reversed\. SAMAKI SOKONI sent you back TZS 36,500 on 20\/11\/2026 at 09:00\. New balance: TZS 5,000,000\.$/,
    )
    expect(violationsOf(mock.world)).toEqual([])
  })
  test('a cash order does not show a refund', async () => {
    const { body: made } = await order(mock, aCashOrder())
    expect((await cancel(made.id)).body.refund).toBeUndefined()
  })
})

describe('the status of an order', () => {
  const place = async (transporterId?: string): Promise<string> =>
    (await order(mock, aCashOrder({ items: [item(SATO, 2, transporterId)] }))).body.id
  const sell = (id: string, status: string) => mock.call('PATCH', `/orders/${id}/status`, { as: 'ziwa', body: { status } })
  const carry = (id: string, status: string, more = {}) =>
    mock.call('PATCH', `/orders/${id}/transporter/status`, { as: 'hamisi', body: { status, ...more } })

  test('[SORD-019][SORD-022][API-050] without a transporter the seller moves it to delivered', async () => {
    const id = await place()
    for (const status of ['processing', 'shipping', 'delivered'])
      expect((await sell(id, status)).body).toMatchObject({ id, status, transporterAssigned: false })
  })
  test('[SORD-022] with a transporter the seller moves it only to processing', async () => {
    const id = await place('pwani-express')
    expect((await sell(id, 'processing')).status).toBe(200)
    const refused = await sell(id, 'shipping')
    const { message } = refused.body
    expect([refusal(refused), message]).toEqual(['409 order_carried', 'A transporter carries this order and moves it on from here.'])
    // A step that nobody may take is refused with `order_step`, even if a transporter carries the order.
    expect(refusal(await sell(id, 'delivered'))).toBe('409 order_step')
  })
  test('[API-050][API-063] skipped and backward steps are 409, an unknown status is 400', async () => {
    const id = await place('pwani-express')
    expect((await carry(id, 'shipping')).status).toBe(409)
    expect((await carry(id, 'processing')).status).toBe(200)
    expect((await carry(id, 'processing')).status).toBe(409)
    expect((await carry(id, 'cancelled')).status).toBe(400)
    expect((await sell(id, 'shipped')).status).toBe(400)
  })
  test('[TORD-009][TORD-013] the transporter moves it forward to delivered, the last status', async () => {
    const id = await place('pwani-express')
    for (const status of ['processing', 'shipping', 'delivered']) expect((await carry(id, status)).body.status).toBe(status)
    expect((await carry(id, 'processing')).status).toBe(409)
    expect(mock.world.db.orders.get(id)?.history.map(({ status, by }) => `${status} ${by}`)).toEqual([
      'pending buyer',
      'processing transporter',
      'shipping transporter',
      'delivered transporter',
    ])
  })
  test('[TRAN-004] a queued change has the time it was tapped, limited to between the previous step and now', async () => {
    const id = await place('pwani-express')
    await mock.world.clock.advance(3_600_000)
    await carry(id, 'processing', { occurredAt: '2026-11-20T06:30:00.000Z' })
    await carry(id, 'shipping', { occurredAt: '2026-11-20T06:10:00.000Z' })
    const { body } = await carry(id, 'delivered', { occurredAt: '2030-01-01T00:00:00.000Z' })
    expect(body.history).toEqual(mock.world.db.orders.get(id)?.history)
    expect(body.history.slice(1).map(({ at }: { at: string }) => at.slice(11, 16))).toEqual(['06:30', '06:30', '07:00'])
  })
  test('[API-051] a tracking number is saved while the order is processing or on its way; a blank one is refused', async () => {
    const id = await place()
    const track = (trackingNumber: string) => mock.call('PATCH', `/orders/${id}/tracking`, { as: 'ziwa', body: { trackingNumber } })
    expect(refusal(await track('PE-1'))).toBe('409 tracking_closed')
    await sell(id, 'processing')
    expect((await track('   ')).status).toBe(400)
    expect((await track(' PE-1 ')).body.trackingNumber).toBe('PE-1')
  })
  test('[RT-014] every step is sent to buyer, seller and transporter only', async () => {
    const sockets = Object.fromEntries(['asha', 'ziwa', 'hamisi', 'neema'].map((who) => [who, testSocket(mock, who)]))
    const id = await place('pwani-express')
    await carry(id, 'processing')
    const expectedEvents = [
      { event: 'order-status', body: { orderId: id, status: 'pending' } },
      { event: 'order-status', body: { orderId: id, status: 'processing' } },
    ]
    for (const who of ['asha', 'ziwa', 'hamisi']) expect(sockets[who]?.events.slice(1)).toEqual(expectedEvents)
    expect(sockets['neema']?.events.slice(1)).toEqual([])
  })
})

test('[SORD-009][SORD-023][API-049] each seller sees only own items of the order, with buyer and address', async () => {
  const other = mock.world.db.products
    .list()
    .find(({ sellerId, isActive, availableQuantity }) => sellerId !== 'ziwa' && isActive && availableQuantity > 2)
  const { body: made } = await order(mock, aCashOrder({ items: [item(SATO, 1), item(other?.id ?? '', 1)] }))
  const seen = async (as: string) => (await mock.call('GET', '/orders/seller', { as })).body
  const own = await seen('ziwa')
  expect(own.count).toBe(own.orders.length)
  expect(own.orders[0]).toMatchObject({
    id: made.id,
    user: { name: 'Asha Salum' },
    address: { city: 'Dar es Salaam' },
    items: [{ product: { id: SATO } }],
  })
  expect((await seen(other?.sellerId ?? '')).orders[0].items.map((item: { product: { id: string } }) => item.product.id)).toEqual([
    other?.id,
  ])
  expect((await mock.call('GET', `/orders/${made.id}`, { as: 'ziwa' })).body.items).toHaveLength(1)
})

describe('an order with an item for each of two transporters', () => {
  let id: string
  beforeEach(async () => {
    const items = [item(SATO, 1, 'pwani-express'), item(SANGARA, 1, 'kariakoo-riders')]
    id = (await order(mock, aCashOrder({ items, notes: 'Ring twice' }))).body.id
    await mock.call('PATCH', `/orders/${id}/status`, { as: 'ziwa', body: { status: 'processing' } })
    await mock.call('PATCH', `/orders/${id}/tracking`, { as: 'ziwa', body: { trackingNumber: 'PE-1' } })
  })
  const delivery = async () => (await mock.call('GET', `/orders/${id}/transporter`, { as: 'hamisi' })).body

  test('[TORD-031][API-061] appears in both transporters’ lists, with its item count', async () => {
    for (const as of ['hamisi', 'mariam']) {
      const { body: list } = await mock.call('GET', '/transporters/me/orders', { as })
      expect(list.count).toBe(list.orders.length)
      expect(list.orders[0].id).toBe(id)
    }
  })

  test('[TORD-027][API-062] is one delivery with all fields of an order', async () => {
    expect(await delivery()).toMatchObject({
      id,
      orderNumber: expect.stringMatching(/^SMK-\d{6}$/),
      trackingNumber: 'PE-1',
      status: 'processing',
      createdAt: '2026-11-20T06:00:00.000Z',
      updatedAt: expect.stringMatching(/^2026-11-20T06:00/),
      paymentMethod: 'cash_on_delivery',
      deliveryOption: 'standard',
      totalAmount: 29_500,
      notes: 'Ring twice',
    })
  })

  test('[TORD-028][TORD-029] shows its buyer and address', async () => {
    const { user, address } = await delivery()
    expect(user).toMatchObject({ name: 'Asha Salum', email: expect.any(String), phoneNumber: '+255712345678' })
    expect(address).toMatchObject({
      fullName: 'Asha Salum',
      phoneNumber: expect.any(String),
      addressLine1: 'Mtaa wa Chole 21',
      addressLine2: expect.any(String),
      district: 'Kinondoni',
      city: 'Dar es Salaam',
      region: expect.any(String),
      country: 'Tanzania',
      postalCode: expect.any(String),
    })
  })

  test('[TRAN-013] names seller, phone and place on the items that this transporter fetches, in list, detail and after a change', async () => {
    const { sellerId = '' } = mock.world.db.products.get(SATO) ?? {}
    const seller = mock.world.db.sellers.where('userId', sellerId)[0]
    const { phoneNumber } = mock.world.db.users.get(sellerId) ?? {}
    const named = {
      businessName: seller?.businessName,
      phoneNumber,
      address: `${seller?.address}, ${seller?.district}, ${seller?.city}`, // Mwanza is city and region
    }
    const { body: list } = await mock.call('GET', '/transporters/me/orders', { as: 'hamisi' })
    const body = { status: 'shipping' }
    const { body: moved } = await mock.call('PATCH', `/orders/${id}/transporter/status`, { as: 'hamisi', body })
    for (const { items } of [list.orders[0], await delivery(), moved])
      expect(items.map((item: { seller?: object }) => item.seller)).toEqual([named, undefined])
    mock.world.db.sellers.remove(seller?.id ?? '')
    expect((await delivery()).items[0].seller).toEqual({ businessName: mock.world.db.users.get(sellerId)?.name, phoneNumber, address: '' })
  })

  test('[TORD-030] shows all its items, each with picture and seller', async () => {
    const anItem = (name: string, unitPrice: number) => ({
      id: expect.any(String),
      quantity: 1,
      unitPrice,
      product: {
        name,
        images: expect.arrayContaining([{ id: expect.any(String), url: expect.any(String) }]),
        seller: { businessName: expect.any(String) },
      },
    })
    expect((await delivery()).items).toMatchObject([
      anItem('Nile tilapia (Sato), 1 kg', 12_000),
      anItem('Nile perch (Sangara), 1 kg', 12_500),
    ])
  })
})

test('[CHK-040][CHK-043] an invalid phone and a different transactionId in paymentDetails are refused at their field', async () => {
  const body = aCashOrder()
  for (const [field, value] of [
    ['phoneNumber', '0254712345678'],
    ['transactionId', 'COD-1-OTHER'],
  ] as const) {
    const refused = await order(mock, { ...body, paymentDetails: { ...body.paymentDetails, [field]: value } })
    expect(refusal(refused)).toBe('400 body_wrong')
    expect(Object.keys(refused.body.fields)).toEqual([`paymentDetails.${field}`])
  }
})

test('[SORD-022][ORD-003] an order with one line for a transporter counts as transported; each line names its own transporter', async () => {
  const { body: made } = await order(mock, aCashOrder({ items: [item(SATO, 1, 'pwani-express'), item(SANGARA, 1)] }))
  expect(made.items.map(({ transporterId }: { transporterId?: string }) => transporterId)).toEqual(['pwani-express', undefined])
  expect(Object.keys(made.items[1])).not.toContain('transporterId')
  const { body: sold } = await mock.call('GET', '/orders/seller', { as: 'ziwa' })
  expect(sold.orders.find(({ id }: { id: string }) => id === made.id)).toMatchObject({ transporterAssigned: true })
})

test('[PAY-059][RT-014] paying an order later notifies its buyer and does not change its status', async () => {
  const { body: made } = await order(mock, aCashOrder())
  const socket = testSocket(mock, 'asha')
  const before = socket.events.length
  await paid(mock, { amount: made.totalAmount, orderId: made.id, order: undefined, checkoutId: undefined })
  expect(socket.events.slice(before)).toContainEqual({ event: 'order-status', body: { orderId: made.id, status: 'pending' } })
})

test('[API-030][RT-014] cancelling an order notifies its buyer', async () => {
  const { body } = await order(mock, aCashOrder())
  const socket = testSocket(mock, 'asha')
  await cancel(body.id)
  expect(socket.events.at(-1)).toEqual({ event: 'order-status', body: { orderId: body.id, status: 'cancelled' } })
})

test('[MON-030] an order can be cancelled and refunded after its seller has removed the product', async () => {
  const before = await balance()
  const { transactionId } = await paid(mock)
  const { body } = await order(mock, anOrderBody(transactionId))
  mock.world.db.products.remove(SATO)
  expect((await cancel(body.id)).body).toMatchObject({ status: 'cancelled', refund: { state: 'done' } })
  expect(await balance()).toBe(before)
})

test('[CHK-037] an order stores how it was paid', async () => {
  const { transactionId } = await paid(mock)
  const [mobile, cash] = [await order(mock, anOrderBody(transactionId)), await order(mock, aCashOrder({ checkoutId: 'cart-2' }))]
  expect([mobile, cash].map(({ body }) => mock.world.db.orders.get(body.id)?.provider)).toEqual(['Mobile Money', 'Cash'])
})

test('[PAY-059] a later payment can change the delivery address, unless the order is on its way', async () => {
  const { addresses } = mock.world.db
  const other = addresses.add({ ...(addresses.get('asha-home') as AddressRecord), id: 'asha-office', isDefault: false }).id
  const pay = async (status: 'pending' | 'shipping', checkoutId: string, transactionId: string) => {
    const { body } = await order(mock, aCashOrder({ checkoutId }, transactionId))
    mock.world.db.orders.change(body.id, { status })
    await paid(mock, { amount: body.totalAmount, orderId: body.id, order: undefined, checkoutId: undefined, addressId: other })
    return mock.world.db.orders.get(body.id)
  }
  const open = await pay('pending', 'cart-2', 'COD-1763618400001-AB12CE')
  const shipped = await pay('shipping', 'cart-3', 'COD-1763618400002-AB12CF')
  expect([open?.addressId, open?.address.id, open?.paymentMethod]).toEqual([other, other, 'mobile_money'])
  expect([shipped?.addressId, shipped?.address.id, shipped?.paymentMethod]).toEqual(['asha-home', 'asha-home', 'mobile_money'])
})

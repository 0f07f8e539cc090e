import { beforeEach, describe, expect, test } from 'vitest'
import { addEntry } from '../../ledger/ledger.ts'
import { aCashOrder, anOrderBody, order, paid, SATO, start, testSocket } from '../../testing/money.ts'
import { type TestMock, testMock } from '../../testing/testing.ts'
import { violationsOf } from './violationsOf.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
const broken = () => violationsOf(mock.world).map(({ invariant }) => invariant)
const ledger = () => mock.world.money.ledger
const note = () => null
const addFact = (fact: Parameters<typeof addEntry>[1]) => addEntry(ledger(), fact, { at: mock.world.clock.now(), note })
async function paidOrder() {
  const { transactionId, reference } = await paid(mock)
  const { body } = await order(mock, anOrderBody(transactionId))
  return { id: body.id as string, transactionId, reference }
}
const change = (id: string, patch: object) => mock.world.db.orders.change(id, patch)

test('a seeded world, also after a day of normal trade, has no violations', async () => {
  expect(violationsOf(mock.world)).toEqual([])
  const { id } = await paidOrder()
  await mock.call('POST', `/orders/${id}/cancel`, { as: 'asha', body: { status: 'cancelled' } })
  await order(mock, aCashOrder({ checkoutId: 'cart-2' }))
  await start(mock, { checkoutId: 'cart-3' })
  expect(violationsOf(mock.world)).toEqual([])
})

describe('[QA-042] a broken invariant is found, with its journal entries', () => {
  test('I1: two orders for one transactionId', async () => {
    const { transactionId, id } = await paidOrder()
    const first = mock.world.db.orders.get(id)
    mock.world.db.orders.add({ ...structuredClone(first), id: 'twin', orderNumber: 'SMK-999999' } as never)
    const found = violationsOf(mock.world).find(({ invariant }) => invariant === 'I1')
    expect(found?.text).toContain('SMK-999999')
    const lines = mock.world.journal.list().filter(({ seq }) => found?.entries.includes(seq))
    expect(lines.some((line) => line.kind === 'ledger' && line.text === 'charge' && line['transactionId'] === transactionId)).toBe(true)
  })
  test('I2: a charge with both an order and a refund, and one of a deleted payer', async () => {
    const { reference, id } = await paidOrder()
    expect(broken()).toEqual([])
    const charge = ledger().charges.find((one) => one.reference === reference)
    if (!charge) throw new Error('no charge')
    charge.refundedAt = mock.world.clock.now()
    expect(broken()).toContain('I2')
    delete charge.refundedAt
    change(id, { status: 'cancelled' })
    expect(broken()).toContain('I2')
    mock.world.db.orders.remove(id)
    mock.world.db.users.remove('asha')
    expect(broken()).toContain('I2')
  })
  test('I3: an order without a charge, of another user, and of another amount', async () => {
    const { id } = await paidOrder()
    const first = mock.world.db.orders.get(id)
    for (const patch of [{ transactionId: 'QNOTHING' }, { userId: 'neema' }, { subtotal: 1 }]) {
      change(id, patch)
      expect(broken()).toContain('I3')
      change(id, { transactionId: first?.transactionId, userId: first?.userId, subtotal: first?.subtotal } as never)
      expect(broken()).toEqual([])
    }
  })
  test('I4: two charges or prompts for one reference, two references for one key', async () => {
    const { reference } = await paid(mock)
    addFact({ is: 'prompt', reference })
    expect(broken()).toContain('I4')
    mock = await testMock()
    for (const of of ['RF-A', 'RF-B']) addFact({ is: 'start', reference: of, userId: 'asha', key: 'key-1', amount: 1 })
    expect(violationsOf(mock.world)).toEqual([{ invariant: 'I4', text: 'one idempotency key has RF-A and RF-B', entries: [] }])
  })
  test('I5: an approval without a prompt, a prompt without a start', () => {
    addFact({ is: 'start', reference: 'RF-A', userId: 'asha', key: null, amount: 1 })
    expect(broken()).toEqual([])
    addFact({ is: 'approval', reference: 'RF-A' })
    expect(broken()).toEqual(['I5'])
    addFact({ is: 'prompt', reference: 'RF-B' })
    expect(broken()).toEqual(['I5', 'I5'])
  })
  test('I6: a failure after a success, and a state that does not match the ledger', async () => {
    const { reference } = await paid(mock)
    const payment = mock.world.money.payments.get(reference)
    if (!payment) throw new Error('no payment')
    payment.state = 'pending'
    expect(broken()).toEqual(['I6'])
    payment.state = 'success'
    addFact({ is: 'failed', reference })
    expect(violationsOf(mock.world).map(({ text }) => text)).toContain(`${reference} failed after success`)
  })
  test('I6 and I9: a charge refunded twice', async () => {
    const { reference, transactionId } = await paid(mock)
    await mock.control('POST', `/payments/${reference}/refund`)
    expect(broken()).toEqual([])
    const [{ net, phone } = { net: 0, phone: '' }] = ledger().charges.slice(-1)
    ledger().wallets[phone] = (ledger().wallets[phone] ?? 0) + net
    ledger().merchant -= net
    addFact({ is: 'refund', reference, transactionId, amount: net })
    expect(violationsOf(mock.world).map(({ invariant, text }) => `${invariant}: ${text}`)).toEqual([
      `I6: ${reference} was refunded after refunded`,
      'I9: wallet 255712345678 holds TZS 5036500 instead of 5000000',
      expect.stringMatching(/^I9: the market holds TZS \d+ instead of \d+$/),
      `I9: charge ${transactionId} gave TZS ${net} back, its ledger says ${2 * net}`,
    ])
  })
  test('I9: a wallet or the market with a shilling too much', async () => {
    await paid(mock)
    ledger().wallets['255712345678'] = (ledger().wallets['255712345678'] ?? 0) + 1
    expect(violationsOf(mock.world)).toEqual([
      {
        invariant: 'I9',
        text: 'wallet 255712345678 holds TZS 4963501 instead of 4963500',
        entries: expect.arrayContaining([expect.any(Number)]),
      },
    ])
    ledger().wallets['255712345678'] = 4_963_500
    ledger().merchant += 1
    expect(broken()).toEqual(['I9'])
  })
  test('I10: a callback to another user, and to a socket that never joined; an injected one is exempt', async () => {
    const { reference } = await paid(mock)
    const frame = { kind: 'frame-out', event: 'payment-callback', socket: 's1', reference } as const
    testSocket(mock, 'asha').send('pushResponseReceived', { reference })
    expect(broken()).toEqual([])
    const { seq } = mock.world.journal.add({ ...frame, userId: 'neema' })
    expect(violationsOf(mock.world)).toEqual([
      { invariant: 'I10', text: `callback of ${reference} went to neema, its payer is asha`, entries: [seq] },
    ])
    mock.world.journal.add({ ...frame, socket: 's7', userId: 'asha' })
    expect(broken()).toEqual(['I10', 'I10'])
    mock.world.journal.add({ ...frame, socket: 's7', userId: 'asha', injected: true })
    expect(broken()).toEqual(['I10', 'I10'])
  })
  test('I12: stock that falls without an order, and a cancelled order that did not return its stock', async () => {
    const { id } = await paidOrder()
    mock.world.db.products.change(SATO, { availableQuantity: 40 })
    expect(violationsOf(mock.world).map(({ text }) => text)).toEqual([`stock of ${SATO} went from 46 to 40 without an order`])
    mock.world.db.products.change(SATO, { availableQuantity: 46 })
    change(id, { status: 'cancelled' })
    expect(broken()).toContain('I12')
  })
  test('I12: stock set by hand, by its seller or by a scenario is allowed, also in a long journal; later changes are checked', async () => {
    await paidOrder()
    const none = async () => {
      mock.world.journal.clear()
      expect(violationsOf(mock.world)).toEqual([])
    }
    await mock.control('PATCH', `/db/products/${SATO}`, { availableQuantity: 30 })
    await none()
    const { sellerId, images, ...product } = mock.world.db.products.get(SATO) ?? {}
    const { name, description, unitPrice, alertQuantity, categoryId, storageType } = product as Record<string, unknown>
    const body = {
      name,
      description,
      unitPrice,
      alertQuantity,
      categoryId,
      storageType,
      availableQuantity: 20,
      imageUrls: [images?.[0]?.url],
    }
    expect((await mock.call('PATCH', `/products/${SATO}`, { as: sellerId, body })).status).toBe(200)
    await none()
    await start(mock, { checkoutId: 'cart-2', phone: '255700000505' })
    await mock.control('POST', '/clock/advance', { ms: 60_000 })
    expect(mock.world.db.products.get(SATO)?.availableQuantity).not.toBe(20)
    await none()
    await mock.control('PATCH', `/db/products/${SATO}`, { availableQuantity: 10 })
    expect((await order(mock, aCashOrder({ checkoutId: 'cart-3', items: [{ productId: SATO, quantity: 2 }] }))).status).toBe(201)
    await none()
    mock.world.db.products.change(SATO, { availableQuantity: 1 })
    expect(violationsOf(mock.world).map(({ text }) => text)).toEqual([`stock of ${SATO} went from 8 to 1 without an order`])
  })
})

test('[QA-036][QA-042] contract mismatches and violations reported by the page are listed, too', async () => {
  mock.world.journal.add({ kind: 'violation', invariant: 'contract', text: 'getOrder answers against the contract' })
  const reply = await mock.control('POST', '/violations', { invariant: 'I7', text: 'Payment successful! without a charge', entries: [1] })
  expect(reply.status).toBe(201)
  expect((await mock.control('GET', '/violations')).body).toEqual([
    { invariant: 'contract', text: 'getOrder answers against the contract', entries: [1] },
    { invariant: 'I7', text: 'Payment successful! without a charge', entries: [1, 3] },
  ])
  expect((await mock.control('POST', '/violations', { invariant: 'I99x', text: '' })).status).toBe(400)
})

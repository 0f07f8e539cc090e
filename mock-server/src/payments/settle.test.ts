import { beforeEach, expect, test } from 'vitest'
import { balanceOf, chargeOf, setBalance } from '../ledger/ledger.ts'
import { ASHA_PHONE, aCashOrder, anOrderBody, order, paid, start, status } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'
import type { Payment } from './payments.ts'
import { approvePayment, chargePayment, failPayment, refundPayment, sendCallback } from './settle.ts'

let mock: TestMock
let payment: Payment
beforeEach(async () => {
  mock = await testMock()
  const { body } = await start(mock)
  payment = mock.world.money.payments.get(body.referenceId) as Payment
})
const facts = () => mock.world.money.ledger.entries.filter((entry) => 'reference' in entry && entry.reference === payment.reference)
const messages = () => mock.world.inbox.list(ASHA_PHONE).length

test('[QA-014][MON-025] an approval closes the prompt and clears an earlier failure', () => {
  payment.failure = { en: 'Busy', sw: 'Ina kazi' }
  approvePayment(mock.world, payment)
  expect(payment).toMatchObject({ state: 'success', failure: null, prompt: { closed: 'approved' } })
})

test('[MON-025] failing a final payment changes nothing: no ledger entry, no message, no callback', () => {
  approvePayment(mock.world, payment)
  const [before, sent, texts] = [facts(), [...payment.callbacks], messages()]
  failPayment(mock.world, payment, { en: 'No', sw: 'Hapana' })
  expect([payment.state, payment.failure, facts(), payment.callbacks, messages()]).toEqual(['success', null, before, sent, texts])
})

test('[RT-009] equal callbacks are stored once for later joins, different ones separately', () => {
  const failed = { reference: payment.reference, status: 'failed' }
  sendCallback(mock.world, payment, failed)
  sendCallback(mock.world, payment, { ...failed })
  sendCallback(mock.world, payment, { ...failed, message: 'No' })
  sendCallback(mock.world, payment, { ...failed, message: 'foreign' }, { foreign: true })
  expect(payment.callbacks.map(({ body }) => body)).toEqual([failed, { ...failed, message: 'No' }])
})

test('[MON-030][QA-021] a refund sends one receipt, in the language of the start; its payment becomes refunded', () => {
  Object.assign(payment, { language: 'sw' })
  approvePayment(mock.world, payment)
  const charge = chargeOf(mock.world.money.ledger, payment.reference)
  if (!charge) throw new Error('nothing was charged')
  const before = messages()
  expect([refundPayment(mock.world, charge), refundPayment(mock.world, charge)]).toEqual([36_500, 0])
  expect([payment.state, messages() - before]).toEqual(['refunded', 1])
  expect(mock.world.inbox.list(ASHA_PHONE).at(-1)?.text).not.toContain('Reversed')
})

test('[MON-024] a payment of an order requires the payer’s own address', async () => {
  const { body: made } = await order(mock, aCashOrder({ checkoutId: 'cart-2' }))
  const pay = (addressId: string) =>
    start(mock, { amount: made.totalAmount, orderId: made.id, order: undefined, checkoutId: undefined, addressId })
  const refused = await pay('neema-home')
  expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([400, 'address_needed', ['addressId']])
  expect((await pay('asha-home')).status).toBe(200)
})

test('[API-031] the status of a payment is 404 under another provider', async () => {
  const other = await mock.call('GET', `/other-money/status/${payment.reference}`, { as: 'asha' })
  expect(other.status).toBe(404)
  expect((await status(mock, payment.reference)).status).toBe(200)
})

test('[API-031] the unfinished list and the callback are 404 under another provider', async () => {
  expect((await mock.call('GET', '/other-money/unfinished', { as: 'asha' })).status).toBe(404)
  expect((await mock.call('GET', '/mobile-money/unfinished', { as: 'asha' })).status).toBe(200)
})

test('[MON-022][MON-029] a listed charge is unfinished if its order is open, and a second payment if it is cancelled', async () => {
  const { body: made } = await order(mock, aCashOrder({ checkoutId: 'cart-2' }))
  await paid(mock, { checkoutId: 'cart-3' })
  const listed = async () => (await mock.call('GET', '/mobile-money/unfinished', { as: 'asha' })).body
  expect(await listed()).toMatchObject([{ kind: 'unfinished', checkoutId: 'cart-3', amount: 36_500 }])
  const toOrder = await start(mock, { amount: made.totalAmount, orderId: made.id, order: undefined, checkoutId: undefined })
  await mock.call('POST', `/orders/${made.id}/cancel`, { as: 'asha', body: { status: 'cancelled' } })
  await mock.control('POST', `/payments/${toOrder.body.referenceId}/approve`)
  const second = (await listed()).find(({ orderId }: { orderId?: string }) => orderId === made.id)
  expect(second).toMatchObject({ kind: 'second', amount: made.totalAmount, reference: toOrder.body.referenceId })
  expect(Object.keys(second)).not.toContain('checkoutId')
})

test('[MON-017] a charge is not listed once its order exists', async () => {
  const { transactionId } = await paid(mock, { checkoutId: 'cart-3' })
  await order(mock, anOrderBody(transactionId, { checkoutId: 'cart-3' }))
  expect((await mock.call('GET', '/mobile-money/unfinished', { as: 'asha' })).body).toEqual([])
})

test('[MON-008] charging a payment twice returns the same charge and moves money once', () => {
  const first = chargePayment(mock.world, payment)
  const balance = balanceOf(mock.world.money.ledger, ASHA_PHONE)
  expect(first).toBeDefined()
  expect(chargePayment(mock.world, payment)).toBe(first)
  expect(balanceOf(mock.world.money.ledger, ASHA_PHONE)).toBe(balance)
  expect(facts().filter(({ is }) => is === 'charge' || is === 'approval')).toHaveLength(2)
})

test('[MON-008] the charge is the amount less the discount, at least 1; the customer pays the commission on top', () => {
  expect(chargePayment(mock.world, payment, { less: 500, commission: 200 })).toMatchObject({ net: 36_000, gross: 36_200 })
  expect(balanceOf(mock.world.money.ledger, ASHA_PHONE)).toBe(5_000_000 - 36_200)
})

test('[MON-008][MON-030] a charge is at least 1, and a refund of 1 also sends a receipt', () => {
  const charge = chargePayment(mock.world, payment, { less: 100_000 })
  if (!charge) throw new Error('nothing was charged')
  expect(charge).toMatchObject({ net: 1, gross: 1 })
  const before = messages()
  expect([refundPayment(mock.world, charge), messages() - before]).toEqual([1, 1])
})

test('[MON-008] a wallet with exactly enough is charged, one with a shilling less is not', async () => {
  const { ledger } = mock.world.money
  setBalance(ledger, ASHA_PHONE, 36_499)
  expect(chargePayment(mock.world, payment)).toBeUndefined()
  expect(payment.state).toBe('failed')
  setBalance(ledger, ASHA_PHONE, 36_500)
  expect(chargePayment(mock.world, payment)).toMatchObject({ gross: 36_500 })
  expect(balanceOf(ledger, ASHA_PHONE)).toBe(0)
})

test('[MON-025] a payer who agreed but could not pay is not asked again; one who never agreed is', async () => {
  const { ledger } = mock.world.money
  const { body } = await start(mock, { checkoutId: 'cart-2' })
  const other = mock.world.money.payments.get(body.referenceId) as Payment
  failPayment(mock.world, other, null)
  setBalance(ledger, ASHA_PHONE, 0)
  chargePayment(mock.world, payment)
  setBalance(ledger, ASHA_PHONE, 1_000_000)
  chargePayment(mock.world, payment)
  chargePayment(mock.world, other)
  const approvals = (of: Payment) => ledger.entries.filter((entry) => entry.is === 'approval' && entry.reference === of.reference).length
  expect([approvals(payment), approvals(other)]).toEqual([1, 1])
})

test('[QA-021] a failure is sent to the payer by text message, and by callback unless the scenario suppresses it', async () => {
  const before = messages()
  failPayment(mock.world, payment, { en: 'No', sw: 'Hapana' }, { callback: false })
  expect(mock.world.inbox.list(ASHA_PHONE).at(-1)?.text).toContain('No')
  expect([messages() - before, payment.callbacks]).toEqual([1, []])
})

test('[QA-014][MON-025] a closed prompt keeps its reason when the charge comes later', () => {
  failPayment(mock.world, payment, null, { closed: 'cancelled' })
  approvePayment(mock.world, payment)
  expect(payment).toMatchObject({ state: 'success', prompt: { closed: 'cancelled' } })
})

test('[MON-030] a charge of the seed can be refunded too, with a receipt', () => {
  const charge = mock.world.money.ledger.charges.find(({ refundedAt }) => refundedAt === undefined)
  if (!charge) throw new Error('the seed has no charge')
  expect(mock.world.money.payments.has(charge.reference)).toBe(false)
  expect(refundPayment(mock.world, charge)).toBe(charge.net)
  expect(mock.world.inbox.list(charge.phone).at(-1)?.text).toContain(charge.transactionId)
})

test('[MON-019] a charge of another amount does not pay its order, and a further payment is refused', async () => {
  const { body: made } = await order(mock, aCashOrder({ checkoutId: 'cart-2' }))
  const pay = () => start(mock, { amount: made.totalAmount, orderId: made.id, order: undefined, checkoutId: undefined })
  const { body } = await pay()
  chargePayment(mock.world, mock.world.money.payments.get(body.referenceId) as Payment, { less: 500 })
  expect(mock.world.db.orders.get(made.id)?.paymentMethod).toBe('cash_on_delivery')
  expect(await pay()).toMatchObject({ status: 409, body: { code: 'already_paid' } })
})

test('[MON-029] if another payment paid the order, a new start is refused because the order is closed', async () => {
  const { body: made } = await order(mock, aCashOrder({ checkoutId: 'cart-2' }))
  const pay = () => start(mock, { amount: made.totalAmount, orderId: made.id, order: undefined, checkoutId: undefined })
  const [first] = [await pay()]
  await mock.world.clock.advance(300_000)
  const second = await pay()
  for (const { body } of [second, first]) chargePayment(mock.world, mock.world.money.payments.get(body.referenceId) as Payment)
  expect(await pay()).toMatchObject({ status: 409, body: { code: 'order_closed' } })
})

test('[MON-029] a cart that was ordered cannot be paid or ordered again', async () => {
  await order(mock, aCashOrder({ checkoutId: 'cart-2' }))
  expect(await start(mock, { checkoutId: 'cart-2' })).toMatchObject({ status: 409, body: { code: 'already_ordered' } })
  const again = await order(mock, aCashOrder({ checkoutId: 'cart-2' }, 'COD-1763618400001-AB12CE'))
  expect(again).toMatchObject({ status: 409, body: { code: 'already_ordered' } })
})

test('[MON-024] a charge made for an order cannot pay for another', async () => {
  const { body: made } = await order(mock, aCashOrder({ checkoutId: 'cart-2' }))
  const { body } = await start(mock, { amount: made.totalAmount, orderId: made.id, order: undefined, checkoutId: undefined })
  const charge = chargePayment(mock.world, mock.world.money.payments.get(body.referenceId) as Payment, { less: 500 })
  const other = await order(mock, anOrderBody(charge?.transactionId ?? '', { checkoutId: 'cart-3' }))
  expect(other).toMatchObject({ status: 409, body: { code: 'charge_for_order' } })
})

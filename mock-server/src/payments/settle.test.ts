import { beforeEach, expect, test } from 'vitest'
import { chargeOf } from '../ledger/ledger.ts'
import { ASHA_PHONE, aCashOrder, anOrderBody, order, paid, start, status } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'
import type { Payment } from './payments.ts'
import { approvePayment, failPayment, refundPayment, sendCallback } from './settle.ts'

let mock: TestMock
let payment: Payment
beforeEach(async () => {
  mock = await testMock()
  const { body } = await start(mock)
  payment = mock.world.money.payments.get(body.referenceId) as Payment
})
const facts = () => mock.world.money.ledger.entries.filter((entry) => 'reference' in entry && entry.reference === payment.reference)
const messages = () => mock.world.inbox.list(ASHA_PHONE).length

test('[QA-014][MON-025] an approval closes the prompt, and what came before it is no failure any more', () => {
  payment.failure = { en: 'Busy', sw: 'Ina kazi' }
  approvePayment(mock.world, payment)
  expect(payment).toMatchObject({ state: 'success', failure: null, prompt: { closed: 'approved' } })
})

test('[MON-025] a payment that is final stays as it is: no failure in the books, no message, no callback', () => {
  approvePayment(mock.world, payment)
  const [before, sent, texts] = [facts(), [...payment.callbacks], messages()]
  failPayment(mock.world, payment, { en: 'No', sw: 'Hapana' })
  expect([payment.state, payment.failure, facts(), payment.callbacks, messages()]).toEqual(['success', null, before, sent, texts])
})

test('[RT-009] the same callback is kept once for a later join, another one beside it', () => {
  const failed = { reference: payment.reference, status: 'failed' }
  sendCallback(mock.world, payment, failed)
  sendCallback(mock.world, payment, { ...failed })
  sendCallback(mock.world, payment, { ...failed, message: 'No' })
  sendCallback(mock.world, payment, { ...failed, message: 'foreign' }, { foreign: true })
  expect(payment.callbacks.map(({ body }) => body)).toEqual([failed, { ...failed, message: 'No' }])
})

test('[MON-030][QA-021] a refund is told once, in the language of the start; its payment is refunded', () => {
  Object.assign(payment, { language: 'sw' })
  approvePayment(mock.world, payment)
  const charge = chargeOf(mock.world.money.ledger, payment.reference)
  if (!charge) throw new Error('nothing was charged')
  const before = messages()
  expect([refundPayment(mock.world, charge), refundPayment(mock.world, charge)]).toEqual([36_500, 0])
  expect([payment.state, messages() - before]).toEqual(['refunded', 1])
  expect(mock.world.inbox.list(ASHA_PHONE).at(-1)?.text).not.toContain('Reversed')
})

test('[MON-024] a payment of an order asks for an address that is the payer’s own', async () => {
  const { body: made } = await order(mock, aCashOrder({ checkoutId: 'cart-2' }))
  const pay = (addressId: string) =>
    start(mock, { amount: made.totalAmount, orderId: made.id, order: undefined, checkoutId: undefined, addressId })
  const refused = await pay('neema-home')
  expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([400, 'address_needed', ['addressId']])
  expect((await pay('asha-home')).status).toBe(200)
})

test('[API-031] the status of a payment is asked of its own provider alone', async () => {
  const other = await mock.call('GET', `/other-money/status/${payment.reference}`, { as: 'asha' })
  expect(other.status).toBe(404)
  expect((await status(mock, payment.reference)).status).toBe(200)
})

test('[API-031] no list of charges, no callback under another provider', async () => {
  expect((await mock.call('GET', '/other-money/unfinished', { as: 'asha' })).status).toBe(404)
  expect((await mock.call('GET', '/mobile-money/unfinished', { as: 'asha' })).status).toBe(200)
})

test('[MON-022][MON-029] the list: a charge of an open order is unfinished, of a cancelled one a second payment', async () => {
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

test('[MON-017] a charge stays off the list once its order exists', async () => {
  const { transactionId } = await paid(mock, { checkoutId: 'cart-3' })
  await order(mock, anOrderBody(transactionId, { checkoutId: 'cart-3' }))
  expect((await mock.call('GET', '/mobile-money/unfinished', { as: 'asha' })).body).toEqual([])
})

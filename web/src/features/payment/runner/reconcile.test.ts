// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { PaymentRecord } from '../record/record.ts'
import type { PaymentEvent } from '../record/transition.ts'
import { aCharge, aPayment, type PaymentFields } from '../testing/aPayment.ts'
import { aDevice, type FakeResponses, PAYER, serve } from '../testing/testBench.ts'
import { reconcile, shouldReconcile } from './reconcile.ts'

const LIST = 'GET /mobile-money/unfinished'
const charge = aCharge({ phone: '255754110001' })
const troubled = (over: PaymentFields = {}) =>
  aPayment({ payer: PAYER, stage: 'paid', reference: 'RF-1', transactionId: 'QK7', trouble: { kind: 'order' }, ...over })
const made = { id: 'o1', orderNumber: 'SMK-1', status: 'pending', createdAt: '', totalAmount: 29_000, addressId: 'a1', items: [] }
const order = { ...made, paymentMethod: 'mobile_money', deliveryOption: 'standard', transactionId: 'QK7' }

/** Returns the events applied to the records. */
async function eventsFor(answers: FakeResponses, ...records: readonly PaymentRecord[]) {
  await aDevice(records)
  serve({ 'GET /orders': { body: [] }, ...answers })
  const events: [id: string, event: PaymentEvent][] = []
  await reconcile(async ({ id }, event) => void events.push([id, event]))
  return events
}

test('[MON-022] an unchanged charge in the list causes no event, and neither does a list that could not be read', async () => {
  expect(await eventsFor({ [LIST]: { body: [charge] } }, troubled())).toEqual([])
  expect(await eventsFor({ [LIST]: { body: [{ ...charge, amount: 23_000 }] } }, troubled({ charged: 23_000 }))).toEqual([])
  expect(await eventsFor({ [LIST]: 'lost' }, troubled())).toEqual([])
})

test('[MON-022] the amount charged is corrected from the list', async () => {
  const found = { kind: 'chargeFound', transactionId: 'QK7', charged: 23_000 }
  expect(await eventsFor({ [LIST]: { body: [{ ...charge, amount: 23_000 }] } }, troubled())).toEqual([['p1', found]])
  const { transactionId: _, ...without } = troubled()
  expect(await eventsFor({ [LIST]: { body: [{ ...charge, amount: 23_000 }] } }, without)).toEqual([])
})

test('[MON-029] a charge the server marks as second causes one event', async () => {
  const second = { [LIST]: { body: [{ ...charge, kind: 'second', amount: 1 }] } }
  expect(await eventsFor(second, troubled())).toEqual([['p1', { kind: 'orderFailed', trouble: { kind: 'second' } }]])
  expect(await eventsFor(second, troubled({ trouble: { kind: 'second' } }))).toEqual([])
})

test('[MON-022] a charge no longer listed is ordered or refunded; without orders or a transaction nothing is known', async () => {
  const gone = { [LIST]: { body: [] } }
  expect(await eventsFor({ ...gone, 'GET /orders': { body: [order] } }, troubled())).toMatchObject([
    ['p1', { kind: 'ordered', orderId: 'o1' }],
  ])
  expect(await eventsFor(gone, troubled())).toEqual([['p1', { kind: 'settledElsewhere' }]])
  expect(await eventsFor({ ...gone, 'GET /orders': 'lost' }, troubled())).toEqual([])
  const { transactionId: _, ...without } = troubled()
  expect(await eventsFor(gone, without)).toEqual([])
})

test('[MON-022] only the payer’s own charges in trouble are updated', async () => {
  const { trouble: _, ...creating } = troubled({ id: 'creating' })
  const others = [
    creating,
    troubled({ id: 'of another', payer: 'someone' }),
    troubled({ id: 'cash', method: 'cash_on_delivery' }),
    troubled({ id: 'waits', stage: 'waiting' }),
  ]
  expect(await eventsFor({ [LIST]: { body: [] } }, ...others)).toEqual([])
})

const asked = aPayment()
const paid = aPayment({ stage: 'paid', transactionId: 'QK7' })
const refusedBy = (by: 'start' | 'empty' | 'noReference' | 'callFailed' | 'callback' | 'status', over: PaymentFields = {}) =>
  aPayment({ stage: 'refused', refusal: { by }, ...over })

test.each<[string, PaymentRecord, PaymentRecord, boolean]>([
  ['a clearly refused order', paid, { ...paid, trouble: { kind: 'order' } }, true],
  ['a second charge', paid, { ...paid, trouble: { kind: 'second' } }, true],
  ['an order whose response was lost', paid, { ...paid, trouble: { kind: 'unclear' } }, false],
  ['a trouble that existed before', { ...paid, trouble: { kind: 'order' } }, { ...paid, trouble: { kind: 'noId' } }, false],
  ['an order being created', paid, paid, false],
  ['a trouble that ended', { ...paid, trouble: { kind: 'order' } }, paid, false],
  ['a start refused by a failed call', asked, refusedBy('callFailed'), true],
  ['a start whose response was lost', asked, refusedBy('callFailed', { unclear: true }), false],
  ['a start the provider refused', asked, refusedBy('start'), false],
  ['a refusal that existed before', refusedBy('start'), refusedBy('callFailed'), false],
  ['a payment that failed while it waited', aPayment({ stage: 'waiting' }), refusedBy('callFailed'), false],
  ['a successful start', asked, aPayment({ stage: 'waiting', refusal: { by: 'callFailed' } }), false],
])('[MON-022] after %s the list is read: %#', (_, before, after, expected) => {
  expect(shouldReconcile(before, after)).toBe(expected)
})

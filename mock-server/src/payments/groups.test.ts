import { expect, test } from 'vitest'
import { addPayment, emptyGroups, type PaymentStore, startedFor } from './groups.ts'
import type { Payment } from './payments.ts'

const aPayment = (reference: string, facts: Partial<Payment> = {}) =>
  ({ reference, userId: 'asha', phone: '255712345678', checkoutId: null, orderId: null, ...facts }) as Payment

function storeOf(...payments: Payment[]): PaymentStore {
  const store = { payments: new Map<string, Payment>(), groups: emptyGroups() }
  for (const payment of payments) addPayment(store, payment)
  return store
}

test('[MON-029] payments are found by user, phone, cart and order, in the order of their starts', () => {
  const cart = [aPayment('RF-1', { checkoutId: 'c1' }), aPayment('RF-2', { checkoutId: 'c1' })]
  const orders = [aPayment('RF-3', { orderId: 'o1' }), aPayment('RF-4', { orderId: 'o1' })]
  const { groups, payments } = storeOf(...cart, ...orders)
  expect([...payments.keys()]).toEqual(['RF-1', 'RF-2', 'RF-3', 'RF-4'])
  expect(groups.byUser.get('asha')).toEqual([...cart, ...orders])
  expect(groups.byPhone.get('255712345678')).toEqual([...cart, ...orders])
  expect([groups.byCheckout.get('c1'), groups.byOrder.get('o1')]).toEqual([cart, orders])
})

test('[MON-010] startedFor returns only the user’s own payments for a cart or order, and none without a purpose', () => {
  const own = aPayment('RF-1', { checkoutId: 'c1' })
  const store = storeOf(own, aPayment('RF-2', { checkoutId: 'c1', userId: 'neema' }), aPayment('RF-3'), aPayment('RF-4', { orderId: 'o1' }))
  expect(startedFor(store, 'asha', { checkoutId: 'c1', orderId: null })).toEqual([own])
  expect(startedFor(store, 'asha', { checkoutId: null, orderId: 'o1' }).map(({ reference }) => reference)).toEqual(['RF-4'])
  expect(startedFor(store, 'asha', { checkoutId: null, orderId: null })).toEqual([])
})

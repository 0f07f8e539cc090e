import { expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anAddress, aTransporter } from '#fixtures/builders.ts'
import { type LastChoices, lastChoices, lastOrder } from './lastTime.ts'

const item = (id: string, transporterId?: string) => ({
  id: `item-${id}`,
  quantity: 1,
  unitPrice: 1000,
  product: { id, name: id, images: [] },
  ...(transporterId ? { transporterId } : {}),
})
const order = (more: Partial<Order> = {}): Order => ({
  id: 'o1',
  orderNumber: 'SMK-1',
  status: 'delivered',
  createdAt: '2026-01-01T00:00:00Z',
  totalAmount: 2000,
  addressId: 'home',
  paymentMethod: 'mobile_money',
  deliveryOption: 'express',
  items: [item('a', 'moto'), item('b')],
  ...more,
})
const known = { addresses: [anAddress({ id: 'home' })], transporters: [aTransporter({ id: 'moto', isVerified: true })] }

test('[CHAT-103] all four answers of the last order are valid, and each product gets its own transporter', () => {
  expect(lastChoices(order(), ['a', 'b'], known)).toEqual({
    addressId: 'home',
    deliveryOption: 'express',
    paymentMethod: 'mobile_money',
    transporterSelections: { a: 'moto', b: 'none' },
  })
})

test.each([
  ['an order with one transporter for all items', [item('a', 'moto'), item('b', 'moto')], 'moto'],
  ['an order with different transporters', [item('a', 'moto'), item('b')], 'none'],
  ['an order without transporters', [item('a'), item('b')], 'none'],
])('[CHAT-103] the transporter of a new product after %s', (_, items, transporter) => {
  expect(lastChoices(order({ items }), ['new'], known).transporterSelections).toEqual({ new: transporter })
})

test.each<[string, Partial<Order>, typeof known, Partial<LastChoices>]>([
  ['the address, if it was deleted', { addressId: 'gone' }, known, { addressId: null }],
  [
    'the transporter, if it is no longer verified',
    {},
    { ...known, transporters: [aTransporter({ id: 'moto', isVerified: false })] },
    { transporterSelections: {} },
  ],
  ['the delivery option, if it is unknown', { deliveryOption: 'drone' }, known, { deliveryOption: null }],
  ['the payment method, if it is unknown', { paymentMethod: 'card' }, known, { paymentMethod: null }],
])('[CHAT-103] of the last order everything is taken but %s', (_, more, others, left) => {
  expect(lastChoices(order(more), ['a'], others)).toEqual({ ...lastChoices(order(), ['a'], known), ...left })
})

test('[CHAT-145] the last order is the newest that was not cancelled', () => {
  expect(lastOrder([order({ id: 'x', status: 'cancelled' }), order({ id: 'y' }), order({ id: 'z' })])?.id).toBe('y')
  expect(lastOrder([])).toBeNull()
})

import { expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anAddress, aTransporter } from '#fixtures/builders.ts'
import { isWhole, lastChoices, lastOrder } from './lastTime.ts'

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
  const choices = lastChoices(order(), ['a', 'b'], known)
  expect(choices).toEqual({
    addressId: 'home',
    deliveryOption: 'express',
    paymentMethod: 'mobile_money',
    transporterSelections: { a: 'moto', b: 'none' },
  })
  expect(isWhole(choices, 2)).toBe(true)
})

test.each([
  ['an order with one transporter for all items', [item('a', 'moto'), item('b', 'moto')], 'moto'],
  ['an order with different transporters', [item('a', 'moto'), item('b')], 'none'],
  ['an order without transporters', [item('a'), item('b')], 'none'],
])('[CHAT-103] the transporter of a new product after %s', (_, items, carrier) => {
  expect(lastChoices(order({ items }), ['new'], known).transporterSelections).toEqual({ new: carrier })
})

test.each<[string, Partial<Order>, typeof known]>([
  ['the address was deleted', { addressId: 'gone' }, known],
  ['the transporter is no longer verified', {}, { ...known, transporters: [aTransporter({ id: 'moto', isVerified: false })] }],
  ['the delivery option is unknown', { deliveryOption: 'drone' }, known],
  ['the payment method is unknown', { paymentMethod: 'card' }, known],
])('[CHAT-103] not offered if %s', (_, more, others) => {
  expect(isWhole(lastChoices(order(more), ['a'], others), 1)).toBe(false)
})

test('[CHAT-145] the last order is the newest that was not cancelled', () => {
  expect(lastOrder([order({ id: 'x', status: 'cancelled' }), order({ id: 'y' }), order({ id: 'z' })])?.id).toBe('y')
  expect(lastOrder([])).toBeNull()
})

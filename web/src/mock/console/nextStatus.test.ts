import { expect, test } from 'vitest'
import { OrderStatus } from '#contract/order.ts'
import { nextStatus } from './OrdersPanel.tsx'

test('[QA-010] an order has a next status until it is delivered; a cancelled one has none', () => {
  expect(OrderStatus.options.map(nextStatus)).toEqual(['processing', 'shipping', 'delivered', null, null])
})

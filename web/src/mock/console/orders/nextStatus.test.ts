import { expect, test } from 'vitest'
import { OrderStatus } from '#contract/order.ts'
import { nextStatus } from './nextStatus.ts'

test('[QA-010] an order goes on step by step until it is delivered; a cancelled one stays', () => {
  expect(OrderStatus.options.map(nextStatus)).toEqual(['processing', 'shipping', 'delivered', null, null])
})

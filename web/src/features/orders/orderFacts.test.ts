import { expect, test } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { mayCancel, orderedLines, orderSums, refundOf, stepOf } from './orderFacts.ts'

test.each([
  ['pending', true],
  ['processing', true],
  ['shipping', false],
  ['shipped', false],
  ['delivered', false],
  ['cancelled', false],
  ['lost at sea', false],
] as const)('[ORD-008] an order that is %s may be cancelled: %s', (status, may) => expect(mayCancel(anOrder({ status }))).toBe(may))

test.each([
  ['pending', 0],
  ['processing', 1],
  ['shipping', 2],
  ['shipped', 2],
  ['in_transit', 2],
  ['delivered', 3],
  ['cancelled', -1],
  ['lost at sea', -1],
] as const)('[ORD-007][GEN-049] %s is step %d', (status, step) => expect(stepOf(status)).toBe(step))

test('[MON-031] due on delivery: the fee after mobile money, everything with cash, nothing after paying later', () => {
  expect(orderSums(anOrder())).toEqual({ subtotal: 24_000, fee: 5_000, total: 29_000, paid: 24_000, due: 5_000 })
  const cash = anOrder({ paymentMethod: 'cash_on_delivery', amountDue: 29_000 })
  expect(orderSums(cash)).toMatchObject({ paid: 0, due: 29_000 })
  expect(orderSums({ ...cash, amountDue: 0 })).toMatchObject({ paid: 29_000, due: 0 })
})

test('[MON-030] a cancelled order has a refund or refers to support; a cash order has neither', () => {
  expect(refundOf(anOrder({ status: 'cancelled', refund: { amount: 24_000, state: 'done' } }))).toEqual({ amount: 24_000 })
  expect(refundOf(anOrder({ status: 'cancelled' }))).toBe('ask')
  expect(refundOf(anOrder({ status: 'cancelled', paymentMethod: 'cash_on_delivery' }))).toBeNull()
  expect(refundOf(anOrder())).toBeNull()
})

test('[MON-030][SELL-016] a partly refunded order shows the refund, and Buy again uses the quantities first ordered', () => {
  const [item] = anOrder().items
  const order = anOrder({ items: item ? [{ ...item, quantity: 0, ordered: 2 }] : [], refund: { amount: 12_000, state: 'done' } })
  expect(refundOf(order)).toEqual({ amount: 12_000 })
  expect(orderedLines(order).map(({ quantity }) => quantity)).toEqual([2])
})

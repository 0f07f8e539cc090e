import { expect, test } from 'vitest'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { aDelivery } from '#fixtures/builders.ts'
import { averageTime, cashToCollect, inDrivingOrder, isOpen, listStatusOf, mapLink, nextMoveOf, reachedAt } from './deliveries.ts'

const numbers = (orders: readonly DeliveryOrder[]) => orders.map(({ id }) => id)

test('[TDEL-009][GEN-049] processing counts as pending, and an unknown status belongs to no group', () => {
  const words = ['pending', 'processing', 'shipping', 'shipped', 'in_transit', 'delivered', 'cancelled', 'on_hold']
  expect(words.map((status) => listStatusOf({ status }))).toEqual([
    'pending',
    'pending',
    'inTransit',
    'inTransit',
    'inTransit',
    'delivered',
    'cancelled',
    null,
  ])
})

test('[TORD-009][TORD-013][TORD-023] a delivery has one next status, and none if it is finished or its status is unknown', () => {
  const words = ['pending', 'processing', 'shipped', 'delivered', 'cancelled', 'on_hold']
  expect(words.map((status) => nextMoveOf({ status }))).toEqual(['processing', 'shipping', 'delivered', null, null, null])
  expect(words.map((status) => isOpen({ status }))).toEqual([true, true, true, false, false, false])
})

test('[TRAN-010] the next stop is the delivery in transit longest, otherwise the oldest', () => {
  const old = aDelivery({ id: 'old', createdAt: '2026-11-20T06:00:00Z' })
  const young = aDelivery({ id: 'young', createdAt: '2026-11-20T08:00:00Z', status: 'processing' })
  const longest = aDelivery({ id: 'longest', status: 'shipping', history: [{ status: 'shipping', at: '2026-11-20T09:00:00Z' }] })
  const later = aDelivery({ id: 'later', status: 'shipping', history: [{ status: 'shipping', at: '2026-11-20T10:00:00Z' }] })
  const done = aDelivery({ id: 'done', status: 'delivered' })
  expect(numbers(inDrivingOrder([young, later, done, old, longest]))).toEqual(['longest', 'later', 'old', 'young'])
  expect(numbers(inDrivingOrder([young, old]))).toEqual(['old', 'young'])
  // [TRAN-011] A failed attempt moves a delivery behind the others in transit.
  const tried = { ...longest, attempts: [{ reason: 'nobody' as const, at: '2026-11-20T11:00:00Z' }] }
  expect(numbers(inDrivingOrder([old, tried, later]))).toEqual(['later', 'longest', 'old'])
})

test('[TRAN-006][MON-031] cash to collect is the sum of the amounts due of open deliveries', () => {
  const orders = [
    aDelivery({ id: 'a', amountDue: 65_500, status: 'shipping' }),
    aDelivery({ id: 'b', amountDue: 10_000 }),
    aDelivery({ id: 'paid', amountDue: 0 }),
    aDelivery({ id: 'done', amountDue: 5_000, status: 'delivered' }),
  ]
  const { orders: due, sum } = cashToCollect(orders)
  expect([numbers(due), sum]).toEqual([['a', 'b'], 75_500])
})

test('[TDSH-012] the average time is the mean from order to delivery; without deliveries there is none', () => {
  const took = (hours: number, status = 'delivered') =>
    aDelivery({
      status,
      createdAt: '2026-11-20T06:00:00Z',
      updatedAt: new Date(Date.parse('2026-11-20T06:00:00Z') + hours * 3_600_000).toISOString(),
    })
  expect(averageTime([took(1), took(3), took(90, 'cancelled')])).toBe(2 * 3_600_000)
  expect(averageTime([took(90, 'shipping')])).toBeNull()
})

test('[TRAN-004] the history tells when a status was reached; without one, only the present status has a time', () => {
  const order = aDelivery({
    status: 'shipping',
    updatedAt: '2026-11-20T09:00:00Z',
    history: [{ status: 'shipping', at: '2026-11-20T08:30:00Z' }],
  })
  expect(reachedAt(order, 'shipping')).toBe('2026-11-20T08:30:00Z')
  const { history: _, ...bare } = order
  expect([reachedAt(bare, 'shipping'), reachedAt(bare, 'processing')]).toEqual(['2026-11-20T09:00:00Z', null])
})

test('[TRAN-002] the map search has the whole address, also with a sign that an address bar reads otherwise', () => {
  expect(mapLink('Mtaa wa Chole 21 & 22, Masaki')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Mtaa%20wa%20Chole%2021%20%26%2022%2C%20Masaki',
  )
})

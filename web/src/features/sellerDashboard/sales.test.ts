import { expect, test } from 'vitest'
import { aSellerOrder } from '#fixtures/builders.ts'
import { changeOf, weekOf } from './sales.ts'

const NOON = Date.parse('2026-11-21T09:00:00Z')
const sold = (createdAt: string, unitPrice: number, status = 'pending') =>
  aSellerOrder({ id: createdAt, createdAt, status, items: [{ ...aSellerOrder().items[0]!, quantity: 1, unitPrice }] })

test('[SDSH-011] a day’s sales are own items of its orders that are not cancelled, by the day in Tanzania', () => {
  const { days, sum } = weekOf(
    [
      sold('2026-11-20T21:00:00Z', 1_000), // 00:00 on the 21st in Dar es Salaam
      sold('2026-11-20T20:59:59Z', 200),
      sold('2026-11-21T08:00:00Z', 30, 'delivered'),
      sold('2026-11-21T08:30:00Z', 4, 'cancelled'),
      { ...sold('2026-11-21T08:40:00Z', 5), isOwnPurchase: true },
    ],
    NOON,
  )
  expect(days.map(({ day }) => day)).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`))
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-20', sum: 200, orders: 1 },
    { day: '2026-11-21', sum: 1_030, orders: 2 },
  ])
  expect(sum).toBe(1_230)
})

test('the change is against the seven days before, and nothing where there was nothing', () => {
  const week = weekOf([sold('2026-11-21T08:00:00Z', 1_190), sold('2026-11-14T08:00:00Z', 1_000), sold('2026-11-07T08:00:00Z', 9)], NOON)
  expect([week.before, changeOf(week)]).toEqual([1_000, 19])
  expect(changeOf({ ...week, sum: 500 })).toBe(-50)
  expect(changeOf({ ...week, before: 0 })).toBeNull()
})

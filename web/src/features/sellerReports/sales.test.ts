import { expect, test } from 'vitest'
import type { SellerOrder } from '#contract/order.ts'
import { anOrder } from '#fixtures/builders.ts'
import { percentsOf, readRange, salesOf } from './sales.ts'

/** 09:00 in Dar es Salaam. */
const NOW = Date.parse('2026-11-20T06:00:00.000Z')
const sold = (createdAt: string, price: number, more: Partial<SellerOrder> = {}): SellerOrder =>
  ({
    ...anOrder({ createdAt, status: 'delivered' }),
    items: [{ id: 'i', quantity: 2, unitPrice: price, product: { id: `p${price}`, name: `Sato ${price}`, images: [] } }],
    ...more,
  }) as SellerOrder

test('[SELL-005][SDSH-011] days follow Tanzanian time: 21:00 UTC starts the next day', () => {
  const { days } = salesOf([sold('2026-11-19T20:59:59.999Z', 1_000), sold('2026-11-19T21:00:00.000Z', 2_000)], 7, NOW)
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ])
  expect(days.slice(-2).map(({ gross }) => gross)).toEqual([2_000, 4_000])
})

test('[SELL-005] the previous period has the same number of days and shares no day', () => {
  const orders = [sold('2026-11-14T09:00:00.000Z', 1_000), sold('2026-11-13T09:00:00.000Z', 3_000), sold('2026-11-06T09:00:00.000Z', 9_000)]
  const { total, before } = salesOf(orders, 7, NOW)
  expect([total.gross, before.gross]).toEqual([2_000, 6_000])
  expect([30, 90].map((range) => salesOf(orders, range, NOW).total.gross)).toEqual([26_000, 26_000])
})

test('[SDSH-018][SDSH-011] totals cover the seller’s items; cancelled orders and own purchases never count', () => {
  const at = '2026-11-20T05:00:00.000Z'
  const orders = [
    sold(at, 999),
    sold(at, 500, { status: 'cancelled' }),
    sold(at, 700, { isOwnPurchase: true }),
    sold(at, 300, { status: 'shipped' }),
  ]
  const { total, days, products, statuses } = salesOf(orders, 7, NOW)
  expect(total).toEqual({ orders: 2, items: 4, gross: 2_598, fee: 99 + 30, net: 2_469 })
  expect(days.at(-1)).toEqual({ day: '2026-11-20', ...total })
  expect(products).toEqual([
    { id: 'p999', name: 'Sato 999', items: 2, gross: 1_998 },
    { id: 'p300', name: 'Sato 300', items: 2, gross: 600 },
  ])
  expect(statuses.map(({ status, orders }) => [status, orders])).toEqual([
    ['delivered', 1],
    ['cancelled', 1],
    ['shipping', 1],
  ])
  expect(statuses.map(({ percent }) => percent)).toEqual([34, 33, 33])
})

test('[SDSH-019] the shares of a table add up to 100 %', () => {
  for (const values of [[1], [1, 1, 1], [5, 0, 2, 13], [400_000, 3, 77_000, 18_500, 18_500]])
    expect(percentsOf(values).reduce((sum, percent) => sum + percent, 0)).toBe(100)
  expect(percentsOf([3, 1])).toEqual([75, 25])
  expect(percentsOf([0, 0])).toEqual([0, 0])
})

test('[SELL-005] an unknown range in the URL falls back to 30 days', () => {
  expect([7, 30, 90, 8, 1].map(readRange)).toEqual([7, 30, 90, 30, 30])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OrderStatus } from '../order.ts'
import { earningsOfOrder, paidOutByOrder, sumEarnings } from './earnings.ts'

const order = (status: string, ...prices: number[]) => ({ status, items: prices.map((unitPrice) => ({ quantity: 1, unitPrice })) })

test('[SELL-006][SPAY-028] an order earns the sum of its items minus the fee, rounded down to whole shillings', () => {
  expect(earningsOfOrder(order('processing', 186_000, 66_000))).toEqual({ gross: 252_000, fee: 12_600, net: 239_400 })
  expect(earningsOfOrder(order('delivered', 999))).toEqual({ gross: 999, fee: 49, net: 950 })
})

test('[SELL-006] a cancelled order and a purchase from the own shop earn nothing', () => {
  expect(earningsOfOrder(order('cancelled', 10_000)).net).toBe(0)
  expect(earningsOfOrder({ ...order('delivered', 10_000), isOwnPurchase: true }).net).toBe(0)
})

const history = fc.array(
  fc.record({
    status: fc.constantFrom(...OrderStatus.options),
    items: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 10 }), unitPrice: fc.integer({ min: 1, max: 90_001 }) }), {
      maxLength: 4,
    }),
    isOwnPurchase: fc.boolean(),
    createdAt: fc.integer({ min: 0, max: 9 }).map((day) => `2026-11-0${day}`),
  }),
  { maxLength: 20 },
)

test('[SELL-006][SPAY-028] the earnings of delivered orders add up to the summary for any orders', () => {
  fc.assert(
    fc.property(history, (orders) => {
      const parts = orders.filter(({ status }) => status === 'delivered').map(earningsOfOrder)
      const { gross, fee, net } = sumEarnings(orders)
      expect(parts.reduce((sum, part) => sum + part.net, 0)).toBe(net)
      expect(parts.reduce((sum, part) => sum + part.fee, 0)).toBe(fee)
      expect(gross - fee).toBe(net)
    }),
    { seed: 10 },
  )
})

test('[SELL-006] payouts cover the oldest deliveries first, and never more than an order earned', () => {
  const orders = [
    { ...order('delivered', 10_000), id: 'second', createdAt: '2026-11-01', updatedAt: '2026-11-09' },
    { ...order('delivered', 20_000), id: 'first', createdAt: '2026-11-02', updatedAt: '2026-11-08' },
    { ...order('shipping', 50_000), id: 'open', createdAt: '2026-11-01' },
  ]
  expect(Object.fromEntries(paidOutByOrder(orders, 0))).toEqual({ first: 0, second: 0 })
  expect(Object.fromEntries(paidOutByOrder(orders, 20_000))).toEqual({ first: 19_000, second: 1_000 })
  fc.assert(
    fc.property(history, fc.nat(1_000_000), (sold, paidOut) => {
      const named = sold.map((one, place) => ({ ...one, id: `${place}` }))
      const paid = [...paidOutByOrder(named, paidOut).values()].reduce((sum, part) => sum + part, 0)
      expect(paid).toBe(Math.min(paidOut, sumEarnings(sold).net))
    }),
    { seed: 10 },
  )
})

import { expect, test } from 'vitest'
import type { Order } from '../order.ts'
import type { Role } from '../user.ts'
import { moneyWords, orderMoney } from './orderMoney.ts'

const order: Order = {
  id: 'order-1',
  orderNumber: 'SMK-100001',
  status: 'pending',
  createdAt: '2026-11-21T06:00:00.000Z',
  totalAmount: 29_000,
  addressId: 'home',
  paymentMethod: 'mobile_money',
  deliveryOption: 'standard',
  items: [],
}
const roles: readonly Role[] = ['buyer', 'seller', 'transporter']
const underWay = ['pending', 'processing', 'shipping', 'shipped', 'in_transit', 'lost at sea']

/** How an order is paid: with the goods paid by phone, in cash, or a cash order paid by phone later; each also as an API without `amountDue` says it. */
const payments = {
  phone: { paymentMethod: 'mobile_money', amountDue: 5_000 },
  phoneUnsaid: { paymentMethod: 'mobile_money' },
  cash: { paymentMethod: 'cash_on_delivery', amountDue: 29_000 },
  cashUnsaid: { paymentMethod: 'cash_on_delivery' },
  paidLater: { paymentMethod: 'cash_on_delivery', amountDue: 0 },
} as const
const asked = { id: 's', lines: [], askedAt: order.createdAt, answerBy: order.createdAt }

test.each([
  ['phone', ['paid 24000', 'due 5000'], ['paid 24000', 'collected 5000']],
  ['phoneUnsaid', ['paid 24000', 'due 5000'], ['paid 24000', 'collected 5000']],
  ['cash', ['due 29000'], ['collected 29000']],
  ['cashUnsaid', ['due 29000'], ['collected 29000']],
  ['paidLater', ['paid 29000', 'due 0'], ['paid 29000']],
] as const)(
  '[MON-042][MON-031] %s: every role reads the same amount due under way, the same sums after delivery, and none once cancelled',
  (paying, open, ended) => {
    for (const role of roles) {
      const sums = (status: string) => moneyWords({ ...order, ...payments[paying], status }, role).sums.map((sum) => sum.join(' '))
      const due = role === 'buyer' ? open : open.slice(-1)
      for (const status of underWay) expect(sums(status), `${status} ${role}`).toEqual(due)
      expect(sums('delivered'), role).toEqual(ended)
      expect(sums('cancelled'), role).toEqual([])
    }
  },
)

test.each([
  ['paid back', 'phone', { amount: 24_000, state: 'done' }, ['refunded', 24_000]],
  ['on its way back', 'phone', { amount: 24_000, state: 'pending' }, ['refunding', 24_000]],
  ['without a refund', 'phone', undefined, ['ask', 0]],
  ['in cash', 'cash', undefined, null],
  ['in cash, paid later and back', 'paidLater', { amount: 29_000, state: 'done' }, ['refunded', 29_000]],
] as const)(
  '[MON-042][MON-030] a cancelled order %s says so to the buyer; the seller reads the refund, the rider nothing',
  (_, paying, refund, word) => {
    const cancelled = { ...order, ...payments[paying], status: 'cancelled', ...(refund && { refund }) }
    expect(roles.map((role) => moneyWords(cancelled, role).refund)).toEqual([word, refund ? word : null, null])
  },
)

test('[MON-042][SELL-016] a part given back is named while the order lives on', () => {
  const rest = { ...order, ...payments.phone, refund: { amount: 12_000, state: 'done' as const } }
  for (const status of [...underWay, 'delivered'])
    expect(moneyWords({ ...rest, status }, 'buyer').refund, status).toEqual(['refunded', 12_000])
})

test('[PAY-053][SELL-016] only an open cash order with an amount due can be paid now, and not while missing goods are asked about', () => {
  const payable = (given: Partial<Order>) => orderMoney({ ...order, ...given }).payable
  for (const status of underWay) expect(payable({ ...payments.cash, status }), status).toBe(29_000)
  for (const status of ['delivered', 'cancelled']) expect(payable({ ...payments.cash, status }), status).toBe(0)
  expect([payable(payments.phone), payable(payments.paidLater), payable({ ...payments.cash, shortage: asked })]).toEqual([0, 0, 0])
})

import { expect, test } from 'vitest'
import type { Payout } from '#contract/payout.ts'
import { aSellerOrder, aSellerProduct } from '#fixtures/builders.ts'
import { chooseTasks, type Stall, type Task, tasksOf } from './tasks.ts'

const stall = (given: Partial<Stall>): Stall => ({ orders: [], products: [], payouts: [], profile: 'verified', ...given })
const product = (id: string, availableQuantity: number, isActive = true) => aSellerProduct({ id, availableQuantity, isActive })
const payout = (id: string, status: string, createdAt: string, amount = 80_000): Payout => ({
  id,
  status,
  createdAt,
  amount,
  reference: id,
  paymentMethod: 'mobile_money',
  metadata: { phone: '255713604482' },
})
const named = (tasks: readonly Task[]) =>
  tasks.map((task) =>
    task.kind === 'profile'
      ? 'profile'
      : `${task.kind} ${task.kind === 'order' || task.kind === 'asked' ? task.order.id : task.kind === 'payout' ? task.payout.id : task.product.id}`,
  )

test('[SELL-013] oldest orders come first, then sold-out products, low stock, failed payouts and the profile', () => {
  const orders = [
    aSellerOrder({ id: 'new', createdAt: '2026-11-21T05:00:00Z' }),
    aSellerOrder({ id: 'old', createdAt: '2026-11-20T05:00:00Z' }),
    aSellerOrder({ id: 'begun', status: 'processing' }),
  ]
  const products = [product('low', 5), product('out', 0), product('enough', 6), product('off', 0, false)]
  const payouts = [payout('failed', 'failed', '2026-11-19'), payout('done', 'completed', '2026-11-18')]
  expect(named(tasksOf({ orders, products, payouts, profile: 'none' }))).toEqual([
    'order old',
    'order new',
    'soldOut out',
    'low low',
    'payout failed',
    'profile',
  ])
  expect(tasksOf(stall({}))).toEqual([])
  expect(tasksOf(stall({ profile: 'pending' }))).toEqual([])
})

test('[SELL-013] a failed payout is listed until at least the same amount was requested again', () => {
  const failed = payout('failed', 'failed', '2026-11-19')
  const kinds = (...later: Payout[]) => named(tasksOf(stall({ payouts: [...later, failed] })))
  expect(kinds(payout('less', 'pending', '2026-11-20', 79_999))).toEqual(['payout failed'])
  expect(kinds(payout('before', 'completed', '2026-11-18'))).toEqual(['payout failed'])
  expect(kinds(payout('taken back', 'cancelled', '2026-11-20'))).toEqual(['payout failed'])
  expect(kinds(payout('again', 'pending', '2026-11-20'))).toEqual([])
})

test('[SELL-013] four rows show each kind of task before a second of its kind, and the rest is counted', () => {
  const orders = ['a', 'b', 'c'].map((id, place) => aSellerOrder({ id, createdAt: `2026-11-2${place}` }))
  const tasks = tasksOf(stall({ orders, products: [product('out', 0), product('low', 1), product('lower', 1)] }))
  const { shown, rest } = chooseTasks(tasks, 4)
  expect(named(shown)).toEqual(['order a', 'order b', 'soldOut out', 'low low'])
  expect(rest).toEqual([
    ['order', 1],
    ['low', 1],
  ])
  expect(chooseTasks(tasks.slice(0, 2), 4)).toEqual({ shown: tasks.slice(0, 2), rest: [] })
})

test('[SELL-016][SELL-013] an order whose buyer must answer about missing goods can’t be prepared until the answer', () => {
  const shortage = { id: 's', lines: [], askedAt: '2026-11-21T05:00:00Z', answerBy: '2026-11-22T05:00:00Z' }
  const none = { products: [], payouts: [], profile: 'verified' } as const
  const tasks = (given: Parameters<typeof aSellerOrder>[0]) => named(tasksOf({ ...none, orders: [aSellerOrder({ id: 'one', ...given })] }))
  expect(tasks({ shortage })).toEqual(['asked one'])
  expect(tasks({ shortage: { ...shortage, answer: 'accepted' } })).toEqual(['order one'])
  expect(tasks({ status: 'cancelled', shortage: { ...shortage, answer: 'cancelled' } })).toEqual([])
})

import { readStatus, type SellerOrder } from '#contract/order.ts'
import type { Payout } from '#contract/payout.ts'
import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import { countsAsLow, isOut } from '#contract/rules/stock.ts'
import type { SellerProduct, SellerProfileState } from '#contract/seller.ts'

/** A task for the seller; the kinds are listed by urgency (SELL-013, areas note 3). */
export type Task =
  | { kind: 'order'; order: SellerOrder }
  | { kind: 'soldOut'; product: SellerProduct }
  | { kind: 'low'; product: SellerProduct }
  | { kind: 'payout'; payout: Payout }
  /** An order whose buyer was asked about missing goods: it can't be prepared until the buyer answers (SELL-016). */
  | { kind: 'asked'; order: SellerOrder }
  | { kind: 'profile' }
export type TaskKind = Task['kind']

export interface Stall {
  orders: readonly SellerOrder[]
  products: readonly SellerProduct[]
  payouts: readonly Payout[]
  profile: SellerProfileState
}

/** Returns all tasks: oldest orders first, then products sold out or low, failed payouts, the profile (SELL-013). */
export function tasksOf({ orders, products, payouts, profile }: Stall): Task[] {
  const oldest = (a: SellerOrder, b: SellerOrder) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0)
  const open = orders.filter(({ status }) => readStatus(status) === 'pending').sort(oldest)
  const low = products.filter(countsAsLow)
  return [
    ...open.filter((order) => !awaitsShortageAnswer(order)).map((order) => ({ kind: 'order', order }) as const),
    ...low.filter(isOut).map((product) => ({ kind: 'soldOut', product }) as const),
    ...low.filter((product) => !isOut(product)).map((product) => ({ kind: 'low', product }) as const),
    ...failedPayouts(payouts).map((payout) => ({ kind: 'payout', payout }) as const),
    ...open.filter(awaitsShortageAnswer).map((order) => ({ kind: 'asked', order }) as const),
    ...(profile === 'none' ? [{ kind: 'profile' } as const] : []),
  ]
}

/** Returns failed payouts, except those whose amount has been requested again. */
function failedPayouts(payouts: readonly Payout[]): Payout[] {
  const requested = payouts.filter(({ status }) => status !== 'failed' && status !== 'cancelled')
  const isAskedAgain = (failed: Payout) => requested.some((one) => one.createdAt > failed.createdAt && one.amount >= failed.amount)
  return payouts.filter((payout) => payout.status === 'failed' && !isAskedAgain(payout))
}

export interface ShownTasks {
  shown: Task[]
  /** The number of tasks not shown, by kind. */
  rest: [kind: TaskKind, count: number][]
}

/** Chooses the tasks to show: first one of each kind, so that none is hidden, then the next in order (areas note 3). */
export function chooseTasks(tasks: readonly Task[], most: number): ShownTasks {
  const firsts = tasks.filter((task, place) => tasks.findIndex(({ kind }) => kind === task.kind) === place)
  const others = tasks.filter((task) => !firsts.includes(task))
  const chosen = new Set([...firsts, ...others].slice(0, most))
  const left = tasks.filter((task) => !chosen.has(task))
  const kinds = [...new Set(left.map(({ kind }) => kind))]
  return {
    shown: tasks.filter((task) => chosen.has(task)),
    rest: kinds.map((kind) => [kind, left.filter((task) => task.kind === kind).length]),
  }
}

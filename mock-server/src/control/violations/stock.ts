import type { Violation } from '#contract/control/violations.ts'
import { availableOf } from '#contract/rules/shortage.ts'
import type { LedgerEntry } from '../../ledger/ledger.ts'
import type { World } from '../../world/world.ts'

type Entry = Extract<LedgerEntry, { readonly is: 'stock' | 'stockSet' }>
type Move = Extract<Entry, { readonly is: 'stock' }>

/** I12 (MON-035): stock must not be negative, falls only by an order and returns when it is cancelled. It may also be set by hand. */
export function brokenStock(world: World): Violation[] {
  const entries = world.money.ledger.entries.filter((entry) => entry.is === 'stock' || entry.is === 'stockSet')
  const moves = entries.filter((entry) => entry.is === 'stock')
  return [
    ...negative(world),
    ...wrongOrderMoves(world, moves),
    ...[...Map.groupBy(entries, ({ productId }) => productId)].flatMap(([id, own]) => unexplainedChanges(world, id, own)),
  ]
}

const negative = (world: World): Violation[] =>
  world.db.products
    .list()
    .filter(({ availableQuantity }) => availableQuantity < 0)
    .map(({ id, availableQuantity }) => ({ invariant: 'I12', text: `stock of ${id} is ${availableQuantity}`, entries: [] }))

/**
 * An order must take exactly its ordered quantity, and a cancelled order must return the pieces that were not missing (SELL-016). Orders of
 * the seed took their stock before the ledger started.
 */
function wrongOrderMoves(world: World, moves: readonly Move[]): Violation[] {
  return [...Map.groupBy(moves, ({ orderId, productId }) => `${orderId} ${productId}`).values()].flatMap((own) => {
    const { orderId = '', productId = '' } = own[0] ?? {}
    const order = world.db.orders.get(orderId)
    const sum = (sign: number) => own.filter(({ by }) => Math.sign(by) === sign).reduce((total, { by }) => total + Math.abs(by), 0)
    const [taken, returned] = [sum(-1), sum(1)]
    const items = order?.items.filter((item) => item.productId === productId)
    const ordered = items?.reduce((total, { quantity, ordered: first = quantity }) => total + first, 0)
    const there = order && items?.reduce((total, item) => total + availableOf(order, item), 0)
    const isSound =
      (taken === ordered || (taken === 0 && returned > 0)) &&
      returned === (order?.status === 'cancelled' && world.db.products.get(productId) ? there : 0)
    if (isSound) return []
    const text = `order ${order?.orderNumber ?? orderId} took ${taken} of ${ordered ?? 0} ${productId} and gave back ${returned}`
    return [{ invariant: 'I12', text, entries: own.flatMap(({ line }) => line ?? []) }]
  })
}

/** The stock of a product must not change between two ledger entries or after the last one. */
function unexplainedChanges(world: World, productId: string, entries: readonly Entry[]): Violation[] {
  return entries.flatMap((entry, index) => {
    const next = entries[index + 1]
    if (next?.is === 'stockSet') return []
    const found = next ? next.left - next.by : world.db.products.get(productId)?.availableQuantity
    if (found === undefined || found === entry.left) return []
    return [
      {
        invariant: 'I12',
        text: `stock of ${productId} went from ${entry.left} to ${found} without an order`,
        entries: [entry.line, next?.line].flatMap((line) => line ?? []),
      },
    ]
  })
}

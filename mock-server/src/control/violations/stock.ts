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
    const taken = sumOf(own, ({ by }) => Math.max(-by, 0))
    const returned = sumOf(own, ({ by }) => Math.max(by, 0))
    const due = piecesDue(world, orderId, productId)
    const isTakenRight = taken === due.toTake || (taken === 0 && returned > 0)
    if (isTakenRight && returned === due.toReturn) return []
    const orderNumber = world.db.orders.get(orderId)?.orderNumber ?? orderId
    const text = `order ${orderNumber} took ${taken} of ${due.toTake} ${productId} and gave back ${returned}`
    return [{ invariant: 'I12', text, entries: own.flatMap(({ line }) => line ?? []) }]
  })
}

/** Returns how many pieces of a product an order must take from stock, and how many it must return. */
function piecesDue({ db }: World, orderId: string, productId: string): { readonly toTake: number; readonly toReturn: number } {
  const order = db.orders.get(orderId)
  if (!order) return { toTake: 0, toReturn: 0 }
  const items = order.items.filter((item) => item.productId === productId)
  const mustReturn = order.status === 'cancelled' && db.products.get(productId) !== undefined
  return {
    toTake: sumOf(items, ({ quantity, ordered = quantity }) => ordered),
    toReturn: mustReturn ? sumOf(items, (item) => availableOf(order, item)) : 0,
  }
}

const sumOf = <T>(list: readonly T[], numberOf: (item: T) => number): number => list.reduce((total, item) => total + numberOf(item), 0)

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

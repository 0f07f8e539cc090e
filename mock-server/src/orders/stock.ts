import { availableOf } from '#contract/rules/shortage.ts'
import { addEntry } from '../ledger/ledger.ts'
import type { World } from '../world/world.ts'
import type { StoredOrder } from './orders.ts'

/** Removes the goods of an order from stock and adds them to `soldQuantity` (API-027). */
export const takeStock = (world: World, order: StoredOrder): void => moveStock(world, order, ({ quantity }) => -quantity)
/** Returns the goods of a cancelled order to stock (API-027), except pieces that were reported missing (SELL-016). */
export const returnStock = (world: World, order: StoredOrder): void => moveStock(world, order, (item) => availableOf(order, item))

/** Sets the stock of products to 0 after a seller could not fill a line, until the seller sets it again (SELL-016). */
export function markSoldOut(world: World, productIds: readonly string[]): void {
  for (const productId of new Set(productIds)) {
    if ((world.db.products.get(productId)?.availableQuantity ?? 0) === 0) continue
    world.db.products.change(productId, { availableQuantity: 0, updatedAt: world.clock.iso() })
    recordStockSet(world, productId)
  }
}

/** Subtracts missing pieces from `soldQuantity`. */
export function reduceSoldQuantity(world: World, productId: string, missing: number): void {
  const product = world.db.products.get(productId)
  if (product) world.db.products.change(productId, { soldQuantity: Math.max(product.soldQuantity - missing, 0) })
}

/** Records in the ledger that a seller, a scenario or the control API set a stock (I12). The journal also has it, but drops old entries. */
export function recordStockSet({ db, money, clock }: World, productId: string): void {
  const left = db.products.get(productId)?.availableQuantity
  if (left !== undefined) addEntry(money.ledger, { is: 'stockSet', productId, left }, { at: clock.now(), note: () => null })
}

function moveStock(world: World, order: StoredOrder, moved: (item: StoredOrder['items'][number]) => number): void {
  const { db, money, clock } = world
  for (const item of order.items) {
    const { productId, quantity } = item
    const product = db.products.get(productId)
    if (!product) continue
    const by = moved(item)
    const sold = by < 0 ? quantity : -quantity
    const { availableQuantity: left } = db.products.change(productId, {
      availableQuantity: product.availableQuantity + by,
      soldQuantity: Math.max(product.soldQuantity + sold, 0),
      // With a new `updatedAt`, a seller who saves an older stock gets a conflict instead of undoing this sale (API-041).
      updatedAt: world.clock.iso(),
    })
    if (by !== 0) addEntry(money.ledger, { is: 'stock', productId, orderId: order.id, by, left }, { at: clock.now(), note: money.note })
  }
}

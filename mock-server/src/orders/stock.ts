import { availableOf } from '#contract/rules/shortage.ts'
import { addEntry } from '../ledger/ledger.ts'
import type { World } from '../world/world.ts'
import type { StoredOrder } from './orders.ts'

/** Takes the goods of an order out of stock and adds them to `soldQuantity` (API-027). */
export const takeStock = (world: World, order: StoredOrder): void => moveStock(world, order, ({ quantity }) => -quantity)
/** Puts the goods of a cancelled order back into stock (API-027); pieces that were reported missing do not exist (SELL-016). */
export const returnStock = (world: World, order: StoredOrder): void => moveStock(world, order, (item) => availableOf(order, item))

/** Marks products sold out of which a seller could not fill a line, until the seller counts them again (SELL-016). */
export function emptyStock(world: World, productIds: readonly string[]): void {
  for (const productId of new Set(productIds)) {
    if ((world.db.products.get(productId)?.availableQuantity ?? 0) === 0) continue
    world.db.products.change(productId, { availableQuantity: 0, updatedAt: world.clock.iso() })
    stockWasSet(world, productId)
  }
}

/** Counts pieces that do not come as not sold. */
export function uncountSold(world: World, productId: string, missing: number): void {
  const product = world.db.products.get(productId)
  if (product) world.db.products.change(productId, { soldQuantity: Math.max(product.soldQuantity - missing, 0) })
}

/** Notes in the ledger that a seller, a scenario or the control API set a stock, which no order moved (I12). The journal has it too, but is bounded. */
export function stockWasSet({ db, money, clock }: World, productId: string): void {
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
      // A seller who saves what was there before is told, instead of taking the sale back (API-041).
      updatedAt: world.clock.iso(),
    })
    if (by !== 0) addEntry(money.ledger, { is: 'stock', productId, orderId: order.id, by, left }, { at: clock.now(), note: money.note })
  }
}

import { addEntry } from '../ledger/ledger.ts'
import type { World } from '../world/world.ts'
import type { StoredOrder } from './orders.ts'

/** Takes the goods of an order out of stock and adds them to `soldQuantity` (API-027). */
export const takeStock = (world: World, order: StoredOrder): void => moveStock(world, order, -1)
/** Puts the goods of a cancelled order back into stock (API-027). */
export const returnStock = (world: World, order: StoredOrder): void => moveStock(world, order, 1)

/** Notes in the ledger that a seller, a scenario or the control API set a stock, which no order moved (I12). The journal has it too, but is bounded. */
export function stockWasSet({ db, money, clock }: World, productId: string): void {
  const left = db.products.get(productId)?.availableQuantity
  if (left !== undefined) addEntry(money.ledger, { is: 'stockSet', productId, left }, { at: clock.now(), note: () => null })
}

function moveStock(world: World, order: StoredOrder, sign: 1 | -1): void {
  const { db, money, clock } = world
  for (const { productId, quantity } of order.items) {
    const product = db.products.get(productId)
    if (!product) continue
    const by = sign * quantity
    const { availableQuantity: left } = db.products.change(productId, {
      availableQuantity: product.availableQuantity + by,
      soldQuantity: Math.max(product.soldQuantity - by, 0),
      // A seller who saves what was there before is told, instead of taking the sale back (API-041).
      updatedAt: world.clock.iso(),
    })
    addEntry(money.ledger, { is: 'stock', productId, orderId: order.id, by, left }, { at: clock.now(), note: money.note })
  }
}

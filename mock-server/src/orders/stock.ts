import { log } from '../ledger/ledger.ts'
import type { World } from '../world/world.ts'
import type { StoredOrder } from './orders.ts'

/** API-027: the goods of an order leave the shelf; `soldQuantity` rises alike. */
export const takeStock = (world: World, order: StoredOrder): void => moveStock(world, order, -1)
/** A cancelled order gives them back. */
export const returnStock = (world: World, order: StoredOrder): void => moveStock(world, order, 1)

/** What a seller, a scenario or a hand has put there, which no order moved (I12). The journal tells of it too, but forgets. */
export function stockWasSet({ db, money, clock }: World, productId: string): void {
  const left = db.products.get(productId)?.availableQuantity
  if (left !== undefined) log(money.ledger, clock.now(), { is: 'stockSet', productId, left }, () => null)
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
    })
    log(money.ledger, clock.now(), { is: 'stock', productId, orderId: order.id, by, left }, money.note)
  }
}

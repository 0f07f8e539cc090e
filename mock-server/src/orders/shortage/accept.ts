import { availableOf, awaitsShortageAnswer, isNothingAvailable, missingSum } from '#contract/rules/shortage.ts'
import { refuse } from '../../http/httpProblem.ts'
import { refundMissing } from '../../payments/settle.ts'
import type { World } from '../../world/world.ts'
import { closeShortage } from '../move.ts'
import { notifyOrder } from '../notify.ts'
import type { StoredOrder } from '../orders.ts'
import { chargeOfOrder } from '../paid.ts'
import { reduceSoldQuantity } from '../stock.ts'

/**
 * Accepts an order with fewer goods: reduces its quantities and total, and refunds what was paid for the missing pieces (SELL-016).
 * `agreed` is the new total in TZS that the buyer saw. A repeat with the same total changes nothing. Throws 409 if the question is closed,
 * nothing is left, or the total has changed.
 */
export function acceptRest(world: World, order: StoredOrder, agreed: number): StoredOrder {
  if (!awaitsShortageAnswer(order)) {
    return order.shortage?.answer === 'accepted' && agreed === order.totalAmount ? order : refuse(409, 'shortage_answered')
  }
  if (isNothingAvailable(order)) refuse(409, 'shortage_all_out')
  const missing = missingSum(order)
  const totalAmount = order.totalAmount - missing
  if (agreed !== totalAmount) refuse(409, 'shortage_changed')

  for (const item of order.items) reduceSoldQuantity(world, item.productId, item.quantity - availableOf(order, item))
  closeShortage(world, order, 'accepted')
  const rest = world.db.orders.change(order.id, {
    items: order.items.map((item) => {
      const { quantity, ordered = quantity, images, ...line } = item
      const left = availableOf(order, item)
      return { ...line, images: [...images], quantity: left, ...(left < ordered && { ordered }) }
    }),
    subtotal: order.subtotal - missing,
    totalAmount,
    updatedAt: world.clock.iso(),
  })
  const charge = chargeOfOrder(world, rest)
  if (charge) refundMissing(world, charge, missing)
  notifyOrder(world, rest, { shortage: 'accepted' })
  return rest
}

import { availableOf, awaitsShortageAnswer, isAllOut, missingSum } from '#contract/rules/shortage.ts'
import { refuse } from '../../http/httpProblem.ts'
import { refundMissing } from '../../payments/settle.ts'
import type { World } from '../../world/world.ts'
import { answerShortage } from '../move.ts'
import { notifyOrder } from '../notify.ts'
import type { StoredOrder } from '../orders.ts'
import { chargeOfOrder } from '../paid.ts'
import { uncountSold } from '../stock.ts'

/**
 * Takes what is there of an order: its lines hold only that, sum and amount due fall, and what was paid for the missing pieces goes
 * back (SELL-016). Once more with the same sum it changes nothing. 409 when the question is closed, or the sum is another by now.
 */
export function takeRest(world: World, order: StoredOrder, agreed: number): StoredOrder {
  if (!awaitsShortageAnswer(order)) {
    return order.shortage?.answer === 'accepted' && agreed === order.totalAmount ? order : refuse(409, 'shortage_answered')
  }
  if (isAllOut(order)) refuse(409, 'shortage_all_out')
  const missing = missingSum(order)
  const totalAmount = order.totalAmount - missing
  if (agreed !== totalAmount) refuse(409, 'shortage_changed')

  for (const item of order.items) uncountSold(world, item.productId, item.quantity - availableOf(order, item))
  answerShortage(world, order, 'accepted')
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

import type { Order } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { addAgain, todayOf } from '#web/features/cart/buyAgain.ts'
import { cartTotal, lineLimit } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { orderedLines } from '#web/features/orders/orderFacts.ts'
import { takeTurn } from '../../../../guide/useTurn.ts'
import { working } from '../../../../transcript/working.ts'
import { asFish } from '../../../topics/asFish.ts'
import { reply } from '../../reply.ts'
import { replyWithCart } from '../cartLines.ts'

/**
 * Puts the goods of an order into the cart once more, then says what was added and what is no longer to be had (CHAT-117). With lines
 * that differ from it the cart is told instead, and no sum before that. Throws ApiError.
 */
export async function putInAgain(order: Order, changed?: ReturnType<typeof orderedLines>): Promise<void> {
  const { orderNumber } = order
  const lines = changed ?? orderedLines(order)
  const today = await working(() => todayOf(lines))
  // The cart reaches another tab before this line does: its guide must not answer for this one.
  takeTurn()
  const { added, missing, capped } = addAgain(lines, today)
  const names = missing.map(asFish).join(', ')
  if (added > 0 && changed) replyWithCart()
  else if (added > 0) reply('boughtAgain', { orderNumber, n: String(added), total: formatTzs(cartTotal(linesToday())) }, 'checkout', 'cart')
  if (missing.length > 0) reply('goneNow', { names }, ...(added > 0 ? (['checkout', 'cart'] as const) : (['browse'] as const)))
  for (const product of capped) reply('atMost', { name: asFish(product.name), n: String(lineLimit(product)) }, 'checkout', 'cart')
}

import { type Order, readStatus } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { addAgain, todayOf } from '#web/features/cart/buyAgain.ts'
import { cartTotal, lineLimit, useCart } from '#web/features/cart/cart.ts'
import { orderedLines } from '#web/features/orders/orderFacts.ts'
import { openOrders } from '../../../guide/commands.ts'
import { takeTurn } from '../../../guide/useTurn.ts'
import { say } from '../../../transcript/append.ts'
import { working } from '../../../transcript/working.ts'
import { asFish } from '../../topics/asFish.ts'
import { ordersNow } from '../../topics/facts.ts'
import { reply } from '../reply.ts'
import { isBuying, type Talk } from '../Talk.ts'

/** Puts the order named, else the last one, into the cart once more and says what of it is no longer to be had (CHAT-117). */
export async function orderAgain(talk: Talk): Promise<void> {
  if (talk.waiting) return reply('ordersWithin')
  const all = await ordersNow()
  if (all === null) {
    reply('guestOrders', {}, 'orders')
    if (!isBuying(talk)) openOrders()
    return
  }
  const { orderNumber } = talk.meant
  const order = orderNumber ? all.find((one) => one.orderNumber === orderNumber) : (all.find(wasBought) ?? all[0])
  if (order) return putIn(order)
  if (orderNumber) say('notFound')
  else reply('noOrders', {}, 'browse')
}

const wasBought = ({ status }: Order): boolean => readStatus(status) !== 'cancelled'

async function putIn(order: Order): Promise<void> {
  const { orderNumber } = order
  const lines = orderedLines(order)
  const today = await working(() => todayOf(lines))
  // The cart reaches another tab before this line does: its guide must not answer for this one.
  takeTurn()
  const { added, missing, capped } = addAgain(lines, today)
  const total = formatTzs(cartTotal(useCart.getState().lines))
  const names = missing.map(asFish).join(', ')
  if (added > 0) reply('boughtAgain', { orderNumber, n: String(added), total }, 'checkout', 'cart')
  if (missing.length > 0) reply('goneNow', { names }, ...(added > 0 ? (['checkout', 'cart'] as const) : (['browse'] as const)))
  for (const product of capped) reply('atMost', { name: asFish(product.name), n: String(lineLimit(product)) }, 'checkout', 'cart')
}

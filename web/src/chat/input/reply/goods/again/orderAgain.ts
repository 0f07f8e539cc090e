import type { Order } from '#contract/order.ts'
import { takeBack } from '#web/features/cart/undo/lastChange.ts'
import { orderedLines } from '#web/features/orders/orderFacts.ts'
import { openOrders } from '../../../../guide/commands.ts'
import { asFish } from '../../../topics/asFish.ts'
import { ordersNow } from '../../../topics/facts.ts'
import { earlierIn } from '../../../topics/orders/orderDates.ts'
import { type OrderMeant, orderMeant } from '../../../topics/orders/orderMeant.ts'
import { missedLast, putInLast } from '../../../topics/orders/orderShown.ts'
import { MEANT, namesPlaced, rowIn } from '../../../topics/orders/orderWords.ts'
import { tellLacks } from '../../../topics/orders/tellOrder.ts'
import { reply } from '../../reply.ts'
import { isBuying, type Talk } from '../../Talk.ts'
import { replyWithCart } from '../cartLines.ts'
import { takeGoods } from '../goods.ts'
import { changedLines, fishBefore, hasDenied } from './changedLines.ts'
import { partsAgain } from './partsAgain.ts'
import { putInAgain } from './putInAgain.ts'
import { takePlaceSaid } from './samePlace.ts'

/** Puts the order meant, else the last one, into the cart once more, with what the line changes of it (CHAT-117). */
export async function orderAgain(talk: Talk): Promise<void> {
  if (talk.waiting) return reply('ordersWithin')
  const all = await ordersNow()
  if (all === null) {
    reply('guestOrders', {}, 'orders')
    if (!isBuying(talk)) openOrders()
    return
  }
  if (missedLast() && !namesPlaced(talk.line, talk.meant) && talk.meant.items.length === 0) return tellLacks('such')
  const { said, more, place } = partsAgain(talk)
  const isPutRight = MEANT.test(talk.line) && putInLast() && takeBack()
  const { order, ...none } = await orderWith(said, all)
  if (!order) {
    if (isPutRight) replyWithCart()
    return tellLacks('lacks' in none ? none.lacks : 'any')
  }
  const { lines, isSame, others, isUnclear } = changedLines(order, said)
  if (isUnclear) return askHowMany(order)
  if (lines.length > 0) await putInAgain(order, isSame ? undefined : lines)
  else if (others.length === 0) replyWithCart()
  const items = [...others, ...more]
  if (items.length > 0) await takeGoods({ ...talk, meant: { ...talk.meant, intent: 'add', items } })
  if (place !== null && lines.length > 0) await takePlaceSaid(place, talk)
}

/** The order meant; one that lacks what shall be left out is not, unless nothing else says which. */
async function orderWith(said: Pick<Talk, 'line' | 'meant'>, all: readonly Order[]): Promise<OrderMeant> {
  const how = { fish: fishBefore(said), isBought: true }
  const first = await orderMeant(said, all, how)
  if (!first.order || hasDenied(first.order, said.meant)) return first
  const having = all.filter((order) => hasDenied(order, said.meant))
  if (having.length === 0 || said.meant.orderNumber || rowIn(said.line) >= 0 || earlierIn(said.line))
    return { order: undefined, lacks: 'such' }
  return orderMeant(said, having, how)
}

function askHowMany(order: Order): void {
  const { id: orderId, orderNumber } = order
  const list = orderedLines(order).map(({ name, quantity }) => `${asFish(name)} × ${quantity}`)
  reply('againWhich', { orderId, orderNumber, list: list.join('; ') }, 'openOrder')
}

import { openOrders } from '../../../../guide/commands.ts'
import { ordersNow } from '../../../topics/facts.ts'
import { orderMeant } from '../../../topics/orders/orderMeant.ts'
import { missedLast } from '../../../topics/orders/orderShown.ts'
import { namesPlaced } from '../../../topics/orders/orderWords.ts'
import { tellLacks } from '../../../topics/orders/tellOrder.ts'
import { reply } from '../../reply.ts'
import { isBuying, type Talk } from '../../Talk.ts'
import { nameOf, replyWithCart } from '../cartLines.ts'
import { takeGoods } from '../goods.ts'
import { changedLines, fishBefore } from './changedLines.ts'
import { putInAgain } from './putInAgain.ts'

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
  const { order, ...none } = await orderMeant(talk, all, { fish: fishBefore(talk), isBought: true })
  if (!order) return tellLacks('lacks' in none ? none.lacks : 'any')
  const { lines, isSame, absent, others } = changedLines(order, talk)
  if (lines.length > 0) await putInAgain(order, isSame ? undefined : lines)
  else if (others.length === 0) replyWithCart()
  for (const item of absent) reply('notInCart', { name: nameOf(item) })
  if (others.length > 0) await takeGoods({ ...talk, meant: { ...talk.meant, intent: 'add', items: others } })
}

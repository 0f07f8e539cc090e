import { type Order, readStatus } from '#contract/order.ts'
import { openOrders } from '../../../guide/commands.ts'
import { say } from '../../../transcript/append.ts'
import { ordersNow } from '../../topics/facts.ts'
import { reply } from '../reply.ts'
import { isBuying, type Talk } from '../Talk.ts'
import { putInAgain } from './putInAgain.ts'

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
  if (order) return putInAgain(order)
  if (orderNumber) say('notFound')
  else reply('noOrders', {}, 'browse')
}

const wasBought = ({ status }: Order): boolean => readStatus(status) !== 'cancelled'

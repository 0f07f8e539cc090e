import type { Order } from '#contract/order.ts'
import { repair } from '../../reply/repair.ts'
import { reply } from '../../reply/reply.ts'
import { isBuying, type Talk } from '../../reply/Talk.ts'
import { ordersNow } from '../facts.ts'
import { orderMeant } from './orderMeant.ts'
import { namesPlaced } from './orderWords.ts'
import { tellLacks } from './tellOrder.ts'

interface Ordered {
  readonly talk: Talk
  readonly order: Order
  readonly all: readonly Order[]
}
type Says<About> = (about: About) => void | Promise<void>

/**
 * With the order that the line means; a guest is told to sign in, a newcomer that there is none. While something is bought, and no
 * order that exists is named, what is bought is meant, where `ofPurchase` has something to say of it.
 */
export function withOrder(say: Says<Ordered>, ofPurchase?: Says<Talk> | null, isBought = false): (talk: Talk) => Promise<void> {
  return async (talk) => {
    if (ofPurchase && isBuying(talk) && !namesPlaced(talk.line, talk.meant)) return ofPurchase(talk)
    const all = await ordersNow()
    if (all === null) return reply('guestOrders', {}, 'orders')
    const meant = await orderMeant(talk, all, { isBought })
    if (meant.order) await say({ talk, order: meant.order, all })
    else if (meant.lacks === 'any' && isBuying(talk)) await repair(talk, true)
    else tellLacks(meant.lacks)
  }
}

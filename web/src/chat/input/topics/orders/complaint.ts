import { type Order, readStatus } from '#contract/order.ts'
import { RETURN_DAYS } from '#contract/rules/constants.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { stepText } from '../../../cards/orders/stepText.ts'
import { reply } from '../../reply/reply.ts'
import { isBuying, type Talk } from '../../reply/Talk.ts'
import { ordersNow, shopPhone } from '../facts.ts'
import { orderMeant } from './orderMeant.ts'
import { orderShown } from './orderShown.ts'
import { namesPlaced, saysThisOne } from './orderWords.ts'
import { tellLacks } from './tellOrder.ts'

const WRONG_ITEM = /sio|siyo|si nili|wrong|kurudisha|return/i
/** What nobody has in hand yet; with the rider at the door the fish can be seen. */
const isToCome = ({ status }: Order): boolean => /^(?:pending|processing)$/.test(readStatus(status) ?? '')
const hasArrived = ({ status }: Order): boolean => readStatus(status) === 'delivered'

/** The one under way, by its own words. */
const CURRENT = /(?<![a-z])(?:ya sasa|current)(?![a-z])/i

export const ordersIfReadable = () =>
  ordersNow().catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })

/** The order that a complaint is about: one that has arrived, else the one named, if that is at the door. */
export async function complaintOf(talk: Talk): Promise<void> {
  const all = await ordersNow()
  if (all === null) return reply('guestOrders', {}, 'orders')
  const meant = await complainedOf(talk, all)
  if (!meant.order) return tellLacks(meant.lacks)
  const { id: orderId, orderNumber, status } = meant.order
  if (isToCome(meant.order)) reply('notArrived', { orderId, orderNumber, step: stepText(status), ...shopPhone }, 'call', 'openOrder')
  else reply('complaintOrder', { orderId, orderNumber, ...shopPhone, days: String(RETURN_DAYS) }, 'call', 'openOrder')
}

async function complainedOf(talk: Talk, all: readonly Order[]): ReturnType<typeof orderMeant> {
  const shown = orderShown(all)
  if (shown && !isToCome(shown) && saysThisOne(talk.line) && !CURRENT.test(talk.line)) return { order: shown }
  if (talk.meant.orderNumber === undefined && !CURRENT.test(talk.line)) {
    const ofArrived = await orderMeant(
      talk,
      all.filter((order) => hasArrived(order) || (order === shown && !isToCome(order))),
    )
    if (ofArrived.order) return ofArrived
  }
  return orderMeant(talk, all)
}

export async function badFish(talk: Talk): Promise<void> {
  if (WRONG_ITEM.test(talk.line)) return reply('badFishReturn', { ...shopPhone, days: String(RETURN_DAYS) }, 'call', 'orders')
  const isNamed = namesPlaced(talk.line, talk.meant)
  const all = isBuying(talk) && !isNamed ? null : await ordersIfReadable()
  if (all && (isNamed || orderShown(all))) return complaintOf(talk)
  reply('badFish', shopPhone, 'call', 'orders')
}

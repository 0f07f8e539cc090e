import { getOrder, type Order, readStatus } from '#contract/order.ts'
import { listTransporters } from '#contract/transporter.ts'
import { readCached, setCached } from '#web/api/useCall.ts'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { isUnderWay, mayCancel, orderSums } from '#web/features/orders/orderFacts.ts'
import { askCancel } from '../../../cards/orders/askCancel.ts'
import * as command from '../../../guide/commands.ts'
import { placeIn } from '../../reply/goods/again/partsAgain.ts'
import { takePlaceSaid } from '../../reply/goods/again/samePlace.ts'
import { takeGoods } from '../../reply/goods/goods.ts'
import { takeOtherAddress } from '../../reply/question/address/otherAddress.ts'
import { tellGoesTo } from '../../reply/question/address/tellPlace.ts'
import { repair } from '../../reply/repair.ts'
import { reply } from '../../reply/reply.ts'
import { isBuying, type Talk } from '../../reply/Talk.ts'
import { itemOf, ordersNow, shopPhone } from '../facts.ts'
import { tellWithdraw } from '../openRequest.ts'
import { badFish, complaintOf, ordersIfReadable } from './complaint.ts'
import { orderMeant } from './orderMeant.ts'
import { hasCardNow, orderShown } from './orderShown.ts'
import { namesPlaced } from './orderWords.ts'
import { spoken } from './spoken.ts'
import { tellHeld, tellLacks, tellPlace, tellRefund, tellWhen, tellWhere } from './tellOrder.ts'
import { tellIfLate, tellRider } from './thisPurchase.ts'
import { withOrder } from './withOrder.ts'

const IF_LATE =
  /(?<![a-z])(?:(?:m|u|wa|i|zi)kichelew[a-z]*|(?:if|what if|suppose) (?:you|it|they|the [a-z]+)(?:['’]re|['’]s| is| are)? (?:too )?late)(?![a-z])/i
const WHEN = /(?<![a-z])(?:when|what time|lini|saa ngapi)(?![a-z])/i

const lateOrder = withOrder(({ order }) => tellWhen(order), tellIfLate)

const carriers = withOrder(async ({ order, talk }) => {
  const ids = new Set(order.items.map(({ transporterId }) => transporterId))
  const names = (await readCached(listTransporters, {})).filter(({ id }) => ids.has(id)).map(({ businessName }) => businessName)
  const { id: orderId, orderNumber } = order
  if (names.length === 0) reply('nobodyCarries', { orderId, orderNumber }, 'call')
  else reply('whoCarries', { orderId, transporter: names.join(', '), orderNumber, ...shopPhone }, 'call', 'orders')
  if (WHEN.test(talk.line)) tellWhen(order)
}, tellRider)

/** An old refund is told of only where it is asked for, or nothing else is under way. */
const refund = withOrder(({ order, all, talk }) => {
  const isAtHand = namesPlaced(talk.line, talk.meant) || orderShown(all) !== undefined || isUnderWay(order)
  const hasPaid = isAtHand && (refundable(order) || orderShown(all) !== undefined || namesPlaced(talk.line, talk.meant))
  const asked = hasPaid ? order : (all.find((one) => one.refund !== undefined) ?? order)
  tellRefund(asked)
})
const refundable = (order: Order): boolean => order.refund !== undefined || orderSums(order).paid > 0

/** `can I get it back?` of an order that is cancelled: it, and no money. */
const restore = withOrder(({ order, talk }) => {
  const { id: orderId, orderNumber } = order
  if (readStatus(order.status) !== 'cancelled') return refund(talk)
  reply('cancelledStays', { orderId, orderNumber }, 'openOrder', 'orders', 'browse')
})

const GOES_THERE =
  /(?<![a-z])(?:i(?:end|pelek|let|j)(?:e|we|ewe)|[a-z]*pelek(?:e|a)(?:ni)?|niletee(?:ni)?|to|deliver (?:it )?(?:at|in)|instead|badala yake)(?![a-z])(?!.*(?<![a-z])(?:order|oda)(?![a-z]))/i

async function changeAddress(talk: Talk): Promise<void> {
  if (talk.waiting) return reply('ordersWithin')
  if (talk.facts?.checkoutRequested && !namesPlaced(talk.line, talk.meant)) return takeOtherAddress(talk)
  const all = (await ordersNow()) ?? []
  const place = placeIn(talk.line)
  const isBought = cartCount(useCart.getState().lines) > 0 && !namesPlaced(talk.line, talk.meant) && orderShown(all) === undefined
  if (place !== null && isBought) return takePlaceSaid(place, talk)
  // `to my office` says where it shall go, and not which order.
  const shown = namesPlaced(talk.line, talk.meant) ? undefined : orderShown(all)
  const order = shown ?? (await orderMeant(GOES_THERE.test(talk.line) ? { ...talk, line: '' } : talk, all)).order
  if (!order || !isUnderWay(order)) return reply('changeAddress')
  const hasLeft = readStatus(order.status) === 'shipping'
  reply(hasLeft ? 'addressLeft' : 'changeAddressPlaced', { orderNumber: order.orderNumber, ...shopPhone }, 'call')
}

/** Of more fish for a placed order: those for a second one follow. */
async function changeOrder(talk: Talk): Promise<void> {
  reply('changeOrder', {}, 'orders', 'browse')
  if (itemOf(talk) && !isBuying(talk)) await takeGoods({ ...talk, meant: { ...talk.meant, intent: 'search' } })
}

/** Of one that was cancelled, or has left, the card says so (CHAT-166). */
const cancelOrder = withOrder(
  ({ order }) => askCancel(order),
  ({ waiting }) => (waiting ? tellWithdraw() : reply('cancelLater')),
)

/** Where an order stands, and what may still be done with it. */
export const orders = {
  ...spoken,
  restore,
  track,
  whyLate: (talk: Talk) => (IF_LATE.test(talk.line) ? tellIfLate(talk) : lateOrder(talk)),
  // Where the carrier is chosen, those on the card are meant.
  whoCarries: (talk: Talk) => (talk.asked?.kind === 'transporters' ? repair(talk, true) : carriers(talk)),
  refund,
  badFish,
  complaintOf,
  orderHeld: withOrder(({ order }) => tellHeld(order), null, true),
  changeAddress,
  orderGoesTo: withOrder(
    ({ order }) => tellPlace(order),
    (talk) => (tellGoesTo() ? undefined : repair(talk, true)),
  ),
  tellRiderPlaced: withOrder(({ order: { id: orderId, orderNumber } }) =>
    reply('tellRiderPlaced', { orderId, orderNumber, ...shopPhone }, 'call'),
  ),
  changeOrder,
  cancelOrder,
  cancelFee: () => reply('cancelFee', {}, 'orders', 'help'),
  leftAsIs: async (talk: Talk) => {
    reply('leftAsIs')
    if (isBuying(talk)) await repair(talk, true)
  },
  receipt: withOrder(
    ({ order, talk }) => {
      const { id: orderId, orderNumber } = order
      const isShown = hasCardNow(orderId)
      // Of cash no network writes.
      const byPhone = order.paymentMethod === 'mobile_money' && orderSums(order).paid > 0
      reply(byPhone ? 'receipt' : 'receiptCash', { orderId, orderNumber }, 'orders', 'call')
      if (!isShown && !isBuying(talk)) command.openTracking(orderId)
    },
    () => reply('receiptLater'),
  ),
  changedMind: async ({ facts, waiting }: Talk) => {
    if (waiting) return tellWithdraw()
    if (facts?.checkoutRequested) return command.stopCheckout()
    const order = orderShown((await ordersIfReadable()) ?? [])
    if (order && mayCancel(order)) askCancel(order)
    else reply('changedMind', {}, 'cart')
  },
}

/** Several orders at once: `oda zangu`. */
const LISTS = /(?<![a-z])(?:orders|oda (?:zangu|zetu|zote|zilizopita))(?![a-z])/i

/** Where the order stands that the line means, in one line which follows it; the list only where that is asked for. */
async function track(talk: Talk): Promise<void> {
  const all = await ordersNow()
  if (all === null) {
    reply('guestOrders', {}, 'orders')
    if (!isBuying(talk)) command.openOrders()
    return
  }
  const meant = await orderMeant(talk, all)
  if (!meant.order) tellLacks(meant.lacks)
  else if (LISTS.test(talk.line) && !isBuying(talk)) command.openOrders()
  else if (WHEN.test(talk.line) && isUnderWay(meant.order)) tellWhen(meant.order)
  else tellWhere(meant.order)
}

/** `itafika saa ngapi?` of somebody who is buying nothing now: the order under way is meant. false where there is none. */
export async function tellArrival(talk: Talk): Promise<boolean> {
  const { line, meant, waiting } = talk
  if (waiting || isBuying(talk) || meant.choices.delivery || !ARRIVES.test(line)) return false
  const all = await ordersIfReadable()
  if (!all) return false
  const shown = orderShown(all)
  if (!shown && cartCount(useCart.getState().lines) > 0) return false
  const { order } = await orderMeant(talk, all)
  if (!order || !(shown || isUnderWay(order))) return false
  tellWhen(order)
  return true
}

const ARRIVES = /fika|leta|kuja|arriv|come|coming|get here|be here|^\W*(?:[a-z]+[ ,]+)?(?:eta|lini|when)(?![a-z])/i

/** What a line that names an order by its number asks about it. */
const BY_NUMBER = {
  whyLate: lateOrder,
  whoCarries: carriers,
  refund,
  badFish: complaintOf,
  complaintOf,
  cancelOrder,
  orderHeld: orders.orderHeld,
  receipt: orders.receipt,
  changeAddress,
} // prettier-ignore
const asksOf = (topic: string | undefined): topic is keyof typeof BY_NUMBER => topic !== undefined && Object.hasOwn(BY_NUMBER, topic)

/** An order named by its number, if it is the buyer's own (CHAT-142). */
export async function openOrderNamed(orderNumber: string, talk: Talk): Promise<void> {
  const { topic } = talk.meant
  if (asksOf(topic)) return BY_NUMBER[topic](talk)
  const all = await ordersNow()
  if (all === null) return command.openOrders()
  const order = all.find((one) => one.orderNumber === orderNumber)
  if (!order) return tellLacks('number')
  setCached(getOrder, { params: { id: order.id } }, order)
  if (isBuying(talk)) tellWhere(order)
  else command.openTracking(order.id)
}

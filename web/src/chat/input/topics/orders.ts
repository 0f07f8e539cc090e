import { getOrder, type Order } from '#contract/order.ts'
import { EXPRESS_HOURS, RETURN_DAYS, STANDARD_HOURS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { listTransporters } from '#contract/transporter.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { now } from '#web/api/time.ts'
import { readCached, setCached } from '#web/api/useCall.ts'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { isUnderWay, mayCancel } from '#web/features/orders/orderFacts.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { stepText } from '../../cards/orders/stepText.ts'
import * as command from '../../guide/commands.ts'
import { say } from '../../transcript/append.ts'
import { takeOtherAddress } from '../reply/question/otherAddress.ts'
import { repair } from '../reply/repair.ts'
import { reply } from '../reply/reply.ts'
import { isBuying, type Talk } from '../reply/Talk.ts'
import { ordersNow, shopPhone } from './facts.ts'

/** Where an order stands, and what may still be done with it. */
export const orders = {
  track,
  whyLate: withOrder(({ order }) => tellWhen(order)),
  whoCarries: withOrder(async ({ order, talk }) => {
    // Where the carrier is chosen, those on the card are meant.
    if (talk.asked?.kind === 'transporters') return repair(talk, true)
    const ids = new Set(order.items.map(({ transporterId }) => transporterId))
    const names = (await readCached(listTransporters, {})).filter(({ id }) => ids.has(id)).map(({ businessName }) => businessName)
    if (names.length === 0) return reply('nobodyCarries', { orderNumber: order.orderNumber }, 'call')
    reply('whoCarries', { transporter: names.join(', '), orderNumber: order.orderNumber, ...shopPhone }, 'call', 'orders')
  }),
  refund: withOrder(({ all }) => {
    const refunded = all.find(({ refund }) => refund !== undefined)
    if (!refunded?.refund) return reply('refund', {}, 'orders', 'call')
    const { amount, state } = refunded.refund
    reply(
      state === 'done' ? 'refundDone' : 'refundPending',
      { amount: formatTzs(amount), orderNumber: refunded.orderNumber },
      'orders',
      'call',
    )
  }),
  badFish: ({ line }: Talk) =>
    WRONG_ITEM.test(line)
      ? reply('badFishReturn', { ...shopPhone, days: String(RETURN_DAYS) }, 'call', 'orders')
      : reply('badFish', shopPhone, 'call', 'orders'),
  changeAddress: async (talk: Talk) => {
    if (talk.waiting) return reply('ordersWithin')
    if (talk.facts?.checkoutRequested) {
      return takeOtherAddress(talk)
    }
    const order = (await ordersNow())?.find(isUnderWay)
    if (order) reply('changeAddressPlaced', { orderNumber: order.orderNumber, ...shopPhone }, 'call')
    else reply('changeAddress')
  },
  changeOrder: () => reply('changeOrder', {}, 'orders', 'browse'),
  cancelOrder: withOrder(({ order, talk }) => {
    const { orderNumber } = order
    if (!mayCancel(order)) return reply('cancelOrderLeft', { orderNumber, ...shopPhone }, 'call')
    reply('cancelOrder', { orderNumber }, 'orders')
    if (!isBuying(talk)) command.openTracking(order.id)
  }),
  receipt: withOrder(({ order }) => reply('receipt', { orderNumber: order.orderNumber }, 'orders', 'call')),
  changedMind: ({ facts, waiting }: Talk) => {
    if (waiting) return reply('cancelPayment')
    return facts?.checkoutRequested ? command.stopCheckout() : reply('changedMind', {}, 'cart')
  },
}

const WRONG_ITEM = /sio|siyo|si nili|wrong|kurudisha|return/i
const ARRIVES = /fika|leta|kuja|arriv|come|coming|get here|be here/i
const HOUR = 3_600_000
const lastHour = (span: string): number => Number(span.split('-').at(-1))

interface Ordered {
  readonly talk: Talk
  /** The newest that is under way, else the newest. */
  readonly order: Order
  readonly all: readonly Order[]
}

/** With the buyer's order; a guest is told to sign in, a newcomer that there is none. */
function withOrder(say: (ordered: Ordered) => void | Promise<void>): (talk: Talk) => Promise<void> {
  return async (talk) => {
    const all = await ordersNow()
    const order = all?.find(isUnderWay) ?? all?.[0]
    if (all === null) reply('guestOrders', {}, 'orders')
    else if (!order && isBuying(talk)) await repair(talk, true)
    else if (!order) reply('noOrders', {}, 'browse')
    else await say({ talk, order, all })
  }
}

/** Several orders at once: `oda zangu`. */
const LISTS = /(?<!\p{L})(?:orders|oda (?:zangu|zetu|zote|zilizopita))(?!\p{L})/iu

/** The newest order under way in one line, which follows it; the list only where that is asked for. */
async function track(talk: Talk): Promise<void> {
  const all = await ordersNow()
  if (all === null) {
    reply('guestOrders', {}, 'orders')
    if (!isBuying(talk)) command.openOrders()
    return
  }
  const order = all.find(isUnderWay) ?? all[0]
  if (!order) reply('noOrders', {}, 'browse')
  else if (LISTS.test(talk.line) && !isBuying(talk)) command.openOrders()
  else tellWhere(order)
}

/** Where an order stands; the line keeps its place and follows the order (CHAT-146). */
const tellWhere = ({ id, orderNumber, status }: Order): void =>
  reply('track', { orderId: id, orderNumber, step: stepText(status) }, 'openOrder', 'orders', 'call')

/** When an order was promised to come; no other time is known. */
function tellWhen({ deliveryOption, createdAt, orderNumber, status }: Order): void {
  const hours = deliveryOption === 'express' ? EXPRESS_HOURS : STANDARD_HOURS
  const isDue = now() > Date.parse(createdAt) + lastHour(hours) * HOUR
  if (isDue) reply('whyLate', { orderNumber, hours, ...shopPhone }, 'call', 'orders')
  else reply('notLate', { orderNumber, step: stepText(status), hours, orderedAt: formatDateTime(createdAt) }, 'call', 'orders')
}

/** `itafika saa ngapi?` of somebody who is buying nothing now: the order under way is meant. false where there is none. */
export async function tellArrival({ line, meant, facts, waiting }: Talk): Promise<boolean> {
  const isBuyingNow = waiting || facts?.storedAdd === true || cartCount(useCart.getState().lines) > 0
  if (isBuyingNow || meant.choices.delivery || !ARRIVES.test(line)) return false
  const order = (await ordersIfReadable())?.find(isUnderWay)
  if (order) tellWhen(order)
  return order !== undefined
}

const ordersIfReadable = () =>
  ordersNow().catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })

/** An order named by its number, if it is the buyer's own (CHAT-142). */
export async function openOrderNamed(orderNumber: string, talk: Talk): Promise<void> {
  const all = await ordersNow()
  if (all === null) return command.openOrders()
  const order = all.find((one) => one.orderNumber === orderNumber)
  if (!order) return say('notFound')
  setCached(getOrder, { params: { id: order.id } }, order)
  if (isBuying(talk)) tellWhere(order)
  else command.openTracking(order.id)
}

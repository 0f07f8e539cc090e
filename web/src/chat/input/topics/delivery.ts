import { EXPRESS_FEE, STANDARD_FEE } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { listTransporters } from '#contract/transporter.ts'
import { readCached } from '#web/api/useCall.ts'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { isUnderWay } from '#web/features/orders/orderFacts.ts'
import { personNow } from '#web/features/session/person.ts'
import { typeCheckout } from '../../guide/commands.ts'
import { regionOf } from '../../lines/read/regionOf.ts'
import { saysWhere, takeNewAddress } from '../reply/question/address/addressLine.ts'
import { carriersNow } from '../reply/question/carriers.ts'
import { deliveryFacts, repair } from '../reply/repair.ts'
import { reply } from '../reply/reply.ts'
import { isBuying, type Talk } from '../reply/Talk.ts'
import { ordersNow, shopPhone } from './facts.ts'
import { tellArrival } from './orders/orders.ts'

const fee = { fee: formatTzs(STANDARD_FEE) }
/** Where we deliver to, what it costs and how long it takes. */
export const delivery = {
  areaAsk: () => reply('areaAsk', {}, 'browse'),
  areaFound: area,
  areaNoCarrier: area,
  areaUnknown: () => reply('areaUnknown'),
  deliveryFee: () => reply('deliveryFee', { ...fee, expressFee: formatTzs(EXPRESS_FEE) }, 'checkout', 'browse'),
  freeDelivery: () => reply('freeDelivery', fee, 'checkout'),
  deliveryTime: async (talk: Talk) => {
    if (await tellArrival(talk)) return
    const { hours = '', expressHours = '' } = deliveryFacts()
    const { deliveryOption } = draftNow()
    // Once one is chosen, the other is not what is asked for.
    if (isBuying(talk) && deliveryOption !== null && talk.asked?.kind !== 'delivery' && talk.meant.choices.delivery === undefined) {
      const isExpress = deliveryOption === 'express'
      return reply('arrivesWithin', { delivery: isExpress ? '@wayExpress' : '@wayStandard', hours: isExpress ? expressHours : hours })
    }
    reply('deliveryTime', { hours, expressHours }, 'checkout')
  },
  pickTime: () => reply('pickTime', {}, 'checkout'),
  pickUp: () => reply('pickUp', shopPhone, 'call', 'browse'),
  minimumOrder: () => reply('minimumOrder', fee, 'checkout', 'browse'),
  gift: ({ waiting }: Talk) =>
    waiting ? reply('ordersWithin') : draftNow().paymentMethod === 'cash_on_delivery' ? reply('giftCash') : reply('gift', fee),
  nobodyHome: async (talk: Talk) => {
    const isFree = !isBuying(talk) && cartCount(useCart.getState().lines) === 0
    const order = isFree ? (await ordersNow())?.find(isUnderWay) : undefined
    if (order) reply('receiverPlaced', { orderNumber: order.orderNumber, ...shopPhone }, 'call')
    else reply('nobodyHome')
  },
  carriers: async () => {
    const names = (await carriersNow()).map(({ businessName }) => businessName)
    if (names.length === 0) return reply('deliveryFee', { ...fee, expressFee: formatTzs(EXPRESS_FEE) })
    reply('carriers', { list: names.join(', ') })
  },
  cleaning: () => reply('cleaning'),
  ice: () => reply('ice'),
  fastest: async (talk: Talk) => {
    const { hours = '', expressHours = '' } = deliveryFacts()
    reply('fastest', { hours, expressHours })
    if (isBuying(talk)) await repair(talk, true)
  },
}

const ASKS = /\?|(?<![a-z])(?:mna(?:let|fik|pelek|kuj)[a-z]*|je|ngapi|gani|do you|can you|how|is it)(?![a-z])/i

/** `naishi Mwananyamala karibu na hospitali`, said with fish in the cart: on to the checkout, with that address. */
async function takeWhereabouts(talk: Talk): Promise<boolean> {
  const isReady = personNow() !== null && cartCount(useCart.getState().lines) > 0 && !isBuying(talk)
  if (!isReady || ASKS.test(talk.line) || !saysWhere(talk.line)) return false
  typeCheckout()
  return takeNewAddress(talk)
}

async function area(talk: Talk): Promise<void> {
  const { place, topic } = talk.meant
  if (await takeWhereabouts(talk)) return
  if (place === undefined) return reply('areaUnknown')
  const region = regionOf(place, topic === 'areaNoCarrier')
  const carriers = region === null ? [] : (await readCached(listTransporters, {})).filter((one) => one.isVerified && one.region === region)
  const name = place.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  if (carriers.length > 0) reply('areaFound', { area: name, ...deliveryFacts() }, 'browse', 'checkout')
  else reply('areaNoCarrier', { area: name, ...shopPhone }, 'call')
}

import { EXPRESS_HOURS, STANDARD_HOURS } from '#contract/rules/constants.ts'
import { regions } from '#contract/rules/regions.ts'
import { isUnderWay } from '#web/features/orders/orders.ts'
import { type ReplyAct, tell } from '../act.ts'
import type { Sense } from '../lexicon/words/table.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import { type Moves, WISHING } from '../move.ts'
import { plainTopic, topic } from '../talk/topic.ts'

const AREA: readonly Sense[] = ['areaFound', 'areaNoTransporter', 'areaAsk', 'areaUnknown']

/** Questions about where, when and how we deliver. None of them chooses an address or a delivery option. */
export const delivery: Moves = {
  /** Asks whether we deliver to a place, or on a day. */
  'delivery.reach': {
    to: 'question',
    at: WISHING,
    senses: ['unknown', ...AREA, 'pickTime', 'deliveryTime', 'deliveryFee', 'pickUp'],
    when: (clause, moment) => {
      const { ask, place, when, goods, isPlaced, says, senses } = clause
      const isOfDelivery = says('bring', 'delivery')
      if (place === null)
        return ask === 'whether' && when !== null && isOfDelivery && goods.length === 0 && !isPlaced && !says('order', 'past')
      const isOfArea = isOfDelivery || AREA.some((area) => area === senses[0])
      const asks = ask === 'whether' || ask === 'howMuch' || ask === 'where'
      return asks && isOfArea && !isPlaced && !says('house', 'rider') && !namesTransporter(clause, moment)
    },
    needs: ['transporters'],
    acts: ({ place, when }, _moment, { transporters }) => {
      if (place === null) return [when?.hour || when?.part ? tell('pickTime', {}) : tell('deliveryTime', {})]
      const region = regionOf(place.name, place.isTown)
      const area = place.name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
      if (!transporters.some((one) => one.isVerified && one.region === region)) return [tell('areaNoTransporter', { area }, 'call')]
      return [tell('areaFound', { area }), ...(when?.hour ? [tell('pickTime', {})] : [])]
    },
  },
  /** Asks about the delivery fees, their reason, a lower fee, or the difference between the delivery options. */
  'delivery.fee': {
    when: (clause, moment) => clause.goods.length === 0 && clause.place === null && ofWays(clause, moment) !== null,
    acts: (clause, moment) => [ofWays(clause, moment) ?? tell('ways', {})],
  },
  /** Asks when the present purchase arrives; `eta?` is answered for the chosen delivery option. */
  'delivery.when': {
    at: ['buying', 'review', 'paying'],
    when: ({ ask, says, only, isPlaced, place, goods, mood }) =>
      only('eta') ||
      (mood === 'question' &&
        ask === 'when' &&
        says('bring', 'delivery') &&
        !isPlaced &&
        place === null &&
        goods.length === 0 &&
        !says('myOrder', 'order', 'money', 'ifLate')),
    acts: (clause, moment) => (clause.only('eta') ? [tellChosenDelivery(moment.draft.deliveryOption)] : tellTime(clause, moment)),
  },
  /** Somebody else receives the delivery. For an order already placed, the buyer should call the shop. */
  'delivery.nobodyIn': {
    to: 'question',
    at: WISHING,
    when: ({ says, goods }) => goods.length === 0 && says('nobodyIn') && !says('money', 'youAre'),
    needs: ['orders'],
    acts: (_clause, moment, { orders }) => {
      const { stage, hasCart } = moment
      const placed = stage === 'looking' && !hasCart ? orders?.find(isUnderWay) : undefined
      const told = placed && tell('receiverPlaced', { orderNumber: placed.orderNumber }, 'call')
      return [told ?? tell('nobodyHome', {})]
    },
  },
  'talk.deliveryFee': plainTopic('deliveryFee', ['checkout', 'browse']),
  'talk.deliveryTime': topic('deliveryTime', tellTime, { when: ({ mood }, { stage }) => mood === 'question' || stage === 'looking' }),
  'talk.pickTime': topic('pickTime', tellDay),
  'talk.gift': topic('gift', (_clause, { draft, stage }) => {
    if (stage === 'paying') return [tell('ordersWithin', {})]
    return [draft.paymentMethod === 'cash_on_delivery' ? tell('giftCash', {}) : tell('gift', {})]
  }),
  'talk.areaAsk': plainTopic('areaAsk', ['browse'], ({ place }) => place === null),
  'talk.areaUnknown': plainTopic('areaUnknown', [], ({ place }) => place === null),
}

/** Tells that no hour can be promised, or that an order can't be kept for a later day. */
export function tellDay({ says, when }: Clause): readonly ReplyAct[] {
  return [says('laterDay') && !when?.hour ? tell('laterDay', {}) : tell('pickTime', {}, 'checkout')]
}

/** `is Pwani Express good`: asks about a transporter, not about a place. */
export const namesTransporter = ({ text }: Pick<Clause, 'text'>, { transporters, question }: Moment): boolean =>
  transporters.some(({ businessName: name }) =>
    text.toLowerCase().includes((question === 'transporters' ? (name.split(' ')[0] ?? name) : name).toLowerCase()),
  )

/** `how much is express?`, even if the scorer takes it for a question about time. */
function ofWays(clause: Clause, moment: Moment): ReplyAct | null {
  const { says, sense } = clause
  if (clause.isPlaced) return null
  if (says('ifLate') && !says('money')) return tell('ifLate', {}, 'call')
  if (says('noOrNot', 'rider', 'myOrder', 'order') || (sense === 'freeDelivery' && !says('lower'))) return null
  const isWhich = asksWhichWay(clause, moment)
  if (!isWhich && !says('way', 'delivery', 'theFare')) return null
  if (says('way') && says('differs')) return tell('ways', {}, 'checkout')
  if (says('lower')) return tell('feeFixed', {}, 'checkout')
  if (asksFee(clause)) return tell('deliveryFee', {}, 'checkout', 'browse')
  return isWhich && !says('money', 'trusted', 'cold') ? tell('ways', {}, 'checkout') : null
}

/** True for a question which delivery option is faster: `which one gets here before lunch?` */
const asksWhichWay = ({ ask, says, mood, when, sense, text }: Clause, { question }: Moment): boolean =>
  question === 'delivery' &&
  mood === 'question' &&
  !/^(?:areaAsk|whereCaught|cooking)$/.test(sense ?? '') &&
  !/fish|samaki/i.test(text) &&
  ((ask === 'which' && says('fast', 'lower', 'bring', 'insteadWord')) || (ask === 'whether' && says('way') && when === null))

const asksFee = ({ ask, says, mood, sense, senses }: Clause): boolean =>
  mood === 'question' &&
  ((ask === 'why' && says('dear', 'feeWord')) ||
    (ask === 'howMuch' && sense !== 'total' && !says('sum') && senses.some((one) => one === 'deliveryFee' || one === 'deliveryTime')))

/** Tells the time of the chosen option only, or of both if none is chosen. */
function tellTime({ meant }: Clause, { draft, stage, question }: Moment): readonly ReplyAct[] {
  const isOpen = stage === 'looking' || question === 'delivery' || meant.choices.delivery !== undefined
  return [isOpen ? tell('deliveryTime', {}, 'checkout') : tellChosenDelivery(draft.deliveryOption)]
}

export function tellChosenDelivery(deliveryOption: Moment['draft']['deliveryOption']): ReplyAct {
  if (deliveryOption === null) return tell('deliveryTime', {})
  const isExpress = deliveryOption === 'express'
  return tell('arrivesWithin', {
    delivery: { key: isExpress ? 'wayExpress' : 'wayStandard' },
    hours: isExpress ? EXPRESS_HOURS : STANDARD_HOURS,
  })
}

const DAR = 'Dar es Salaam'

/** Everyday names of towns and their regions. */
const TOWNS: ReadonlyMap<string, string> = new Map([
  ['dom', 'Dodoma'],
  ['chuga', 'Arusha'],
  ['moro', 'Morogoro'],
  ['unguja', 'Mjini Magharibi'],
  ['zenji', 'Mjini Magharibi'],
  ['zanzibar', 'Mjini Magharibi'],
])

/** Returns the region of a place. Areas in the parser's list are all in Dar es Salaam; a town has its region's name or is listed above. */
function regionOf(place: string, isTown: boolean): string | null {
  const named = Object.keys(regions).find((region) => region.toLowerCase() === place)
  const listed =
    TOWNS.get(place) ?? Object.entries(regions).find(([, districts]) => districts.some((one) => one.toLowerCase().startsWith(place)))?.[0]
  return named ?? (isTown ? (listed ?? null) : DAR)
}

import { type Order, readStatus } from '#contract/order.ts'
import type { Sense } from '#web/chat/lines/lexicon/words/table.ts'
import { isUnderWay, mayCancel } from '#web/features/orders/orders.ts'
import { type ReplyAct, tell } from '../act.ts'
import { isWish } from '../checkout/noteMoves.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import { ANY, BUYING, type Moves, type NeededData, type ReplyMove, WISHING } from '../move.ts'
import { complain, isPaid, tellContents, tellNoSuchOrder, tellWhen, tellWhere } from './tellOrder.ts'

/** Questions and requests about an existing order. No line changes or cancels one (CHAT-142, CHAT-166). */
export const orders: Moves = {
  'order.where': orderMove(
    (clause, moment) =>
      (isLikely(clause, 'trackOrder') || isWhere(clause, moment) || (clause.isPlaced && clause.says('track'))) &&
      isAsked(clause, moment) &&
      !clause.says('orders', 'goesTo', 'again', 'held', 'itHeld') &&
      (!clause.says('cancelVerb') || isWhere(clause, moment)),
    (order, moment, { ask }) => [ask === 'when' ? tellWhen(order, moment) : tellWhere(order)],
    { at: ANY },
  ),
  /** Asks for the address of an order. The reply refers to the order's card, which shows it. */
  'order.place': orderMove(
    (clause, moment) => clause.mood === 'question' && clause.says('goesTo') && !clause.says('rider') && isAsked(clause, moment),
    ({ id: orderId, orderNumber }) => [tell('orderPlaceCard', { orderId, orderNumber }, 'openOrder')],
  ),
  'order.list': {
    at: ['looking'],
    when: (clause) => isLikely(clause, 'trackOrder') && clause.says('orders') && !clause.says('cancelVerb', 'again'),
    acts: (_clause, { isGuest }) => [...(isGuest ? [tell('guestOrders', {}, 'orders')] : []), { do: 'open', card: { kind: 'orders' } }],
  },
  'order.late': orderMove(
    (clause, { stage }) =>
      (isLikely(clause, 'whyLate') || clause.says('notCalled')) &&
      !clause.says('ifLate', 'held') &&
      (stage === 'looking' || clause.isPlaced),
    // If an order is marked as delivered but did not arrive, that is a complaint.
    (order, moment, clause) => [
      readStatus(order.status) === 'delivered' ? complain(clause, order, { wrong: 'notArrived' }) : tellWhen(order, moment),
    ],
    { at: ANY },
  ),
  'order.when': {
    at: ['looking'],
    when: (clause, moment) =>
      clause.place === null &&
      !clause.says('whoBrings', 'way', 'cancelVerb', 'changeVerb', 'sum') &&
      (asksWhen(clause) || (isAfter(clause, moment) && isComing(clause))) &&
      (moment.showsOrder || clause.isPlaced || clause.says('myOrder') || !moment.hasCart),
    needs: ['orders', 'order'],
    acts: (clause, moment, known) => [
      ...(known.orders?.some(isUnderWay)
        ? forOrderMeant((order) => [tellWhen(order, moment)])(clause, moment, known)
        : [tell('deliveryTime', {})]),
      ...(clause.says('rider') && clause.says('number') ? [tell('riderNumber', {})] : []),
    ],
  },
  /** Asks for the goods of an order, the amount paid or the amount due. */
  'order.held': orderMove(
    (clause, moment) =>
      clause.isPlaced
        ? clause.says('held', 'itHeld') && !clause.says('again')
        : moment.stage === 'looking' && !moment.hasCart && clause.goods.length === 0 && isOfHeld(clause, moment),
    (order) => [tellContents(order)],
    { at: ANY, needs: ['bought'] },
  ),
  'order.receipt': {
    // A clause with a wish is about the wish and not about the receipt.
    when: (clause) => isLikely(clause, 'receipt') || (clause.says('receiptWord') && !isWish(clause)),
    needs: ['bought'],
    acts: (clause, moment, known) =>
      moment.stage === 'looking' || clause.isPlaced ? tellReceipt(clause, moment, known) : [tell('receiptLater', {})],
  },
  'order.address': orderMove(
    (clause, moment) =>
      (isLikely(clause, 'changeAddress') ||
        (moment.showsOrder && clause.senses.includes('changeAddress') && clause.says('toOther')) ||
        (clause.says('changeVerb') && clause.says('addressWord'))) &&
      !clause.says('goesTo', 'again') &&
      isOfPlaced(clause, moment),
    (order) => {
      if (!isUnderWay(order)) return [tellWhere(order)]
      const hasLeft = readStatus(order.status) === 'shipping'
      return [tell(hasLeft ? 'addressLeft' : 'changeAddressPlaced', { orderNumber: order.orderNumber }, 'call')]
    },
  ),
  /** Asks to change a placed order: `cancel one fish from my order`, or to add forgotten goods. */
  'order.change': {
    at: ['looking'],
    when: (clause, moment) =>
      !moment.hasCart &&
      clause.meant.intent !== 'checkout' &&
      ((isLikely(clause, 'changeOrder') && !clause.says('held') && clause.goods.length === 0 && isOfPlaced(clause, moment)) ||
        (clause.says('fromOrder') && clause.says('cancelVerb', 'takeOff', 'changeVerb', 'putVerb', 'fewer')) ||
        (moment.showsOrder &&
          ((clause.says('forgot') && clause.says('putVerb')) || (clause.meant.choices.delivery !== undefined && isAsking(clause))))),
    acts: () => [tell('changeOrder', {}, 'orders', 'browse')],
  },
  /** Opens the card that asks before the order is cancelled. No line cancels it (CHAT-166). */
  'order.cancel': orderMove(
    (clause, moment) =>
      (isCancelling(clause) || (moment.showsOrder && clause.says('mindChanged') && !clause.says('keeps'))) &&
      (clause.isPlaced || (moment.stage === 'looking' && moment.question !== 'cancelOrder' && isOfOrder(clause, moment))),
    (order, _moment, { says, place }, { meant }) => {
      // The orders are not searched by place, so for `the one to Mbagala` no likely order is assumed.
      if (place !== null && meant?.order && meant.isLikeliest) return [tellNoSuchOrder('such')]
      return [says('cancelVerb') || mayCancel(order) ? { do: 'confirmCancel', order } : tellWhere(order)]
    },
    { at: WISHING, neverWaits: true },
  ),
  'order.cancelLater': {
    at: [...BUYING, 'paying'],
    when: (clause, { attempt }) =>
      (attempt === null || attempt.kind === 'refused') &&
      !clause.isPlaced &&
      clause.goods.length === 0 &&
      !clause.says('keeps') &&
      ((isCancelling(clause) && (isLikely(clause, 'cancelOrder') || clause.says('order'))) ||
        (clause.ask === 'whether' && clause.says('cancelVerb'))),
    acts: () => [tell('cancelLater', {})],
  },
  'order.keeps': {
    when: ({ says, only, ask, goods }, { question, showsOrder, hasCart }) =>
      question !== 'cancelOrder' &&
      question !== 'confirm' &&
      goods.length === 0 &&
      ask === null &&
      (says('keeps') || (showsOrder && !hasCart && says('leaveIt') && only('leaveIt', 'no', 'yes'))),
    acts: () => [tell('leftAsIs', {})],
  },
  /** Asks, before or after paying, whether the money comes back if an order is cancelled or not delivered. */
  'order.cancelFee': {
    to: 'question',
    when: ({ says }) =>
      (says('cancelVerb') && says('feeWord')) ||
      (says('supposes', 'whatIf') && says('money') && says('doesNotCome')) ||
      (says('supposes') && says('money') && !says('spoilt') && (says('comingBack') || (says('bring') && says('noOrNot')))),
    acts: (_clause, { isUnpaid }) => [tell('cancelFee', {}, 'orders', 'help'), ...(isUnpaid ? [tell('saferWay', {})] : [])],
  },
  /** The line only names an order: opens its card or tells its status. After a reply about the goods of another order, tells its goods. */
  'order.named': orderMove(
    ({ isPlaced, says, goods, meant, ask }, { stage, showsList }) =>
      stage !== 'paying' &&
      (isPlaced || says('whichSpoken') || (showsList && says('nthOne'))) &&
      meant.intent !== 'buyAgain' &&
      goods.every(({ quantity }) => quantity === null) &&
      (ask === 'why' || !says('cancelVerb')) &&
      !says('toCome', 'money', 'again', 'noOrNot'),
    (order, { lastReply, stage }, { orderNumber, mood }) => {
      if (orderNumber !== null && mood === 'statement' && stage === 'looking')
        return [{ do: 'open', card: { kind: 'tracking', orderId: order.id } }]
      return [lastReply?.startsWith('orderHeld') ? tellContents(order) : tellWhere(order)]
    },
    { at: ANY, needs: ['bought'] },
  ),
  /** A wish after ordering reaches only the shop, and the reply says so. */
  'order.tellRider': orderMove(
    (clause, moment) =>
      isOfPlaced(clause, moment) &&
      (clause.mood === 'question'
        ? isAfter(clause, moment) && clause.says('noteWord') && clause.says('writeVerb')
        : clause.goods.every(({ quantity }) => quantity === null) &&
          (clause.says('tellRider') || (isWish(clause) && !clause.says('money', 'nthOne')) || isWishAfter(clause, moment))),
    ({ id: orderId, orderNumber }, _moment, { says }) => [
      says('takesIn') ? tell('receiverPlaced', { orderNumber }, 'call') : tell('tellRiderPlaced', { orderId, orderNumber }, 'call'),
    ],
  ),
}

/** True if nothing is being bought now, so that the clause is about the placed order. */
const isAfter = ({ isPlaced }: Clause, { showsOrder, hasCart }: Moment): boolean => isPlaced || (showsOrder && !hasCart)
/** True for a wish after ordering, about the preparation, the time, or who is called or receives the delivery. */
const isWishAfter = (clause: Clause, { showsOrder, hasCart }: Moment): boolean =>
  showsOrder &&
  !hasCart &&
  !clause.says('bony', 'money') &&
  (isLikely(clause, 'cleaning', 'pickTime') ||
    clause.says('willBeIn', 'nobodyIn') ||
    (clause.says('takesIn') && isLikely(clause, 'gift')) ||
    (clause.meant.phone !== undefined && clause.says('call', 'takesIn', 'number')))

const isAsking = ({ mood, says }: Clause): boolean => mood === 'request' || (mood === 'statement' && says('changeVerb'))
const isComing = (clause: Clause): boolean =>
  clause.says('arrives') && !clause.says('ice') && (clause.ask === 'when' || clause.ask === 'whether' || isLikely(clause, 'deliveryTime'))
const asksWhen = (clause: Clause): boolean =>
  clause.only('eta') || (clause.ask === 'when' && (isLikely(clause, 'deliveryTime') || clause.isPlaced))

export const isLikely = ({ senses: [likeliest] }: Clause, ...those: readonly Sense[]): boolean =>
  likeliest !== undefined && those.includes(likeliest)

/** True if the clause asks where an order is: `iko wapi`. */
const isWhere = ({ ask, isPlaced, says, sense }: Clause, { showsOrder }: Moment): boolean =>
  ask === 'where' &&
  (isPlaced ||
    says('keeps') ||
    (says('rider') && !says('number', 'choose')) ||
    (showsOrder && says('track') && (sense === null || sense === 'deliveryTime')))
/** True if an order is asked for. Its number alone opens it. Goods identify an order only if the clause mentions one. */
const isAsked = ({ isPlaced, says, goods, ask, mood, orderNumber, senses }: Clause, { showsOrder, stage }: Moment): boolean =>
  (orderNumber === null || mood === 'question') &&
  !senses.includes('badFish') &&
  !says('money') &&
  (isPlaced || says('myOrder') || (goods.length === 0 && stage !== 'paying' && (showsOrder || ask === 'where' || says('track', 'thatOne'))))

/** True if the clause is about a placed order. With goods in the cart, it must say so. */
const isOfPlaced = (clause: Clause, moment: Moment): boolean =>
  clause.isPlaced || (!moment.hasCart && (moment.showsOrder || clause.says('order', 'myOrder')))

/** True if the clause is about an order. With goods in the cart, it must mention one. The card then asks before anything is cancelled. */
const isOfOrder = (clause: Clause, moment: Moment): boolean =>
  moment.hasCart
    ? isLikely(clause, 'cancelOrder') && clause.says('order', 'myOrder')
    : moment.showsOrder || moment.hasJustOrdered || clause.says('order', 'myOrder', 'thatOne') || clause.mood === 'question'

const isOfHeld = ({ says, ask }: Clause, { showsOrder }: Moment): boolean =>
  says('held') || (showsOrder && (says('itHeld') || (ask === 'howMuch' && says('money', 'rider', 'sum') && !says('cancelVerb'))))

const isCancelling = ({ says, ask, senses }: Clause): boolean =>
  (ask === null || ask === 'whether') &&
  (says('cancelVerb') || (says('unwanted') && says('order', 'myOrder'))) &&
  !says('keeps', 'feeWord', 'money') &&
  (senses[0] === 'cancelOrder' ||
    (!says('again') && (says('order') || senses.some((sense) => /^(?:cancel|remove|trackOrder|changedMind)$/.test(sense)))))

type OrderActs = (order: Order, moment: Moment, clause: Clause, known: NeededData) => readonly ReplyAct[]

/** Returns a move that tells about the order that the clause means. */
function orderMove(when: ReplyMove['when'], acts: OrderActs, more: Partial<ReplyMove> = {}): ReplyMove {
  return { at: ['looking'], needs: ['order'], when, acts: forOrderMeant(acts), ...more }
}

/**
 * Tells about the order that the clause means. If several are under way and none is named, `where is it` means the newest; otherwise the
 * buyer is asked which.
 */
export function forOrderMeant(acts: OrderActs) {
  return (clause: Clause, moment: Moment, known: NeededData): readonly ReplyAct[] => {
    const list: readonly ReplyAct[] = moment.stage === 'looking' ? [{ do: 'open', card: { kind: 'orders' } }] : []
    if (known.orders === null || known.meant === undefined) return [tell('guestOrders', {}, 'orders'), ...list]
    const { order } = known.meant
    if (order === undefined) return [tellNoSuchOrder(known.meant.lacks)]
    const count = known.orders.filter(isUnderWay).length
    const isPlain = moment.hasJustOrdered || clause.says('held') || (clause.ask === 'where' && !clause.says('rider'))
    return known.meant.isLikeliest && !isPlain && count > 1 && isUnderWay(order)
      ? [tell('whichUnderWay', { count: String(count) }, 'orders'), ...list]
      : acts(order, moment, clause, known)
  }
}

const tellReceipt = forOrderMeant((order, { stage }) => [
  tell(isPaid(order) ? 'receipt' : 'receiptCash', { orderId: order.id, orderNumber: order.orderNumber }, 'orders', 'call'),
  ...(stage === 'looking' ? [{ do: 'open', card: { kind: 'tracking', orderId: order.id } } as const] : []),
])

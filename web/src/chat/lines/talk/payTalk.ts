import { formatTzs } from '#contract/rules/money.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { slipOf } from '#web/features/checkout/slip.ts'
import { isUnderWay } from '#web/features/orders/orders.ts'
import { askAgain, type ReplyAct, tell } from '../act.ts'
import { isWaiting } from '../checkout/checkoutMoves.ts'
import { isShort } from '../goods/changesOf.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import type { Moves, ReplyMove } from '../move.ts'
import { plainTopic, topic } from './topic.ts'

/** Questions before a payment request is sent. After that, `paying.ts` answers. */
const asked = (when: ReplyMove['when'], acts: ReplyMove['acts'], more: Pick<ReplyMove, 'needs'> = {}): ReplyMove => ({
  when: (clause, moment) => clause.goods.length === 0 && !isWaiting(moment) && when(clause, moment),
  acts,
  ...more,
})

/** Tells which phone will be asked to pay. */
export const payerNow = ({ draft, phone }: Moment): ReplyAct =>
  draft.paymentMethod === 'cash_on_delivery'
    ? tell('payerCash', {})
    : tell('payerNumber', { phone: maskPhone(draft.phone.is === 'other' ? draft.phone.digits : phone) })

/** How, when, by whom and to whom to pay. A question chooses nothing. */
export const payTalk: Moves = {
  'talk.networks': topic('networks', ({ says }) => [tell(says('cardOrBank') ? 'networksOther' : 'networks', {})]),
  // `tumia namba yangu`, `namba ni nyingine` don't ask for our number.
  'talk.lipaNamba': plainTopic(
    'lipaNamba',
    ['call'],
    ({ mood, says, meant }) => meant.phone === undefined && (mood === 'question' || says('tillWord')),
  ),
  'talk.payOnDelivery': topic('payOnDelivery', ({ says, mood }) => [
    mood === 'question' && (says('byPhone') || (says('orWord') && says('nowOrLater')))
      ? tell('networks', {})
      : tell('payOnDelivery', {}, 'checkout'),
  ]),
  // A buyer who is paying can only mean that payment.
  'talk.refund': topic('refund', ({ isPlaced }, { attempt }) => [
    isPlaced || attempt === null
      ? tell('refund', {}, 'orders', 'call')
      : attempt.isUnclear === false
        ? tell('notTaken', { amount: formatTzs(attempt.amount) })
        : tell(attempt.kind === 'waiting' ? 'onlyOnceWaiting' : 'notSeen', {}, 'call'),
  ]),
  'talk.isItSafe': topic(
    'isItSafe',
    ({ says }, { question }) => [question === 'method' && says('safer') ? tell('saferWay', {}) : tell('isItSafe', {}, 'checkout', 'help')],
    { when: ({ says }) => !says('eaten') },
  ),
  'talk.noPrompt': topic('noPrompt', () => [tell('nonePending', {})], {
    when: ({ only }, moment) => !isWaiting(moment) && !only('yes', 'no', 'courtesy'),
  }),
  'talk.cancelPayment': topic(
    'cancelPayment',
    (_clause, { stage }) => [stage === 'looking' ? tell('nonePending', {}) : tell('mayStop', {})],
    { when: ({ ask }, moment) => ask !== 'howMuch' && !isWaiting(moment) },
  ),
  'talk.changedMind': {
    when: ({ sense, says, goods }, moment) =>
      goods.length === 0 &&
      !isWaiting(moment) &&
      (sense === 'changedMind' || (sense !== 'cancelPayment' && sense !== 'payOnDelivery' && says('mindChanged'))),
    acts: (_clause, moment) => [tell(moment.stage !== 'looking' ? 'mayStop' : moment.hasCart ? 'changedMind' : 'leftAsIs', {})],
  },
  'talk.wrongNumber': topic('wrongNumber', ({ says }) => [tell(says('money') ? 'payerOther' : 'wrongNumber', {})], {
    when: ({ meant, mood }, moment) => !isWaiting(moment) && (mood === 'question' || meant.phone === undefined),
  }),
  'ask.approveTime': asked(
    ({ ask, says }) => says('expires') || (ask === 'howLong' && says('approves', 'prompt') && !says('bring', 'youAre', 'order')),
    () => [tell('approveTime', {})],
  ),
  'ask.deviceOff': asked(
    ({ says }) => says('deviceOff'),
    () => [tell('phoneOff', {})],
  ),
  'ask.halves': asked(
    ({ says }) => says('halves'),
    () => [tell('noHalves', {})],
  ),
  'ask.payee': asked(
    ({ mood, says }) => mood === 'question' && (says('payee') || (says('money') && says('holdsVerb'))),
    ({ says }) => [says('theFare', 'feeWord') ? tell('whoGetsFee', {}) : tell('whoIsPaid', {})],
  ),
  'ask.coins': asked(
    ({ says }) => says('coins'),
    (_clause, { cart, draft }, { orders }) => {
      const order = cart.length > 0 ? undefined : orders?.find(isUnderWay)
      // A buyer who asks for change and has not chosen a method means cash.
      const { atDoor } = slipOf(cart, { ...draft, paymentMethod: draft.paymentMethod ?? 'cash_on_delivery' })
      return [tell('changeReady', { due: formatTzs(order ? orderMoney(order).due : atDoor) })]
    },
    { needs: ['orders'] },
  ),
  'ask.how': asked(
    ({ ask, says }) => ask === 'how' && says('money', 'howToPay') && !says('order', 'theyDid'),
    ({ says }) => [says('byPhone', 'phone', 'pin') ? tell('payByPhone', {}) : tell('networks', {})],
  ),
}

type When = (clause: Clause, moment: Moment) => boolean
/**
 * Answers a question without choosing anything. The open question stays, and the review follows in full with its total and button
 * (CHAT-104).
 */
const doubt = (when: When, acts: (clause: Clause, moment: Moment) => readonly ReplyAct[]): ReplyMove => ({
  to: 'question',
  when,
  acts: (clause, moment) => [...acts(clause, moment), ...(moment.stage === 'review' ? [askAgain] : [])],
})

/** Doubts before the delivery: about spoilt fish, the cold on the way, the sums to pay and bones. */
export const doubts: Moves = {
  'doubt.ifSpoilt': doubt(
    ({ says, orderNumber }) => says('ifWord', 'ifVerb') && says('spoilt') && !says('phone') && orderNumber === null,
    () => [tell('ifSpoilt', {})],
  ),
  'doubt.coldOnWay': doubt(
    ({ says, sense, goods, text }, { question }) =>
      says('cold') &&
      (says('onWay') || (question === 'transporters' && goods.length === 0 && (sense !== 'storage' || isShort({ text })))) &&
      !says('atHome'),
    () => [tell('coldOnWay', {})],
  ),
  /** Asks what to pay now and what later: `how much do I pay now, and how much at the door?` */
  'doubt.sums': {
    ...doubt(
      ({ sense, says, only, ask, goods, isPlaced }, { hasCart }) =>
        hasCart &&
        sense !== 'total' &&
        ask === 'howMuch' &&
        goods.length === 0 &&
        !isPlaced &&
        says('money') &&
        !says('delivery', 'theFare') &&
        (says('nowOrLater', 'haste') || only('howMuch', 'money')),
      () => [{ do: 'tellTotal' }, askAgain],
    ),
  },
  /** Asks for fish with few bones: `samaki asiye na miba mingi`. With fish in the cart, a statement is a wish. */
  'doubt.bones': {
    when: (clause, moment) => asksBones(clause, moment),
    acts: () => [tell('bones', {}), { do: 'open', card: { kind: 'products', search: 'fillet' } }],
  },
}

export const asksBones = ({ says, mood }: Clause, { hasCart, stage }: Moment): boolean =>
  stage === 'looking' && says('bony') && !says('past') && (mood === 'question' || !hasCart)

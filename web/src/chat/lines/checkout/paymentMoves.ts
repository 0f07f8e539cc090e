import { formatTzs } from '#contract/rules/money.ts'
import { type ReplyAct, tell } from '../act.ts'
import type { Clause } from '../line.ts'
import type { LastPayment, Moment } from '../moment.ts'
import { type Moves, WISHING } from '../move.ts'
import { lookAtPayment } from '../orders/moneyMoves.ts'
import { isLikely } from '../orders/orderMoves.ts'
import { payerNow } from '../talk/payTalk.ts'
import { acceptsAt, isWaiting } from './checkoutMoves.ts'
import { isWish } from './noteMoves.ts'

/** While a payment request is on the phone, no line changes anything. After a failure, the card's buttons try again. */
export const paying: Moves = {
  'pay.request': {
    when: (clause, moment) => clause.goods.length === 0 && ofPayment(clause, moment).length > 0,
    acts: ofPayment,
  },
  /** Nothing in the order being paid can change. The countdown continues. */
  'pay.ordersWithin': {
    to: 'statement',
    at: ['paying'],
    neverWaits: true,
    when: (clause, moment) => isNoted(clause) || (isWaiting(moment) && changes(clause)),
    acts: (_clause, { attempt }) => [overNow(attempt) ?? tell('ordersWithin', {})],
  },
  'pay.again': {
    to: 'statement',
    at: ['paying'],
    neverWaits: true,
    when: (clause, moment) =>
      acceptsAt(moment) === 'retry' &&
      isOfPayer(clause) &&
      clause.dictates === null &&
      !clause.says('putOff', 'pressedAgain') &&
      (!clause.says('stop') || methodIn(clause, moment) !== null) &&
      (clause.says('tryAgain') ||
        (clause.says('prompt') && clause.says('again') && clause.says('sending')) ||
        clause.only('again') ||
        (clause.meant.phone !== undefined && clause.says('number', 'money', 'byPhone', 'changeVerb')) ||
        methodIn(clause, moment) !== null),
    acts: (clause, moment) => {
      const { meant, says } = clause
      const method = methodIn(clause, moment)
      const asksNumber = !says('sameOne') && (says('number') || says('otherNetwork'))
      return [{ do: 'retry', phone: meant.phone ?? (asksNumber && method !== 'cash_on_delivery' ? '' : null), method }]
    },
  },
  /** `lipa na namba 0712 …`: the phone that is asked to pay. */
  'payer.number': {
    to: 'statement',
    at: ['buying', 'review'],
    neverWaits: true,
    when: (clause, { isGuest }) =>
      !isGuest &&
      clause.meant.phone !== undefined &&
      clause.says('money', 'byPhone', 'feeWord') &&
      clause.dictates === null &&
      isOfPayer(clause) &&
      !clause.says('past', 'theyDid'),
    acts: ({ meant: { phone } }) => (phone === undefined ? [] : [{ do: 'choose', chosen: { method: 'mobile_money', phone } }]),
  },
  /**
   * Somebody else's phone pays: at the review its number is asked for, before the review the reply explains how. For the buyer's own phone,
   * the reply tells which number is used.
   */
  'payer.other': {
    to: 'statement',
    at: WISHING,
    neverWaits: true,
    when: (clause, moment) => asksOther(clause, moment),
    acts: (clause, moment) => {
      if (clause.says('signInWord')) return [tell('signInNumber', {})]
      if (isOwn(clause)) return [payerNow(moment)]
      return [moment.stage === 'review' ? { do: 'change', kind: 'payPhone' } : tell('payerOther', {})]
    },
  },
  /** The buyer asks which number pays, or whether another number can pay. */
  'payer.asked': {
    to: 'question',
    at: ['buying', 'review'],
    when: (clause) => clause.goods.length === 0 && asksPayer(clause),
    acts: (clause, moment) => {
      if (mayBeOther(clause)) return [tell('payerOther', {})]
      return [clause.ask === 'whether' && !clause.says('number') ? tell('networks', {}) : payerNow(moment)]
    },
  },
}

const mayBeOther = ({ says, ask }: Clause): boolean =>
  ask === 'whether' &&
  says('money') &&
  (says('kin') ? !says('bring', 'theyDid', 'call') : says('number', 'phone') && says('changeVerb', 'secondOne'))
const asksPayer = (clause: Clause): boolean =>
  (mayBeOther(clause) && !isLikely(clause, 'payOnDelivery')) ||
  (clause.ask === 'whether' && isLikely(clause, 'pay') && clause.says('phone')) ||
  (clause.ask !== 'why' &&
    clause.ask !== 'where' &&
    clause.says('number', 'phone') &&
    clause.says('prompt', 'feeWord') &&
    clause.says('asksToSend'))
const isNoted = (clause: Clause): boolean => !clause.says('money', 'past') && (isWish(clause) || clause.dictates !== null)

/** Tells about the payment: the request on the phone, or why the last one failed. */
function ofPayment(clause: Clause, moment: Moment): readonly ReplyAct[] {
  const { says, senses } = clause
  const { attempt } = moment
  if (asksIfTwice(clause, moment)) return [tell(isWaiting(moment) ? 'onlyOnceWaiting' : 'onlyOnce', {})]
  if (doubtsRequest(clause, moment)) return [tellWhoseRequest(attempt)]
  if (attempt?.kind === 'waiting') return ofOpenRequest(clause, moment, attempt)
  if (attempt !== null) return acceptsAt(moment) === 'retry' && asksWhy(clause) ? [whyFailed(attempt)] : []
  return senses.includes('noPrompt') && says('nothingSeen') && says('phone') && !says('order', 'myOrder') ? [tell('nonePending', {})] : []
}

const asksIfTwice = ({ says, senses, mood }: Clause, moment: Moment): boolean =>
  says('twice') && (says('feeWord') || senses.includes('chargedTwice')) && (mood === 'question' || isWaiting(moment) || says('ifWord'))

/** A buyer who doubts the request is told its amount and number. */
const doubtsRequest = ({ says, mood }: Clause, moment: Moment): boolean =>
  (mood === 'question' && says('thisOne') && says('prompt') && says('fromYou')) ||
  (isWaiting(moment) && says('safeWord') && (mood === 'question' || says('prompt')) && !says('rider', 'order', 'delivery'))

const NO_REQUEST = { phone: '', money: '', time: '0:00' }
function tellWhoseRequest(attempt: LastPayment | null): ReplyAct {
  const { phone, money } = { ...NO_REQUEST, ...attempt?.request }
  return attempt?.kind === 'waiting' && attempt.id ? tell('requestOurs', { phone, amount: money }) : tell('requestCheck', {})
}

/** A `why` with so few words is about the payment. */
const FEW = 4
const asksWhy = ({ mood, ask, says, text, isPlaced }: Clause): boolean =>
  mood === 'question' &&
  !isPlaced &&
  !says('myOrder', 'order', 'way', 'delivery') &&
  (says('failed') || (ask === 'why' && text.split(' ').length <= FEW))

function whyFailed({ amount, isUnclear, reason }: LastPayment): ReplyAct {
  if (isUnclear) return tell('notSeen', {}, 'call')
  const about = { amount: formatTzs(amount) }
  return reason ? tell('failedBecause', { ...about, reason }) : tell('notTaken', about)
}

function ofOpenRequest(clause: Clause, moment: Moment, attempt: LastPayment): readonly ReplyAct[] {
  const over = overNow(attempt)
  if (isToOtherNumber(clause)) return [tell('wrongNumberSent', {})]
  if (leaves(clause) && !isNoted(clause) && acceptsAt(moment) !== 'agree')
    return [over ?? (isLikely(clause, 'cancel', 'back', 'unknown') ? { do: 'say', text: 'stillOpen' } : tell('cancelPayment', {}))]
  if (clause.ask === 'whether' && isLikely(clause, 'payOnDelivery')) return [over ?? tell('cancelPayment', {}), tell('payOnDelivery', {})]
  return untilApproved(clause, attempt, over)
}

const isToOtherNumber = (clause: Clause): boolean =>
  (clause.says('changeVerb') && clause.says('number') && !clause.says('order', 'checkVerb', 'pin')) ||
  (clause.meant.phone !== undefined && clause.says('prompt', 'asksToSend', 'number', 'money')) ||
  isLikely(clause, 'wrongNumber') ||
  (isLikely(clause, 'lipaNamba') && clause.mood !== 'question')

/** Replies to a buyer who has not approved the request yet, or waits for its result. */
function untilApproved(clause: Clause, attempt: LastPayment, over: ReplyAct | null): readonly ReplyAct[] {
  const { says, ask, mood } = clause
  const { phone, time } = { ...NO_REQUEST, ...attempt.request }
  const timeLeft = over ?? tell('requestLeft', { time })
  if (cannotApprove(clause)) return [timeLeft]
  if (says('approved')) return lookAtPayment(attempt)
  if (asksWhichPin(clause)) return [tell('whichPin', {})]
  if (isLikely(clause, 'waitABit') && mood !== 'question') return [timeLeft]
  if (isLikely(clause, 'noPrompt', 'noCode')) return [over ?? tell('noPrompt', { phone, time })]
  if (over !== null && says('failed')) return [over]
  if (asksToCheck(clause)) return lookAtPayment(attempt)
  return ask === 'howLong' && !says('bring', 'delivery', 'order') ? [timeLeft] : []
}

/** A wrong PIN, or too little money on the phone. */
const cannotApprove = ({ says }: Clause): boolean => (says('changeVerb') && says('pin')) || says('tooLittle')

const asksWhichPin = ({ says, ask, mood }: Clause): boolean => mood === 'question' && says('pin') && (ask === 'which' || says('orWord'))

const asksToCheck = ({ says, isPlaced }: Clause): boolean => says('checkVerb', 'failed') && !isPlaced && !says('myOrder', 'order', 'rider')

const leaves = (clause: Clause): boolean =>
  clause.meant.intent === 'back' ||
  isLikely(clause, 'back', 'cancelPayment') ||
  (clause.says('stop', 'quits', 'cancelVerb') && !clause.isPlaced && !clause.says('keeps'))

/** Returns what the card offers after the request has expired without a result. Null while it can still be declined on the phone. */
function overNow(attempt: LastPayment | null): ReplyAct | null {
  const minutes = attempt?.request?.againIn ?? null
  if (minutes === null) return null
  return minutes > 0 ? tell('requestOver', { minutes: String(minutes) }, 'call') : tell('requestOverAgain', {}, 'call')
}

const CHANGES: readonly string[] = ['add', 'setQuantity', 'remove', 'undo']
const changes = (clause: Clause): boolean =>
  CHANGES.includes(clause.meant.intent) ||
  (clause.meant.intent === 'buyAgain' && clause.says('buysAgain')) ||
  (Object.keys(clause.meant.choices).length > 0 && clause.meant.choices.language === undefined && clause.sense !== 'alreadyPaid') ||
  isLikely(clause, 'changeAddress', 'gift') ||
  (clause.says('changeVerb') && clause.says('addressWord', 'delivery', 'methodWord', 'rider'))

/** True if the clause isn't about a call, goods or a placed order. */
const isOfPayer = ({ goods, says, isPlaced }: Clause): boolean => goods.length === 0 && !isPlaced && !says('never', 'call', 'rider')

function methodIn(clause: Clause, { transporters }: Moment): 'mobile_money' | 'cash_on_delivery' | 'any' | null {
  const { says, mood, meant } = clause
  const said = clause.chooses(transporters, 'method').method ?? (isLikely(clause, 'payOnDelivery') ? meant.choices.method : undefined)
  if (said !== undefined) return said
  return says('otherWay') ? 'any' : mood !== 'question' && says('otherNetwork') && !says('failed') ? 'mobile_money' : null
}

const isOwn = ({ says, senses }: Clause): boolean =>
  says('ownNumber') && !says('past', 'call') && (senses.includes('lipaNamba') || senses.includes('wrongNumber'))

function asksOther(clause: Clause, { lastReply, question, stage, isGuest }: Moment): boolean {
  const { says, meant } = clause
  if (!isOfPayer(clause) || meant.phone !== undefined) return false
  if (isOwn(clause)) return !isGuest
  if (question === 'payPhone' || says('theyDid')) return false
  return lastReply === 'wrongNumber'
    ? clause.only('toPay') || (says('signInWord') && !says('signOutWord') && !isLikely(clause, 'help'))
    : stage !== 'looking' && says('money') && says('changeVerb') && says('number')
}

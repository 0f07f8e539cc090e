import { NETWORKS } from '#contract/rules/constants.ts'
import { type Telling, tell } from '../../act.ts'
import type { Clause } from '../../line.ts'
import type { LastPayment, Moment } from '../../moment.ts'
import { ANY, type Moves, WISHING } from '../../move.ts'
import { isLikely } from '../orders/orders.ts'
import { payerNow } from '../talk/payTalk.ts'
import { acceptsAt, isWaiting } from './checkout.ts'
import { isWish } from './notes.ts'

/** While a request is out on the phone nothing changes; after one failed it is tried again by its own buttons only. */
export const paying: Moves = {
  'pay.request': {
    to: 'any',
    at: ANY,
    when: (clause, moment) => clause.goods.length === 0 && ofRequest(clause, moment).length > 0,
    over: ['pay.ordersWithin', 'question.yesNo', 'question.again'],
    acts: ofRequest,
  },
  /** Of what is being paid nothing changes; the countdown stays. */
  'pay.ordersWithin': {
    to: 'statement',
    at: ['paying'],
    neverWaits: true,
    when: (clause, moment) => isNoted(clause) || (isWaiting(moment) && changes(clause)),
    over: ['delivery.fee'],
    acts: (_clause, { attempt }) => [overNow(attempt) ?? tell('ordersWithin', {})],
  },
  'pay.again': {
    to: 'statement',
    at: ['paying'],
    neverWaits: true,
    when: (clause, moment) =>
      acceptsAt(moment) === 'retry' && isOnlyRetry(clause) && (clause.says('tryAgain') || methodIn(clause, moment) !== null),
    over: ['ask.coins'],
    acts: (clause, moment) => {
      const method = methodIn(clause, moment)
      const phone = clause.meant.phone ?? (clause.says('number') ? '' : null)
      return [{ do: 'retry', phone: method === null ? phone : null, method }]
    },
  },
  /** `lipa na namba 0712 …`: whose phone is asked to pay. */
  'payer.number': {
    to: 'statement',
    at: ['buying', 'review'],
    neverWaits: true,
    when: ({ meant, says, dictates, ...clause }, { question, isGuest }) =>
      !isGuest &&
      question !== 'payPhone' &&
      meant.phone !== undefined &&
      says('toPayWith') &&
      dictates === null &&
      isOnlyRetry({ ...clause, says }) &&
      !says('past'),
    acts: ({ meant: { phone } }) => (phone === undefined ? [] : [{ do: 'choose', chosen: { method: 'mobile_money', phone } }]),
  },
  /** At the review the number is asked for; before it, it is said how. Of one's own no number is named, so it is told whose is asked. */
  'payer.other': {
    to: 'statement',
    at: WISHING,
    neverWaits: true,
    when: (clause, moment) => isOfPayer(clause, moment),
    over: ['checkout.go', 'checkout.change'],
    acts: (clause, moment) => {
      if (clause.says('signInWord')) return [tell('signInNumber', { shopPhone: moment.shopPhone })]
      if (isOwn(clause)) return [payerNow(moment)]
      return [moment.stage === 'review' ? { do: 'change', kind: 'payPhone' } : tell('payerOther', {})]
    },
  },
  'payer.mayBeOther': {
    to: 'question',
    at: ['buying', 'review'],
    when: (clause) => clause.ask === 'whether' && (mayBeOther(clause) || (isLikely(clause, 'pay') && clause.says('phone'))),
    acts: (clause) => [mayBeOther(clause) ? tell('payerOther', {}) : tell('networks', { networks: NETWORKS.join(', ') })],
  },
}

const mayBeOther = ({ says }: Pick<Clause, 'says'>): boolean => says('money') && says('number', 'phone') && says('changeVerb', 'secondOne')
const isNoted = (clause: Clause): boolean => !clause.says('money', 'past') && (isWish(clause) || clause.dictates !== null)

/** What is told of the request on the phone: whoever fears that it is not ours hears its sum and its number. */
function ofRequest(clause: Clause, moment: Moment): readonly Telling[] {
  const { says, mood, senses } = clause
  const { attempt } = moment
  const { phone = '', money = '' } = attempt?.request ?? {}
  if (mood === 'question' && says('thisOne') && says('prompt') && says('fromYou'))
    return [attempt?.kind === 'waiting' && attempt.id ? tell('requestOurs', { phone, amount: money }) : tell('requestCheck', {})]
  if (isWaiting(moment)) return ofOpenRequest(clause, moment)
  const isMissed = attempt === null && senses.includes('noPrompt') && says('nothingSeen') && says('phone') && !says('order', 'myOrder')
  return isMissed ? [tell('nonePending', {})] : []
}

function ofOpenRequest(clause: Clause, moment: Moment): readonly Telling[] {
  const { says, ask, mood, senses, isPlaced } = clause
  const { attempt } = moment
  const { phone = '', time = '0:00' } = attempt?.request ?? {}
  const over = overNow(attempt)
  const isStopped = isLikely(clause, 'cancel', 'back', 'unknown')
  if (says('changeVerb') && says('number') && !says('order', 'checkVerb')) return [tell('wrongNumberSent', {})]
  if (leaves(clause) && !isNoted(clause) && acceptsAt(moment) !== 'agree')
    return [over ?? (isStopped ? { do: 'say', text: 'stillOpen' } : tell('cancelPayment', {}))]
  if (isLikely(clause, 'noPrompt')) return [over ?? tell('noPrompt', { phone, time })]
  if (mood === 'question' && senses.includes('chargedTwice')) return [tell('onlyOnceWaiting', {})]
  if (over !== null && says('failed')) return [over]
  if (says('checkVerb', 'failed') && !isPlaced && !says('myOrder', 'order', 'rider'))
    return [...(attempt?.id ? [{ do: 'lookAtPayment', paymentId: attempt.id } as const] : []), tell('looking', {}, 'call')]
  return ask === 'howLong' && !says('bring', 'delivery', 'order') ? [over ?? tell('requestLeft', { time })] : []
}

const leaves = (clause: Clause): boolean =>
  clause.meant.intent === 'back' ||
  isLikely(clause, 'back', 'cancelPayment') ||
  (clause.says('stop', 'quits', 'cancelVerb') && !clause.isPlaced && !clause.says('keeps'))

/** Its time is over and nothing was heard of it: what its card offers now; null while it can still be declined on the phone. */
function overNow(attempt: LastPayment | null): Telling | null {
  const minutes = attempt?.request?.againIn
  if (minutes === undefined || minutes === null) return null
  return minutes > 0 ? tell('requestOver', { minutes: String(minutes) }, 'call') : tell('requestOverAgain', {}, 'call')
}

const CHANGES: readonly string[] = ['add', 'setQuantity', 'remove', 'undo']
const changes = (clause: Clause): boolean =>
  CHANGES.includes(clause.meant.intent) ||
  (clause.meant.intent === 'buyAgain' && clause.says('buysAgain')) ||
  (Object.keys(clause.meant.choices).length > 0 && clause.meant.choices.language === undefined && clause.sense !== 'alreadyPaid') ||
  isLikely(clause, 'changeAddress', 'gift') ||
  (clause.says('changeVerb') && clause.says('addressWord', 'delivery', 'methodWord', 'rider'))

/** Told of a call, of whose number it is, or of what was paid: nothing is tried. */
const isOnlyRetry = ({ goods, says, isPlaced }: Pick<Clause, 'goods' | 'says' | 'isPlaced'>): boolean =>
  goods.length === 0 && !isPlaced && !says('without', 'stop', 'theyDid', 'call')

function methodIn(clause: Clause, { carriers }: Moment): 'mobile_money' | 'cash_on_delivery' | 'any' | null {
  const said = clause.chooses(carriers, 'method').method ?? (isLikely(clause, 'payOnDelivery') ? clause.meant.choices.method : undefined)
  return said ?? (clause.says('otherWay') ? 'any' : null)
}

const isOwn = ({ says, senses }: Clause): boolean =>
  says('ownNumber') && !says('past', 'call') && (senses.includes('lipaNamba') || senses.includes('wrongNumber'))

function isOfPayer(clause: Clause, { told, question, stage, isGuest }: Moment): boolean {
  const { says, goods, isPlaced, meant } = clause
  if (goods.length > 0 || isPlaced || meant.phone !== undefined || says('without')) return false
  if (isOwn(clause)) return !isGuest
  if (question === 'payPhone' || says('theyDid')) return false
  return told === 'wrongNumber'
    ? clause.only('toPay') || says('signInWord')
    : stage !== 'looking' && says('money') && says('changeVerb') && says('number')
}

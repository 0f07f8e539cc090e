import { type ChangeableKind, isChangeable, kinds } from '#web/chat/kinds/kinds.ts'
import { type Accepts } from '#web/chat/kinds/row.ts'
import { fixedAt } from '#web/chat/lines/moment.ts'
import { type Act, type ReplyAct, tell } from '../act.ts'
import { placeIn } from '../goods/picks.ts'
import type { Meaning } from '../lexicon/words/table.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import { BUYING, type Moves, WISHING } from '../move.ts'
import { isLikely } from '../orders/orderMoves.ts'
import { namedIn } from '../place/named.ts'

/** The shop's commands, and the answers on the buttons of the open question. */
export const checkout: Moves = {
  /** Goes to the checkout or to its open question. No line pays (CHAT-044). */
  'checkout.go': {
    to: 'statement',
    at: WISHING,
    neverWaits: true,
    when: (clause, moment) => isGoingOn(clause, moment),
    acts: ({ chooses }, { stage, hasCart, asked, asksAmount, transporters }) => {
      const { amount } = asksAmount ? chooses([], 'product') : {}
      if (stage === 'review' || (stage === 'looking' && (hasCart || amount)))
        return [...(amount ? [{ do: 'choose', chosen: { amount } } as const] : []), { do: 'goOn', chosen: chooses(transporters, null) }]
      const isKindOpen = asked?.kind === 'products' && asked.quantity !== undefined
      return [stage !== 'looking' || isKindOpen || asksAmount ? ASK : tell('cartEmpty', {}, 'browse')]
    },
  },
  /** `cancel`, `keep shopping`: leaves the checkout; its question stays open. */
  'checkout.stop': {
    to: 'statement',
    neverWaits: true,
    when: (clause, moment) => isBare(clause) && isLeaving(clause) && !isWaiting(moment) && acceptsAt(moment) !== 'agree',
    acts: ({ says }, { stage }) => {
      return [stage === 'looking' || says('keepShopping') ? { do: 'open', card: { kind: 'categories' } } : { do: 'stop' }]
    },
  },
  'checkout.later': {
    to: 'statement',
    at: BUYING,
    when: (clause) =>
      ((clause.says('putOff') && !clause.says('bring', 'noOrNot')) || clause.says('notYetPay')) && isLikely(clause, ...PUT_OFF),
    acts: () => [tell('mayStop', {})],
  },
  'checkout.back': {
    to: 'statement',
    neverWaits: true,
    when: (clause, moment) =>
      isBare(clause) &&
      (clause.meant.intent === 'back' || isLikely(clause, 'back')) &&
      !clause.says('money', 'backTo') &&
      !isWaiting(moment),
    acts: () => [{ do: 'goBack' }],
  },
  'checkout.change': {
    to: 'statement',
    neverWaits: true,
    when: (clause, moment) => (BUYING.includes(moment.stage) || moment.question === 'slip') && changedIn(clause) !== null,
    acts: (clause, moment) => {
      const kind = changedIn(clause)
      return [kind !== null && kind !== moment.question && isChosen(kind, moment) ? { do: 'change', kind } : ASK]
    },
  },
  /** Chooses an option of the open question by its name or its position: `la pili`, `namba 2`. */
  'question.named': {
    to: 'statement',
    neverWaits: true,
    when: (clause, moment) => namedAt(clause, moment) !== null || placedAt(clause, moment) !== null,
    acts: (clause, moment) => {
      const place = placedAt(clause, moment)
      return place === null ? answer(namedAt(clause, moment)) : [{ do: 'answerAt', place }]
    },
  },
  'question.yesNo': {
    to: 'statement',
    neverWaits: true,
    when: (clause, moment) => isAnswerable(moment) && (agrees(clause, moment) || denies(clause, moment)),
    acts: (clause, moment) => {
      const isYes = agrees(clause, moment)
      const option = moment.question === 'products' && isYes ? undefined : (isYes ? YES : NO)[acceptsAt(moment) ?? 'check']
      return option === undefined ? askOr(moment, isYes ? 'acknowledged' : 'leftAsIs') : answer(option)
    },
  },
  'question.again': {
    when: ({ says, goods }) => goods.length === 0 && says('sayAgain', 'whatNow') && !says('received'),
    acts: ({ says }, moment) => (says('sayAgain') ? [{ do: 'sayAgain' }] : askOr(moment, 'howItWorks')),
  },
  'card.open': {
    when: (clause, moment) => clause.goods.length === 0 && opened(clause, moment) !== null,
    acts: (clause, moment) => [opened(clause, moment) ?? ASK],
  },
  'language.speak': {
    to: 'statement',
    when: (clause) => isLikely(clause, 'language') && clause.meant.choices.language !== undefined,
    acts: ({ meant }) => (meant.choices.language ? [{ do: 'speak', language: meant.choices.language }] : []),
  },
}

const PUT_OFF = ['goodbye', 'cancelPayment', 'inspectFirst', 'payOnDelivery', 'waitABit', 'pay', 'no', 'cancel', 'changedMind'] as const
export const ASK: ReplyAct = { do: 'askWhich' }

/** True if the clause has no fish, answer, time, place, order or note. */
const isBare = ({ goods, meant, when, place, isPlaced, dictates }: Clause): boolean =>
  goods.length === 0 && Object.keys(meant.choices).length === 0 && when === null && place === null && !isPlaced && !dictates

const isLeaving = (clause: Clause): boolean =>
  clause.says('keepShopping') ? !clause.says('noOrNot') : isLikely(clause, 'cancel') && clause.says('stop', 'quits')

export const isWaiting = ({ attempt }: Moment): boolean => attempt?.kind === 'waiting'

/** `go ahead and take the payment`: goes to the open question, but no further. */
function isGoingOn(clause: Clause, moment: Moment): boolean {
  const { says, senses } = clause
  const { stage, question, hasCart } = moment
  if (saysMore(clause, moment)) return false
  if (stage === 'looking' && hasCart && says('backTo') && says('addressWord', 'delivery', 'methodWord')) return true
  if (asksToPay(clause, moment)) return !says('changeVerb') && (says('goOn') || !says('checkVerb'))
  if (says('thatsAll')) return question !== 'product'
  return says('goOn') && (senses.length === 0 || isLikely(clause, 'yes', 'unknown', 'returnAfterHours')) && acceptsAt(moment) !== 'agree'
}

/** True if the clause names a fish, a time, an order or an answer, or speaks against going on. */
function saysMore(clause: Clause, { stage, transporters, question }: Moment): boolean {
  const { goods, when, isPlaced, says, meant, senses, chooses } = clause
  if (goods.length > 0 || when !== null || isPlaced || says('noOrNot', 'theyDid', 'keepShopping', 'putOff', 'rider')) return true
  // `please come after I finish work` asks for a time.
  if (says('bring') && senses.includes('pickTime')) return true
  // `nataka kulipa haraka` names no delivery, so only `chooses` tells whether one is chosen.
  const { delivery: _, ...others } = meant.choices
  return stage !== 'looking' && Object.keys({ ...others, ...chooses(transporters, question) }).length > 0
}

const asksToPay = (clause: Clause, { stage }: Moment): boolean =>
  isLikely(clause, 'checkout', 'pay') ||
  clause.meant.intent === 'checkout' ||
  (stage !== 'looking' && clause.says('goOn') && clause.says('methodWord') && clause.senses.includes('pay'))

/** Returns the card that a clause asks for by name. */
function opened(clause: Clause, { isGuest, stage }: Moment): ReplyAct | null {
  const { mood, meant, says } = clause
  // Only a button signs out. The reply tells where it is.
  if (!isGuest && says('signOutWord')) return tell('signOut', {})
  if (isGuest && stage === 'looking' && asksToSignIn(clause)) return { do: 'open', card: { kind: 'orders' } }
  if (isLikely(clause, 'help')) return { do: 'openHelp', about: clause.text }
  if (isLikely(clause, 'language') && (mood === 'question' || meant.choices.language === undefined))
    return { do: 'open', card: { kind: 'language' } }
  if (says('anew') && isLikely(clause, 'startFresh')) return { do: 'open', card: { kind: 'confirm', question: 'startFresh' } }
  return isLikely(clause, 'wishlist') && says('wish') && !says('putVerb', 'takeOff') ? { do: 'open', card: { kind: 'wishlist' } } : null
}

const asksToSignIn = (clause: Clause): boolean =>
  clause.mood !== 'question' &&
  !clause.says('noOrNot', 'forgot') &&
  (clause.sense === 'account' ||
    (clause.says('signInWord') && isLikely(clause, 'account', 'deleteData') && !clause.says('takesOut', 'cancelVerb')))

/** The option that a bare yes or no means at each question. It doesn't choose between two options (CHAT-126). */
const YES: Readonly<Partial<Record<Accepts, string>>> = {
  next: 'yes',
  agree: 'yes',
  arrived: 'right',
  changes: 'accept',
  amount: 'yes',
  list: 'yes',
  complaint: 'send',
}
const NO: Readonly<Partial<Record<Accepts, string>>> = { next: 'no', agree: 'no', arrived: 'wrong', complaint: 'leave' }

/** Until the buyer goes on, the slip asks whether to. */
export const acceptsAt = ({ question, stage }: Moment): Accepts | null => {
  if (question === 'slip' && stage === 'looking') return 'next'
  return question === null ? null : kinds[question].accepts
}
/** False at the address questions: the address moves read a yes or no there. */
const isAnswerable = ({ question }: Moment): boolean => question !== 'address' && question !== 'newAddress'

const isYes = ({ only, meant }: Clause): boolean => only('yes') || (meant.intent === 'yes' && meant.topic === 'emojiOnly')
const agrees = (clause: Clause, { question, stage }: Moment): boolean =>
  (isYes(clause) && (clause.sense !== 'praise' || stage === 'review')) ||
  (question === 'cancelOrder' && clause.says('yes') && clause.says('cancelVerb') && !clause.says('keeps', 'noWord'))
const denies = (clause: Clause, { question }: Moment): boolean => {
  if (clause.only('no')) return true
  if (question === 'confirm' || question === 'complaint')
    return isLikely(clause, 'cancel', 'no') && clause.says('stop', 'quits') && !clause.says('all', 'order', 'thatOne')
  return (
    question === 'cancelOrder' &&
    isLikely(clause, 'no', 'cancel', 'cancelOrder', 'changedMind') &&
    (clause.says('keeps') || (clause.says('leaveIt') && clause.only('leaveIt', 'no', 'yes')))
  )
}

/** Finds an option by its name, also with typos, unless `chooses` has found an answer in the clause. */
function namedAt(clause: Clause, moment: Moment): string | null {
  const accepts = acceptsAt(moment)
  if (accepts === null || clause.dictates) return null
  if (accepts === 'code' && clause.sense === 'wrongNumber') return 'number'
  const isRead = NUMBERED.includes(accepts) && Object.keys(clause.chooses(moment.transporters, moment.question)).length > 0
  return isRead ? null : namedIn(clause.text, [...fixedAt(accepts), ...namesAt(accepts, moment)])
}

const placedAt = ({ text, dictates }: Clause, moment: Moment): number | null =>
  NUMBERED.includes(acceptsAt(moment)) && !dictates ? placeIn(text) : null

function namesAt(accepts: Accepts, { transporters, categories }: Moment) {
  if (accepts === 'category') return categories
  return accepts === 'transporters' ? transporters.map(({ id, businessName }) => ({ id, names: [businessName] })) : []
}

/** Questions with numbered buttons, besides lists of fish. */
const NUMBERED: readonly (Accepts | null)[] = ['address', 'delivery', 'transporters', 'method', 'category']

const answer = (option: string | null): readonly Act[] => (option === null ? [] : [{ do: 'answer', option }])

/** Repeats the open question, or sends a short reply if none is asked in words. */
const askOr = (moment: Moment, text: 'acknowledged' | 'leftAsIs' | 'howItWorks'): readonly ReplyAct[] => [
  moment.question !== null && kinds[moment.question].repair !== null && acceptsAt(moment) !== 'next' ? ASK : tell(text, {}),
]

/** Returns the answer that the clause wants to change. */
function changedIn({ says, goods, meant, dictates }: Clause): ChangeableKind | null {
  if (goods.length > 0 || meant.phone !== undefined || dictates || Object.keys(meant.choices).length > 0) return null
  if (!says('changeVerb') || says('keepsIt', 'theyDid')) return null
  const kind = CHANGED.find(([, ...words]) => words.every((word) => says(word)))?.[0] ?? null
  // `change my email address` isn't about the delivery address.
  return kind === null || !isChangeable(kind) || (kind === 'address' && says('notHere')) ? null : kind
}
/** True if that answer has been given already. */
function isChosen(kind: ChangeableKind, { draft, stage, question }: Moment): boolean {
  const chosen: Partial<Record<ChangeableKind, unknown>> = {
    address: draft.addressId,
    delivery: draft.deliveryOption,
    transporters: Object.keys(draft.transporterSelections)[0],
    method: draft.paymentMethod,
  }
  return stage === 'review' || question === 'slip' || Boolean(chosen[kind])
}
const CHANGED: ReadonlyArray<readonly [ChangeableKind, ...Meaning[]]> = [
  ['payPhone', 'number', 'methodWord'],
  ['address', 'addressWord'],
  ['transporters', 'rider'],
  ['delivery', 'delivery'],
  ['method', 'methodWord'],
]

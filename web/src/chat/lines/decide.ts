import { type Act, askAgain, tell } from './act.ts'
import { account } from './checkout/accountMoves.ts'
import { answers } from './checkout/answers.ts'
import { checkout } from './checkout/checkoutMoves.ts'
import { delivery } from './checkout/deliveryMoves.ts'
import { notes } from './checkout/noteMoves.ts'
import { paying } from './checkout/paymentMoves.ts'
import { transporters } from './checkout/transporterMoves.ts'
import { again } from './goods/againMoves.ts'
import { cart } from './goods/cartMoves.ts'
import { goods } from './goods/goodsMoves.ts'
import type { CheckoutAnswers, Clause, Line } from './line.ts'
import type { Moment } from './moment.ts'
import type { Move, Moves, NeededData } from './move.ts'
import { complaints, details } from './orders/complaintMoves.ts'
import { money } from './orders/moneyMoves.ts'
import { orders } from './orders/orderMoves.ts'
import { address } from './place/addressMoves.ts'
import { chosenOf, isOf, isTalk } from './ranks.ts'
import { doubts, payTalk } from './talk/payTalk.ts'
import { forPeople, shop } from './talk/shopTalk.ts'
import { talk, topics } from './talk/talkMoves.ts'

/** The only moves that are tried for a worry about money (CHAT-143). */
export const worries: Moves = money
export const moves: Moves = {
  ...answers,
  ...goods,
  ...cart,
  ...again,
  ...address,
  ...account,
  ...checkout,
  ...paying,
  ...notes,
  ...delivery,
  ...orders,
  ...complaints,
  ...transporters,
  ...payTalk,
  ...doubts,
  ...shop,
  ...talk,
  ...topics,
}

const OF_DETAILS = ['question.named', 'question.yesNo', 'question.again', 'card.open', 'language.speak', 'order.list', 'order.cancel']
/** The only moves that are tried while a complaint is open, for all but a question, courtesy and a payment problem. None of them sells (CHAT-188). */
export const complaining: Moves = {
  ...details,
  ...Object.fromEntries(Object.entries(moves).filter(([id]) => OF_DETAILS.includes(id))),
}

/**
 * A clause with all moves that fit and the chosen one. The chosen move is null if none fits, or if two of one rank fit without an edge between them.
 */
export interface Decision {
  readonly clause: Clause
  readonly fitting: readonly string[]
  readonly id: string | null
  readonly move: Move | null
}

const fits = ({ at, senses, to, when }: Move, clause: Clause, moment: Moment): boolean =>
  (at?.includes(moment.stage) ?? true) &&
  (senses?.some((sense) => clause.senses.includes(sense)) ?? true) &&
  (to === undefined || (to === 'question') === (clause.mood === 'question')) &&
  when(clause, moment)

/**
 * Finds the move for each clause (`ranks.ts`); the order of the table doesn't matter. If the line has a worry about money, the other clauses
 * get no talk. If it names a fish, a number is not for the list in view.
 */
export function decide({ clauses }: Line, moment: Moment): readonly Decision[] {
  const once = clauses.reduce<readonly Decision[]>(
    (before, clause) => [...before.slice(0, -1), ...withLast(before.at(-1), clause, moment)],
    [],
  )
  const then = momentOf(once, moment)
  // `two please, and I want to pay`: a clause that adds nothing itself is decided as if the additions were already in the cart.
  const decisions = then === moment ? once : once.map((one) => afterwards(decideClause(one.clause, then)) ?? one)
  // `samaki wameoza, nataka wengine`: the words beside a complaint belong to it (CHAT-188).
  const besideComplaint = { ...moment, question: 'complaint' } as const
  const all = decisions.some(opensComplaint)
    ? decisions.map((one) => (opensComplaint(one) ? one : decideClause(one.clause, besideComplaint)))
    : decisions
  const isWorry = all.some(isWorried)
  const namesFish = all.some(({ clause }) => clause.goods.length > 0)
  return all.map((one) =>
    (namesFish && one.id === 'list.narrow') || (isWorry && one.clause.worries === null && isTalk(one.id ?? ''))
      ? { ...one, id: null, move: null }
      : one,
  )
}

const opensComplaint = ({ id }: Decision): boolean => id === 'complaint.goods' || id === 'talk.complaint'

const STANDS_ALONE = ['answer.*', 'address.*', 'question.named', 'pay.again']
/** Reads the last clause, if it answers nothing by itself, together with the next one, if a move fits both as one clause. */
function withLast(last: Decision | undefined, clause: Clause, moment: Moment): readonly Decision[] {
  if (last === undefined) return [decideClause(clause, moment)]
  const next = decideClause(clause, moment)
  const isAnswer = STANDS_ALONE.some((group) => isOf(last.id ?? '', group))
  const whole = last.clause.whole && !isAnswer ? decideClause(last.clause.whole, moment) : null
  // `habari za asubuhi, naomba sato`: a greeting must not hide a command.
  const isMeant = whole !== null && whole.id !== null && (!isTalk(whole.id) || next.id === null || isTalk(next.id))
  return isMeant ? [whole] : [last, next]
}

const PUTS_IN = new Set<string | null>(['answer.amount', 'goods.want', 'list.pick'])
const putsIn = ({ id }: Decision): boolean => PUTS_IN.has(id)

const AFTERWARDS = ['note.*', 'checkout.go', 'address.*', 'answer.chosen']
const afterwards = (one: Decision): Decision | null => (AFTERWARDS.some((group) => isOf(one.id ?? '', group)) ? one : null)

/** Returns the moment in which the goods added by other clauses are already in the cart. */
const momentOf = (decisions: readonly Decision[], moment: Moment): Moment =>
  moment.hasCart || !decisions.some(putsIn) ? moment : { ...moment, hasCart: true }

const isDetail = ({ mood, worries: worry, senses, only }: Clause, { question }: Moment): boolean =>
  question === 'complaint' &&
  mood !== 'question' &&
  (worry === null || worry === 'refund') &&
  !COURTESY.test(senses[0] ?? '') &&
  !only('courtesy')

function decideClause(clause: Clause, moment: Moment): Decision {
  const table: Moves = isDetail(clause, moment) ? complaining : clause.worries === null ? moves : worries
  const fitting = Object.entries(table).flatMap(([id, move]) => (fits(move, clause, moment) ? id : []))
  const id = chosenOf(fitting)
  return { clause, fitting, id, move: id === null ? null : (table[id] ?? null) }
}

const isWorried = ({ clause, move }: Decision): boolean => clause.worries !== null && move !== null

/** Moves that are only courtesy next to anything else. */
const COURTESY = /^(?:(?:talk\.)?(?:thanks|greet|praise|goodbye)|question\.yesNo$)/

/** Returns the acts in the order of the clauses. For a clause without a move, the reply quotes it as not done. */
export function actsOf(decisions: readonly Decision[], before: Moment, known: NeededData): readonly Act[] {
  if (decisions.every(({ move }) => move === null)) return [{ do: 'notUnderstood' }]
  const moment = momentOf(decisions, before)
  // At a fish, `right, <something else>` does not add it.
  const isMore = decisions.some((one) => (one.id !== null || moment.asksAmount) && !isPolite(one))
  const acts = decisions.flatMap((one): readonly Act[] => {
    const { clause, move } = one
    if (move === null) return needsNoReply(clause, decisions) ? [] : [tell('notDone', { text: clause.text })]
    if (isMore && isPolite(one)) return []
    return [...move.acts(clause, moment, known), ...(namesGoods(one) ? forPeople(clause) : [])]
  })
  return joined(acts)
}

/** `tupo watu 10, sato 3`: the people named beside counted goods are answered too, in any order (CHAT-162, CHAT-172). */
const namesGoods = (one: Decision): boolean => putsIn(one) || one.id === 'shop.look'

const isPolite = ({ id, clause }: Decision): boolean => COURTESY.test(id ?? '') || clause.only('yes', 'no', 'courtesy')

/** True next to a worry about money, for courtesy, and for a clause that only names the order that another clause asks about. */
const needsNoReply = ({ isPlaced, senses, only }: Clause, decisions: readonly Decision[]): boolean =>
  decisions.some(isWorried) ||
  (isPlaced && decisions.some(({ move }) => move?.needs?.includes('order'))) ||
  COURTESY.test(senses[0] ?? '') ||
  only('yes', 'no', 'courtesy')

/** Joins goods, answers and notes into one act each, leaves out needless replies, and puts the open question last. */
function joined(acts: readonly Act[]): readonly Act[] {
  const goods = acts.flatMap((act) => (act.do === 'want' ? act.goods : []))
  const wishes = acts.flatMap((act) => (act.do === 'setNote' ? act.wishes : []))
  const complaints = acts.flatMap((act) => (act.do === 'complain' ? act.about : []))
  const about = Object.assign({}, ...complaints, { text: complaints.map(({ text }) => text).join(', ') })
  // If two answers to one question are given, the last counts.
  const chosen: CheckoutAnswers = Object.assign({}, ...acts.flatMap((act) => (act.do === 'choose' ? act.chosen : [])))
  const left = acts
    .filter((act, at) => act.do !== 'askAgain' && !isRepeated(act, acts.slice(0, at)) && !isNeedless(act, acts))
    .map((act): Act => {
      if (act.do === 'want') return { ...act, goods }
      if (act.do === 'complain') return { ...act, about }
      if (act.do === 'choose') return { ...act, chosen }
      return act.do === 'setNote' ? { ...act, wishes } : act
    })
  const isAnswered = acts.some((act) => act.do === 'choose' || act.do === 'goOn')
  return !isAnswered && acts.some((act) => act.do === 'askAgain') ? [...left, askAgain] : left
}

function isRepeated(act: Act, before: readonly Act[]): boolean {
  if (act.do === 'want' || act.do === 'choose' || act.do === 'setNote' || act.do === 'complain')
    return before.some((one) => one.do === act.do)
  return act.do === 'tell' && before.some((one) => JSON.stringify(one) === JSON.stringify(act))
}

/** True for a reply that another act of the line makes needless. */
function isNeedless(act: Act, acts: readonly Act[]): boolean {
  // The reply to a change already tells what is in the cart.
  if (act.do === 'tellCart') return act.text !== '' && acts.some((one) => one.do === 'changeCart')
  if (act.do !== 'tell') return false
  // The card with the wanted goods already shows their prices.
  if (act.text === 'priceAsk') return acts.some((one) => one.do === 'want')
  // A buyer who says that money is gone is not told that none was taken.
  return act.text === 'notTaken' && acts.some((one) => one.do === 'tell' && one.text === 'notSeen')
}

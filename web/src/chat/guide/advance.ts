import { type Card, sameCard } from '../kinds/card.ts'
import { hasRole, isAddress, kinds } from '../kinds/kinds.ts'
import type { CardAnswer, Entry, Superseded } from '../transcript/entry.ts'
import { isOpenQuestion, type OpenQuestion, openQuestion } from '../transcript/openQuestion.ts'
import { currentRun, isOver, isRecent, runForPurchase } from '../transcript/runs.ts'
import type { Facts } from './facts.ts'
import { buy, firstUnmet } from './journeys/buy.ts'
import type { Goal } from './journeys/goal.ts'

/**
 * Returns the entries to write so that the thread matches the facts: answers for open questions, and the question of the
 * first unmet goal. Pure; a second call returns nothing. So a payment on a page also moves the chat on, and `Change` only has to
 * make a goal unmet. `isBack` is true when a stored thread is opened again.
 */
export function advance(entries: readonly Entry[], facts: Facts, isBack = false): Entry[] {
  if (facts.placing) return []
  if (entries.length === 0) return [greeting(facts)]
  const receipt = receiptDue(entries, facts, isBack)
  if (receipt) return receipt
  if (isOver(entries, currentRun(entries)) && !startsNewRun(facts)) return []
  return nextQuestion(entries, facts)
}

/** Returns the question of the first unmet goal, with the answers of the questions it replaces. */
function nextQuestion(entries: readonly Entry[], facts: Facts): Entry[] {
  const question = openQuestion(entries, facts)
  const live = question?.card ?? null
  const goal = firstUnmet(facts, live)
  if (!goal) return question ? settleAll(entries, facts, null) : []
  if (waitsForUsual(goal, live, facts)) return settleAll(entries, facts, question?.card.kind === 'slip' ? question.id : null)
  const asked = goal.ask(facts, live)
  if (question && sameCard(question.card, asked)) {
    const greetingAgain = returnGreeting(entries, question, facts)
    return greetingAgain ? [greetingAgain] : settleAll(entries, facts, question.id)
  }
  const next = ask(entries, { run: runForPurchase(entries), goal, card: asked, facts })
  return [...settleAll(entries, facts, null), next]
}

/**
 * Until the answers of the last order are known, the address is not asked (CHAT-181), unless the buyer is giving one already. The checkout
 * page asks for everything itself.
 */
const waitsForUsual = ({ id }: Goal, live: Card | null, { usualRead, besidePage }: Facts): boolean =>
  id === 'address' && !usualRead && !besidePage && !(live !== null && kinds[live.kind].goal === id)

const startsNewRun = (facts: Facts): boolean => facts.cartCount > 0 || facts.payment !== null || facts.unfinished !== null

/** The first entry of every thread. It stays open even with a full cart (CHAT-078), unless a checkout is going on. */
export const greeting = (facts: Pick<Facts, 'now' | 'cartCount' | 'checkoutRequested'>): Entry => ({
  id: '1-product-0',
  at: facts.now,
  run: 1,
  goal: 'product',
  card: { kind: 'welcome' },
  cartCountWhenShown: facts.checkoutRequested ? -1 : facts.cartCount,
})

/**
 * Returns the receipt of a new order if it is not in the thread yet; else null. A thread that was begun after the order, e.g. a cleared one,
 * gets the receipt when it is opened again within a day and nothing else is going on (CHAT-186).
 */
function receiptDue(entries: readonly Entry[], facts: Facts, isBack: boolean): Entry[] | null {
  const { ordered } = facts
  const first = entries[0]
  if (!ordered || !first) return null
  if (first.at > ordered.at && !(isBack && isRecent(ordered.at, facts.now) && !startsNewRun(facts))) return null
  if (entries.some((entry) => entry.card.kind === 'receipt' && entry.card.orderId === ordered.orderId)) return null
  const run = runForPurchase(entries)
  const receipt: Entry = {
    id: `${run}-order-${ordered.orderId}`,
    at: facts.now,
    run,
    goal: 'order',
    card: { kind: 'receipt', orderId: ordered.orderId },
  }
  return [...settleAll(entries, facts, null), receipt]
}

/** Closes every open question except `keep`, with its answer or as skipped. */
function settleAll(entries: readonly Entry[], facts: Facts, keep: string | null): Entry[] {
  return entries
    .filter(isOpenQuestion)
    .filter((entry) => entry.id !== keep)
    .flatMap((entry) => {
      const answer = answerOf(entry.card, facts)
      return [
        { ...entry, answer: 'value' in answer && facts.besidePage ? { ...answer, onPage: true } : answer },
        ...('value' in answer ? echoOf(entry, answer.value, facts) : []),
      ]
    })
}

/** Returns a tapped address as a message of the buyer (CHAT-041). */
function echoOf({ id, run, card: { kind } }: OpenQuestion, value: string | number, facts: Facts): Entry[] {
  return isAddress(kind) && !facts.besidePage ? [{ id: `${id}-chose`, at: facts.now, run, card: { kind: 'chose', of: kind, value } }] : []
}

function answerOf(card: OpenQuestion['card'], facts: Facts): CardAnswer {
  const { kind } = card
  const goal = buy.find(({ id }) => id === kinds[kind].goal)
  const value = goal?.done(facts, null) ? goal.answer(facts) : null
  if (kind === 'phone' || kind === 'register') return facts.codeSent || facts.user ? { value: facts.user ?? 'sent' } : { superseded: true }
  if (value !== null && !isOtherPayment(card, facts)) return { value }
  if (kind === 'slip' && facts.checkoutRequested && !facts.cartChanged) return { value: facts.cartCount }
  const why = whySuperseded(card, facts)
  return { superseded: true, ...(why ? { why } : {}) }
}

/** Returns what made a checkout question obsolete, or null if the buyer just left it (CHAT-025). */
function whySuperseded(card: OpenQuestion['card'], facts: Facts): Superseded | null {
  if (isOtherPayment(card, facts)) return { by: 'payment' }
  return card.kind === 'slip' && facts.cartChanged ? (facts.cartChange ?? null) : null
}

const isOtherPayment = (card: OpenQuestion['card'], { payment }: Facts): boolean =>
  'paymentId' in card && payment !== null && card.paymentId !== payment.id

function ask(entries: readonly Entry[], { run, goal, card, facts }: { run: number; goal: Goal; card: Card; facts: Facts }): Entry {
  const count = entries.filter((entry) => entry.run === run && entry.goal === goal.id).length
  const entry: Entry = { id: `${run}-${goal.id}-${count}`, at: facts.now, run, goal: goal.id, card }
  return hasRole(card, 'browsing') ? { ...entry, cartCountWhenShown: facts.cartCount } : entry
}

const LONG_BREAK = 6 * 3_600_000

/** Returns a greeting for a buyer who left a question open more than 6 hours ago, or null (CHAT-154). */
function returnGreeting(
  entries: readonly Entry[],
  question: OpenQuestion,
  { now, cartCount, checkoutRequested, total = '' }: Facts,
): Entry | null {
  const last = entries.at(-1)
  const place = question.card.kind === 'slip' && !checkoutRequested ? 'placeCart' : kinds[question.card.kind].place
  if (!last || place === null || now - last.at <= LONG_BREAK) return null
  const text = cartCount > 0 ? 'stopped' : 'stoppedEmpty'
  const about = cartCount > 0 ? { place: { key: place }, total } : { place: { key: place } }
  return { id: `${last.id}-back`, at: now, run: last.run, card: { kind: 'reply', of: 'topics', text, about } }
}

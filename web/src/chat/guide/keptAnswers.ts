import { allKinds, type GoalId, hasRole, isChangeable, kinds } from '../kinds/kinds.ts'
import type { Entry } from '../transcript/entry.ts'
import type { OpenQuestion } from '../transcript/openQuestion.ts'
import type { Facts } from './facts.ts'
import { buy } from './journeys/buy.ts'

/** The goals whose answer `Change` clears, except the cart, which is not asked for. */
const ANSWERS: readonly GoalId[] = buy
  .map(({ id }) => id)
  .filter((id) => id !== 'checkout' && allKinds.some((kind) => kinds[kind].goal === id && isChangeable(kind)))

/** The entries of one run and the current facts. */
interface Run {
  readonly entries: readonly Entry[]
  readonly facts: Facts
}

/** After a changed answer, returns a line with the number of answers kept and the number asked again (CHAT-035); else nothing. */
export function keptAnswers(entries: readonly Entry[], question: OpenQuestion | null, next: Entry, facts: Facts): Entry[] {
  const run = { entries: entries.filter((entry) => entry.run === next.run), facts }
  if (!question || facts.besidePage || facts.payment || !hasRole(next.card, 'question')) return []
  const goal = kinds[question.card.kind].goal
  if (!isChanged(question, run) && !needsMoreTransporters(next.card, run)) return []
  const keptCount = ANSWERS.filter((one) => one !== goal && isDone(one, facts) && wasAnswered(one, run)).length
  const againCount = [...ANSWERS, 'review' as const].filter((one) => !isDone(one, facts) && wasAnswered(one, run)).length
  if (keptCount === 0 || againCount === 0) return []
  return [
    {
      id: `${next.id}-kept`,
      at: facts.now,
      run: next.run,
      card: { kind: 'guideText', text: 'answersKept', about: `${keptCount},${againCount}` },
    },
  ]
}

/**
 * Returns whether the answer differs from the one before. If that was set by "same as last time" or on a page, no card has it; the answer
 * then counts as changed if the review was shown.
 */
function isChanged(question: OpenQuestion, run: Run): boolean {
  const { goal } = kinds[question.card.kind]
  if (goal === 'checkout') return run.facts.checkoutRequested && isOtherCart(question, run.facts)
  const value = buy.find(({ id }) => id === goal && ANSWERS.includes(id) && isDone(id, run.facts))?.answer(run.facts)
  if (value === null || value === undefined) return false
  const earlier = run.entries.filter((entry) => entry.goal === goal && entry.id !== question.id)
  const before = earlier.findLast(({ answer }) => answer && 'value' in answer)?.answer
  if (before && 'value' in before) return before.value !== value
  return earlier.length === 0 && wasReviewed(run)
}

const isOtherCart = ({ card, cartCountWhenShown }: OpenQuestion, { cartCount }: Facts): boolean =>
  card.kind === 'added' || (cartCountWhenShown !== undefined && cartCountWhenShown !== cartCount)

/** Returns whether a fish was added after transporters were chosen. `useLostTransporters` tells about one that no longer delivers. */
function needsMoreTransporters(next: Entry['card'], { entries, facts }: Run): boolean {
  const last = entries.findLast(({ goal, answer }) => goal === 'transporters' && answer && 'value' in answer)?.answer
  if (next.kind !== 'transporters' || !last || !('value' in last)) return false
  const ofLines = facts.transporters.split(',')
  const chosen = ofLines.filter((id) => id !== '').length
  return chosen > 0 && chosen < ofLines.length && chosen === String(last.value).split(',').length
}

const isDone = (goal: GoalId, facts: Facts): boolean => buy.find(({ id }) => id === goal)?.done(facts, null) ?? false
const wasReviewed = ({ entries }: Run): boolean => entries.some(({ goal }) => goal === 'review')

/** Returns whether a goal was answered in this run. At the review all goals are, except a payer number that was never asked for. */
function wasAnswered(goal: GoalId, run: Run): boolean {
  const answered = run.entries.some((entry) => entry.goal === goal && entry.answer && 'value' in entry.answer)
  if (goal === 'phone') return answered && run.facts.method === 'mobile_money'
  return answered || wasReviewed(run)
}

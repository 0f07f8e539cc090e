import { kinds } from '../kinds/kinds.ts'
import type { Entry } from '../transcript/entry.ts'
import type { OpenQuestion } from '../transcript/openQuestion.ts'
import type { Facts } from './facts.ts'

const LONG_BREAK = 6 * 3_600_000

/** Returns a greeting for a buyer who left a question open more than 6 hours ago, or null (CHAT-154). */
export function returnGreeting(
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

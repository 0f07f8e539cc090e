import type { CardOf } from '../kinds/card.ts'
import { hasRole, type JourneyKind } from '../kinds/kinds.ts'
import type { Entry } from './entry.ts'

export type OpenQuestion = Entry & { readonly card: CardOf<JourneyKind> }

/** Returns whether an entry is a journey card without an answer. */
export const isOpenQuestion = (entry: Entry): entry is OpenQuestion => !entry.answer && hasRole(entry.card, 'browsing', 'question')

/** Returns the newest journey card if it is open. null after an order, or if the buyer left the card by adding something. */
export function openQuestion(entries: readonly Entry[], { cartCount }: { readonly cartCount: number }): OpenQuestion | null {
  const newest = entries.findLast(({ card }) => hasRole(card, 'browsing', 'question', 'record'))
  if (!newest || !isOpenQuestion(newest)) return null
  const isLeft = hasRole(newest.card, 'browsing') && cartCount > (newest.cartCountWhenShown ?? 0)
  return isLeft ? null : newest
}

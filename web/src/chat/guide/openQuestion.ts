import type { CardOf } from '../cards/card.ts'
import { hasRole, type JourneyKind, kinds } from '../cards/kinds.ts'
import type { Entry } from '../transcript/entry.ts'
import type { Facts } from './facts.ts'

export type OpenQuestion = Entry & { readonly card: CardOf<JourneyKind> }

/** A card on the way to an order that has no answer yet. */
export const isOpenQuestion = (entry: Entry): entry is OpenQuestion => !entry.answer && hasRole(entry.card, 'browsing', 'question')

/** A step of the order is asked for: what is looked at meanwhile stands beside it (CHAT-133). The cart asks for nothing that could be left. */
export const isStep = ({ card: { kind } }: OpenQuestion): boolean => kinds[kind].role === 'question' && kinds[kind].goal !== 'checkout'

/** The newest card on the way to an order, if it is open and was not left; null after an order. */
export function openQuestion(entries: readonly Entry[], facts: Pick<Facts, 'cartCount'>): OpenQuestion | null {
  const newest = entries.findLast(({ card }) => hasRole(card, 'browsing', 'question', 'record'))
  if (!newest || !isOpenQuestion(newest)) return null
  const isLeft = hasRole(newest.card, 'browsing') && facts.cartCount > (newest.cartCountWhenShown ?? 0)
  return isLeft ? null : newest
}

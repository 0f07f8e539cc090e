import type { Facts } from '../guide/facts.ts'
import type { Card, CardOf } from '../kinds/card.ts'
import type { Entry } from '../transcript/entry.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { goodsBeside } from './goodsBeside.ts'
import { newestCard } from './newestCard.ts'

/** Returns what asks: a yes or no outside the journey, else the open question. Before the checkout, fish opened beside the slip asks instead. */
export function askedNow(openQuestion: Card | null, facts: Facts | null) {
  const aside = goodsBeside(useTranscript.getState().entries)?.card ?? null
  const isShopping = openQuestion?.kind === 'slip' && !facts?.checkoutRequested
  const asked = confirmAsked(facts) ?? (isShopping && aside ? aside : openQuestion)
  return { asked, openQuestion, goodsBeside: isShopping ? null : aside }
}

type Asking = Entry & { readonly card: CardOf<'confirm' | 'complaint'> }
/** True for an open card that a typed line answers whatever else is open. */
const isAsking = (entry: Entry | undefined): entry is Asking =>
  entry !== undefined && !entry.answer && (entry.card.kind === 'confirm' || entry.card.kind === 'complaint')

/** Returns the newest card outside the journey if it asks yes or no. */
function confirmAsked(facts: Facts | null): Card | null {
  const newest = newestCard()
  // This card appears without the buyer asking, so during a checkout typed words are not taken as its answer.
  if (newest?.card.kind === 'arrived') return newest.answer || facts?.checkoutRequested ? null : newest.card
  if (newest?.card.kind === 'cancelOrder') return newest.answer || (facts?.checkoutRequested && !isLast(newest)) ? null : newest.card
  return isAsking(newest) ? newest.card : null
}

/** Returns whether only the buyer's words follow the card. During a checkout a later yes must not cancel the placed order (CHAT-166). */
const isLast = (entry: Entry): boolean => useTranscript.getState().entries.findLast(({ card }) => card.kind !== 'said') === entry

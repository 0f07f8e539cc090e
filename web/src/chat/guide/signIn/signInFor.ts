import { useSession } from '#web/features/session/session.ts'
import type { Card, CardOf } from '../../kinds/card.ts'
import type { Entry } from '../../transcript/entry.ts'

export type SignInEntry = Entry & { readonly card: CardOf<'signIn'> }

type Private = NonNullable<CardOf<'signIn'>['shows']> | CardOf<'wishlist'>

/** Returns the card, or for a guest the sign-in card that shows it afterwards (CHAT-171). */
export function signInFor(card: Private): Card {
  if (useSession.getState().token !== null) return card
  if (card.kind === 'wishlist') return { kind: 'signIn', why: 'wishlist' }
  return { kind: 'signIn', why: card.kind === 'orders' ? 'orders' : 'link', shows: card }
}

/** Returns the newest sign-in card if the card that it promises to show after sign-in is still missing. */
export function signInWaiting(entries: readonly Entry[]): SignInEntry | null {
  const newest = entries.findLast((entry): entry is SignInEntry => entry.card.kind === 'signIn')
  return newest && !newest.answer && (newest.card.shows || newest.card.why !== 'link') ? newest : null
}

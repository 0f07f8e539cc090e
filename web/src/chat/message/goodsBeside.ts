import { type Card, isKnown } from '../kinds/card.ts'
import { hasRole, isBeside, kinds } from '../kinds/kinds.ts'
import type { Entry } from '../transcript/entry.ts'
import { useUnfolded } from '../transcript/unfolded.ts'

/**
 * Returns the list of fish, categories or amounts that was opened next to the open question, if it is the newest card, has no answer and
 * the question was not shown in full since. Typed numbers and names then refer to this list (CHAT-133).
 */
export function goodsBeside(entries: readonly Entry[]): (Entry & { readonly card: Card }) | null {
  const at = entries.findLastIndex(({ card }) => !hasRole(card, 'words'))
  const entry = entries[at]
  const unfolded = entries.findLastIndex(({ id }) => id === useUnfolded.getState().at)
  if (!entry || entry.answer || at <= unfolded || !isKnown(entry.card) || !isBeside(entry.card)) return null
  const { accepts } = kinds[entry.card.kind]
  return accepts === 'list' || accepts === 'category' || accepts === 'amount' ? { ...entry, card: entry.card } : null
}

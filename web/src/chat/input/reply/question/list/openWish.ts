import { useCart } from '#web/features/cart/cart.ts'
import { addWishes, changeWish, decideWish } from '../../../../cards/browse/wishes.ts'
import { statesNow } from '../../../../cards/browse/wishStates.ts'
import type { Card, CardOf, Wish } from '../../../../cards/card.ts'
import { useTranscript } from '../../../../transcript/transcript.ts'

type Wishes = CardOf<'wishes'>

/** A list of fish, or of several fish the first one that is open, as its list; null for any other card. */
export function listOf(card: Card | null): CardOf<'products'> | null {
  if (card?.kind === 'products') return card
  const wish = card?.kind === 'wishes' ? card.rows[openRow(card)] : undefined
  if (!wish) return null
  const { productId: _productId, added: _added, off: _off, ...list } = wish
  return { kind: 'products', ...list }
}

const openRow = ({ rows }: Wishes): number =>
  statesNow(rows, useCart.getState().lines).findIndex(({ is }) => is === 'open' || is === 'unread')

/** The kind of the fish that is open was typed: with none left open all of them go in. */
export async function decideByLine(productId: string, quantity?: number): Promise<void> {
  const entry = wishesNow()
  if (!entry) return
  await decideWish(entry.id, openRow(entry.card), productId, quantity)
  const decided = wishesNow()
  if (decided && openRow(decided.card) < 0) await addWishes(decided.id)
}

/** `wa moshi`, of which there are several: the fish that is open keeps to those. */
export async function narrowWish(sought: Partial<Wish>): Promise<void> {
  const entry = wishesNow()
  if (entry) await changeWish(entry.id, openRow(entry.card), (wish) => ({ ...wish, ...sought }))
}

function wishesNow(): { readonly id: string; readonly card: Wishes } | null {
  const entry = useTranscript.getState().entries.findLast(({ card, answer }) => card.kind === 'wishes' && !answer)
  return entry?.card.kind === 'wishes' ? { id: entry.id, card: entry.card } : null
}

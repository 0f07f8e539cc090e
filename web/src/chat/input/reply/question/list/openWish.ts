import { useCart } from '#web/features/cart/cart.ts'
import { addWishes, changeWish, leaveOutWish } from '../../../../cards/browse/wishes.ts'
import { statesNow } from '../../../../cards/browse/wishStates.ts'
import type { Card, CardOf, Wish } from '../../../../cards/card.ts'
import { useTranscript } from '../../../../transcript/transcript.ts'
import { unfoldLive } from '../../../../transcript/unfolded.ts'
import type { Talk } from '../../Talk.ts'

type Wishes = CardOf<'wishes'>

/** A list of fish, or of several fish the first one that is open, as its list; null for any other card. */
export function listOf(card: Card | null): CardOf<'products'> | null {
  if (card?.kind === 'products') return card
  const wish = card?.kind === 'wishes' ? card.rows[openRow(card)] : undefined
  return wish ? { ...wish, kind: 'products' } : null
}

const openRow = ({ rows }: Wishes): number =>
  statesNow(rows, useCart.getState().lines).findIndex(({ is }) => is === 'open' || is === 'unread')

/** The kind of the fish that is open was typed: with none left open all of them go in. */
export async function decideByLine(productId: string, quantity?: number): Promise<void> {
  await changeOpenWish({ productId, ...(quantity !== undefined && { quantity }) })
  await addByLine()
}

/** What is decided goes in, as by its button; not as long as one is open. */
export async function addByLine(): Promise<void> {
  const entry = wishesNow()
  if (entry && openRow(entry.card) < 0) await addWishes(entry.id)
}

/** `ndiyo`, `weka zote` to fish that are all decided. */
export async function agreesToAdd({ asked, meant, line }: Talk): Promise<boolean> {
  if (asked?.kind !== 'wishes' || listOf(asked) || (meant.intent !== 'yes' && !ADD.test(line))) return false
  await addByLine()
  return true
}
const ADD = /^(?:weka|add|put)(?: (?:zote|all|them|in))*$/i

/** Also `wa moshi`, of which there are several: the fish that is open keeps to those. */
export async function changeOpenWish(said: Partial<Wish>): Promise<void> {
  const entry = wishesNow()
  if (!entry) return
  await changeWish(entry.id, openRow(entry.card), (wish) => ({ ...wish, ...said }))
  unfoldLive()
}

/** `sitaki pweza` before it is in. False where none of them is asked for. */
export async function leaveOutByLine(denied: readonly { readonly search: string }[]): Promise<boolean> {
  const entry = wishesNow()
  const rows = entry?.card.rows.flatMap(({ search, added }, row) =>
    added === undefined && denied.some((one) => one.search === search) ? [row] : [],
  )
  if (!entry || !rows || rows.length === 0) return false
  for (const row of rows) await leaveOutWish(entry.id, row)
  unfoldLive()
  return true
}

function wishesNow(): { readonly id: string; readonly card: Wishes } | null {
  const entry = useTranscript.getState().entries.findLast(({ card, answer }) => card.kind === 'wishes' && !answer)
  return entry?.card.kind === 'wishes' ? { id: entry.id, card: entry.card } : null
}

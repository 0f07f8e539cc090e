import { listProducts, type Product } from '#contract/catalogue.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { readCached } from '#web/api/useCall.ts'
import { listed, queryOfList } from '#web/chat/cards/browse/listed.ts'
import { addWishes, changeWish } from '#web/chat/cards/browse/wishes.ts'
import { statesNow } from '#web/chat/cards/browse/wishStates.ts'
import { addProduct } from '#web/chat/guide/addCommands.ts'
import { askQuantity } from '#web/chat/guide/commands.ts'
import { type Card, type CardOf, isKnown, type Wish } from '#web/chat/kinds/card.ts'
import { hasRole, kinds } from '#web/chat/kinds/kinds.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { isBuying, type ThreadState } from '../threadState.ts'

type Wishes = CardOf<'wishes'>

/** Returns the card whose rows a line may name: the one that asks, else the list above a fish or the cart. */
export function listInView({ asked, goodsBeside, facts, waiting }: ThreadState): Card | null {
  const card = goodsBeside ?? asked
  if (card?.kind === 'products' || card?.kind === 'wishes') return card
  const accepts = card === null ? null : kinds[card.kind].accepts
  const isOpen = !isBuying({ facts, waiting }) && (accepts === null || accepts === 'amount' || accepts === 'next')
  return isOpen ? listSeen() : null
}

/** Returns the list that goods were last picked from, if only cards about goods came after it. */
function listSeen(): CardOf<'products'> | null {
  for (const { card } of [...useTranscript.getState().entries].reverse()) {
    if (!isKnown(card) || hasRole(card, 'words')) continue
    if (card.kind === 'products') return card
    if (!hasRole(card, 'browsing') && card.kind !== 'added' && card.kind !== 'cart') return null
  }
  return null
}

/** Returns a list of fish. For a card with several fish, returns the list of the first open one; null for any other card. */
export function listOf(card: Card | null): CardOf<'products'> | null {
  if (card?.kind === 'products') return card
  const wish = card?.kind === 'wishes' ? card.rows[openRow(card)] : undefined
  return wish ? { ...wish, kind: 'products' } : null
}

/** Returns the rows of a list of fish as its card shows them; empty for any other card. Throws ApiError. */
export async function productsOf(card: Card | null): Promise<readonly Product[]> {
  const list = listOf(card)
  return list ? listed((await readCached(listProducts, { query: queryOfList(list) })).data, list) : []
}

/** Returns the rows in view; empty if they can't be loaded. */
export const rowsInView = (thread: ThreadState): Promise<readonly Product[]> => emptyIfFailed(productsOf(listInView(thread)))

const openRow = ({ rows }: Wishes): number =>
  statesNow(rows, useCart.getState().lines).findIndex(({ is }) => is === 'open' || is === 'unread')

/** Adds the chosen fish like the card's button, unless one is still open. */
export async function addByLine(): Promise<void> {
  const entry = wishesNow()
  if (entry && openRow(entry.card) < 0) await addWishes(entry.id)
}

/** Limits the open fish to a kind with several products, such as `wa moshi`. */
export async function changeOpenWish(said: Partial<Wish>): Promise<void> {
  const entry = wishesNow()
  if (!entry) return
  await changeWish(entry.id, openRow(entry.card), (wish) => ({ ...wish, ...said }))
  unfoldLive()
}

function wishesNow(): { readonly id: string; readonly card: Wishes } | null {
  const entry = useTranscript.getState().entries.findLast(({ card, answer }) => card.kind === 'wishes' && !answer)
  return entry?.card.kind === 'wishes' ? { id: entry.id, card: entry.card } : null
}

/** Adds the row with the given quantity, or asks for the quantity (CHAT-136, CHAT-137). */
export async function pick(product: Product, asked: Card | null, said?: number): Promise<boolean> {
  const quantity = said ?? (asked?.kind === 'products' ? asked.quantity : undefined)
  if (asked?.kind === 'wishes') {
    await changeOpenWish({ productId: product.id, ...(quantity !== undefined && { quantity }) })
    await addByLine()
  } else if (quantity !== undefined) return addProduct(product.id, quantity)
  else askQuantity(product.id)
  return false
}

/** Returns the result of a call; empty if it fails. */
export const emptyIfFailed = <One>(reading: Promise<readonly One[]>): Promise<readonly One[]> =>
  reading.catch((error: unknown) => {
    if (error instanceof ApiError) return []
    throw error
  })

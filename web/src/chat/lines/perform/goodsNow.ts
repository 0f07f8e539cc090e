import { listProducts, type Product } from '#contract/catalogue.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { readCached } from '#web/api/useCall.ts'
import { listed, queryOfList } from '#web/chat/cards/browse/listed.ts'
import { names } from '#web/chat/cards/browse/narrow.ts'
import { type Card, type CardOf, isKnown } from '#web/chat/kinds/card.ts'
import { hasRole, kinds } from '#web/chat/kinds/kinds.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { lineOf } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { useLastChange } from '#web/features/cart/undo/lastChange.ts'
import type { Decision } from '../decide.ts'
import { rowAsked } from '../goods/listMoves.ts'
import { productOptions } from '../moment.ts'
import type { FishData } from '../move.ts'
import { market } from './ordersNow.ts'
import { isBuying, type ThreadState } from './threadState.ts'

/** Returns the fish of the first clause whose move needs it. */
export async function fishData(decisions: readonly Decision[], thread: ThreadState): Promise<FishData | undefined> {
  const at = decisions.findIndex(({ move }) => move?.needs?.includes('fish'))
  const clause = decisions[at]?.clause
  if (!clause) return undefined
  // An earlier clause may name the fish: `naomba kuona kamba, is it fresh?`
  const naming = decisions.slice(0, at + 1).findLast((one) => one.clause.goods.some(({ not }) => !not))
  const items = naming?.clause.goods.filter(({ not }) => !not) ?? []
  const named = await Promise.all(items.map((item) => market(item)))
  const rows = await rowsInView(thread)
  const picked = decisions.find(({ id }) => id === 'list.pick')?.clause.picks(productOptions(rows))[0]?.id
  // Another clause may pick the row: `the second one, and is it frozen?`
  const row = rows.find(({ id }) => id === picked) ?? rowAsked(clause, rows)
  const [item] = items
  const found = named[0]?.find(({ availableQuantity }) => availableQuantity > 0) ?? named[0]?.[0]
  if (item) return { named, rows, one: row && names(row.name, item.search) ? row : found }
  return { named, rows, one: row ?? (await inView(thread)) }
}

/** Returns the fish whose card is open, or that was just put into the cart. */
async function inView({ asked, goodsBeside }: ThreadState): Promise<Product | undefined> {
  const card = [goodsBeside, asked].find((one) => one !== null && 'productId' in one)
  const meant = card && 'productId' in card ? card.productId : hasJustPut() ? lastPutNow() : null
  return meant === null ? undefined : (await market()).find(({ id }) => id === meant)
}

/** Returns the card whose rows a line may name: the one that asks, else the list above a fish or the slip. */
export function listInView({ asked, goodsBeside, facts, waiting }: ThreadState): CardOf<'products'> | null {
  const card = goodsBeside ?? asked
  if (card?.kind === 'products') return card
  const accepts = card === null ? null : kinds[card.kind].accepts
  const isOpen = card?.kind === 'slip' || accepts === null || accepts === 'amount'
  return isOpen && !isBuying({ facts, waiting }) ? listSeen() : null
}

/** Returns the list that goods were last picked from, if only cards about goods came after it. */
function listSeen(): CardOf<'products'> | null {
  for (const { card } of [...useTranscript.getState().entries].reverse()) {
    if (!isKnown(card) || hasRole(card, 'words')) continue
    if (card.kind === 'products') return card
    if (card.kind !== 'slip' && kinds[card.kind].goal !== 'product') return null
  }
  return null
}

/** Returns the rows of a list of fish as its card shows them; empty for any other card. Throws ApiError. */
export const productsOf = async (card: Card | null): Promise<readonly Product[]> =>
  card?.kind === 'products' ? listed((await readCached(listProducts, { query: queryOfList(card) })).data, card) : []

/** Returns the rows in view; empty if they can't be loaded. */
export const rowsInView = (thread: ThreadState): Promise<readonly Product[]> => emptyIfFailed(productsOf(listInView(thread)))

/** Returns the result of a call; empty if it fails. */
export const emptyIfFailed = <One>(reading: Promise<readonly One[]>): Promise<readonly One[]> =>
  reading.catch((error: unknown) => {
    if (error instanceof ApiError) return []
    throw error
  })

/**
 * Returns the product whose line of the cart was changed last. Before any change: the only line, or the one whose adding was just told. A
 * number without a fish means this one.
 */
export function lastPutNow(): string | null {
  const { lines } = useCart.getState()
  const { added, before } = useLastChange.getState()
  const ids = [...before.map(({ line }) => line.productId), ...added].filter((id) => lineOf(lines, id))
  return ids.at(-1) ?? (lines.length === 1 || hasJustPut() ? (lines.at(-1)?.productId ?? null) : null)
}

/** Returns whether our last reply says that goods are in the cart. */
export function hasJustPut(): boolean {
  const told = useTranscript.getState().entries.findLast(({ card }) => card.kind !== 'said' && card.kind !== 'slip')?.card
  return (told?.kind === 'guideText' && told.text === 'inCart') || (told?.kind === 'reply' && told.text === 'putIn')
}

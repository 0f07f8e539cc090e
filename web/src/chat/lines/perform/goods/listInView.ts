import { listProducts, type Product } from '#contract/catalogue.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { readCached } from '#web/api/useCall.ts'
import { listed, queryOfList } from '#web/chat/cards/browse/listed.ts'
import { type Card, type CardOf, isKnown } from '#web/chat/kinds/card.ts'
import { hasRole, kinds } from '#web/chat/kinds/kinds.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { isBuying, type ThreadState } from '../threadState.ts'

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

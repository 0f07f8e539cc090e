import { listProducts, type Product } from '#contract/catalogue.ts'
import { send } from '#web/api/client.ts'
import { readToday } from '#web/features/cart/today/readToday.ts'
import { queryOfList } from '../../../cards/browse/listed.ts'
import { narrow } from '../../../cards/browse/narrow.ts'
import { isKnown } from '../../../cards/card.ts'
import { useTranscript } from '../../../transcript/transcript.ts'
import { working } from '../../../transcript/working.ts'
import type { Talk } from '../Talk.ts'

/** Those of the fish named, else the one looked at last; none where neither is. Throws ApiError. */
export async function productsMeant({ meant }: Talk): Promise<readonly Product[]> {
  const [item] = meant.items
  if (item) {
    const { data } = await working(() => send(listProducts, { query: queryOfList(item) }))
    return narrow(data, item)
  }
  const seen = useTranscript.getState().entries.findLast(({ card }) => isKnown(card) && 'productId' in card)?.card
  return seen && 'productId' in seen ? [await working(() => readToday(seen.productId))] : []
}

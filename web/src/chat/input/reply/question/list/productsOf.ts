import { listProducts, type Product } from '#contract/catalogue.ts'
import { readCached } from '#web/api/useCall.ts'
import { listed, queryOfList } from '../../../../cards/browse/listed.ts'
import type { Card } from '../../../../cards/card.ts'
import { listOf } from './openWish.ts'

/** The rows of a list of fish, as its card shows them; none for any other card. Throws ApiError. */
export async function productsOf(card: Card | null): Promise<readonly Product[]> {
  const list = listOf(card)
  return list ? listed((await readCached(listProducts, { query: queryOfList(list) })).data, list) : []
}

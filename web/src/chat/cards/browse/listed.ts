import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { type CatalogueQuery, callQuery } from '#web/features/catalogue/query.ts'
import type { Sought } from '../../kinds/browse.ts'
import type { CardOf } from '../../kinds/card.ts'
import { type FishWish, narrow } from './narrow.ts'

/** The most products a card lists. */
const MAX_LISTED = 8
/** Products read per search. The server matches letters, so most hits for `kamba` may be kambale or kambakochi. */
const MAX_FETCHED = 20

type List = Pick<CardOf<'products'>, 'search' | 'categoryId' | keyof Sought>

/** Returns the catalogue query for a list. */
export const pageOfList = ({ search = '', categoryId = '' }: List): CatalogueQuery => ({
  search,
  category: categoryId,
  page: 1,
  pageSize: search === '' ? MAX_LISTED : MAX_FETCHED,
})
export const queryOfList = (list: List) => callQuery(pageOfList(list))

/** Returns the products that match the words of a list, with sold-out ones last (CHAT-138). */
export function listed(products: readonly Product[], { search, ...sought }: List): readonly Product[] {
  const matching = search ? narrow(products, { search, ...itemOf(sought) }) : products
  const ordered = sought.byPrice ? [...matching].sort((a, b) => wholeShillings(a.unitPrice) - wholeShillings(b.unitPrice)) : matching
  return [...ordered.filter(isInStock), ...ordered.filter((product) => !isInStock(product))].slice(0, MAX_LISTED)
}

const isInStock = ({ availableQuantity }: Product): boolean => availableQuantity > 0

/** Returns the number of products in stock and the lowest price in whole shillings, or null if fewer than two are in stock. */
export function choiceOf(products: readonly Product[]): { readonly kinds: number; readonly lowest: number } | null {
  const prices = products.filter(isInStock).map(({ unitPrice }) => wholeShillings(unitPrice))
  return prices.length > 1 ? { kinds: prices.length, lowest: Math.min(...prices) } : null
}

/** Returns what a line says about a fish besides the search word, with its English name only if the buyer typed that. */
export const soughtOf = ({ fish, search = '', kind, cut, size }: FishWish & { readonly fish?: string }, line: string): Sought => ({
  ...(fish && !line.toLowerCase().includes(search) && { fish }),
  ...(kind && { goods: kind }),
  ...(cut && { cut }),
  ...(size && { size }),
})

/** Converts list filters back to the fields of a parsed item. */
export const itemOf = ({ goods, cut, size }: Sought): FishWish => ({
  ...(goods && { kind: goods }),
  ...(cut && { cut }),
  ...(size && { size }),
})

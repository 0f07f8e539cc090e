import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { type CatalogueQuery, callQuery } from '#web/features/catalogue/query.ts'
import type { Item } from '../../lines/lexicon/Understood.ts'
import type { CardOf, Sought } from '../card.ts'
import { narrow } from './narrow.ts'

/** How many products a card lists. */
const MOST = 8
/** A server knows no fish, only letters: of what it finds for `kamba` most may be kambale and kambakochi. */
const READ = 20

type List = Pick<CardOf<'products'>, 'search' | 'categoryId' | keyof Sought>

/** What is read for a list, as page of the catalogue. */
export const pageOfList = ({ search = '', categoryId = '' }: List): CatalogueQuery => ({
  search,
  category: categoryId,
  page: 1,
  pageSize: search === '' ? MOST : READ,
})
export const queryOfList = (list: List) => callQuery(pageOfList(list))

/** Of what was read for a list those that its words mean, the sold-out ones last (CHAT-138). */
export function listed(products: readonly Product[], { search, ...sought }: List): readonly Product[] {
  const meant = search ? narrow(products, { search, ...itemOf(sought) }) : products
  const ordered = sought.byPrice ? [...meant].sort((a, b) => wholeShillings(a.unitPrice) - wholeShillings(b.unitPrice)) : meant
  return [...ordered.filter(isInStock), ...ordered.filter((product) => !isInStock(product))].slice(0, MOST)
}

const isInStock = ({ availableQuantity }: Product): boolean => availableQuantity > 0

/** How many kinds there are and what the cheapest costs, in whole shillings; null where there is no choice. */
export function choiceOf(products: readonly Product[]): { readonly kinds: number; readonly lowest: number } | null {
  const prices = products.filter(isInStock).map(({ unitPrice }) => wholeShillings(unitPrice))
  return prices.length > 1 ? { kinds: prices.length, lowest: Math.min(...prices) } : null
}

/** What a line says of the list of a fish beside the name it is searched by; the English name where the line has it. */
export const soughtOf = ({ fish, search = '', kind, cut, size }: Partial<Item>, line: string): Sought => ({
  ...(fish && !line.toLowerCase().includes(search) && { fish }),
  ...(kind && { goods: kind }),
  ...(cut && { cut }),
  ...(size && { size }),
})

/** The same as a fish of a line has it. */
export const itemOf = ({ goods, cut, size }: Sought): Partial<Item> => ({
  ...(goods && { kind: goods }),
  ...(cut && { cut }),
  ...(size && { size }),
})

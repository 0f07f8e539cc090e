import type { Product, ProductPage } from '#contract/catalogue.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#contract/rules/constants.ts'
import { rowMatcher } from '#contract/rules/searchKey.ts'
import { type Browsing, readBrowsing } from '#web/ui/readBrowsing.ts'

/** The catalogue's filters and page, stored in the URL (CAT-016). */
export interface CatalogueQuery extends Browsing {
  category: string
}

export const readQuery = (params: URLSearchParams): CatalogueQuery => ({
  ...readBrowsing(params, PAGE_SIZES, DEFAULT_PAGE_SIZE),
  category: params.get('category') ?? '',
})

/** Returns the URL parameters; defaults are left out. */
export const addressQuery = ({ search, category, page, pageSize }: CatalogueQuery) => ({
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...(category === '' ? {} : { category }),
  ...(page === 1 ? {} : { page }),
  ...(pageSize === DEFAULT_PAGE_SIZE ? {} : { pageSize }),
})

/** Returns the query parameters of the request (CAT-018). */
export const callQuery = ({ search, category, page, pageSize }: CatalogueQuery) => ({
  skip: (page - 1) * pageSize,
  take: pageSize,
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...(category === '' ? {} : { categoryId: category }),
})

/** Returns the number of the page that starts after `skip` products; the first page is 1 (CAT-017). */
export const pageOf = (skip: number, take: number): number => Math.floor(skip / take) + 1

export interface ShownProducts {
  products: readonly Product[]
  total: number
  pages: number
}

/** Applies the filters to a response. A server that returns a bare array ignores paging, so such a list is paged here (API-020). */
export function shownProducts({ data, meta }: ProductPage, query: CatalogueQuery, otherName: string | null = null): ShownProducts {
  const found = data.filter((product) => matches(product, query, otherName))
  const bare = !meta.hasMore && meta.skip === 0 && meta.total === data.length
  const total = bare ? found.length : meta.total
  const skip = (query.page - 1) * query.pageSize
  const products = bare && data.length > query.pageSize ? found.slice(skip, skip + query.pageSize) : found
  return { products, total, pages: Math.max(1, Math.ceil(total / query.pageSize)) }
}

/**
 * True if the product is in the category and matches the search (CAT-013 to CAT-015, I18N-013).
 * Name and description together must contain every word, or the fish's other name.
 */
function matches(product: Product, { search, category }: CatalogueQuery, otherName: string | null): boolean {
  if (category !== '' && product.categoryId !== category) return false
  const row = { texts: [product.name, product.description] }
  return rowMatcher(search)(row) || (otherName !== null && rowMatcher(otherName)(row))
}

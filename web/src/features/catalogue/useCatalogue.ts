import useSWR from 'swr'
import { getCategory, getProduct, listCategories, listCategoryProducts, listProducts, type Product } from '#contract/catalogue.ts'
import { RELATED_PRODUCTS } from '#contract/rules/constants.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { useCall } from '#web/api/useCall.ts'
import { type CatalogueQuery, callQuery, shownProducts } from './query.ts'

/** Loads all categories, in the server's order. */
export function useCategories() {
  const { data, ...rest } = useCall(listCategories, {})
  return { categories: data?.data, ...rest }
}

/** Loads one category, e.g. when the list failed to load (API-017). Pass '' to load none. */
export const useCategory = (id: string) => useCall(getCategory, id === '' ? null : { params: { id } })

/**
 * Loads the products of a query; the previous list stays on screen meanwhile.
 * If nothing is found, searches again by the fish's other name (I18N-013).
 */
export function useProducts(query: CatalogueQuery) {
  const asTyped = useCall(listProducts, { query: callQuery(query) }, { keepPreviousData: true })
  const other = useOtherName(query.search.trim())
  const isUnknown = !asTyped.isLoading && asTyped.data?.meta.total === 0
  const byOtherName = useCall(listProducts, isUnknown && other ? { query: callQuery({ ...query, search: other }) } : null)
  const { data, isLoading, ...rest } = isUnknown && other ? byOtherName : asTyped
  if (isUnknown && other === undefined) return { ...rest, shown: undefined, isLoading: true }
  const shown = data && shownProducts(data, query, other)
  // The previous list can't tell that nothing will be found.
  return { ...rest, shown: isLoading && shown?.products.length === 0 ? undefined : shown, isLoading }
}

/** The other name of the searched fish; null if there is none, undefined while the table of names loads (on the first search). */
function useOtherName(search: string): string | null | undefined {
  const { data } = useSWR(search === '' ? null : `other name of ${search}`, () =>
    importWhenOnline(() => import('./otherName.ts')).then(
      ({ otherName }) => otherName(search),
      () => null,
    ),
  )
  return search === '' ? null : data
}

/** Loads the first products of the catalogue, e.g. for the home page (HOME-008). */
export function useFirstProducts(take: number) {
  const { data, ...rest } = useCall(listProducts, { query: { take } })
  return { products: data?.data.slice(0, take), ...rest }
}

/** Loads one product; undefined while loading. `missing` is true after a 404 or an empty response (PROD-020). */
export function useProduct(id: string) {
  const { data, error, ...rest } = useCall(getProduct, { params: { id } })
  const missing = error !== undefined && (error.status === 404 || error.code === 'empty')
  return { product: data, missing, error: missing ? undefined : error, ...rest }
}

/** Loads other products of the same category, chosen by `seed` (PROD-013, PROD-014). */
export function useRelated(product: Pick<Product, 'id' | 'categoryId'>, seed: string) {
  const { data, ...rest } = useCall(listCategoryProducts, { params: { id: product.categoryId } })
  return { products: data && related(data.data, product.id, seed), ...rest }
}

/** Chooses up to four products other than `id`. The same seed gives the same ones, so that a refetch does not move them (PROD-014). */
export function related<T extends { id: string }>(products: readonly T[], id: string, seed: string): T[] {
  const rest = products.filter((product) => product.id !== id)
  const next = seeded(seed)
  for (let last = rest.length - 1; last > 0; last--) {
    const other = next() % (last + 1)
    const moved = rest[last] as T
    rest[last] = rest[other] as T
    rest[other] = moved
  }
  return rest.slice(0, RELATED_PRODUCTS)
}

/** A pseudo-random number generator (FNV-1a hash, then xorshift): the same text gives the same numbers. */
function seeded(text: string): () => number {
  let state = 2_166_136_261
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 16_777_619)
  state = state || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

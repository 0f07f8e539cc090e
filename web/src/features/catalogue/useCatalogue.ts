import { getCategory, getProduct, listCategories, listCategoryProducts, listProducts, type Product } from '#contract/catalogue.ts'
import { useCall } from '#web/api/useCall.ts'
import { otherName } from './otherName.ts'
import { type CatalogueQuery, callQuery, shownProducts } from './query.ts'
import { related } from './related.ts'

/** All categories, in the order of the server. */
export function useCategories() {
  const { data, ...rest } = useCall(listCategories, {})
  return { categories: data?.data, ...rest }
}

/** One category by its id, e.g. of the address when the list has failed (API-017); with '' none is fetched. */
export const useCategory = (id: string) => useCall(getCategory, id === '' ? null : { params: { id } })

/** The products of a query; the list before stays on screen while the next one loads. A fish not found by this name is looked for by its other one (I18N-013). */
export function useProducts(query: CatalogueQuery) {
  const asTyped = useCall(listProducts, { query: callQuery(query) }, { keepPreviousData: true })
  const isUnknown = !asTyped.isLoading && asTyped.data?.meta.total === 0
  const other = isUnknown ? otherName(query.search) : null
  const byOther = useCall(listProducts, other === null ? null : { query: callQuery({ ...query, search: other }) })
  const { data, ...rest } = other === null ? asTyped : byOther
  return { shown: data && shownProducts(data, query), ...rest }
}

/** The first few of the whole market, e.g. for home (HOME-008). */
export function useFirstProducts(take: number) {
  const { data, ...rest } = useCall(listProducts, { query: { take } })
  return { products: data?.data.slice(0, take), ...rest }
}

/** One product, undefined while loading; `missing` after a 404 or an empty response (PROD-020). */
export function useProduct(id: string) {
  const { data, error, ...rest } = useCall(getProduct, { params: { id } })
  const missing = error !== undefined && (error.status === 404 || error.code === 'empty')
  return { product: data, missing, error: missing ? undefined : error, ...rest }
}

/** Other products of the same category (PROD-013). */
export function useRelated(product: Pick<Product, 'id' | 'categoryId'>) {
  const { data, ...rest } = useCall(listCategoryProducts, { params: { id: product.categoryId } })
  return { products: data && related(data.data, product.id), ...rest }
}

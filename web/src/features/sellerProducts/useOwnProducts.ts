import { getProduct } from '#contract/catalogue.ts'
import { listOwnProducts, type SellerProduct } from '#contract/seller.ts'
import type { ApiError } from '#web/api/client.ts'
import { useCall } from '#web/api/useCall.ts'

/** Loads all of the seller's products, including inactive ones. */
export function useOwnProducts() {
  const { data, ...rest } = useCall(listOwnProducts, {})
  return { products: data?.data, ...rest }
}

export interface OwnProduct {
  product: SellerProduct | undefined
  /** True if the product doesn't exist or belongs to another seller (SPRD-036). */
  isMissing: boolean
  error: ApiError | undefined
  /** True while loading: the product may be outdated. */
  isValidating: boolean
  reload: () => void
}

/** Loads one of the seller's products. The list is needed too, because `GET /products/{id}` may omit fields that only sellers see. */
export function useOwnProduct(id: string): OwnProduct {
  const detail = useCall(getProduct, { params: { id } })
  const list = useOwnProducts()
  const isGone = detail.error?.status === 404 || detail.error?.code === 'empty'
  const own = list.products?.find((product) => product.id === id)
  const product = isGone || !detail.data ? undefined : own
  return {
    product,
    isMissing: isGone || (detail.data !== undefined && list.products !== undefined && own === undefined && !list.isValidating),
    error: detail.error ?? list.error,
    isValidating: detail.isValidating || list.isValidating,
    reload: () => {
      detail.reload()
      list.reload()
    },
  }
}

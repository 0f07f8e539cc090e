import { getProduct } from '#contract/catalogue.ts'
import { listOwnProducts, type SellerProduct } from '#contract/seller.ts'
import type { ApiError } from '#web/api/client.ts'
import { useCall } from '#web/api/useCall.ts'

/** All products of the seller, inactive ones too. */
export function useOwnProducts() {
  const { data, ...rest } = useCall(listOwnProducts, {})
  return { products: data?.data, ...rest }
}

export interface OwnProduct {
  product: SellerProduct | undefined
  /** There is none, or it is another seller's (SPRD-036). */
  isMissing: boolean
  error: ApiError | undefined
  /** What is shown may be older than what the server has. */
  isValidating: boolean
  reload: () => void
}

/** One own product. `GET /products/{id}` need not say what only the seller sees, hence the list beside it. */
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

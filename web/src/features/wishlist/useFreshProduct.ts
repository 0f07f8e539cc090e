import { useEffect } from 'react'
import { getProduct, type Product } from '#contract/catalogue.ts'
import { useCall } from '#web/api/useCall.ts'
import { renewHeart, type WishlistEntry } from './wishlist.ts'

/** The entry as the market has it today; one that is gone cannot be bought. Until that is known, as it was when it was wished for. */
export function useFreshProduct({ productId, product }: WishlistEntry): Product {
  const { data, error } = useCall(getProduct, { params: { id: productId } })
  useEffect(() => {
    if (data) renewHeart(data)
  }, [data])
  if (data) return data
  return error?.status === 404 ? { ...product, availableQuantity: 0 } : product
}

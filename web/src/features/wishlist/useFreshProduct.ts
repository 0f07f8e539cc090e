import { useEffect } from 'react'
import { getProduct, type Product } from '#contract/catalogue.ts'
import { useCall } from '#web/api/useCall.ts'
import { renewHeart, type WishlistEntry } from './wishlist.ts'

/** The current product of an entry, or the stored one until it is fetched. A product that was removed has no stock. */
export function useFreshProduct({ productId, product }: WishlistEntry): Product {
  const { data, error } = useCall(getProduct, { params: { id: productId } })
  useEffect(() => {
    if (data) renewHeart(data)
  }, [data])
  if (data) return data
  return error?.status === 404 ? { ...product, availableQuantity: 0 } : product
}

import { useEffect } from 'react'
import { getProduct, type Product } from '#contract/catalogue.ts'
import { useCall } from '#web/api/useCall.ts'
import { renewHeart, type WishlistEntry } from './wishlist.ts'

/** The product of an entry as it is today; until that is fetched, as it is stored. One that is gone has no stock. */
export function useFreshProduct({ productId, product }: WishlistEntry): Product {
  const { data, error } = useCall(getProduct, { params: { id: productId } })
  useEffect(() => {
    if (data) renewHeart(data)
  }, [data])
  if (data) return data
  return error?.status === 404 ? { ...product, availableQuantity: 0 } : product
}

import { getProduct, type Product } from '#contract/catalogue.ts'
import { send } from '#web/api/client.ts'
import { setCached } from '#web/api/useCall.ts'

/**
 * Fetches a product, bypassing the cache, when price or stock matter. Updates the cache, and so every screen that shows it. Throws
 * ApiError.
 */
export async function readToday(productId: string): Promise<Product> {
  const call = { params: { id: productId } }
  const product = await send(getProduct, call)
  setCached(getProduct, call, product)
  return product
}

import { getProduct, type Product } from '#contract/catalogue.ts'
import { send } from '#web/api/client.ts'
import { setCached } from '#web/api/useCall.ts'

/**
 * Fetches a product when its price or stock decide; no stored reply counts (MON-040). Updates every screen that shows the product. Throws
 * ApiError.
 */
export async function readToday(productId: string): Promise<Product> {
  const call = { params: { id: productId } }
  const product = await send(getProduct, { ...call, decides: true })
  setCached(getProduct, call, product)
  return product
}

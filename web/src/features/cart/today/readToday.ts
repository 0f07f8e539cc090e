import { getProduct, type Product } from '#contract/catalogue.ts'
import { send } from '#web/api/client.ts'
import { setCached } from '#web/api/useCall.ts'

/** Fetches a product as it is today, for whatever depends on its price and stock; screens that show it follow. Throws ApiError. */
export async function readToday(productId: string): Promise<Product> {
  const call = { params: { id: productId } }
  const product = await send(getProduct, call)
  setCached(getProduct, call, product)
  return product
}

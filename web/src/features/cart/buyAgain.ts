import { type CartProduct, lineLimit } from './cart.ts'
import { type AddResult, addToCart } from './cartStore.ts'
import { refreshLines } from './today/checkCart.ts'

/** An item of an order. Without an id its product was removed. */
export interface OrderedLine {
  productId: string | undefined
  name: string
  quantity: number
}

export interface BoughtAgain {
  added: number
  /** Names of products that were removed or are sold out. */
  missing: readonly string[]
  /** Products whose cart line has reached its limit. */
  capped: readonly CartProduct[]
}

/** Adds the items of an order to the cart at today's prices and stock (CHAT-117). Throws ApiError; then nothing was added. */
export const buyAgain = async (ordered: readonly OrderedLine[]): Promise<BoughtAgain> => addAgain(ordered, await todayOf(ordered))

export type Today = Awaited<ReturnType<typeof refreshLines>>

/** Fetches today's products of the items. Throws ApiError. */
export const todayOf = (ordered: readonly OrderedLine[]): Promise<Today> =>
  refreshLines(ordered.flatMap(({ productId }) => (productId === undefined ? [] : [{ productId }])))

/** Adds the items as fetched in `today`. Separate from the fetch, so that the caller can show something in between. */
export function addAgain(ordered: readonly OrderedLine[], today: Today): BoughtAgain {
  const results = ordered.map(({ productId, name, quantity }) => {
    const product = (productId !== undefined && today.get(productId)) || null
    return product === null || lineLimit(product) === 0 ? { name, product: null } : { name, product, ...addToCart(product, quantity) }
  })
  const available = results.filter((line): line is typeof line & AddResult & { product: CartProduct } => line.product !== null)
  return {
    added: available.reduce((sum, { addedQuantity }) => sum + addedQuantity, 0),
    missing: results.flatMap(({ name, product }) => (product === null ? [name] : [])),
    capped: available.flatMap(({ product, capped }) => (capped ? [product] : [])),
  }
}

import { type Added, addToCart, type CartProduct, lineLimit } from './cart.ts'
import { refreshLines } from './today/checkCart.ts'

/** A line of an order; without an id its product is no longer known. */
export interface OrderedLine {
  productId: string | undefined
  name: string
  quantity: number
}

export interface BoughtAgain {
  added: number
  /** Names of what is gone or sold out. */
  missing: readonly string[]
  /** Of these the cart now holds the most it takes. */
  capped: readonly CartProduct[]
}

/** The lines of an order once more, at today's prices and stock (CHAT-117). Throws ApiError, and then nothing was added. */
export const buyAgain = async (ordered: readonly OrderedLine[]): Promise<BoughtAgain> => addAgain(ordered, await todayOf(ordered))

export type Today = Awaited<ReturnType<typeof refreshLines>>

/** Today's products of the lines. Throws ApiError. */
export const todayOf = (ordered: readonly OrderedLine[]): Promise<Today> =>
  refreshLines(ordered.flatMap(({ productId }) => (productId === undefined ? [] : [{ productId }])))

/** Adds them as they were just read, so that what is said of it can stand before what follows from it. */
export function addAgain(ordered: readonly OrderedLine[], today: Today): BoughtAgain {
  const tried = ordered.map(({ productId, name, quantity }) => {
    const product = (productId !== undefined && today.get(productId)) || null
    return product === null || lineLimit(product) === 0 ? { name, product: null } : { name, product, ...addToCart(product, quantity) }
  })
  const had = tried.filter((line): line is typeof line & Added & { product: CartProduct } => line.product !== null)
  return {
    added: had.reduce((sum, { addedQuantity }) => sum + addedQuantity, 0),
    missing: tried.flatMap(({ name, product }) => (product === null ? [name] : [])),
    capped: had.flatMap(({ product, capped }) => (capped ? [product] : [])),
  }
}

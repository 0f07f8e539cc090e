import { type CartProduct, lineOf } from './cart.ts'
import { type AddResult, addToCart, useCart } from './cartStore.ts'

/** Adds a product that the shop chose among the kinds of a fish. Its line says so, unless the buyer had added the product already (CHAT-177). */
export function addChosen(product: CartProduct, quantity: number): AddResult {
  const before = lineOf(useCart.getState().lines, product.id)
  const added = addToCart(product, quantity)
  if (added.line && (!before || before.chosenByShop))
    useCart.setState(({ lines }) => ({
      lines: lines.map((line) => (line.productId === product.id ? { ...line, chosenByShop: true } : line)),
    }))
  return added
}

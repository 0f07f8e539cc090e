import { useCart } from '../cart.ts'
import { addLine, type CartProduct } from '../lines.ts'

/**
 * Replaces a sold-out line by another product, in the same quantity if the stock allows. Returns false without such a line or without
 * stock.
 */
export function swapLine(soldOutId: string, product: CartProduct): boolean {
  const { lines } = useCart.getState()
  const soldOut = lines.find(({ productId }) => productId === soldOutId)
  const [replacement] = soldOut ? addLine([], product, soldOut.quantity) : []
  if (!replacement) return false
  useCart.setState({ lines: lines.map((line) => (line === soldOut ? replacement : line)) })
  return true
}

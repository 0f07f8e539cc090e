import { addLine, type CartProduct, lineOf } from '../cart.ts'
import { useCart } from '../cartStore.ts'

/**
 * Replaces a line by another product at its place, in the same quantity if the stock allows. A line that already has the product is joined
 * with it. Returns false without such a line or without stock.
 */
export function swapLine(productId: string, product: CartProduct): boolean {
  const { lines } = useCart.getState()
  const gone = lineOf(lines, productId)
  const same = lineOf(lines, product.id)
  const [replacement] = gone ? addLine(same ? [same] : [], product, gone.quantity) : []
  if (!replacement || gone === same) return false
  useCart.setState({ lines: lines.flatMap((line) => (line === gone ? replacement : line === same ? [] : line)) })
  return true
}

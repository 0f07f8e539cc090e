import { useCart } from '../cart.ts'
import { addLine, type CartProduct } from '../lines.ts'

/**
 * Replaces a sold-out line by another product, in the same quantity if the stock allows. Returns false if there is no such line or no
 * stock.
 */
export function swapLine(goneId: string, product: CartProduct): boolean {
  const { lines } = useCart.getState()
  const gone = lines.find(({ productId }) => productId === goneId)
  const [instead] = gone ? addLine([], product, gone.quantity) : []
  if (!instead) return false
  useCart.setState({ lines: lines.map((line) => (line === gone ? instead : line)) })
  return true
}

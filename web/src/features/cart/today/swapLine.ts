import { useCart } from '../cart.ts'
import { addLine, type CartProduct } from '../lines.ts'

/** Puts another product where one stood that is sold out, as many of it as there are; false where there is none. */
export function swapLine(goneId: string, product: CartProduct): boolean {
  const { lines } = useCart.getState()
  const gone = lines.find(({ productId }) => productId === goneId)
  const [instead] = gone ? addLine([], product, gone.quantity) : []
  if (!instead) return false
  useCart.setState({ lines: lines.map((line) => (line === gone ? instead : line)) })
  return true
}

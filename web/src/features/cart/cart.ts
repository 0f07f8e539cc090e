import * as z from 'zod/mini'
import { randomId } from '#web/api/ids.ts'
import { persisted } from '#web/api/storage/persisted.ts'
import { onPerson } from '#web/features/session/person.ts'
import { addLine, CartLine, type CartProduct, lineOf, setLine, withoutOrdered } from './lines.ts'
import { type Baskets, handOver } from './owners.ts'

export { type CartLine, type CartProduct, cartCount, cartTotal, lineLimit, roomFor } from './lines.ts'

const Lines = z.array(CartLine)
const Stored = z.object({
  lines: Lines,
  checkoutId: z.string(),
  owner: z.nullable(z.string()),
  waiting: z.record(z.string(), z.object({ lines: Lines, checkoutId: z.string() })),
})

/** Survives reload and logout (GEN-033). The total is derived, never stored beside the lines. */
export const useCart = persisted<typeof Stored, Baskets>('cart', Stored, () => ({
  lines: [],
  checkoutId: randomId(),
  owner: null,
  waiting: {},
}))

export interface Added {
  /** null: nothing of it is in the cart, for it is sold out. */
  line: CartLine | null
  addedQuantity: number
  /** Less was added than asked for (PROD-007). */
  capped: boolean
}

export function addToCart(product: CartProduct, quantity: number): Added {
  const before = useCart.getState().lines
  const lines = addLine(before, product, quantity)
  const line = lineOf(lines, product.id) ?? null
  const addedQuantity = (line?.quantity ?? 0) - (lineOf(before, product.id)?.quantity ?? 0)
  // An emptied cart keeps its id for an undo; the next add begins another one.
  useCart.setState(before.length === 0 && lines.length > 0 ? { lines, checkoutId: randomId() } : { lines })
  return { line, addedQuantity, capped: addedQuantity < quantity }
}

export const setQuantity = (productId: string, quantity: number): void =>
  useCart.setState(({ lines }) => ({ lines: setLine(lines, productId, quantity) }))

export const removeLine = (productId: string): void =>
  useCart.setState(({ lines }) => ({ lines: lines.filter((line) => line.productId !== productId) }))

/** Puts one removed line back where it was, unless the product was added again meanwhile. */
export const putBack = (line: CartLine, place: number): void =>
  useCart.setState(({ lines }) => (lineOf(lines, line.productId) ? {} : { lines: [...lines.slice(0, place), line, ...lines.slice(place)] }))

/** The cart holds exactly these lines again (CHAT-036). */
export const restoreLines = (lines: readonly CartLine[]): void => useCart.setState({ lines })

export const clearCart = (): void => useCart.setState({ lines: [] })

/** Removes what was ordered; called again, or for an earlier cart, it does nothing (PAY-050, MON-036). */
export function removeOrdered(items: readonly { productId: string; quantity: number }[], checkoutId?: string): void {
  useCart.setState((cart) =>
    checkoutId === undefined || checkoutId === cart.checkoutId ? { lines: withoutOrdered(cart.lines, items), checkoutId: randomId() } : {},
  )
}

onPerson((person) => {
  if (person !== null) useCart.setState((baskets) => handOver(baskets, person, randomId()))
})

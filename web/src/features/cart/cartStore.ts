import * as z from 'zod/mini'
import { randomId } from '#web/api/ids.ts'
import { persisted } from '#web/api/storage/persisted.ts'
import { onPerson } from '#web/features/session/person.ts'
import { addLine, CartLine, type CartProduct, lineOf, mergeLines, setLine, withoutOrdered } from './cart.ts'

const Lines = z.array(CartLine)
const Stored = z.object({
  lines: Lines,
  checkoutId: z.string(),
  owner: z.nullable(z.string()),
  waiting: z.record(z.string(), z.object({ lines: Lines, checkoutId: z.string() })),
})

/** The stored cart; it survives reload and logout (GEN-033). The total is always computed from the lines. */
export const useCart = persisted<typeof Stored, Baskets>('cart', Stored, () => ({
  lines: [],
  checkoutId: randomId(),
  owner: null,
  waiting: {},
}))

export interface AddResult {
  /** Null if the product is sold out and not in the cart. */
  line: CartLine | null
  addedQuantity: number
  /** True if less was added than asked for (PROD-007). */
  capped: boolean
}

export function addToCart(product: CartProduct, quantity: number): AddResult {
  const before = useCart.getState().lines
  const lines = addLine(before, product, quantity)
  const line = lineOf(lines, product.id) ?? null
  const addedQuantity = (line?.quantity ?? 0) - (lineOf(before, product.id)?.quantity ?? 0)
  // A cleared cart keeps its id in case of an undo; the next item added starts a new one.
  useCart.setState(before.length === 0 && lines.length > 0 ? { lines, checkoutId: randomId() } : { lines })
  return { line, addedQuantity, capped: addedQuantity < quantity }
}

export const setQuantity = (productId: string, quantity: number): void =>
  useCart.setState(({ lines }) => ({ lines: setLine(lines, productId, quantity) }))

export const removeLine = (productId: string): void =>
  useCart.setState(({ lines }) => ({ lines: lines.filter((line) => line.productId !== productId) }))

/** Restores a removed line at its place, unless the product was added again meanwhile. */
export const restoreLine = (line: CartLine, place: number): void =>
  useCart.setState(({ lines }) => (lineOf(lines, line.productId) ? {} : { lines: [...lines.slice(0, place), line, ...lines.slice(place)] }))

export const clearCart = (): void => useCart.setState({ lines: [] })

/** Removes the ordered items. Called again, or for an earlier cart, it does nothing (PAY-050, MON-036). */
export function removeOrdered(items: readonly { productId: string; quantity: number }[], checkoutId?: string): void {
  useCart.setState((cart) =>
    checkoutId === undefined || checkoutId === cart.checkoutId ? { lines: withoutOrdered(cart.lines, items), checkoutId: randomId() } : {},
  )
}

onPerson((person) => {
  if (person !== null) useCart.setState((baskets) => handOver(baskets, person, randomId()))
})

export interface Basket {
  lines: readonly CartLine[]
  /** Shared by all attempts to pay for this cart; an order renews it (MON-029). */
  checkoutId: string
}

/** The current cart, its owner, and the stored carts of other people on this device. */
export interface Baskets extends Basket {
  owner: string | null
  waiting: Readonly<Record<string, Basket>>
}

/** Switches the cart to a person. A guest's lines are added to theirs; another owner's cart is stored until they return (GEN-033). */
export function handOver(baskets: Baskets, person: string, newId: string): Baskets {
  const { lines, checkoutId, owner, waiting } = baskets
  if (owner === person) return baskets
  const { [person]: own = { lines: [], checkoutId: newId }, ...others } = waiting
  if (owner !== null) return { ...own, owner: person, waiting: lines.length > 0 ? { ...others, [owner]: { lines, checkoutId } } : others }
  return {
    lines: mergeLines(own.lines, lines),
    checkoutId: own.lines.length > 0 ? own.checkoutId : checkoutId,
    owner: person,
    waiting: others,
  }
}

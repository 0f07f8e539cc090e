import { type CartLine, mergeLines } from './lines.ts'

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

import { type CartLine, mergeLines } from './lines.ts'

export interface Basket {
  lines: readonly CartLine[]
  /** Attempts to pay for one cart share it; an order renews it (MON-029). */
  checkoutId: string
}

/** The cart at hand, whose it is, and the carts of others who use this device. */
export interface Baskets extends Basket {
  owner: string | null
  waiting: Readonly<Record<string, Basket>>
}

/** Gives a person the cart: a guest's lines join their own; another person's cart is set aside until its owner returns (GEN-033). */
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

import { cartTotal } from '#contract/rules/money.ts'
import type { CartLine } from '#web/features/cart/cart.ts'

export interface CartState {
  readonly lines: readonly CartLine[]
  readonly checkoutId: string
  readonly owner: string | null
}

export interface PageChange {
  readonly did: 'pageAdded' | 'pageRemoved' | 'pageQuantity'
  readonly line: CartLine
  readonly total: number
}

/** Returns the changes the buyer made to the cart. An order or a change of owner returns none. */
export function changesOf(before: CartState, now: CartState): PageChange[] {
  const isOrdered = before.lines.length > 0 && before.checkoutId !== now.checkoutId
  if (isOrdered || before.owner !== now.owner) return []
  const total = cartTotal(now.lines)
  const was = (id: string) => before.lines.find(({ productId }) => productId === id)
  const changed = now.lines.flatMap((line): PageChange[] => {
    const old = was(line.productId)
    if (!old) return [{ did: 'pageAdded', line, total }]
    return old.quantity === line.quantity ? [] : [{ did: 'pageQuantity', line, total }]
  })
  const gone = before.lines.filter(({ productId }) => !now.lines.some((line) => line.productId === productId))
  return [...changed, ...gone.map((line): PageChange => ({ did: 'pageRemoved', line, total }))]
}

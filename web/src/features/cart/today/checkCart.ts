import type { Product } from '#contract/catalogue.ts'
import { ApiError } from '#web/api/ApiError.ts'
import type { CartLine } from '../cart.ts'
import { useCart } from '../cartStore.ts'
import { type CartChange, cartChanges, openChanges, withChanges } from './changes.ts'
import { useChecked } from './checked.ts'
import { readToday } from './readToday.ts'

/** The changes that the buyer has neither accepted nor resolved by editing the cart. */
export function useCartChanges(): readonly CartChange[] {
  const changes = useChecked((state) => state.changes)
  const lines = useCart((cart) => cart.lines)
  return changes.length === 0 ? changes : openChanges(changes, lines)
}

/** Compares every line with today's price and stock. While it returns changes, nothing may be ordered. Throws ApiError. */
export async function checkCart(): Promise<readonly CartChange[]> {
  const fresh = await refreshLines(useCart.getState().lines)
  const changes = cartChanges(useCart.getState().lines, fresh)
  useChecked.setState({ changes })
  return changes
}

export function acceptCartChanges(): void {
  useCart.setState(({ lines }) => ({ lines: withChanges(lines, openChanges(useChecked.getState().changes, lines)) }))
  useChecked.setState({ changes: [] })
}

/** Fetches today's product of every line; null for a removed product. Throws ApiError. */
export async function refreshLines(lines: readonly Pick<CartLine, 'productId'>[]): Promise<Map<string, Product | null>> {
  return new Map(await Promise.all(lines.map(async ({ productId }) => [productId, await todayOrGone(productId)] as const)))
}

async function todayOrGone(productId: string): Promise<Product | null> {
  try {
    return await readToday(productId)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

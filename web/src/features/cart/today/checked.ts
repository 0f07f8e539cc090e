import { create } from 'zustand'
import { wholeShillings } from '#contract/rules/money.ts'
import type { CartLine } from '../cart.ts'
import { useCart } from '../cartStore.ts'
import type { CartChange } from './changes.ts'

/** The changes found by the last check, shared by cards and pages (MON-003, CHAT-090). */
export const useChecked = create<{ changes: readonly CartChange[] }>()(() => ({ changes: [] }))

/** The lines at the prices of the last check, even before the buyer accepts them, so that all parts of the app show the same prices. */
export const linesToday = (): CartLine[] => atPricesOf(useChecked.getState().changes, useCart.getState().lines)

/** Like `linesToday`, as a hook. */
export function useLinesToday(): CartLine[] {
  const changes = useChecked((state) => state.changes)
  return atPricesOf(
    changes,
    useCart((cart) => cart.lines),
  )
}

const atPricesOf = (changes: readonly CartChange[], lines: readonly CartLine[]): CartLine[] =>
  lines.map((line) => {
    const { productId, product } = line
    const change = changes.find(
      (one) => one.kind === 'price' && one.productId === productId && one.from === wholeShillings(product.unitPrice),
    )
    return change?.kind === 'price' ? { ...line, product: { ...product, unitPrice: change.to } } : line
  })

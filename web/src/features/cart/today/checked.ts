import { create } from 'zustand'
import { wholeShillings } from '#contract/rules/money.ts'
import { useCart } from '../cart.ts'
import type { CartLine } from '../lines.ts'
import type { CartChange } from './changes.ts'

/** The changes the last check found, shared by card and page (MON-003, CHAT-090). */
export const useChecked = create<{ changes: readonly CartChange[] }>()(() => ({ changes: [] }))

/** The lines at the prices of the last check, also before they are accepted: what card, line and words name. */
export const linesToday = (): CartLine[] => atPricesOf(useChecked.getState().changes, useCart.getState().lines)

/** As `linesToday`, followed. */
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

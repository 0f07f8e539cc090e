import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { fishName } from '#web/ui/fishName.ts'

interface NewPrice {
  readonly product: SellerProduct
  /** In TZS; undefined where only the stock changes. */
  readonly unitPrice: number | undefined
}

/** Whether a price differs from the one before by more than half, as a slip with a zero or a dot does (SELL-017). */
export const isFarOff = (from: number, to: number): boolean => from > 0 && Math.abs(to - from) * 2 > from

/** Asks once about all prices that are far from the ones before; resolves with true where nothing is, or the seller says yes (SELL-017). */
export async function confirmPrices(prices: readonly NewPrice[]): Promise<boolean> {
  const changes = prices.flatMap(({ product, unitPrice }) => {
    const from = wholeShillings(product.unitPrice)
    return unitPrice !== undefined && isFarOff(from, unitPrice) ? [{ product, from, to: unitPrice }] : []
  })
  if (changes.length === 0) return true
  return dialogs.confirm(() => {
    const { numbers: t, prices: row } = textsNow('sellerProducts').sellerProducts
    const list = changes.map(({ product, from, to }) =>
      fill(row.toBe, { name: fishName(product.name), from: formatTzs(from), to: formatTzs(to) }),
    )
    return fill(t.farOff, { changes: list.join(', ') })
  })
}

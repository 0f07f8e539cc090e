import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { fishName } from '#web/ui/fishName.ts'

interface NewPrice {
  readonly product: SellerProduct
  /** The new price in TZS; undefined if only the stock changes. */
  readonly unitPrice: number | undefined
}

/** True if a price changes by more than half, as after a typo with a zero or a dot (SELL-017). */
export const isFarOff = (from: number, to: number): boolean => from > 0 && Math.abs(to - from) * 2 > from

/** Asks once to confirm all unusual price changes. Resolves to true if there are none or the seller confirms (SELL-017). */
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

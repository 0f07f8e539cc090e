import { wholeShillings } from '#contract/rules/money.ts'
import type { SellerProduct } from '#contract/seller.ts'

type Stock = Pick<SellerProduct, 'availableQuantity' | 'alertQuantity'>

/** How full the stock bar is, in percent: full at five times the alert quantity, which stands at 20 % (SPRD-035). */
export function stockLevel({ availableQuantity, alertQuantity }: Stock): number {
  if (availableQuantity <= 0) return 0
  return alertQuantity <= 0 ? 100 : Math.min(100, (availableQuantity / (5 * alertQuantity)) * 100)
}

/** What all products together are worth, in TZS (SPRD-007). */
export const inventoryValue = (products: readonly SellerProduct[]): number =>
  products.reduce((sum, { unitPrice, availableQuantity }) => sum + wholeShillings(unitPrice) * availableQuantity, 0)

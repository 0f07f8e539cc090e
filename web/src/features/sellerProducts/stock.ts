import { wholeShillings } from '#contract/rules/money.ts'
import type { SellerProduct } from '#contract/seller.ts'

type Stock = Pick<SellerProduct, 'availableQuantity' | 'alertQuantity'>

/** Returns how full the stock bar is, in percent. It is full at five times the alert quantity, so the alert mark is at 20 % (SPRD-035). */
export function stockLevel({ availableQuantity, alertQuantity }: Stock): number {
  if (availableQuantity <= 0) return 0
  return alertQuantity <= 0 ? 100 : Math.min(100, (availableQuantity / (5 * alertQuantity)) * 100)
}

/** Returns the value of all products in stock, in TZS (SPRD-007). */
export const inventoryValue = (products: readonly SellerProduct[]): number =>
  products.reduce((sum, { unitPrice, availableQuantity }) => sum + wholeShillings(unitPrice) * availableQuantity, 0)

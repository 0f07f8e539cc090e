import * as z from 'zod/mini'
import { wholeShillings } from '#contract/rules/money.ts'
import type { CartLine } from '#web/features/cart/cart.ts'

/** One purchased item, as the buyer saw it. The price is in whole shillings. */
export const PurchaseLine = z.object({ productId: z.string(), name: z.string(), quantity: z.int(), unitPrice: z.int() })
export type PurchaseLine = z.infer<typeof PurchaseLine>

export const purchaseLines = (lines: readonly CartLine[]): PurchaseLine[] =>
  lines.map(({ productId, quantity, product }) => ({
    productId,
    name: product.name,
    quantity,
    unitPrice: wholeShillings(product.unitPrice),
  }))

/** Whether the cart still has exactly these products, quantities and prices, in any order (PAY-002). Always false for an empty purchase. */
export function fitsCart(purchase: readonly PurchaseLine[] | undefined, lines: readonly CartLine[]): boolean {
  const today = new Map(purchaseLines(lines).map((line) => [line.productId, line]))
  return (
    purchase !== undefined &&
    purchase.length > 0 &&
    purchase.length === lines.length &&
    purchase.every(({ productId, quantity, unitPrice }) => {
      const line = today.get(productId)
      return line?.quantity === quantity && line.unitPrice === unitPrice
    })
  )
}

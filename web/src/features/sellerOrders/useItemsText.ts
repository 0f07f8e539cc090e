import type { SellerOrder } from '#contract/order.ts'
import { fill, useLanguage, useTexts } from '#web/i18n/texts.ts'
import { shortName } from '#web/ui/fishName.ts'

/** Formats the seller's items of an order in one line: `Prawns × 6, Octopus × 4` (SORD-009). */
export function useItemsText(): (order: Pick<SellerOrder, 'items'>) => string {
  const { sellerOrders: t } = useTexts('sellerOrders')
  const { language } = useLanguage()
  return ({ items }) =>
    items
      .map(({ product, quantity }) => {
        const name = shortName(product.name, language)
        return quantity === 0 ? fill(t.missing.lineOut, { name }) : fill(t.line, { name, n: quantity })
      })
      .join(', ')
}

import { isLow, isOut } from '#contract/rules/stock.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { stockLevel } from './stock.ts'

/** The stock as text and as a bar with a mark at the alert quantity (SPRD-033 to SPRD-035). */
export function StockLevel({ product, isShort = false }: { product: SellerProduct; isShort?: boolean }) {
  const t = useTexts('sellerProducts', 'shop')
  const { availableQuantity, alertQuantity } = product
  const level = stockLevel(product)
  const low = isLow(product)
  const words = isShort ? String(availableQuantity) : fillCount(t.catalogue.inStock, { n: availableQuantity })
  return (
    <div className={classes('stock-level', low && 'stock-low')}>
      <p>
        <b>{isOut(product) ? t.catalogue.soldOut : words}</b>
        <span>{fill(t.sellerProducts.alertAt, { n: alertQuantity })}</span>
      </p>
      <svg
        role="meter"
        aria-label={t.sellerProducts.level}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level)}
        viewBox="0 0 100 14"
        preserveAspectRatio="none"
      >
        <rect className="level-ground" y="3" width="100" height="8" />
        <rect className="level-fill" y="3" width={level} height="8" />
        {alertQuantity > 0 && <path className="level-mark" d="M20 0v14" />}
      </svg>
    </div>
  )
}

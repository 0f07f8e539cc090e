import { useMemo } from 'react'
import type { SellerProduct } from '#contract/seller.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Price } from '#web/ui/Money.tsx'
import { inventoryValue } from '../stock.ts'
import styles from './InventoryValue.module.css'

/** The value of all products in stock, regardless of filters (SPRD-007). */
export function InventoryValue({ products }: { products: readonly SellerProduct[] }) {
  const { sellerProducts: t } = useTexts('sellerProducts')
  const value = useMemo(() => inventoryValue(products), [products])
  return (
    <p className={styles.inventory}>
      <b>{t.inventoryValue}</b>
      <Price shillings={value} />
      <span className="small muted">{fillCount(t.inventoryOf, { n: products.length })}</span>
    </p>
  )
}

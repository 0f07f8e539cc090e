import type { Product } from '#contract/catalogue.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { fishName, shownParts } from '#web/ui/fishName.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { subtitle } from '#web/ui/nameParts.ts'
import { Plate } from '#web/ui/Plate.tsx'
import { HeartButton, type Hearts } from '../HeartButton.tsx'
import styles from './ProductRow.module.css'

export interface ProductRowProps {
  product: Product
  hearts: Hearts
  onAdd: (product: Product) => void
  onOpen: (product: Product) => void
}

/** A product as a row of a card; picture and name open it. */
export function ProductRow({ product, hearts, onAdd, onOpen }: ProductRowProps) {
  const t = useTexts('shop')
  const parts = shownParts(product.name)
  const name = fishName(product.name)
  const price = wholeShillings(product.unitPrice)
  const out = product.availableQuantity <= 0
  const stock = out ? t.catalogue.soldOut : fillCount(t.catalogue.inStock, { n: Math.floor(product.availableQuantity) })
  return (
    <>
      <button type="button" className="product-line-open" onClick={() => onOpen(product)}>
        <Plate storageType={product.storageType} src={product.images[0]?.url} alt="" width={72} height={52} />
        <span className={styles.productLineWords}>
          <b>{parts.title}</b>
          {subtitle(parts) !== '' && <span className="small muted">{subtitle(parts)}</span>}
          {price > 0 && <b className="money">{formatTzs(price)}</b>}
          <span className="small muted">{[stock, product.seller?.name].filter(Boolean).join(' · ')}</span>
        </span>
      </button>
      <HeartButton product={product} hearts={hearts} />
      <button
        type="button"
        className="add-button"
        disabled={out}
        aria-label={out ? `${t.catalogue.outOfStockCaption}: ${name}` : fill(t.catalogue.addNamed, { name })}
        onClick={() => onAdd(product)}
      >
        <Icon name={out ? 'close' : 'plus'} />
      </button>
    </>
  )
}

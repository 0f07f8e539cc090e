import type { ReactNode } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Price } from '#web/ui/Money.tsx'
import { nameParts } from '#web/ui/nameParts.ts'
import { HeartButton, type Hearts } from '../HeartButton.tsx'
import { Gallery } from './Gallery.tsx'
import styles from './ProductFacts.module.css'
import { ShareProduct } from './ShareProduct.tsx'
import { Stock } from './Stock.tsx'

/** Pictures, name, price, stock and description, in two columns on wide screens (PROD-001 to PROD-004). */
export function ProductFacts({
  product,
  hearts,
  level,
  children,
}: {
  product: Product
  hearts: Hearts
  level: 1 | 2 | 3
  children: ReactNode
}) {
  const t = useTexts('shop')
  const { unit } = nameParts(product.name)
  const Heading = `h${level}` as const
  return (
    <div className="product">
      <div className="product-facts">
        <div className="product-pictures">
          {product.storageType && (
            <span className={classes('text-tag', styles.storage)}>
              {product.storageType === 'frozen' && <Icon name="frozen" size="s" />}
              <span>{t.catalogue.storage[product.storageType]}</span>
            </span>
          )}
          <HeartButton product={product} hearts={hearts} />
          <ShareProduct product={product} />
          <Gallery key={product.id} product={product} />
        </div>
        <div className="product-words">
          {product.category && <span className="text-tag">{product.category.name}</span>}
          <Heading tabIndex={level === 1 ? -1 : undefined}>
            <FishName name={product.name} withoutUnit />
          </Heading>
          <p className={styles.productPrice}>
            <Price shillings={wholeShillings(product.unitPrice)} />
            {unit && <span className="small muted">{unit}</span>}
            <Stock available={product.availableQuantity} />
          </p>
          <p className={classes(styles.productAbout, 'as-written')}>{product.description}</p>
          {product.seller && (
            <p className="small muted">
              {t.catalogue.soldBy} <b className={styles.seller}>{product.seller.name}</b>
            </p>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}

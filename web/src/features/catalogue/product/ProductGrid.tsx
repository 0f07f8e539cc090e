import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { fishName, shownParts } from '#web/ui/fishName.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Price } from '#web/ui/Money.tsx'
import { subtitle } from '#web/ui/nameParts.ts'
import { Plate } from '#web/ui/Plate.tsx'
import { HeartButton, type Hearts } from '../HeartButton.tsx'

/** The number of pictures that fit a phone screen without scrolling. */
const FIRST = 4

interface ProductGridProps {
  products: readonly Product[]
  hearts: Hearts
  onAdd: (product: Product, quantity: number) => void
  /** True if the grid starts above the fold. */
  eager?: boolean
  /** True while the next list loads. */
  busy?: boolean
}

export const ProductGrid = ({ products, hearts, onAdd, eager = false, busy = false }: ProductGridProps) => (
  <ul className="product-grid" aria-busy={busy || undefined}>
    {products.map((product, place) => (
      <li key={product.id}>
        <ProductCard product={product} hearts={hearts} onAdd={onAdd} eager={eager && place < FIRST} />
      </li>
    ))}
  </ul>
)

interface ProductCardProps {
  product: Product
  hearts: Hearts
  onAdd: (product: Product, quantity: number) => void
  /** Loads the picture at once; for cards above the fold. */
  eager?: boolean
}

/** A product in the grid; one link covers picture and name (CAT-023 to CAT-028). Not rendered again while the list is loaded again. */
export const ProductCard = memo(function ProductCard({ product, hearts, onAdd, eager = false }: ProductCardProps) {
  const t = useTexts('shop')
  const parts = shownParts(product.name)
  const out = product.availableQuantity <= 0
  return (
    <article className={classes('product-tile', out && 'is-out')}>
      {out && <span className="stamp">{t.catalogue.soldOut}</span>}
      <HeartButton product={product} hearts={hearts} />
      <Plate storageType={product.storageType} src={product.images[0]?.url} alt={fishName(product.name)} eager={eager} />
      <div className="body">
        <h3>
          <Link className="product-tile-link" to={paths.product(product.id)}>
            {parts.title}
          </Link>
        </h3>
        <p className="tile-subtitle">{subtitle(parts) || '\u00A0'}</p>
        <div className="product-tile-foot">
          <Price shillings={wholeShillings(product.unitPrice)} />
          {out ? (
            <button type="button" className={classes('add-button', 'tile-add-out')} disabled>
              {t.catalogue.outOfStockCaption}
            </button>
          ) : (
            <button
              type="button"
              className="add-button"
              aria-label={fill(t.catalogue.addNamed, { name: fishName(product.name) })}
              onClick={() => onAdd(product, 1)}
            >
              <Icon name="plus" />
            </button>
          )}
        </div>
      </div>
    </article>
  )
})

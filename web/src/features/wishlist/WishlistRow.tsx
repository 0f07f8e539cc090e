import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { getProduct, type Product } from '#contract/catalogue.ts'
import { WISHLIST_DESCRIPTION } from '#contract/rules/constants.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { useCall } from '#web/api/useCall.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { cut } from '#web/ui/cut.ts'
import { fishName } from '#web/ui/fishName.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Price } from '#web/ui/Money.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { renewHeart, type WishlistEntry } from './wishlistStore.ts'

interface WishlistRowProps {
  entry: WishlistEntry
  onAdd: (product: Product) => void
  onRemove: (product: Product) => void
  /** Opens the product in the thread; without it the name links to its page. */
  onOpen?: (product: Product) => void
}

/** A wishlist entry with Add to Cart and Remove (WISH-003 to WISH-011). */
export function WishlistRow({ entry, onAdd, onRemove, onOpen }: WishlistRowProps) {
  const t = useTexts('shop')
  const product = useFreshProduct(entry)
  const out = product.availableQuantity <= 0
  return (
    <article className={classes('wish-row', out && 'is-out')}>
      <div className="wish-picture">
        {out && <span className="stamp">{t.catalogue.soldOut}</span>}
        <Plate storageType={product.storageType} src={product.images[0]?.url} alt={fishName(product.name)} width={160} height={100} />
      </div>
      <div className="wish-words">
        {onOpen ? (
          <h3>
            <button type="button" className="plain-link" onClick={() => onOpen(product)}>
              <FishName name={product.name} />
            </button>
          </h3>
        ) : (
          <h2>
            <Link className="plain-link" to={paths.product(product.id)}>
              <FishName name={product.name} />
            </Link>
          </h2>
        )}
        {!onOpen && <p className="small muted">{cut(product.description, WISHLIST_DESCRIPTION)}</p>}
        <p className="wish-facts">
          <Price shillings={wholeShillings(product.unitPrice)} />
          <span className={classes('stock', out && 'none')}>
            {out ? t.catalogue.outOfStock : fillCount(t.catalogue.inStock, { n: Math.floor(product.availableQuantity) })}
          </span>
        </p>
      </div>
      <div className="wish-actions">
        <Button disabled={out} onClick={() => onAdd(product)}>
          <span>{out ? t.wishlist.unavailable : t.catalogue.addToCart}</span> <About product={product} />
        </Button>
        <Button kind="quiet" icon="trash" onClick={() => onRemove(product)}>
          {t.wishlist.remove} <About product={product} />
        </Button>
      </div>
    </article>
  )
}

/** Adds the product's name to a button for screen readers, as each entry has the same buttons. */
const About = ({ product }: { product: Product }) => <span className="visually-hidden">{fishName(product.name)}</span>

/** The current product of an entry, or the stored one until it is fetched. A product that was removed has no stock. */
function useFreshProduct({ productId, product }: WishlistEntry): Product {
  const { data, error } = useCall(getProduct, { params: { id: productId } })
  useEffect(() => {
    if (data) renewHeart(data)
  }, [data])
  if (data) return data
  return error?.status === 404 ? { ...product, availableQuantity: 0 } : product
}

import { type ReactNode, useState } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { errorText, failureText } from '#web/api/errorText.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { useSavedAt } from '#web/api/useSavedAt.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Price } from '#web/ui/Money.tsx'
import { nameParts } from '#web/ui/nameParts.ts'
import { Note } from '#web/ui/Note.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { HeartButton, type Hearts } from '../HeartButton.tsx'
import { useProduct } from '../useCatalogue.ts'
import { ProductSkeleton } from './ProductSkeleton.tsx'

interface ProductPanelProps {
  id: string
  hearts: Hearts
  /** Heading level of the product's name: 1 on its page, 3 in a card. */
  level?: 1 | 2 | 3
  /** Renders the actions: quantity and Add to Cart on the page, buttons in a card. */
  actions: (product: Product) => ReactNode
}

/** One product in every state: loading, not found (PROD-020), failed (PROD-019) or loaded. */
export function ProductPanel({ id, hearts, level = 3, actions }: ProductPanelProps) {
  const t = useTexts('shop')
  const { product, key, missing, error, reload } = useProduct(id)
  const savedAt = useSavedAt([key])
  const Heading = `h${level}` as const
  if (missing) {
    return (
      <Note>
        <Heading>{t.catalogue.notFound}</Heading>
        <LinkButton kind="line" to={paths.products()}>
          {t.catalogue.backToProducts}
        </LinkButton>
      </Note>
    )
  }
  if (error && !product)
    return <ErrorNote text={failureText(error, t, fill(t.catalogue.productError, { error: errorText(error, t) }))} onRetry={reload} />
  if (!product) return <ProductSkeleton level={level} />
  return (
    <>
      <SavedStrip at={savedAt} />
      <ProductFacts product={product} hearts={hearts} level={level}>
        {actions(product)}
      </ProductFacts>
    </>
  )
}

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
            <span className={classes('text-tag', 'product-storage')}>
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
          <p className="product-price">
            <Price shillings={wholeShillings(product.unitPrice)} />
            {unit && <span className="small muted">{unit}</span>}
            <Stock available={product.availableQuantity} />
          </p>
          <p className={classes('product-about', 'as-written')}>{product.description}</p>
          {product.seller && (
            <p className="small muted">
              {t.catalogue.soldBy} <b className="product-seller">{product.seller.name}</b>
            </p>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}

/** A product's pictures: a large one, and thumbnails if there are several (PROD-001). */
function Gallery({ product }: { product: Product }) {
  const t = useTexts('shop')
  const [chosen, setChosen] = useState(0)
  const large = product.images[chosen] ?? product.images[0]
  return (
    <>
      <Plate
        key={large?.id ?? 'none'}
        className="sheet"
        storageType={product.storageType}
        src={large?.url}
        alt={fishName(product.name)}
        width={512}
        height={320}
        eager
      />
      {product.images.length > 1 && (
        <ul className="product-thumbs" aria-label={t.catalogue.pictures}>
          {product.images.map((image, place) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={fill(t.catalogue.picture, { i: place + 1, n: product.images.length })}
                aria-pressed={place === chosen}
                onClick={() => setChosen(place)}
              >
                <Plate storageType={product.storageType} src={image.url} alt="" width={64} height={48} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Shares the product's link, name and price (CHAT-121). The sharing code loads on the first tap. */
function ShareProduct({ product }: { product: Product }) {
  const t = useTexts('shop')
  const share = async () => {
    const { shareProduct } = await importWhenOnline(() => import('./shareProduct.ts'))
    await shareProduct(product)
  }
  return <IconButton icon="share" className={classes('heart', 'product-share')} label={t.catalogue.share} onClick={() => void share()} />
}

/** The stock, as text and icon, never by colour alone (PROD-004). */
export function Stock({ available }: { available: number }) {
  const t = useTexts('shop')
  const out = available <= 0
  return (
    <span className={classes('stock', out && 'none')}>
      <Icon name={out ? 'close' : 'check'} size="s" />
      <span>{out ? t.catalogue.outOfStock : fillCount(t.catalogue.inStock, { n: Math.floor(available) })}</span>
    </span>
  )
}

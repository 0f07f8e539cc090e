import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import type { Product } from '#contract/catalogue.ts'
import { RELATED_PRODUCTS } from '#contract/rules/constants.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { imageAddress } from '#web/api/apiHost.ts'
import { errorText } from '#web/api/errorText.ts'
import { randomId } from '#web/api/ids.ts'
import { GridSkeleton } from '#web/features/catalogue/product/GridSkeleton.tsx'
import { ProductGrid } from '#web/features/catalogue/product/ProductGrid.tsx'
import { ProductPanel } from '#web/features/catalogue/product/ProductPanel.tsx'
import { useProduct, useRelated } from '#web/features/catalogue/useCatalogue.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { ContinueInChat } from '#web/ui/ContinueInChat.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { shownParts } from '#web/ui/fishName.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { NotListed, PageTitle } from '#web/ui/PageFrame.tsx'
import { Stepper } from '#web/ui/Stepper.tsx'
import { toast } from '#web/ui/toast.ts'
import { Reassurance } from '../home/Reassurance.tsx'
import { useShopping } from './useShopping.ts'

export function ProductPage() {
  const { id = '' } = useParams()
  const t = useTexts('shop')
  const { product, missing, error } = useProduct(id)
  const { hearts } = useShopping()
  const failed = error !== undefined && product === undefined

  const isOffline = error?.isOfflineRead
  // One toast per failure, in addition to the text on the page (ERR-041).
  useEffect(() => {
    return failed && !isOffline ? toast.failure(() => textsNow('shop').catalogue.productFailed) : undefined
  }, [failed, isOffline])

  return (
    <div className="page product-page">
      <PageTitle title={product ? shownParts(product.name).title : missing ? t.catalogue.notFound : t.catalogue.title} />
      {missing && <NotListed />}
      <Link className="back-link" to={paths.products()}>
        <Icon name="back" size="s" />
        {t.catalogue.backToProducts}
      </Link>
      {failed && <h1 tabIndex={-1}>{t.catalogue.title}</h1>}
      <ProductPanel id={id} hearts={hearts} level={1} actions={actionsOf} />
      {product && <RelatedProducts key={product.id} product={product} />}
      {product && <ProductData product={product} />}
    </div>
  )
}

const actionsOf = (product: Product) => <ProductActions product={product} />

/** Adds a product to the cart, then opens the cart (PROD-008). */
export function ProductActions({ product }: { product: Product }) {
  const navigate = useNavigate()
  const { add } = useShopping()
  const addToCart = (quantity: number) => {
    if (add(product, quantity)) void navigate(paths.cart)
  }
  return (
    <>
      <BuyBar key={product.id} product={product} onAdd={addToCart} />
      <ContinueInChat card={{ kind: 'product', id: product.id }} />
      <Reassurance />
    </>
  )
}

/** Quantity and Add to Cart (PROD-005 to PROD-009), fixed at the bottom on a phone. */
export function BuyBar({ product, onAdd }: { product: Product; onAdd: (quantity: number) => void }) {
  const t = useTexts('shop')
  const [chosen, setChosen] = useState(1)
  const most = Math.floor(product.availableQuantity)
  const out = most <= 0
  const quantity = Math.min(chosen, Math.max(1, most))
  return (
    <div className="buy-bar">
      <Stepper label={t.catalogue.quantity} value={quantity} max={Math.max(1, most)} disabled={out} onChange={setChosen} />
      <Button block disabled={out} onClick={() => onAdd(quantity)}>
        {out ? t.catalogue.outOfStockCaption : t.catalogue.addToCart}
      </Button>
    </div>
  )
}

/** The product as schema.org data for search engines. Browsers don't run this block (SEC-001). */
export function ProductData({ product }: { product: Product }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.images.map(({ url }) => new URL(imageAddress(url), location.origin).href),
    offers: {
      '@type': 'Offer',
      price: wholeShillings(product.unitPrice),
      priceCurrency: 'TZS',
      availability: `https://schema.org/${product.availableQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  }
  // Sellers choose the name, so a tag in it must not end the script element.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}

const LOAD = randomId()

/** Other products of the same category, below a product, shuffled for each visit (PROD-012 to PROD-016). Give it the product's id as key. */
export function RelatedProducts({ product }: { product: Product }) {
  const t = useTexts('shop')
  const { key } = useLocation()
  // Back returns to the same history entry, and so to the same products.
  const [seed] = useState(`${LOAD} ${key}`)
  const { products, error, reload } = useRelated(product, seed)
  const { hearts, add } = useShopping()
  return (
    <section className="related-products" aria-labelledby="related">
      <h2 id="related">{t.catalogue.related}</h2>
      {error && !products && <ErrorNote text={errorText(error, t, t.errors.fetchRelatedProducts)} onRetry={reload} />}
      {!error && !products && <GridSkeleton cards={RELATED_PRODUCTS} />}
      {products?.length === 0 && <p className="muted">{t.catalogue.noRelated}</p>}
      {products && products.length > 0 && <ProductGrid products={products} hearts={hearts} onAdd={add} />}
    </section>
  )
}

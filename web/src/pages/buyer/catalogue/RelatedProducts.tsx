import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Product } from '#contract/catalogue.ts'
import { RELATED_PRODUCTS } from '#contract/rules/constants.ts'
import { errorText } from '#web/api/errorText.ts'
import { randomId } from '#web/api/ids.ts'
import { GridSkeleton } from '#web/features/catalogue/product/GridSkeleton.tsx'
import { ProductGrid } from '#web/features/catalogue/product/ProductGrid.tsx'
import { useRelated } from '#web/features/catalogue/useCatalogue.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import styles from './RelatedProducts.module.css'
import { useShopping } from './useShopping.ts'

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
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{t.catalogue.related}</h2>
      {error && !products && <ErrorNote text={errorText(error, t, t.errors.fetchRelatedProducts)} onRetry={reload} />}
      {!error && !products && <GridSkeleton cards={RELATED_PRODUCTS} />}
      {products?.length === 0 && <p className="muted">{t.catalogue.noRelated}</p>}
      {products && products.length > 0 && <ProductGrid products={products} hearts={hearts} onAdd={(other) => add(other, 1)} />}
    </section>
  )
}

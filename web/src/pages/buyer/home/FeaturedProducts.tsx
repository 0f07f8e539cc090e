import { Link } from 'react-router-dom'
import { HOME_PRODUCTS } from '#contract/rules/constants.ts'
import { errorText } from '#web/api/errorText.ts'
import { GridSkeleton } from '#web/features/catalogue/product/GridSkeleton.tsx'
import { ProductGrid } from '#web/features/catalogue/product/ProductGrid.tsx'
import { useFirstProducts } from '#web/features/catalogue/useCatalogue.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { useShopping } from '../catalogue/useShopping.ts'

/** The first products of the catalogue (HOME-007 to HOME-010). */
export function FeaturedProducts() {
  const t = useTexts('shop')
  const { products, error, reload } = useFirstProducts(HOME_PRODUCTS)
  const { hearts, add } = useShopping()
  return (
    <section className="section" aria-labelledby="featured">
      <div className="section-head">
        <h2 id="featured">{t.catalogue.featured}</h2>
        <Link className="link" to={paths.products()}>
          {t.catalogue.viewAll}
        </Link>
      </div>
      {error && !products && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      {!error && !products && <GridSkeleton cards={HOME_PRODUCTS} />}
      {products?.length === 0 && <p className="muted">{t.catalogue.noProducts}</p>}
      {products && products.length > 0 && <ProductGrid products={products} hearts={hearts} onAdd={(product) => add(product, 1)} />}
    </section>
  )
}

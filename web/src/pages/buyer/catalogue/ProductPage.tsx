import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { Product } from '#contract/catalogue.ts'
import { ProductPanel } from '#web/features/catalogue/product/ProductPanel.tsx'
import { useProduct } from '#web/features/catalogue/useCatalogue.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { shownParts } from '#web/ui/fishName.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { NotListed, PageTitle } from '#web/ui/PageFrame.tsx'
import { toast } from '#web/ui/toast.ts'
import { ProductActions } from './ProductActions.tsx'
import { ProductData } from './ProductData.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'
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

import { useEffect } from 'react'
import { errorText, failureText } from '#web/api/errorText.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useOwnProducts } from '../useOwnProducts.ts'
import { ProductList } from './ProductList.tsx'

/** The product list in every state: loading, failed, empty or filled (SPRD-001 to SPRD-008). */
export function ProductListPanel() {
  const t = useTexts('sellerProducts', 'shop')
  const { products, error, reload } = useOwnProducts()
  const hasFailed = error !== undefined && !error.isOfflineRead
  useEffect(() => {
    if (!hasFailed) return undefined
    return toast.failure(() => textsNow('shop').catalogue.productsFailed, {
      label: () => textsNow().common.tryAgain,
      run: () => window.location.reload(),
    })
  }, [hasFailed])
  return (
    <>
      {error && (
        <ErrorNote text={failureText(error, t, fill(t.sellerProducts.listError, { error: errorText(error, t) }))} onRetry={reload} />
      )}
      {!products && !error && <Skeleton lines={8} />}
      {products?.length === 0 && (
        <EmptyState cloth="samaki" mji="samaki" title={t.sellerProducts.empty} text={t.sellerProducts.emptyText} jina="little">
          <LinkButton icon="plus" to={sellerPaths.newProduct}>
            {t.sellerProducts.add}
          </LinkButton>
        </EmptyState>
      )}
      {products && products.length > 0 && <ProductList products={products} />}
    </>
  )
}

import { useEffect } from 'react'
import { errorText, failureText } from '#web/api/errorText.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { ProductNotFound } from '../ProductNotFound.tsx'
import { useOwnProduct } from '../useOwnProducts.ts'
import { ProductView } from './ProductView.tsx'

/** One product for its seller, or why it can't be shown (SPRD-030, SPRD-036). */
export function ProductViewPanel({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const t = useTexts('sellerProducts', 'shop')
  const { product, isMissing, error, reload } = useOwnProduct(id)
  const hasFailed = error !== undefined && !isMissing && !product
  const isOffline = error?.isOfflineRead
  useEffect(() => {
    return hasFailed && !isOffline ? toast.failure(() => textsNow('shop').catalogue.productFailed) : undefined
  }, [hasFailed, isOffline])
  if (product) return <ProductView product={product} onRemoved={onRemoved} />
  return (
    <AreaPage title={t.sellerProducts.viewTitle} parent={{ name: t.sellerProducts.title, to: sellerPaths.products() }}>
      {isMissing ? (
        <ProductNotFound />
      ) : hasFailed ? (
        <ErrorNote text={failureText(error, t, fill(t.catalogue.productError, { error: errorText(error, t) }))} onRetry={reload} />
      ) : (
        <Skeleton lines={8} />
      )}
    </AreaPage>
  )
}

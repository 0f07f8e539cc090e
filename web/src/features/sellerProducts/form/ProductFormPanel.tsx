import { useEffect, useState } from 'react'
import { errorText } from '#web/api/errorText.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { later } from '#web/ui/later.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useOwnProduct } from '../useOwnProducts.ts'
import { ProductForm } from './ProductForm.tsx'

/** Loaded on demand, because a missing product is rare. */
const ProductNotFound = later(async () => (await import('../ProductNotFound.tsx')).ProductNotFound)

export interface ProductFormPanelProps {
  onSaved: () => void
}

export function NewProductPanel({ onSaved }: ProductFormPanelProps) {
  const [attempt, setAttempt] = useState(0)
  return <ProductForm key={attempt} onSaved={onSaved} onStartOver={() => setAttempt(attempt + 1)} />
}

/** The form for an existing product; it opens once the newest state is loaded (SPRD-010). */
export function EditProductPanel({ id, onSaved }: ProductFormPanelProps & { id: string }) {
  const t = useTexts('sellerProducts')
  const { form: own, title } = t.sellerProducts
  const { product, isMissing, isValidating, error, reload } = useOwnProduct(id)
  const [attempt, setAttempt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const hasFailed = error !== undefined && !isMissing && !product
  const isOffline = error?.isOfflineRead
  useEffect(() => {
    return hasFailed && !isOffline ? toast.failure(() => textsNow('sellerProducts').sellerProducts.form.loadFailed) : undefined
  }, [hasFailed, isOffline])

  if (product && (isOpen || !isValidating)) {
    if (!isOpen) setOpen(true)
    return <ProductForm key={`${id} ${attempt}`} product={product} onSaved={onSaved} onStartOver={() => setAttempt(attempt + 1)} />
  }
  return (
    <AreaPage title={own.editTitle} parent={{ name: title, to: sellerPaths.products() }} narrow>
      {isMissing ? (
        <ProductNotFound />
      ) : hasFailed ? (
        <ErrorNote text={errorText(error, t, own.loadFailed)} onRetry={reload} />
      ) : (
        <Skeleton lines={8} />
      )}
    </AreaPage>
  )
}

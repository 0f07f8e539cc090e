import { type ReactNode, useEffect } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { errorText } from '#web/api/errorText.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { Hearts } from './hearts.ts'
import { ProductFacts } from './ProductFacts.tsx'
import { useProduct } from './useCatalogue.ts'

export interface ProductPanelProps {
  id: string
  hearts: Hearts
  /** Level of the product's name: 1 on its page, 3 in a card. */
  level?: 1 | 2 | 3
  /** What can be done with it: stepper and Add to Cart on the page, buttons in a card. */
  actions: (product: Product) => ReactNode
  /** To the catalogue. */
  onBack: () => void
  /** Reports a failed load once, for a toast where there is no card (ERR-041). */
  onFailed?: () => void
}

/** Every state of one product: loading, gone (PROD-020), failed (PROD-019), there. */
export function ProductPanel({ id, hearts, level = 3, actions, onBack, onFailed }: ProductPanelProps) {
  const t = useTexts()
  const { product, missing, error, reload } = useProduct(id)
  const failed = error !== undefined && product === undefined
  useEffect(() => {
    if (failed) onFailed?.()
    // Only a new failure is told.
  }, [failed])
  if (missing) {
    return (
      <Note>
        <p>{t.catalogue.notFound}</p>
        <Button kind="line" onClick={onBack}>
          {t.catalogue.backToProducts}
        </Button>
      </Note>
    )
  }
  if (failed) return <ErrorNote text={fill(t.catalogue.productError, { error: errorText(error, t) })} onRetry={reload} />
  if (!product) return <Skeleton lines={8} />
  return (
    <ProductFacts product={product} hearts={hearts} level={level}>
      {actions(product)}
    </ProductFacts>
  )
}

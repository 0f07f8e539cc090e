import type { ReactNode } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { errorText, failureText } from '#web/api/errorText.ts'
import { useSavedAt } from '#web/api/useSavedAt.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Note } from '#web/ui/Note.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import type { Hearts } from '../HeartButton.tsx'
import { useProduct } from '../useCatalogue.ts'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'

export interface ProductPanelProps {
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
  if (!product) return <ProductSkeleton />
  return (
    <>
      <SavedStrip at={savedAt} />
      <ProductFacts product={product} hearts={hearts} level={level}>
        {actions(product)}
      </ProductFacts>
    </>
  )
}

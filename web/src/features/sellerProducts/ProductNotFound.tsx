import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

/** The empty state for an id that isn't one of the seller's products (SPRD-036). */
export function ProductNotFound() {
  const t = useTexts('shop')
  return (
    <EmptyState title={t.catalogue.notFound} jina="asking">
      <LinkButton to={sellerPaths.products()}>{t.catalogue.backToProducts}</LinkButton>
    </EmptyState>
  )
}

import { useMemo } from 'react'
import type { SellerProduct } from '#contract/seller.ts'
import { errorText, failureText } from '#web/api/errorText.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage, type AreaPageProps } from '#web/ui/area/AreaPage.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useOwnProducts } from '../useOwnProducts.ts'
import { ChangesFoot } from './ChangesFoot.tsx'
import { PriceRow } from './PriceRow.tsx'
import { usePrices } from './usePrices.ts'

/** Edits prices and stock of all active products on one page (SELL-014). */
export function PricesPanel({ parent }: { parent: NonNullable<AreaPageProps['parent']> }) {
  const t = useTexts('sellerProducts', 'shop')
  const { sellerProducts: own } = t
  const { products, error, reload } = useOwnProducts()
  const active = useMemo(() => products?.filter(({ isActive }) => isActive), [products])
  if (active && active.length > 0) return <Prices products={active} parent={parent} />
  return (
    <AreaPage title={own.pricesTitle} parent={parent} narrow>
      {error && !active && <ErrorNote text={failureText(error, t, fill(own.listError, { error: errorText(error, t) }))} onRetry={reload} />}
      {!error && !active && <Skeleton lines={8} />}
      {active && (
        <EmptyState cloth="samaki" mji="samaki" title={own.prices.none} text={own.prices.noneText} jina="little">
          <LinkButton to={sellerPaths.products()}>{own.title}</LinkButton>
        </EmptyState>
      )}
    </AreaPage>
  )
}

function Prices({ products, parent }: { products: readonly SellerProduct[]; parent: NonNullable<AreaPageProps['parent']> }) {
  const { sellerProducts: t } = useTexts('sellerProducts')
  const { edits, results, changed, edit, undo, save, busy } = usePrices(products)
  return (
    <AreaPage
      title={t.pricesTitle}
      parent={parent}
      actions={<span className="muted">{fillCount(t.prices.activeCount, { n: products.length })}</span>}
      foot={<ChangesFoot changed={changed} edits={edits} busy={busy} onUndo={undo} onSave={save} />}
    >
      <ul className="price-rows" aria-label={t.pricesTitle}>
        {products.map((product) => (
          <PriceRow key={product.id} product={product} edit={edits[product.id]} result={results[product.id]} onEdit={edit} />
        ))}
      </ul>
    </AreaPage>
  )
}

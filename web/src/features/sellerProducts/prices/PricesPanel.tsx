import { useMemo } from 'react'
import { readAmount } from '#contract/rules/amount.ts'
import { MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { errorText, failureText } from '#web/api/errorText.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage, type AreaPageProps } from '#web/ui/area/AreaPage.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName, shortName } from '#web/ui/fishName.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useOwnProducts } from '../useOwnProducts.ts'
import { typedNumber } from '../wholeNumber.ts'
import { changeOf, type Edits, shownPrice, shownStock } from './edits.ts'
import { PriceRow } from './PriceRow.tsx'
import { changesText, usePrices } from './usePrices.ts'

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

interface ChangesFootProps {
  changed: readonly SellerProduct[]
  edits: Edits
  busy: boolean
  onUndo: (id: string) => void
  onSave: () => void
}

/** The unsaved changes above the Save button; the line opens to old and new values with Undo (SELL-014). */
function ChangesFoot({ changed, edits, busy, onUndo, onSave }: ChangesFootProps) {
  const { prices: t, form } = useTexts('sellerProducts').sellerProducts
  const newValues = (product: SellerProduct): string => {
    const change = changeOf(product, edits[product.id])
    const stock = change.availableQuantity === 0 ? t.soldOut.toLowerCase() : shownStock(product, edits[product.id])
    return [
      change.unitPrice !== undefined && readPrice(shownPrice(product, edits[product.id])),
      change.availableQuantity !== undefined && stock,
    ]
      .filter(Boolean)
      .join(', ')
  }
  return (
    <div className="changes-foot">
      {/* Swahili names in both languages: they are short, and sellers use them. */}
      {changed.length > 0 && (
        <details className="price-changes">
          <summary>
            <span className="changes-line">
              {changed.map((product) => (
                <span key={product.id}>
                  {shortName(product.name, 'sw')} <b>{newValues(product)}</b>
                </span>
              ))}
            </span>
            <Icon name="up" size="s" />
          </summary>
          <ul>
            {changed.map((product) => (
              <li key={product.id}>
                <span className="grow">
                  {fill(t.toBe, { name: fishName(product.name), from: oldValues(product, edits), to: newValues(product) })}
                </span>
                <IconButton icon="undo" label={fill(t.undoOne, { name: fishName(product.name) })} onClick={() => onUndo(product.id)} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button large block disabled={changed.length === 0} busy={busy} busyLabel={form.saving} onClick={onSave}>
        {changed.length === 0 ? changesText(0) : fill(t.save, { changes: changesText(changed.length) })}
      </Button>
    </div>
  )
}

/** Formats a typed price as it is understood; an unreadable one is shown as typed. */
function readPrice(typed: string): string {
  const read = readAmount(typed, MOST_SHILLINGS)
  return 'amount' in read ? typedNumber(read.amount) : typed
}

function oldValues(product: SellerProduct, edits: Edits): string {
  const change = changeOf(product, edits[product.id])
  return [
    change.unitPrice !== undefined && typedNumber(wholeShillings(product.unitPrice)),
    change.availableQuantity !== undefined && String(product.availableQuantity),
  ]
    .filter(Boolean)
    .join(', ')
}

import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { listCategories } from '#contract/catalogue.ts'
import { errorText } from '#web/api/errorText.ts'
import { keyOf } from '#web/api/http/request.ts'
import { afterPaint } from '#web/api/time.ts'
import { useSavedAt } from '#web/api/useSavedAt.ts'
import { GridSkeleton } from '#web/features/catalogue/product/GridSkeleton.tsx'
import { ProductGrid } from '#web/features/catalogue/product/ProductGrid.tsx'
import { addressQuery, type CatalogueQuery, readQuery } from '#web/features/catalogue/query.ts'
import { useCategories, useCategory, useProducts } from '#web/features/catalogue/useCatalogue.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Note } from '#web/ui/Note.tsx'
import { NotListed, PageFrame } from '#web/ui/PageFrame.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { PageSizeChoice } from './PageSizeChoice.tsx'
import { useShopping } from './useShopping.ts'

/** The catalogue. Search, category, page and page size are stored in the URL (CAT-016). */
export function ProductsPage() {
  const t = useTexts('shop')
  const [params, setParams] = useSearchParams()
  const query = readQuery(params)
  const { shown, key, error, isLoading, isValidating, reload } = useProducts(query)
  const savedAt = useSavedAt([key, keyOf(listCategories)])
  const { hearts, add } = useShopping()

  const change = (patch: Partial<CatalogueQuery>, replace = false) => {
    const next = addressQuery({ ...query, page: 1, ...patch })
    setParams(Object.fromEntries(Object.entries(next).map(([name, value]) => [name, String(value)])), { replace })
  }
  // After a failure the previous list is still shown, but it doesn't belong to this query.
  const failed = error !== undefined
  const at = (page: number) => paths.products(addressQuery({ ...query, page }))
  // An old link may name a page beyond the end: redirect to the last one.
  if (shown && !failed && !isValidating && query.page > shown.pages) return <Navigate to={at(shown.pages)} replace />

  return (
    <PageFrame
      title={t.catalogue.title}
      actions={shown && !isLoading && <span className="small muted">{fillCount(t.catalogue.count, { n: shown.total })}</span>}
    >
      <SavedStrip at={savedAt} />
      <div className="catalogue-page">
        <CategoryFilter value={query.category} onChoose={(category) => change({ category })} />
        <div className="catalogue-main">
          <SearchField label={t.catalogue.search} applied={query.search} onSearch={(search) => change({ search }, true)} />
          {failed && <ErrorNote text={errorText(error, t, t.catalogue.productsFailed)} onRetry={reload} />}
          {!failed && !shown && <GridSkeleton cards={query.pageSize} />}
          {shown && shown.products.length === 0 && (
            <EmptyState cloth="wimbi" mji="wavu" title={t.catalogue.noProductsFound} text={t.catalogue.tryOther} jina="asking">
              <NotListed />
              <LinkButton to={paths.products()}>{t.catalogue.showAll}</LinkButton>
            </EmptyState>
          )}
          {shown && shown.products.length > 0 && (
            <>
              <h2 className="visually-hidden">{t.header.products}</h2>
              <ProductGrid products={shown.products} hearts={hearts} onAdd={add} eager busy={isLoading} />
            </>
          )}
          {shown && (
            <div className="catalogue-foot">
              <Pager page={query.page} pages={shown.pages} to={at} />
              <PageSizeChoice value={query.pageSize} onChoose={(pageSize) => change({ pageSize })} />
            </div>
          )}
        </div>
      </div>
    </PageFrame>
  )
}

/** The category list: a column beside the products, a strip above them on a phone (CAT-003). If it fails to load, products still work (CAT-012). */
export function CategoryFilter({ value, onChoose }: { value: string; onChoose: (category: string) => void }) {
  const t = useTexts('shop')
  const { categories, error } = useCategories()
  // The tapped chip is on at the next paint; the list is rendered after it.
  const [shown, setShown] = useState(value)
  useEffect(() => setShown(value), [value])
  const choose = (category: string) => {
    setShown(category)
    afterPaint(() => onChoose(category))
  }
  const unknown = value !== '' && categories !== undefined && !categories.some((category) => category.id === value)
  const { data: other } = useCategory(unknown || (error && value !== '') ? value : '')
  const all = [{ id: '', name: t.catalogue.allCategories }, ...(categories ?? []), ...(other ? [other] : [])]
  return (
    <section className="filter" aria-label={t.catalogue.filter}>
      <ul className="filter-list">
        {all.map((category) => (
          <li key={category.id}>
            <button
              type="button"
              className={classes('filter-chip', category.id === shown && 'is-on')}
              aria-pressed={category.id === shown}
              onClick={() => choose(category.id)}
            >
              {category.name}
            </button>
          </li>
        ))}
      </ul>
      {/* Offline, show nothing here: the product list already shows that error. */}
      {error && !categories && !error.isOfflineRead && <Note tone="bad">{t.catalogue.categoriesFailed}</Note>}
    </section>
  )
}

import { useMemo } from 'react'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#contract/rules/constants.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { CsvButton } from '#web/ui/area/CsvButton.tsx'
import { FilterChips } from '#web/ui/area/FilterChips.tsx'
import { ListFoot } from '#web/ui/area/ListFoot.tsx'
import { pageOf } from '#web/ui/area/pageOf.ts'
import { Records } from '#web/ui/area/Records.tsx'
import { useUrlState } from '#web/ui/area/useUrlState.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { browseProducts, filterCounts, filterOf, productFilters, productSorts, sortOf } from '../browse.ts'
import { InventoryValue } from './InventoryValue.tsx'
import { ProductCard } from './ProductCard.tsx'
import { useProductColumns, useProductCsv } from './useProductColumns.tsx'

const defaults = { search: '', filter: 'all', sort: 'newest', page: 1, pageSize: DEFAULT_PAGE_SIZE as number }

/** The seller's products with search, filters and paging, all stored in the URL (SPRD-001, SPRD-008, SELL-012). */
export function ProductList({ products }: { products: readonly SellerProduct[] }) {
  const t = useTexts('sellerProducts', 'shop')
  const { sellerProducts: own } = t
  const url = useUrlState(defaults)
  const { values, change, to } = url
  const [search, filter, sort] = [values.search, filterOf(values.filter), sortOf(values.sort)]
  const pageSize = PAGE_SIZES.find((size) => size === values.pageSize) ?? DEFAULT_PAGE_SIZE
  const counts = useMemo(() => filterCounts(products), [products])
  const found = useMemo(() => browseProducts(products, { search, filter, sort }, t), [products, search, filter, sort, t])
  const columns = useProductColumns()
  const csv = useProductCsv()
  const shown = pageOf(found, values.page, pageSize)
  // Pressing a column header cycles through ascending, descending and the default sort.
  const sortBy = (column: string) => change({ sort: sort === column ? `-${column}` : sort === `-${column}` ? defaults.sort : column })

  return (
    <>
      <InventoryValue products={products} />
      <div className="stall-tools">
        <FilterChips
          label={own.filter}
          chips={productFilters.map((value) => ({ value, label: own.filters[value], count: counts[value] }))}
          value={filter}
          onChoose={(next) => change({ filter: next })}
        />
        <SearchField label={t.catalogue.search} applied={search} onSearch={(next) => change({ search: next })} />
        <SelectField
          label={own.sort}
          value={sort}
          options={productSorts.map((value) => ({ value, label: own.sorts[value] }))}
          onChange={(event) => change({ sort: event.target.value })}
        />
        <CsvButton name="products" rows={found} columns={csv} />
      </div>
      {found.length === 0 ? (
        <EmptyState title={own.noMatch} jina="asking">
          <LinkButton to={to({ search: '', filter: 'all' })}>{t.catalogue.showAll}</LinkButton>
        </EmptyState>
      ) : (
        <div className="stall">
          <Records
            label={own.title}
            rows={shown.rows}
            keyOf={({ id }) => id}
            columns={columns}
            card={(product) => <ProductCard product={product} />}
            sorting={{ column: sort.replace('-', ''), descending: sort.startsWith('-'), onSort: sortBy }}
          />
          <ListFoot shown={shown} url={url} />
        </div>
      )}
    </>
  )
}

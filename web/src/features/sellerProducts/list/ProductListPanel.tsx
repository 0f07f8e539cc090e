import { useEffect, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, SELLER_LIST_DESCRIPTION } from '#contract/rules/constants.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { isOut } from '#contract/rules/stock.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { errorText, failureText } from '#web/api/errorText.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { CsvButton } from '#web/ui/area/CsvButton.tsx'
import { FilterChips } from '#web/ui/area/FilterChips.tsx'
import { ListFoot } from '#web/ui/area/ListFoot.tsx'
import { pageOf } from '#web/ui/area/pageOf.ts'
import { Records } from '#web/ui/area/Records.tsx'
import { useFromHere, useUrlState } from '#web/ui/area/useUrlState.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { cut } from '#web/ui/cut.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Price } from '#web/ui/Money.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { ActiveSwitch } from '../ActiveSwitch.tsx'
import { browseProducts, filterCounts, filterOf, productFilters, productSorts, sortOf } from '../browse.ts'
import { inventoryValue } from '../stock.ts'
import { StockLevel } from '../StockLevel.tsx'
import { useOwnProducts } from '../useOwnProducts.ts'
import { useProductCommands } from '../useProductCommands.ts'
import { EditLink } from './ProductActions.tsx'
import { useProductColumns, useProductCsv } from './useProductColumns.tsx'

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

const defaults = { search: '', filter: 'all', sort: 'newest', page: 1, pageSize: DEFAULT_PAGE_SIZE as number }

/** The seller's products with search, filters and paging, all stored in the URL (SPRD-001, SPRD-008, SELL-012). */
function ProductList({ products }: { products: readonly SellerProduct[] }) {
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

/** The value of all products in stock, regardless of filters (SPRD-007). */
function InventoryValue({ products }: { products: readonly SellerProduct[] }) {
  const { sellerProducts: t } = useTexts('sellerProducts')
  const value = useMemo(() => inventoryValue(products), [products])
  return (
    <p className="stall-inventory">
      <b>{t.inventoryValue}</b>
      <Price shillings={value} />
      <span className="small muted">{fillCount(t.inventoryOf, { n: products.length })}</span>
    </p>
  )
}

/** A product's card for phones: the upper part opens it, the lower has a switch and buttons to mark it sold out and edit (SPRD-002, SELL-012). */
export function ProductCard({ product }: { product: SellerProduct }) {
  const t = useTexts('sellerProducts', 'shop')
  const commands = useProductCommands(product)
  const state = useFromHere()
  return (
    <article className="stall-card card">
      <Link className="stall-top" to={sellerPaths.product(product.id)} state={state}>
        <Plate storageType={product.storageType} src={product.images[0]?.url} alt="" width={68} height={50} />
        <span className="grow">
          <b>
            <FishName name={product.name} />
          </b>
          <span className={classes('stall-about', 'small muted')}>{cut(product.description, SELLER_LIST_DESCRIPTION)}</span>
          <span className="stall-line">
            <span className="small muted">{t.catalogue.storage[product.storageType]}</span>
            <Price shillings={wholeShillings(product.unitPrice)} />
          </span>
        </span>
      </Link>
      <StockLevel product={product} />
      <div className="stall-foot">
        <ActiveSwitch product={product} commands={commands} />
        {isOut(product) ? (
          <LinkButton kind="quiet" to={sellerPaths.editProduct(product.id)} state={state}>
            {t.sellerProducts.setStock} <span className="visually-hidden">{fishName(product.name)}</span>
          </LinkButton>
        ) : (
          <Button kind="quiet" onClick={commands.markSoldOut}>
            {t.sellerProducts.markSoldOut} <span className="visually-hidden">{fishName(product.name)}</span>
          </Button>
        )}
        <EditLink product={product} />
      </div>
    </article>
  )
}

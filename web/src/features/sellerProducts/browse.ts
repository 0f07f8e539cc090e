import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { recordMatcher } from '#contract/rules/searchKey.ts'
import { countsAsLow, isOut } from '#contract/rules/stock.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { type Texts, textsNow } from '#web/i18n/texts.ts'

export const productFilters = ['all', 'active', 'inactive', 'lowStock', 'outOfStock'] as const
export type ProductFilter = (typeof productFilters)[number]
export const productSorts = ['newest', 'name', '-name', 'price', '-price', 'stock', '-stock'] as const
export type ProductSort = (typeof productSorts)[number]

/** The condition of each filter. Low stock counts only products on sale (SPRD-001, SDSH-014, SELL-001). */
const filterConditions: Readonly<Record<ProductFilter, (product: SellerProduct) => boolean>> = {
  all: () => true,
  active: ({ isActive }) => isActive,
  inactive: ({ isActive }) => !isActive,
  lowStock: countsAsLow,
  outOfStock: isOut,
}

/** Parses a filter or sort from the URL; an unknown word gives the default. */
export const filterOf = (word: string): ProductFilter => productFilters.find((one) => one === word) ?? 'all'
export const sortOf = (word: string): ProductSort => productSorts.find((one) => one === word) ?? 'newest'

/** Counts the products of each filter (SELL-001). */
export const filterCounts = (products: readonly SellerProduct[]): Record<ProductFilter, number> => ({
  all: products.length,
  active: products.filter(filterConditions.active).length,
  inactive: products.filter(filterConditions.inactive).length,
  lowStock: products.filter(filterConditions.lowStock).length,
  outOfStock: products.filter(filterConditions.outOfStock).length,
})

export interface ProductQuery {
  search: string
  filter: ProductFilter
  sort: ProductSort
}

/** Filters and sorts products. Each search word must occur in the description or in a text of the row (I18N-017). */
export function browseProducts(
  products: readonly SellerProduct[],
  { search, filter, sort }: ProductQuery,
  t: RowTexts = textsNow('sellerProducts', 'shop'),
): SellerProduct[] {
  const isFound = searchRow(search, t)
  const found = products.filter((product) => filterConditions[filter](product) && isFound(product))
  const compare = orders[sort.replace('-', '')]
  if (!compare) return found
  const sign = sort.startsWith('-') ? -1 : 1
  return found.sort((one, other) => sign * compare(one, other))
}

type RowTexts = Texts<'sellerProducts' | 'shop'>

const searchRow = recordMatcher((product: SellerProduct, { sellerProducts: own, catalogue }: RowTexts) => {
  const { name, description, category, storageType, availableQuantity, isActive } = product
  return {
    texts: [
      name,
      description,
      category?.name,
      catalogue.storage[storageType],
      isOut(product) ? catalogue.soldOut : fillCount(catalogue.inStock, { n: availableQuantity }),
      isActive ? own.states.active : own.states.inactive,
    ],
    numbers: [formatTzs(wholeShillings(product.unitPrice))],
  }
})

const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
/** How to sort by each column; `newest` is missing because the server sorts that way. */
const orders: Readonly<Record<string, ((one: SellerProduct, other: SellerProduct) => number) | undefined>> = {
  name: (one, other) => alphabet.compare(one.name, other.name),
  price: (one, other) => wholeShillings(one.unitPrice) - wholeShillings(other.unitPrice),
  stock: (one, other) => one.availableQuantity - other.availableQuantity,
}

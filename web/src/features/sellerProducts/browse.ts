import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { searchIn } from '#contract/rules/searchKey.ts'
import { countsAsLow, isOut } from '#contract/rules/stock.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { fill, type Texts, textsNow } from '#web/i18n/texts.ts'

export const productFilters = ['all', 'active', 'inactive', 'lowStock', 'outOfStock'] as const
export type ProductFilter = (typeof productFilters)[number]
export const productSorts = ['newest', 'name', '-name', 'price', '-price', 'stock', '-stock'] as const
export type ProductSort = (typeof productSorts)[number]

/** Which products a filter shows; low stock counts products on sale alone (SPRD-001, SDSH-014, SELL-001). */
export const passes: Readonly<Record<ProductFilter, (product: SellerProduct) => boolean>> = {
  all: () => true,
  active: ({ isActive }) => isActive,
  inactive: ({ isActive }) => !isActive,
  lowStock: countsAsLow,
  outOfStock: isOut,
}

/** What an address says, or the default for a word it cannot mean. */
export const filterOf = (word: string): ProductFilter => productFilters.find((one) => one === word) ?? 'all'
export const sortOf = (word: string): ProductSort => productSorts.find((one) => one === word) ?? 'newest'

/** How many products each filter shows (SELL-001). */
export const filterCounts = (products: readonly SellerProduct[]): Record<ProductFilter, number> => ({
  all: products.length,
  active: products.filter(passes.active).length,
  inactive: products.filter(passes.inactive).length,
  lowStock: products.filter(passes.lowStock).length,
  outOfStock: products.filter(passes.outOfStock).length,
})

export interface ProductQuery {
  search: string
  filter: ProductFilter
  sort: ProductSort
}

/** The products of a query, sorted; each word of the search is in the description or in what the row shows (I18N-017). */
export function browseProducts(
  products: readonly SellerProduct[],
  { search, filter, sort }: ProductQuery,
  t: RowTexts = textsNow('sellerProducts', 'shop'),
): SellerProduct[] {
  const isFound = shows(search, t)
  const found = products.filter((product) => passes[filter](product) && isFound(product))
  const compare = orders[sort.replace('-', '')]
  if (!compare) return found
  const sign = sort.startsWith('-') ? -1 : 1
  return found.sort((one, other) => sign * compare(one, other))
}

type RowTexts = Texts<'sellerProducts' | 'shop'>

const shows = searchIn((product: SellerProduct, { sellerProducts: own, catalogue }: RowTexts) => {
  const { name, description, category, storageType, availableQuantity, isActive } = product
  return {
    texts: [
      name,
      description,
      category?.name,
      catalogue.storage[storageType],
      isOut(product) ? catalogue.soldOut : fill(catalogue.inStock, { n: availableQuantity }),
      isActive ? own.states.active : own.states.inactive,
    ],
    numbers: [formatTzs(wholeShillings(product.unitPrice))],
  }
})

const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
/** The server lists the newest first. */
const orders: Readonly<Record<string, ((one: SellerProduct, other: SellerProduct) => number) | undefined>> = {
  name: (one, other) => alphabet.compare(one.name, other.name),
  price: (one, other) => wholeShillings(one.unitPrice) - wholeShillings(other.unitPrice),
  stock: (one, other) => one.availableQuantity - other.availableQuantity,
}

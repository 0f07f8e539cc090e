import type { SellerProduct } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { isLow, isOut } from './stock.ts'

export const productFilters = ['all', 'active', 'inactive', 'lowStock', 'outOfStock'] as const
export type ProductFilter = (typeof productFilters)[number]
export const productSorts = ['newest', 'name', '-name', 'price', '-price', 'stock', '-stock'] as const
export type ProductSort = (typeof productSorts)[number]

/** Which products a filter shows (SPRD-001, SELL-001). */
export const passes: Readonly<Record<ProductFilter, (product: SellerProduct) => boolean>> = {
  all: () => true,
  active: ({ isActive }) => isActive,
  inactive: ({ isActive }) => !isActive,
  lowStock: isLow,
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

/** The products of a query, sorted; each word of the search is in name, description or category. */
export function browseProducts(products: readonly SellerProduct[], { search, filter, sort }: ProductQuery): SellerProduct[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = products.filter((product) => passes[filter](product) && holds(product, words))
  const compare = orders[sort.replace('-', '')]
  if (!compare) return found
  const sign = sort.startsWith('-') ? -1 : 1
  return found.sort((one, other) => sign * compare(one, other))
}

function holds({ name, description, category }: SellerProduct, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = `${name}\n${description}\n${category?.name ?? ''}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
/** The server lists the newest first. */
const orders: Readonly<Record<string, ((one: SellerProduct, other: SellerProduct) => number) | undefined>> = {
  name: (one, other) => alphabet.compare(one.name, other.name),
  price: (one, other) => wholeShillings(one.unitPrice) - wholeShillings(other.unitPrice),
  stock: (one, other) => one.availableQuantity - other.availableQuantity,
}

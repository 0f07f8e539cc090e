// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { loadBundle } from '#web/i18n/texts.ts'
import { aSellerProduct } from './aSellerProduct.ts'
import { browseProducts, filterCounts, filterOf, type ProductQuery, sortOf } from './browse.ts'

beforeAll(() => Promise.all([loadBundle('shell'), loadBundle('sellerProducts'), loadBundle('shop')]))

const all = [
  aSellerProduct({ id: 'b', name: 'Octopus (Pweza)', unitPrice: 15_000, availableQuantity: 4 }),
  aSellerProduct({ id: 'a', name: 'anchovy', unitPrice: '9,000', availableQuantity: 0, isActive: false, description: 'Sun-dried.' }),
  aSellerProduct({ id: 'c', name: 'Sato', unitPrice: 12_500, availableQuantity: 30, category: { id: 'lake-fish', name: 'Lake fish' } }),
]
const ids = (query: Partial<ProductQuery>) =>
  browseProducts(all, { search: '', filter: 'all', sort: 'newest', ...query }).map(({ id }) => id)

test('[SPRD-001][SELL-001][SDSH-014] each filter shows and counts its products; an inactive product never counts as low stock', () => {
  expect(ids({ filter: 'all' })).toEqual(['b', 'a', 'c'])
  expect(ids({ filter: 'active' })).toEqual(['b', 'c'])
  expect(ids({ filter: 'inactive' })).toEqual(['a'])
  expect(ids({ filter: 'lowStock' })).toEqual(['b'])
  expect(ids({ filter: 'outOfStock' })).toEqual(['a'])
  expect(filterCounts(all)).toEqual({ all: 3, active: 2, inactive: 1, lowStock: 1, outOfStock: 1 })
})

test('a product is found if its name, description or category contain every search word, in any case', () => {
  expect(ids({ search: 'PWEZA' })).toEqual(['b'])
  expect(ids({ search: 'sun-dried' })).toEqual(['a'])
  expect(ids({ search: 'lake sato' })).toEqual(['c'])
  expect(ids({ search: 'sato sun' })).toEqual([])
})

test('[I18N-017] the search covers all that a row shows: price, stock, storage and state, in any spelling', () => {
  expect(ids({ search: 'pwéza' })).toEqual([])
  expect(['(pweza).', 'Octopus’', '15,000', '15000', '4 in stock'].flatMap((search) => ids({ search }))).toEqual(['b', 'b', 'b', 'b', 'b'])
  expect([ids({ search: 'inactive' }), ids({ search: 'sold out' }), ids({ search: '12 500' })]).toEqual([['a'], ['a'], ['c']])
})

test('products are sorted by name ignoring case, by price as a number or by stock, in both directions', () => {
  expect(ids({ sort: 'name' })).toEqual(['a', 'b', 'c'])
  expect(ids({ sort: '-name' })).toEqual(['c', 'b', 'a'])
  expect(ids({ sort: 'price' })).toEqual(['a', 'c', 'b'])
  expect(ids({ sort: '-stock' })).toEqual(['c', 'b', 'a'])
  expect(all.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})

test('[SPRD-001] an unknown filter or sort in the URL falls back to the default', () => {
  expect([filterOf('lowStock'), filterOf('cheap'), sortOf('-price'), sortOf('constructor')]).toEqual([
    'lowStock',
    'all',
    '-price',
    'newest',
  ])
})

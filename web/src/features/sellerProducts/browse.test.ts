// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { loadArea } from '#web/i18n/texts.ts'
import { aSellerProduct } from './aSellerProduct.ts'
import { browseProducts, filterCounts, filterOf, type ProductQuery, sortOf } from './browse.ts'

beforeAll(() => Promise.all([loadArea('shell'), loadArea('sellerProducts'), loadArea('shop')]))

const all = [
  aSellerProduct({ id: 'b', name: 'Octopus (Pweza)', unitPrice: 15_000, availableQuantity: 4 }),
  aSellerProduct({ id: 'a', name: 'anchovy', unitPrice: '9,000', availableQuantity: 0, isActive: false, description: 'Sun-dried.' }),
  aSellerProduct({ id: 'c', name: 'Sato', unitPrice: 12_500, availableQuantity: 30, category: { id: 'lake-fish', name: 'Lake fish' } }),
]
const ids = (query: Partial<ProductQuery>) =>
  browseProducts(all, { search: '', filter: 'all', sort: 'newest', ...query }).map(({ id }) => id)

test('[SPRD-001][SELL-001][SDSH-014] each filter shows what it names, and counts it; one off sale is not low', () => {
  expect(ids({ filter: 'all' })).toEqual(['b', 'a', 'c'])
  expect(ids({ filter: 'active' })).toEqual(['b', 'c'])
  expect(ids({ filter: 'inactive' })).toEqual(['a'])
  expect(ids({ filter: 'lowStock' })).toEqual(['b'])
  expect(ids({ filter: 'outOfStock' })).toEqual(['a'])
  expect(filterCounts(all)).toEqual({ all: 3, active: 2, inactive: 1, lowStock: 1, outOfStock: 1 })
})

test('every word of a search is in name, description or category, in any case', () => {
  expect(ids({ search: 'PWEZA' })).toEqual(['b'])
  expect(ids({ search: 'sun-dried' })).toEqual(['a'])
  expect(ids({ search: 'lake sato' })).toEqual(['c'])
  expect(ids({ search: 'sato sun' })).toEqual([])
})

test('[I18N-017] a product is found by what its row shows: price, stock, storage and state, however written', () => {
  expect(ids({ search: 'pwéza' })).toEqual([])
  expect(['(pweza).', 'Octopus’', '15,000', '15000', '4 in stock'].flatMap((search) => ids({ search }))).toEqual(['b', 'b', 'b', 'b', 'b'])
  expect([ids({ search: 'inactive' }), ids({ search: 'sold out' }), ids({ search: '12 500' })]).toEqual([['a'], ['a'], ['c']])
})

test('sorted by name without regard to case, by price as a number, by stock, each both ways', () => {
  expect(ids({ sort: 'name' })).toEqual(['a', 'b', 'c'])
  expect(ids({ sort: '-name' })).toEqual(['c', 'b', 'a'])
  expect(ids({ sort: 'price' })).toEqual(['a', 'c', 'b'])
  expect(ids({ sort: '-stock' })).toEqual(['c', 'b', 'a'])
  expect(all.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})

test('[SPRD-001] a word of the address that means nothing is the default', () => {
  expect([filterOf('lowStock'), filterOf('cheap'), sortOf('-price'), sortOf('constructor')]).toEqual([
    'lowStock',
    'all',
    '-price',
    'newest',
  ])
})

import { expect, test } from 'vitest'
import { getProduct, listCategories, listProducts } from '#contract/catalogue.ts'
import { HOME_PRODUCTS } from '#contract/rules/constants.ts'
import { keyOf } from '#web/api/http/request.ts'
import { callQuery, readQuery } from '#web/features/catalogue/query.ts'
import { catalogueKeys, homeKeys, productKeys } from './firstKeys.ts'

test('home requests the categories and its first products, with the same keys as the app', () => {
  expect(homeKeys({ pathname: '/', search: '' })).toEqual([keyOf(listCategories), keyOf(listProducts, { query: { take: HOME_PRODUCTS } })])
})

test.each(['', '?page=2&pageSize=50', '?search=sato%20%26%20changu&category=ocean-fish', '?page=none&pageSize=7&search=%20'])(
  'the catalogue requests what its URL says: %s',
  (search) => {
    const query = callQuery(readQuery(new URLSearchParams(search)))
    expect(catalogueKeys({ pathname: '/products', search })).toEqual([keyOf(listCategories), keyOf(listProducts, { query })])
  },
)

test.each([
  ['/products/nile-tilapia', 'nile-tilapia'],
  ['/products/a%20b%2Fc', 'a b/c'],
  ['/products/samaki-ä', 'samaki-ä'],
])('a product page requests its product: %s', (pathname, id) => {
  expect(productKeys({ pathname, search: '' })).toEqual([keyOf(getProduct, { params: { id } })])
})

test.each(['/chat', '/cart', '/orders/order-1', '/products/a/b'])(
  'no request is guessed for %s, if a host sends the file of another page',
  (pathname) => {
    const address = { pathname, search: '' }
    expect([...homeKeys(address), ...catalogueKeys(address), ...productKeys(address)]).toEqual([])
  },
)

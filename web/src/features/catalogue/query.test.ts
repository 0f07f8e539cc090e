import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProductQuery } from '#contract/catalogue.ts'
import { aProduct } from '#fixtures/builders.ts'
import { otherName } from './otherName.ts'
import { addressQuery, callQuery, pageOf, readQuery, shownProducts } from './query.ts'

const query = { search: '', category: '', page: 1, pageSize: 10 }

test('[CAT-008] without URL parameters the request has skip 0 and take 10', () => {
  expect(readQuery(new URLSearchParams())).toEqual(query)
  expect(callQuery(query)).toEqual({ skip: 0, take: 10 })
})

test('[CAT-004][CAT-005] category and search are read from the URL', () => {
  expect(readQuery(new URLSearchParams('category=reef-fish&search=changu'))).toEqual({ ...query, category: 'reef-fish', search: 'changu' })
})

test('[CAT-016] the URL holds every non-default choice', () => {
  expect(addressQuery(query)).toEqual({})
  const some = fc.record({
    search: fc.constantFrom('', 'sato'),
    category: fc.constantFrom('', 'lake-fish'),
    page: fc.integer({ min: 1, max: 99 }),
    pageSize: fc.constantFrom(10, 20, 50, 100),
  })
  fc.assert(
    fc.property(some, (one) => {
      const address = new URLSearchParams(Object.entries(addressQuery(one)).map(([name, value]) => [name, String(value)]))
      expect(readQuery(address)).toEqual({ ...one })
    }),
    { seed: 10 },
  )
})

test('[CAT-007] an unknown page size or page falls back to the default', () => {
  expect(readQuery(new URLSearchParams('page=-2&pageSize=37'))).toEqual(query)
  expect(readQuery(new URLSearchParams('page=1.5&pageSize=50'))).toEqual({ ...query, pageSize: 50 })
})

test('[CAT-018] a page far beyond the last one doesn’t exceed the API’s limit for skip', () => {
  for (const [page, pageSize] of [
    ['1000000000', 10],
    ['99999999999999999999', 100],
  ] as const) {
    const request = callQuery(readQuery(new URLSearchParams({ page, pageSize: String(pageSize) })))
    const sent = Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)]))
    expect(ProductQuery.safeParse(sent).success).toBe(true)
  }
})

test('[CAT-017][CAT-018] skip and take of a request lead back to its page number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.constantFrom(10, 20, 50, 100), (page, pageSize) => {
      const { skip, take } = callQuery({ ...query, page, pageSize })
      expect([skip, take, pageOf(skip, take)]).toEqual([(page - 1) * pageSize, pageSize, page])
    }),
    { seed: 10 },
  )
})

test('[CAT-013][CAT-014] category and search are sent to the server', () => {
  expect(callQuery({ ...query, search: ' sato ', category: 'lake-fish' })).toEqual({
    skip: 0,
    take: 10,
    search: 'sato',
    categoryId: 'lake-fish',
  })
})

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', description: 'On ice', categoryId: 'lake-fish' })
const changu = aProduct({ id: 'changu', name: 'Red snapper', description: 'Called CHANGU here', categoryId: 'reef-fish' })
const page = { data: [sato, changu], meta: { total: 2, skip: 0, take: 10, hasMore: false } }
const ids = (given: Partial<typeof query>) =>
  shownProducts(page, { ...query, ...given }, otherName(given.search ?? '')).products.map(({ id }) => id)

test('[CAT-013][CAT-014][CAT-015] products are filtered by category and by text in name or description, and by both together', () => {
  expect(ids({ category: 'reef-fish' })).toEqual(['changu'])
  expect(ids({ search: 'SATO' })).toEqual(['sato'])
  expect(ids({ search: 'changu' })).toEqual(['changu'])
  expect(ids({ search: 'changu', category: 'lake-fish' })).toEqual([])
})

test('[I18N-013][CAT-014] a fish is found by either name, several words in any order', () => {
  expect(['sato tilapia', 'nile  KG', 'tilapia', 'ngege'].flatMap((search) => ids({ search }))).toEqual(['sato', 'sato', 'sato', 'sato'])
  expect(['emperor', 'Snappers', 'changu'].flatMap((search) => ids({ search }))).toEqual(['changu', 'changu', 'changu'])
  expect(['changu', 'Emperor', 'red snapper', 'king fish', 'prawns', 'kamba miti', 'ice'].map(otherName)).toEqual([
    'red snapper',
    'red snapper',
    'changu',
    'kingfish',
    'kamba',
    'prawn',
    null,
  ])
})

test('[I18N-017][CAT-014] search ignores case, apostrophes, punctuation around words and invisible characters', () => {
  for (const search of ['sato.', '(SATO)', '“sato”', 'sa\u200Bto', 'sato’', 'nile tilapia, sato!', 'Changu', 'changu?'])
    expect(ids({ search }), search).toHaveLength(1)
  expect(['Emperor.', 'king’fish', 'kamba\u00ADmiti!'].map(otherName)).toEqual(['red snapper', 'nguru', 'prawn'])
})

test('[API-020] a response that is a bare array is filtered, counted and paged on the device', () => {
  const many = Array.from({ length: 25 }, (_, i) => aProduct({ id: `p${i}`, categoryId: i < 12 ? 'lake-fish' : 'reef-fish' }))
  const bare = { data: many, meta: { total: 25, skip: 0, take: 10, hasMore: false } }
  expect(shownProducts(bare, { ...query, page: 3 })).toMatchObject({ total: 25, pages: 3 })
  expect(shownProducts(bare, { ...query, page: 3 }).products.map(({ id }) => id)).toEqual(['p20', 'p21', 'p22', 'p23', 'p24'])
  expect(shownProducts(bare, { ...query, category: 'lake-fish', page: 2 })).toMatchObject({
    total: 12,
    pages: 2,
    products: [{ id: 'p10' }, { id: 'p11' }],
  })
})

test('[CAT-033] a page of a longer list keeps the server’s total', () => {
  expect(shownProducts({ data: [sato], meta: { total: 86, skip: 10, take: 10, hasMore: true } }, { ...query, page: 2 })).toMatchObject({
    total: 86,
    pages: 9,
  })
})

import { beforeEach, expect, test } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { rowMatcher } from '#contract/rules/searchKey.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
const list = async (query = '') => (await mock.call('GET', `/products${query}`)).body
const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name)

test('[API-016][API-017] categories are listed under `data` and can be read one by one', async () => {
  const { data } = (await mock.call('GET', '/categories')).body
  expect(data.length).toBeGreaterThanOrEqual(8)
  expect((await mock.call('GET', `/categories/${data[0].id}`)).body).toEqual(data[0])
  expect((await mock.call('GET', '/categories/none')).body.code).toBe('category_unknown')
})

test('[API-018][API-019] products are returned 10 at a time with total, skip, take and hasMore', async () => {
  const { data, meta } = await list()
  const active = mock.world.db.products.list().filter(({ isActive }) => isActive)
  expect(data).toHaveLength(10)
  expect(meta).toEqual({ total: active.length, skip: 0, take: 10, hasMore: true })
  const last = await list(`?skip=${active.length - 3}&take=20`)
  expect(last.data).toHaveLength(3)
  expect(last.meta.hasMore).toBe(false)
})

test('[API-018] pages have no gaps and no repeated products', async () => {
  const all = names(await list('?take=100'))
  expect([...names(await list('?take=20')), ...names(await list('?skip=20&take=20'))]).toEqual(all.slice(0, 40))
})

test.each(['sato.', '(SATO)', '“sato”', 'sa\u200Bto', 'sato’', 'ｓａｔｏ', 'tilapia, sato!'])(
  '[I18N-017][CAT-014] the search %j finds what sato finds, as in the client',
  async (search) => {
    const { data, meta } = await list(`?take=100&search=${encodeURIComponent(search)}`)
    expect(meta.total).toBe((await list('?take=100&search=sato')).meta.total)
    expect(data.map((product: Product) => rowMatcher(search)({ texts: [product.name, product.description] }))).not.toContain(false)
  },
)

test.each(['sato', 'SATO', 'tilapia', 'sato tilapia', '  Sato  '])(
  '[API-018] the search %j finds the fish by either of its names, in any case',
  async (search) => {
    const { data } = await list(`?take=100&search=${encodeURIComponent(search)}`)
    expect(data.length).toBeGreaterThan(0)
    for (const { name, description } of data) expect(`${name} ${description}`.toLowerCase()).toMatch(/sato|tilapia/)
  },
)

test('[API-018] the search also reads descriptions', async () => {
  mock.world.db.products.change('nile-tilapia-sato-1-kg', { description: 'Kept on zingiber ice' })
  expect(names(await list('?search=ZINGIBER'))).toEqual([mock.world.db.products.get('nile-tilapia-sato-1-kg')?.name])
})

test('[API-018] a category narrows the list; an unknown one is empty', async () => {
  for (const { categoryId } of (await list('?take=100&categoryId=lobster')).data) expect(categoryId).toBe('lobster')
  expect((await list('?categoryId=none')).meta.total).toBe(0)
})

test('[API-022] a single product has its category and seller', async () => {
  const { body } = await mock.call('GET', '/products/nile-tilapia-sato-1-kg')
  expect(body).toMatchObject({ id: 'nile-tilapia-sato-1-kg', category: { id: body.categoryId }, seller: { name: expect.any(String) } })
})

test('[API-023] the products of a category are listed under `data`', async () => {
  const { data } = (await mock.call('GET', '/products/category/lobster')).body
  expect(data.length).toBeGreaterThan(0)
  expect((await mock.call('GET', '/products/category/none')).status).toBe(404)
})

test('[API-043] an inactive product is not listed, and is 404 except for its seller', async () => {
  const hidden = 'whole-yellowfin-jodari-mzima-10-kg'
  expect((await list('?take=100')).data.map(({ id }: { id: string }) => id)).not.toContain(hidden)
  expect((await mock.call('GET', '/products/category/ocean-fish')).body.data.map(({ id }: { id: string }) => id)).not.toContain(hidden)
  expect((await mock.call('GET', `/products/${hidden}`)).status).toBe(404)
  expect((await mock.call('GET', `/products/${hidden}`, { as: 'ziwa' })).status).toBe(404)
  expect((await mock.call('GET', `/products/${hidden}`, { as: 'mwanaidi' })).status).toBe(200)
})

test('the next request returns a changed product', async () => {
  await list('?search=sato')
  mock.world.db.products.change('nile-tilapia-sato-1-kg', { availableQuantity: 3 })
  const { data } = await list('?search=sato&take=100')
  expect(data.find(({ id }: { id: string }) => id === 'nile-tilapia-sato-1-kg').availableQuantity).toBe(3)
})

test.each(['take=0', 'take=101', 'take=x', 'skip=-1', 'skip=1.5', `search=${'x'.repeat(201)}`])(
  '[QA-038] the query %s is refused',
  async (query) => {
    const { status, body } = await mock.call('GET', `/products?${query}`)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([query.split('=')[0]])
  },
)

test('[I18N-001][I18N-011] category names are in the client’s language, each language with its own cache', async () => {
  const names = async (language: 'en' | 'sw') => {
    const { data } = (await mock.call('GET', '/categories', { language })).body
    const one = (await mock.call('GET', '/categories/reef-fish', { language })).body
    const product = (await mock.call('GET', '/products/red-snapper-changu-1-kg', { language })).body
    const listed = (await mock.call('GET', '/products?take=1', { language })).body.data[0]
    const shelf = (await mock.call('GET', '/products/category/reef-fish', { language })).body.data[0]
    return [data[1].name, one.name, product.category.name, listed.category.name, shelf.category.name]
  }
  for (const _ of [1, 2]) {
    expect(await names('sw')).toEqual(Array.from({ length: 5 }, () => 'Samaki wa mwambani'))
    expect(await names('en')).toEqual(Array.from({ length: 5 }, () => 'Reef fish'))
  }
  const { data } = (await mock.call('GET', '/categories')).body
  expect(Object.keys(data[0]).sort()).toEqual(['id', 'image', 'name'])
})

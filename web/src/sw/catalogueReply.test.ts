import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getCategory, getProduct, listCategories, listCategoryProducts, listProducts } from '#contract/catalogue.ts'
import { aProduct } from '#fixtures/builders.ts'
import { normaliseShape } from '#web/api/http/shapes.ts'
import { isCatalogueReply } from './catalogue.ts'

const meta = { total: 1, skip: 0, take: 10, hasMore: false }
const fish = aProduct()
const reef = { id: 'reef', name: 'Reef fish' }
const replies: readonly [path: string, bodies: readonly unknown[]][] = [
  ['/v1/products', [{ data: [fish], meta }, { data: [fish] }, [fish]]],
  ['/v1/products/category/reef', [{ data: [fish] }, []]],
  ['/v1/products/p1', [fish, { data: fish }]],
  ['/v1/categories', [{ data: [reef] }, [reef]]],
  ['/v1/categories/reef', [reef, { data: reef }]],
]
const others = [{ error: 'login required' }, { message: 'no' }, {}, null, 'text', { result: { entries: 'none' } }, [{ name: 'no id' }]]

test.each(replies)('[PWA-016] the worker stores the replies of %s that the contract has, and nothing else', (path, bodies) => {
  for (const body of bodies) expect(isCatalogueReply(path, JSON.stringify(body)), JSON.stringify(body)).toBe(true)
  for (const body of others) expect(isCatalogueReply(path, JSON.stringify(body)), JSON.stringify(body)).toBe(false)
  for (const text of ['', 'login required', '<!DOCTYPE html>', JSON.stringify(bodies[0]).slice(0, -3)])
    expect(isCatalogueReply(path, text), text).toBe(false)
})

test('[PWA-006] a path that is not in the catalogue has no reply to store', () => {
  expect(isCatalogueReply('/v1/orders', '[]')).toBe(false)
})

const calls = {
  '/v1/categories': listCategories,
  '/v1/categories/1': getCategory,
  '/v1/products': listProducts,
  '/v1/products/category/1': listCategoryProducts,
  '/v1/products/1': getProduct,
} as const

/** Returns objects with these fields, some of which are missing or wrong. */
const objects = (fields: Record<string, fc.Arbitrary<unknown>>) => {
  const junk = fc.constantFrom(null, 1, 'text', true, [], {})
  const near = Object.entries(fields).map(([key, value]) => [key, fc.oneof({ weight: 9, arbitrary: value }, junk)] as const)
  return fc.oneof({ weight: 4, arbitrary: fc.record(fields) }, fc.record(Object.fromEntries(near), { requiredKeys: [] }), junk)
}
const text = fc.constantFrom('', 'Sato')
const named = objects({ id: text, name: text })
const item = fc.oneof(
  objects({ id: text, name: text, image: text }),
  objects({
    id: text,
    name: text,
    unitPrice: fc.constantFrom(100, '100.00', ''),
    availableQuantity: fc.constantFrom(0, 2.5),
    storageType: fc.constantFrom('dried', 'wet'),
    images: fc.array(objects({ id: text, url: text }), { maxLength: 2 }),
    category: named,
    seller: objects({ name: text }),
  }),
)
const items = fc.array(item, { maxLength: 2 })
const pageMeta = objects({ total: fc.nat(), skip: fc.nat(), take: fc.nat(), hasMore: fc.boolean() })
const bodies = fc.oneof(item, objects({ data: item }), items, objects({ data: items }), objects({ data: items, meta: pageMeta }))

test.each(Object.entries(calls))('[PWA-016] the worker reads %s as the contract does', (path, call) => {
  const results = new Set<boolean>()
  fc.assert(
    fc.property(bodies, (body) => {
      const right = z.safeParse(call.reply, normaliseShape(call, body)).success
      results.add(right)
      expect(isCatalogueReply(path, JSON.stringify(body))).toBe(right)
    }),
    { numRuns: 2_000, seed: 10 },
  )
  expect(results.size).toBe(2)
})

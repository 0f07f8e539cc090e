import { expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
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

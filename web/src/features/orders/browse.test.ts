// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { browseOrders, readOrdersQuery } from './browse.ts'

beforeAll(() => Promise.all([loadBundle('shell'), loadBundle('checkout')]))

const orders = Array.from({ length: 12 }, (_, place) => anOrder({ id: `o${place}`, orderNumber: `SMK-${100_001 + place}` }))
const read = (query: string) => readOrdersQuery(new URLSearchParams(query))
const shown = (query: string) => {
  const { orders: rows, page, pages } = browseOrders(orders, read(query))
  return { ids: rows.map(({ id }) => id), page, pages }
}

test('[ACC-003] the search finds part of an order number, in any case and spacing', () => {
  expect(shown('search=SMK-100012').ids).toEqual(['o11'])
  expect(shown('search=%20smk-%20100012%20').ids).toEqual(['o11'])
  expect(shown('search=10001').ids).toEqual(['o9', 'o10', 'o11'])
  expect(shown('search=999').ids).toEqual([])
})

test('[ACC-004][CONST-017] a page has 5 orders unless 20 or 25 are chosen', () => {
  expect(shown('')).toEqual({ ids: ['o0', 'o1', 'o2', 'o3', 'o4'], page: 1, pages: 3 })
  expect(shown('page=3').ids).toEqual(['o10', 'o11'])
  expect(shown('pageSize=20').ids).toHaveLength(12)
  expect([read('pageSize=25').pageSize, read('pageSize=7').pageSize, read('pageSize=x').pageSize]).toEqual([25, 5, 5])
})

test('a page number out of range becomes the nearest page', () => {
  expect(shown('page=9').page).toBe(3)
  expect([read('page=0').page, read('page=-2').page, read('page=1.5').page]).toEqual([1, 1, 1])
  expect(shown('page=2&search=100012')).toEqual({ ids: ['o11'], page: 1, pages: 1 })
})

test('[I18N-017] an order is found by the texts of its row and by its products', async () => {
  const found = (search: string) => browseOrders([mine, other], read(`search=${encodeURIComponent(search)}`)).orders.map(({ id }) => id)
  const mine = anOrder({ id: 'mine', status: 'shipping', createdAt: '2026-11-03T06:00:00Z', totalAmount: 41_500 })
  const other = anOrder({ id: 'other', orderNumber: 'SMK-200999', items: mine.items.map((item) => ({ ...item, quantity: 7 })) })
  expect(['In Transit', '3 nov', '41,500', '41500/='].map(found)).toEqual([['mine'], ['mine'], ['mine'], ['mine']])
  expect(['smk–200999.', '200\u200B999', '7 items', 'processing'].map(found)).toEqual([['other'], ['other'], ['other'], []])
  expect(found('SATO’')).toEqual(['mine', 'other'])
  await chooseLanguage('sw')
  expect([found('njiani'), found('in transit')]).toEqual([['mine'], []])
  await chooseLanguage('en')
})

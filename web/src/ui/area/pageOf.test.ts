import { expect, test } from 'vitest'
import { pageOf } from './pageOf.ts'

const rows = Array.from({ length: 23 }, (_, n) => n)

test('[SPRD-008] a list is split into pages; the last one is shorter', () => {
  expect(pageOf(rows, 1, 10)).toEqual({ rows: rows.slice(0, 10), page: 1, pages: 3, pageSize: 10, total: 23 })
  expect(pageOf(rows, 3, 10)).toEqual({ rows: [20, 21, 22], page: 3, pages: 3, pageSize: 10, total: 23 })
})

test('[SPRD-008] a page number beyond the end gives the last page, and an empty list has one page', () => {
  expect(pageOf(rows, 9, 10)).toEqual({ rows: [20, 21, 22], page: 3, pages: 3, pageSize: 10, total: 23 })
  expect(pageOf([], 4, 10)).toEqual({ rows: [], page: 1, pages: 1, pageSize: 10, total: 0 })
})

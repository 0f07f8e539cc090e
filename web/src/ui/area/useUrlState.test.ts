import { expect, test } from 'vitest'
import { readUrlState } from './useUrlState.ts'

const defaults = { search: '', status: 'all', page: 1, pageSize: 10 }
const read = (query: string) => readUrlState(new URLSearchParams(query), defaults)

test('a parameter missing from the URL has its default', () => {
  expect(read('')).toEqual(defaults)
  expect(read('status=pending&other=1')).toEqual({ ...defaults, status: 'pending' })
})

test('an invalid number falls back to the default', () => {
  expect(read('page=3')).toEqual({ ...defaults, page: 3 })
  for (const page of ['0', '-1', '1.5', 'x', '1e9', '']) expect(read(`page=${page}`).page).toBe(1)
})

test('a long text is cut', () => {
  expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(200)
})

import { expect, test } from 'vitest'
import { shownPages } from './Pager.tsx'

const line = (page: number, pages: number) =>
  shownPages(page, pages)
    .map((one) => (one === 'gap' ? '…' : one))
    .join(' ')

test('[CAT-019] up to 7 pages are all shown', () => {
  expect(line(1, 1)).toBe('1')
  expect(line(4, 7)).toBe('1 2 3 4 5 6 7')
})

test('[CAT-020] near the start the first five pages and the last are shown', () => {
  expect(line(1, 8)).toBe('1 2 3 4 5 … 8')
  expect(line(4, 20)).toBe('1 2 3 4 5 … 20')
})

test('[CAT-021] near the end the first page and the last five are shown', () => {
  expect(line(5, 8)).toBe('1 … 4 5 6 7 8')
  expect(line(17, 20)).toBe('1 … 16 17 18 19 20')
})

test('[CAT-022] elsewhere the first, the last and the neighbouring pages are shown', () => expect(line(10, 20)).toBe('1 … 9 10 11 … 20'))

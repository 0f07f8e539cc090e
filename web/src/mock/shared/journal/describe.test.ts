import { expect, test } from 'vitest'
import { describe } from './describe.ts'

const at = '2026-11-21T11:05:58.000Z'

test('a call reads as method and path, with what it carried', () => {
  const entry = {
    seq: 3,
    at,
    kind: 'request' as const,
    method: 'POST',
    path: '/v1/mobile-money/checkout',
    phone: '255712345678',
    body: { amount: 79_500 },
  }
  expect(describe(entry)).toEqual({
    title: 'POST /v1/mobile-money/checkout',
    detail: 'phone 255712345678, amount 79500',
    side: 'from',
    bad: false,
  })
})

test('an answer leads with its status, and a refused one is marked', () => {
  const entry = { seq: 4, at, kind: 'answer' as const, method: 'POST', path: '/v1/orders', status: 409 }
  expect(describe(entry)).toEqual({ title: '409 POST /v1/orders', detail: '', side: 'to', bad: true })
})

test('a text comes first, its call stays readable', () => {
  const entry = { seq: 5, at, kind: 'fault' as const, text: 'fault-1', method: 'GET', path: '/v1/products', times: 2 }
  expect(describe(entry)).toEqual({ title: 'fault-1', detail: 'call GET /v1/products, times 2', side: 'world', bad: true })
})

test('nothing known still gives a line', () => {
  expect(describe({ seq: 6, at, kind: 'timer' })).toEqual({ title: 'timer', detail: '', side: 'world', bad: false })
})

test('a long detail is cut', () => {
  const { detail } = describe({ seq: 7, at, kind: 'control', text: 'x', note: 'y'.repeat(500) })
  expect(detail).toHaveLength(220)
  expect(detail.endsWith('…')).toBe(true)
})

import { expect, test } from 'vitest'
import { describe } from './EventRow.tsx'

const at = '2026-11-21T11:05:58.000Z'

test('a request is shown as method and path, with its data', () => {
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

test('a response starts with its status, and an error is marked', () => {
  const entry = { seq: 4, at, kind: 'answer' as const, method: 'POST', path: '/v1/orders', status: 409 }
  expect(describe(entry)).toEqual({ title: '409 POST /v1/orders', detail: '', side: 'to', bad: true })
})

test('the entry’s text comes first, followed by its call', () => {
  const entry = { seq: 5, at, kind: 'fault' as const, text: 'fault-1', method: 'GET', path: '/v1/products', times: 2 }
  expect(describe(entry)).toEqual({ title: 'fault-1', detail: 'call GET /v1/products, times 2', side: 'world', bad: true })
})

test('an entry without data still has a title', () => {
  expect(describe({ seq: 6, at, kind: 'timer' })).toEqual({ title: 'timer', detail: '', side: 'world', bad: false })
})

test('long details are cut', () => {
  const { detail } = describe({ seq: 7, at, kind: 'control', text: 'x', note: 'y'.repeat(500) })
  expect(detail).toHaveLength(220)
  expect(detail.endsWith('…')).toBe(true)
})

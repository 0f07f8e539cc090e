import { expect, test } from 'vitest'
import { createKeys } from './idempotency.ts'

const HOUR = 3_600_000

test('[MON-005] the same key and body get the first answer, another body 422, a running one 409', () => {
  const keys = createKeys(() => 0)
  expect(keys.begin('asha pay', 'k', { amount: 5, phone: '1' }).is).toBe('new')
  expect(keys.begin('asha pay', 'k', { amount: 5, phone: '1' }).is).toBe('running')
  keys.finish('asha pay', 'k', { status: 200, body: 'first' })
  expect(keys.begin('asha pay', 'k', { phone: '1', amount: 5 })).toEqual({ is: 'done', answer: { status: 200, body: 'first' } })
  expect(keys.begin('asha pay', 'k', { amount: 6, phone: '1' }).is).toBe('reused')
  expect(keys.begin('neema pay', 'k', { amount: 6, phone: '1' }).is).toBe('new')
})

test.each([429, 500, 503])('[MON-005] a %i is not kept', (status) => {
  const keys = createKeys(() => 0)
  keys.begin('a', 'k', {})
  keys.finish('a', 'k', { status, body: '' })
  expect(keys.begin('a', 'k', {}).is).toBe('new')
})

test('[MON-005] a refusal is kept, for 24 hours of the world’s clock', () => {
  let now = 0
  const keys = createKeys(() => now)
  keys.begin('a', 'k', {})
  keys.finish('a', 'k', { status: 409, body: 'no' })
  now = 24 * HOUR - 1
  expect(keys.begin('a', 'k', {}).is).toBe('done')
  now = 24 * HOUR
  expect(keys.begin('a', 'k', {}).is).toBe('new')
})

test('[MON-005] a promised answer survives a restart, a running call without one does not', () => {
  const keys = createKeys(() => 0)
  for (const key of ['started', 'nothing yet']) keys.begin('a', key, {})
  keys.promise('a', 'started', { status: 200, body: 'soon' })
  expect(keys.begin('a', 'started', {}).is).toBe('running')
  const after = createKeys(() => 0, keys.saved())
  expect(after.begin('a', 'started', {})).toEqual({ is: 'done', answer: { status: 200, body: 'soon' } })
  expect(after.begin('a', 'nothing yet', {}).is).toBe('new')
})

test('[MON-005] keys of the day before are swept: what is kept does not grow', () => {
  let now = 0
  const keys = createKeys(() => now)
  for (let n = 0; n < 1_000; n++) {
    now += HOUR
    keys.begin('a', `k${n}`, {})
    keys.finish('a', `k${n}`, { status: 201, body: 'made' })
  }
  expect(keys.saved()).toHaveLength(24)
})

import { expect, test } from 'vitest'
import { createIdempotencyStore, type IdempotencyStore, type Reservation } from './idempotency.ts'

const HOUR = 3_600_000

function newReservation(store: IdempotencyStore, key: string): Reservation {
  const reserved = store.reserve('a', key, {})
  if (reserved.is !== 'new') throw new Error(`the key is ${reserved.is}`)
  return reserved.reservation
}

test('[MON-005] a repeated key gets the first response, 422 for another body, and 409 while the first request runs', () => {
  const store = createIdempotencyStore(() => 0)
  const first = store.reserve('asha pay', 'k', { amount: 5, phone: '1' })
  expect(first.is).toBe('new')
  expect(store.reserve('asha pay', 'k', { amount: 5, phone: '1' }).is).toBe('running')
  if (first.is === 'new') first.reservation.store({ status: 200, body: 'first' })
  expect(store.reserve('asha pay', 'k', { phone: '1', amount: 5 })).toEqual({ is: 'done', response: { status: 200, body: 'first' } })
  expect(store.reserve('asha pay', 'k', { amount: 6, phone: '1' }).is).toBe('reused')
  expect(store.reserve('neema pay', 'k', { amount: 6, phone: '1' }).is).toBe('new')
})

test.each([429, 500, 503])('[MON-005] a response with status %i is not stored', (status) => {
  const store = createIdempotencyStore(() => 0)
  newReservation(store, 'k').store({ status, body: '' })
  expect(store.reserve('a', 'k', {}).is).toBe('new')
})

test('[MON-005] a refusal is stored for 24 hours of the world’s clock', () => {
  let now = 0
  const store = createIdempotencyStore(() => now)
  newReservation(store, 'k').store({ status: 409, body: 'no' })
  now = 24 * HOUR - 1
  expect(store.reserve('a', 'k', {}).is).toBe('done')
  now = 24 * HOUR
  expect(store.reserve('a', 'k', {}).is).toBe('new')
})

test('[MON-005] a response stored ahead survives a restart, a running call without one does not', () => {
  const store = createIdempotencyStore(() => 0)
  newReservation(store, 'nothing yet')
  newReservation(store, 'started').storeAhead({ status: 200, body: 'soon' })
  expect(store.reserve('a', 'started', {}).is).toBe('running')
  const after = createIdempotencyStore(() => 0, store.saved())
  expect(after.reserve('a', 'started', {})).toEqual({ is: 'done', response: { status: 200, body: 'soon' } })
  expect(after.reserve('a', 'nothing yet', {}).is).toBe('new')
})

test('[MON-005] a stored response is not replaced, and a released key stores nothing', () => {
  const store = createIdempotencyStore(() => 0)
  const reservation = newReservation(store, 'kept')
  reservation.store({ status: 201, body: 'made' })
  reservation.release()
  reservation.store({ status: 200, body: 'another' })
  expect(store.reserve('a', 'kept', {})).toEqual({ is: 'done', response: { status: 201, body: 'made' } })
  const released = newReservation(store, 'released')
  released.release()
  newReservation(store, 'released')
  released.store({ status: 201, body: 'made' })
  released.storeAhead({ status: 201, body: 'made' })
  expect(store.reserve('a', 'released', {}).is).toBe('running')
  expect(store.saved().map(([name]) => name)).toEqual(['a kept'])
})

test('[MON-005] keys older than 24 hours are deleted', () => {
  let now = 0
  const store = createIdempotencyStore(() => now)
  for (let n = 0; n < 1_000; n++) {
    now += HOUR
    newReservation(store, `k${n}`).store({ status: 201, body: 'made' })
  }
  expect(store.saved()).toHaveLength(24)
})

// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { now } from '#web/api/time.ts'
import { aPayment, type PaymentFields } from '../testing/aPayment.ts'
import { isPaymentUnderWay } from './underWay.ts'

beforeEach(() => localStorage.clear())
const stored = (over: PaymentFields) => {
  localStorage.setItem('pendingPayments', JSON.stringify([aPayment({ stage: 'done' }), aPayment({ createdAt: now(), ...over })]))
  return isPaymentUnderWay()
}

test('[PWA-007] anybody’s payment counts as in progress until it is refused, ordered or gone', () => {
  expect((['asked', 'waiting', 'paid'] as const).map((stage) => stored({ stage, payer: 'somebody' }))).toEqual([true, true, true])
  expect((['refused', 'done', 'gone'] as const).map((stage) => stored({ stage }))).toEqual([false, false, false])
})

test('[PWA-007] a payment in trouble, dismissed, or older than ten minutes does not block an update', () => {
  expect(stored({ stage: 'paid', trouble: { kind: 'order' } })).toBe(false)
  expect(stored({ stage: 'waiting', dismissed: true })).toBe(false)
  expect(stored({ stage: 'waiting', createdAt: now() - 600_000 })).toBe(false)
})

test('[PWA-007] missing or unreadable records do not count as a payment', () => {
  for (const text of [null, '{', '{}', '[null]']) {
    if (text !== null) localStorage.setItem('pendingPayments', text)
    expect(isPaymentUnderWay()).toBe(false)
  }
})

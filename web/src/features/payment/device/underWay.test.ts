// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { now } from '#web/api/time.ts'
import type { PaymentRecord } from '../record/record.ts'
import { aPayment } from '../testing/aPayment.ts'
import { isPaymentUnderWay } from './underWay.ts'

beforeEach(() => localStorage.clear())
const stored = (over: Partial<PaymentRecord>) => {
  localStorage.setItem('pendingPayments', JSON.stringify([aPayment({ stage: 'done' }), aPayment({ createdAt: now(), ...over })]))
  return isPaymentUnderWay()
}

test('[PWA-007] a payment waits from its start until it is refused, has its order, or is gone, whoever pays', () => {
  expect((['asked', 'waiting', 'paid'] as const).map((stage) => stored({ stage, payer: 'somebody' }))).toEqual([true, true, true])
  expect((['refused', 'done', 'gone'] as const).map((stage) => stored({ stage }))).toEqual([false, false, false])
})

test('[PWA-007] what only a person can settle, was left behind, or is older than ten minutes holds no update up', () => {
  expect(stored({ stage: 'paid', trouble: { kind: 'order' } })).toBe(false)
  expect(stored({ stage: 'waiting', dismissed: true })).toBe(false)
  expect(stored({ stage: 'waiting', createdAt: now() - 600_000 })).toBe(false)
})

test('[PWA-007] nothing stored, or nothing that can be read, is no payment', () => {
  for (const text of [null, '{', '{}', '[null]']) {
    if (text !== null) localStorage.setItem('pendingPayments', text)
    expect(isPaymentUnderWay()).toBe(false)
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PaymentState, paymentMoves } from '#contract/payment.ts'
import type { Charge } from '../ledger/ledger.ts'
import { isWaiting, movePayment, type Payment, statusOf, takeRule } from './payments.ts'

const aPayment = (facts: Partial<Payment> = {}): Payment => ({
  reference: 'RF-1',
  userId: 'u1',
  phone: '255712345678',
  amount: 18_000,
  language: 'en',
  startedAt: 0,
  checkoutId: null,
  orderId: null,
  addressId: null,
  draft: null,
  prices: {},
  scenario: null,
  course: {},
  attempt: 0,
  state: 'pending',
  prompt: null,
  failure: null,
  zero: 0,
  due: [],
  callbacks: [],
  statusRules: [],
  orderRules: [],
  ...facts,
})
const charge: Charge = { transactionId: 'Q1', reference: 'RF-1', userId: 'u1', phone: '255712345678', net: 18_000, gross: 18_000, at: 0 }

test('[MON-025] a payment follows the transition table, whatever moves are tried', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PaymentState.options)), (tries) => {
      const payment = aPayment()
      for (const to of tries) {
        const before = payment.state
        const moved = movePayment(payment, to)
        expect(moved).toBe(paymentMoves[before].includes(to))
        expect(payment.state).toBe(moved ? to : before)
      }
    }),
    { seed: 10 },
  )
  const succeeded = aPayment({ state: 'success' })
  expect(movePayment(succeeded, 'failed')).toBe(false)
})

test('[MON-010][MON-011] a pending payment blocks others for 5 minutes, a final one does not', () => {
  expect(isWaiting(aPayment(), 299_999)).toBe(true)
  expect(isWaiting(aPayment(), 300_000)).toBe(false)
  expect(isWaiting(aPayment({ state: 'failed' }), 1_000)).toBe(false)
})

test('[API-034] the status is a success with a charge, open without a result, and contains the word failed after a failure', () => {
  expect(statusOf(aPayment({ state: 'success' }), charge)).toEqual({
    reference: 'RF-1',
    success: true,
    message: 'Payment received',
    transactionId: 'Q1',
  })
  expect(statusOf(aPayment(), undefined)).toEqual({ reference: 'RF-1', success: false, message: 'Payment is waiting for confirmation' })
  const failure = { en: 'Insufficient balance', sw: 'Salio halitoshi' }
  expect(statusOf(aPayment({ state: 'failed', failure }), undefined).message).toBe('Payment failed: Insufficient balance')
  expect(statusOf(aPayment({ state: 'failed', failure, language: 'sw' }), undefined).message).toBe(
    'Malipo yameshindikana (failed): Salio halitoshi',
  )
  expect(statusOf(aPayment({ state: 'failed', language: 'sw' }), undefined).message).toContain('failed')
  for (const language of ['en', 'sw'] as const) expect(statusOf(aPayment({ language }), undefined).message).not.toMatch(/failed/i)
})

test('a rule applies from its time on, as often as its count', () => {
  const rules = [
    { answer: 'open' as const, from: 60, times: 1, used: 0 },
    { answer: 'success' as const, used: 0 },
  ]
  expect(takeRule(rules, 10)?.answer).toBe('success')
  expect(takeRule(rules, 60)?.answer).toBe('open')
  expect(takeRule(rules, 61)?.answer).toBe('success')
  expect(takeRule([], 61)).toBeNull()
})

test('[PAY-037] a reason that contains the word failed is sent alone, and a missing reason adds no text', () => {
  const failure = { en: 'FAILED by operator', sw: 'FAILED: imekataliwa' }
  expect(statusOf(aPayment({ state: 'failed', failure }), undefined).message).toBe('FAILED by operator')
  expect(statusOf(aPayment({ state: 'failed' }), undefined).message).toBe('Payment failed')
  expect(statusOf(aPayment({ state: 'success', language: 'sw' }), charge).message).toBe('Malipo yamepokelewa')
  expect(statusOf(aPayment({ language: 'sw' }), undefined).message).toBe('Malipo yanasubiri kuthibitishwa')
})

test('a rule without a time applies from the first second', () => {
  expect(takeRule([{ answer: 'open' as const, used: 0 }], 0)?.answer).toBe('open')
})

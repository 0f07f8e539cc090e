import { expect, test } from 'vitest'
import type { JournalEntry, JournalFacts } from '#contract/control/journal.ts'
import type { PaymentView } from '#contract/control/payments.ts'
import { mock } from '#web/i18n/en/mock.ts'
import { courseText } from './PaymentCourse.tsx'
import { courseOf, fitsRow, isFirstView, isPayment, rowsOf } from './rows.ts'

const PHONE = '255712345678'
const payment: PaymentView = {
  reference: 'RF-1',
  userId: 'asha',
  phone: PHONE,
  amount: 22_000,
  language: 'en',
  state: 'success',
  scenario: null,
  checkoutId: null,
  orderId: 'order-1',
  startedAt: '2026-11-21T06:00:02.000Z',
  prompt: null,
  failure: null,
  handling: null,
  charge: { transactionId: 'QQ1', net: 22_000, gross: 22_000, at: '2026-11-21T06:00:07.000Z', givenBack: 0, refundedAt: null },
  callbacks: [],
  due: [],
}

/** Entries numbered from 1, each with the second at which it was written. */
const journal = (...facts: readonly (JournalFacts & { second: number })[]): JournalEntry[] =>
  facts.map(({ second, ...entry }, place) => ({
    seq: place + 1,
    at: new Date(Date.UTC(2026, 10, 21, 6, 0, second)).toISOString(),
    ...entry,
  }))

const bought = journal(
  { second: 2, kind: 'request', method: 'POST', path: '/v1/mobile-money/checkout', phone: PHONE },
  { second: 2, kind: 'ledger', text: 'start', reference: 'RF-1' },
  { second: 2, kind: 'ledger', text: 'prompt', reference: 'RF-1' },
  { second: 2, kind: 'answer', method: 'POST', path: '/v1/mobile-money/checkout', status: 200, reference: 'RF-1' },
  { second: 7, kind: 'ledger', text: 'approval', reference: 'RF-1' },
  { second: 7, kind: 'ledger', text: 'charge', reference: 'RF-1', transactionId: 'QQ1', phone: PHONE },
  { second: 7, kind: 'message', text: 'QQ1 Confirmed.', phone: PHONE },
  { second: 7, kind: 'frame-out', event: 'payment-callback', reference: 'RF-1' },
  { second: 7, kind: 'frame-out', event: 'payment-callback', reference: 'RF-1' },
  { second: 7, kind: 'timer', text: 'payment RF-1 approve' },
  { second: 7, kind: 'request', method: 'POST', path: '/v1/orders', body: { transactionId: 'QQ1' } },
  { second: 7, kind: 'answer', method: 'POST', path: '/v1/orders', status: 201, transactionId: 'QQ1', id: 'order-1' },
  { second: 9, kind: 'frame-out', event: 'hello' },
)

test('[QA-031] a payment is one row of its ledger entries, calls, callbacks and timers, in the place of the newest', () => {
  const rows = rowsOf(bought, [payment])
  expect(rows.map((row) => (isPayment(row) ? row.entries.map(({ seq }) => seq) : row.seq))).toEqual([
    13,
    [2, 3, 4, 5, 6, 8, 9, 10, 11, 12],
    7,
    1,
  ])
})

test('[QA-031] the course of a payment names its steps once, and a time only when it changes', () => {
  const [, row] = rowsOf(bought, [payment])
  if (!row || !isPayment(row)) throw new Error('the payment is not the second row')
  expect(courseText(row.entries, mock)).toBe('asked 09:00:02 › PIN 09:00:07 › charged › callback × 2 › order')
})

test('[QA-031] a failed, checked, faulty or refunded payment says so, and a refused order is not a step', () => {
  const steps = courseOf(
    journal(
      { second: 0, kind: 'ledger', text: 'start' },
      { second: 1, kind: 'fault', text: 'callback dropped' },
      { second: 2, kind: 'ledger', text: 'failed' },
      { second: 3, kind: 'answer', method: 'GET', path: '/v1/mobile-money/status/RF-1', status: 200 },
      { second: 4, kind: 'ledger', text: 'charge' },
      { second: 5, kind: 'answer', method: 'POST', path: '/v1/orders', status: 409 },
      { second: 6, kind: 'ledger', text: 'partRefund' },
      { second: 7, kind: 'ledger', text: 'refund' },
    ),
  )
  expect(steps.map(({ step }) => step)).toEqual(['asked', 'fault', 'failed', 'checked', 'charged', 'part', 'refunded'])
})

test('[QA-031] the first view has payments, messages, changed orders, faults and violations, but not calls, frames, timers and stock', () => {
  const isShown = (...facts: JournalFacts[]) => journal(...facts.map((fact) => ({ ...fact, second: 0 }))).map(isFirstView)
  expect(
    isShown(
      { kind: 'ledger', text: 'refund', reference: 'of the seed' },
      { kind: 'message' },
      { kind: 'fault' },
      { kind: 'violation', reference: 'RF-1' },
      { kind: 'answer', method: 'POST', path: '/v1/orders/order-1/cancel' },
      { kind: 'answer', method: 'POST', path: '/v1/mobile-money/checkout', status: 409 },
    ),
  ).toEqual([true, true, true, true, true, true])
  expect(
    isShown(
      { kind: 'answer', method: 'GET', path: '/v1/orders' },
      { kind: 'request', method: 'POST', path: '/v1/orders' },
      { kind: 'ledger', text: 'stock' },
      { kind: 'frame-out', event: 'hello' },
      { kind: 'timer' },
      { kind: 'control' },
    ),
  ).toEqual([false, false, false, false, false, false])
  expect(rowsOf(bought, [payment]).filter(isFirstView)).toHaveLength(2)
})

test('[QA-031] a row fits a phone and a reference, also if the entries of a payment lack its phone', () => {
  const [, row, message] = rowsOf(bought, [payment])
  if (!row || !message) throw new Error('rows are missing')
  expect(fitsRow(row, { phone: PHONE, reference: '' })).toBe(true)
  expect(fitsRow(row, { phone: '255754110226', reference: 'RF-1' })).toBe(false)
  expect(fitsRow(message, { phone: PHONE, reference: '' })).toBe(true)
  expect(fitsRow(message, { phone: '', reference: 'RF-1' })).toBe(false)
})

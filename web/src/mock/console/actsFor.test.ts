import { expect, test } from 'vitest'
import { actsFor } from './actsFor.ts'

const charge = { transactionId: 'TX-1' }

test('a waiting payment can be approved or failed', () => {
  expect(actsFor({ state: 'pending', charge: null, callbacks: [] })).toEqual(['approve', 'fail'])
})

test('a paid one can be refunded, and its callback sent again', () => {
  expect(actsFor({ state: 'success', charge, callbacks: [{}] })).toEqual(['refund', 'resend'])
})

test('a failed one can still succeed, a refunded one not', () => {
  expect(actsFor({ state: 'failed', charge: null, callbacks: [{}] })).toEqual(['approve', 'resend'])
  expect(actsFor({ state: 'refunded', charge, callbacks: [{}] })).toEqual(['resend'])
})

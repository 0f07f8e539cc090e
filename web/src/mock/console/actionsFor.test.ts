import { expect, test } from 'vitest'
import { actionsFor } from './PaymentsPanel.tsx'

const charge = { transactionId: 'TX-1' }

test('[QA-019] a pending payment can be approved or failed', () => {
  expect(actionsFor({ state: 'pending', charge: null, callbacks: [] })).toEqual(['approve', 'fail'])
})

test('[QA-019] a paid one can be refunded, and its callback sent again, twice or late', () => {
  expect(actionsFor({ state: 'success', charge, callbacks: [{}] })).toEqual(['refund', 'resend', 'twice', 'late'])
})

test('[QA-019] a failed one can still succeed, a refunded one can’t; two callbacks can be sent in reverse', () => {
  expect(actionsFor({ state: 'failed', charge: null, callbacks: [{}] })).toEqual(['approve', 'resend', 'twice', 'late'])
  expect(actionsFor({ state: 'refunded', charge, callbacks: [{}, {}] })).toEqual(['resend', 'twice', 'late', 'reversed'])
})

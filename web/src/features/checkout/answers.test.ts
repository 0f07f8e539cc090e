import { expect, test } from 'vitest'
import { DRAFT_KEPT_FOR } from '#contract/rules/constants.ts'
import { type Answers, answersOf, type CheckoutDrafts, fresh, handOver, noAnswers, notesTooLong } from './answers.ts'

const T0 = Date.UTC(2026, 10, 21, 6)
const drafts = (given: Partial<CheckoutDrafts> = {}): CheckoutDrafts => ({ ...noAnswers, owner: null, at: T0, waiting: {}, ...given })
const given: Partial<Answers> = {
  wanted: true,
  addressId: 'asha-home',
  deliveryOption: 'express',
  transporterSelections: { a: 'pwani-express' },
}

test('[CHAT-019] a draft counts for 3 days', () => {
  const kept = { answers: { ...noAnswers, ...given }, at: T0 }
  expect(fresh(kept, T0 + DRAFT_KEPT_FOR - 1)).toEqual(kept.answers)
  expect(fresh(kept, T0 + DRAFT_KEPT_FOR)).toEqual(noAnswers)
})

test('[CHAT-019] answers of a guest survive sign-in; where both answered, the guest’s is newer', () => {
  const waiting = { '+255712': { answers: { ...noAnswers, deliveryOption: 'standard' as const, notes: 'Gate 4' }, at: T0 } }
  const after = handOver(drafts({ deliveryOption: 'express', waiting }), '+255712', T0 + 1)
  expect(after).toMatchObject({ owner: '+255712', deliveryOption: 'express', notes: 'Gate 4', waiting: {} })
})

test('[SEC-015] signed out nothing of a person is shown, and another person sees nothing of it', () => {
  const out = handOver(drafts({ ...given, owner: '+255712' }), null, T0 + 1)
  expect(answersOf(out)).toEqual(noAnswers)
  expect(answersOf(handOver(out, '+255754', T0 + 2))).toEqual(noAnswers)
  expect(handOver(handOver(out, '+255754', T0 + 2), '+255712', T0 + 3)).toMatchObject(given)
})

test('[CHAT-019] answers older than 3 days do not come back with their person', () => {
  const out = handOver(drafts({ ...given, owner: '+255712' }), null, T0 + 1)
  expect(answersOf(handOver(out, '+255712', T0 + 1 + DRAFT_KEPT_FOR))).toEqual(noAnswers)
})

test('[SEC-021][CHK-009] notes may have 1,000 characters', () => {
  expect([null, '', 'x'.repeat(1_000), ` ${'x'.repeat(1_000)} `, 'x'.repeat(1_001)].map(notesTooLong)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})

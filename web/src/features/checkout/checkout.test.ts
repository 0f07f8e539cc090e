import { expect, test } from 'vitest'
import { DRAFT_KEPT_FOR } from '#contract/rules/constants.ts'
import { type CheckoutChoices, type CheckoutDrafts, choicesOf, handOver, noChoices, readPhone, unexpired } from './checkout.ts'
import { notesTooLong } from './notes.ts'

test.each(['mobile_money', 'cash_on_delivery'] as const)('[CHK-023] a phone is required with %s', (method) => {
  expect(readPhone('  ', method)).toEqual({ problem: 'phoneMissing' })
})

test.each(['+255 712 345 678', '0712345678', '712 345 678', '255712345678'])('[CHK-024] %s is read as 255712345678', (typed) => {
  expect(readPhone(typed, 'mobile_money')).toEqual({ phone: '255712345678' })
})

test.each(['255222345678', '2557123456', '447911123456', 'abc'])('[PAY-007][PAY-008] mobile money refuses %s', (typed) => {
  expect(readPhone(typed, 'mobile_money')).toEqual({ problem: 'phoneNotMobileMoney' })
})

test('[CHK-023] cash accepts any phone number', () => {
  expect(readPhone('+44 7911 123456', 'cash_on_delivery')).toEqual({ phone: '447911123456' })
  expect(readPhone('12', 'cash_on_delivery')).toEqual({ problem: 'phoneWrong' })
})

const T0 = Date.UTC(2026, 10, 21, 6)
const drafts = (given: Partial<CheckoutDrafts> = {}): CheckoutDrafts => ({ ...noChoices, owner: null, at: T0, waiting: {}, ...given })
const given: Partial<CheckoutChoices> = {
  checkoutRequested: true,
  addressId: 'asha-home',
  deliveryOption: 'express',
  transporterSelections: { a: 'pwani-express' },
}

test('[CHAT-019] a draft is valid for 3 days', () => {
  const stored = { choices: { ...noChoices, ...given }, at: T0 }
  expect(unexpired(stored, T0 + DRAFT_KEPT_FOR - 1)).toEqual(stored.choices)
  expect(unexpired(stored, T0 + DRAFT_KEPT_FOR)).toEqual(noChoices)
})

test('[CHAT-019][CHAT-167] a guest’s choices are kept after sign-in and win over the person’s earlier ones', () => {
  const waiting = { '+255712': { choices: { ...noChoices, deliveryOption: 'standard' as const, notes: 'Gate 4' }, at: T0 } }
  const after = handOver(drafts({ deliveryOption: 'express', waiting }), '+255712', T0 + 1)
  expect(after).toMatchObject({ owner: '+255712', deliveryOption: 'express', notes: 'Gate 4', waiting: {} })
})

test('[SEC-015] after sign-out a person’s choices are hidden from guests and other people, until the person returns', () => {
  const out = handOver(drafts({ ...given, owner: '+255712' }), null, T0 + 1)
  expect(choicesOf(out)).toEqual(noChoices)
  expect(choicesOf(handOver(out, '+255754', T0 + 2))).toEqual(noChoices)
  expect(handOver(handOver(out, '+255754', T0 + 2), '+255712', T0 + 3)).toMatchObject(given)
})

test('[CHAT-019] choices older than 3 days are not restored for their person', () => {
  const out = handOver(drafts({ ...given, owner: '+255712' }), null, T0 + 1)
  expect(choicesOf(handOver(out, '+255712', T0 + 1 + DRAFT_KEPT_FOR))).toEqual(noChoices)
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

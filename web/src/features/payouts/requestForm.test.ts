import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PayoutRequest } from '#contract/payout.ts'
import { firstProblem, newPayoutForm, type PayoutForm, payoutBody, shillingsOf, usedPhones, withPhone } from './RequestPayoutForm.tsx'

const form = (given: Partial<PayoutForm> = {}): PayoutForm => ({ ...newPayoutForm('+255713604482'), amount: '50000', ...given })
const problem = (given: Partial<PayoutForm>, available?: number) => firstProblem(form(given), available)?.[1] ?? null

test.each([
  ['500,000', 500_000],
  ['TZS 500 000', 500_000],
  [' 10000 ', 10_000],
  ['0', 0],
  ['500.000', 500_000],
  ['', 0],
  ['10.5', 0],
  ['-10000', 0],
  ['1e6', 0],
  ['10k', 0],
  ['9'.repeat(16), 0],
] as const)('[SPAY-017][I18N-015] %j is read as %j', (text, amount) => expect(shillingsOf(text)).toBe(amount))

test('[SPAY-017][SPAY-018][SPAY-019] the amount must be above 0, at least the minimum, and at most the balance, checked in this order', () => {
  expect(['', '0', 'x', '-1'].map((amount) => problem({ amount }, 5_000))).toEqual(Array(4).fill('amount'))
  expect(['1.5', '12000,5'].map((amount) => problem({ amount }, 5_000))).toEqual(['fraction', 'fraction'])
  expect([problem({ amount: '9999' }, 5_000), problem({ amount: '10000' }, 10_000)]).toEqual(['minimum', null])
  expect([problem({ amount: '10001' }, 10_000), problem({ amount: '10001' })]).toEqual(['balance', null])
  expect(problem({ amount: '10000' }, -5_000)).toBe('balance')
})

test('[SPAY-020][SPAY-021] the phone is required and must have 9 to 15 digits, not counting separators', () => {
  expect(problem({ amount: '1', phone: '' })).toBe('minimum')
  expect([problem({ phone: ' ' }), problem({ phone: '071234' })]).toEqual(['phone', 'phoneFormat'])
  const accepted = ['712345678', '0712-345-678', '+255 712 345 678', '123456789012345', '(071) 2345678', '+255 (0)712345678', '٠٧١٢٣٤٥٦٧٨']
  expect(accepted.filter((phone) => problem({ phone }) !== null)).toEqual([])
  expect(['1234567890123456', '0712 345 67x'].map((phone) => problem({ phone }))).toEqual(Array(2).fill('phoneFormat'))
})

test('[SPAY-022][SPAY-026] a leading 0 becomes 255, which is never doubled; the body matches the contract', () => {
  const phones = ['0712345678', '+255 712-345-678', '712345678', '255712345678'].map(
    (phone) => payoutBody(form({ phone })).paymentDetails.phone,
  )
  expect(new Set(phones)).toEqual(new Set(['255712345678']))
  const body = payoutBody(form({ note: '  ' }))
  expect(body).toEqual({ amount: 50_000, paymentMethod: 'mobile_money', paymentDetails: { phone: '255713604482', operator: 'tigo' } })
  expect(z.safeParse(PayoutRequest, body).success).toBe(true)
  expect(payoutBody(form({ note: ' Ice ' })).note).toBe('Ice')
})

test.each([
  ['0712 345 678', 'tigo'],
  ['+255 754 110 226', 'vodacom'],
  ['0682591740', 'airtel'],
  ['0629417350', 'halotel'],
  ['0773518264', 'zantel'],
  ['0731234567', 'ttcl'],
])('[SELL-015] the prefix of %s selects the operator', (phone, operator) => {
  expect(withPhone(form(), phone)).toMatchObject({ phone, operator })
  expect(newPayoutForm(phone).operator).toBe(operator)
})

test('[SELL-015] an unknown prefix keeps the operator; a form without a number has the default', () => {
  for (const phone of ['0712', '0222123456', '+447700900123'])
    expect(withPhone(form({ operator: 'airtel' }), phone).operator).toBe('airtel')
  expect(newPayoutForm('').operator).toBe('vodacom')
})

test('[SELL-015] at most three earlier numbers are offered, newest first, without repeats or the one in the form', () => {
  const payout = (phone: string, day: number) =>
    ({
      id: `p-${day}`,
      amount: 1,
      reference: '',
      paymentMethod: '',
      metadata: { phone },
      status: 'completed',
      createdAt: `2026-11-1${day}`,
    }) as const
  const payouts = [
    payout('255754000001', 1),
    payout('255754000002', 5),
    payout('0754000001', 3),
    payout('255754000003', 2),
    payout('255754000004', 0),
  ]
  expect(usedPhones(payouts, '0754 000 003')).toEqual(['255754000002', '255754000001', '255754000004'])
  expect(usedPhones(payouts, '')).toHaveLength(3)
})

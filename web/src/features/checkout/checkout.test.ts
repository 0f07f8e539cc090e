import { expect, test } from 'vitest'
import { DRAFT_KEPT_FOR } from '#contract/rules/constants.ts'
import { feeOf, subtotalOf } from '#contract/rules/money.ts'
import { anAddress, aProduct } from '#fixtures/builders.ts'
import { type CheckoutChoices, type CheckoutDrafts, choicesOf, handOver, noChoices, readPhone, slipOf, unexpired } from './checkout.ts'
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

const line = (id: string, quantity: number, unitPrice: number | string) => ({ quantity, product: aProduct({ id, unitPrice }) })
/** 2 × 12,000 and 1 × 18,500. */
const goods = [line('sato', 2, 12_000), line('changu', 1, '18500.75')]
const cash = { paymentMethod: 'cash_on_delivery' } as const
const phone = { paymentMethod: 'mobile_money' } as const
const express = { deliveryOption: 'express' } as const

test.each([
  ['nothing was said', goods, {}, ['standard', 42_500, 5_000, 47_500, 5_000]],
  ['it is express', goods, express, ['express', 42_500, 10_000, 52_500, 10_000]],
  ['it is paid by phone', goods, phone, ['standard', 42_500, 5_000, 47_500, 5_000]],
  ['it is express and paid by phone', goods, { ...express, ...phone }, ['express', 42_500, 10_000, 52_500, 10_000]],
  ['it is paid with cash', goods, cash, ['standard', 42_500, 5_000, 47_500, 47_500]],
  ['it is express and paid with cash', goods, { ...express, ...cash }, ['express', 42_500, 10_000, 52_500, 52_500]],
  ['the cart is empty', [], {}, ['standard', 0, 5_000, 5_000, 5_000]],
] as const)('[CHAT-176][CHAT-181] what an order comes to, in all and at the door, if %s', (_, lines, choices, shown) => {
  const { option, subtotal, fee, total, atDoor } = slipOf(lines, { ...noChoices, ...choices })
  expect([option, subtotal, fee, total, atDoor]).toEqual(shown)
})

const home = anAddress({ id: 'home' })
const asha = { person: 'asha', addresses: [home] }
const toHome = { addressId: 'home' }

test.each([
  ['a guest', {}, { person: null, addresses: undefined }, null, 'goOn'],
  ['a guest on a device that knows the address', { ...phone, ...toHome }, { ...asha, person: null }, home, 'goOn'],
  ['a buyer whose addresses are not loaded', { ...phone, ...toHome }, { ...asha, addresses: undefined }, null, 'goOn'],
  ['a buyer who chose no address', phone, asha, null, 'goOn'],
  ['a buyer whose address was deleted', { ...cash, addressId: 'gone' }, asha, null, 'goOn'],
  ['a first buyer', toHome, asha, home, 'choose'],
  ['a buyer who pays by phone', { ...toHome, ...phone }, asha, home, 'pay'],
  ['a buyer who pays with cash', { ...toHome, ...cash }, asha, home, 'placeOrder'],
] as const)('[CHAT-176][CHAT-181] the slip of %s: where to, and the one main action', (_, choices, buyer, place, does) => {
  const { address, action } = slipOf(goods, { ...noChoices, ...choices }, buyer)
  expect([address, action]).toEqual([place, does])
})

test('[CHAT-176][CHK-014][CHK-016] every choice has the sums of the price rules, and what is paid now and at the door is the total', () => {
  for (const deliveryOption of ['standard', 'express'] as const)
    for (const paymentMethod of [null, 'mobile_money', 'cash_on_delivery'] as const) {
      const slip = slipOf(goods, { ...noChoices, deliveryOption, paymentMethod })
      const subtotal = subtotalOf(goods.map(({ quantity, product }) => ({ quantity, unitPrice: product.unitPrice })))
      expect([slip.subtotal, slip.fee, slip.total]).toEqual([subtotal, feeOf(deliveryOption), subtotal + feeOf(deliveryOption)])
      expect((slip.isCash ? 0 : slip.subtotal) + slip.atDoor).toBe(slip.total)
    }
})

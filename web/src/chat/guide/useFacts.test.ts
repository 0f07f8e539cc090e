// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { noChoices, PHONE_TO_ASK } from '#web/features/checkout/checkout.ts'
import type { OpenCharge } from '#web/features/payment/runner/openCharges.ts'
import { aPayment, T0 } from '#web/features/payment/testing/aPayment.ts'
import { type Facts, noFacts } from './facts.ts'
import { type FactInputs, factsOf } from './useFacts.ts'

const PAYER = '+255754110001'

const guest: FactInputs = {
  now: T0,
  token: null,
  payer: null,
  ownPhone: '',
  codeSent: false,
  registering: false,
  hasStoredAdd: false,
  replaying: false,
  lines: [],
  cartChanges: [],
  draft: noChoices,
  addresses: undefined,
  addressesFailed: false,
  records: [],
  cartRecord: null,
  charges: [],
  supportsExtensions: true,
}
const buyer: FactInputs = { ...guest, token: 't', payer: PAYER, ownPhone: PAYER, addresses: [] }
const line = (productId: string, quantity: number): FactInputs['lines'][number] => ({ productId, quantity }) as FactInputs['lines'][number]
const charge = (over: Partial<OpenCharge>): OpenCharge => ({
  id: 'p9',
  amount: 1,
  second: false,
  refundAsked: false,
  checkoutId: undefined,
  finishable: true,
  needs: undefined,
  lines: undefined,
  ...over,
})
const waiting = aPayment({ stage: 'waiting', deadline: T0 + 120_000 })
const cash = { method: 'cash_on_delivery', stage: 'paid' } as const
const troubled = { trouble: { kind: 'order' } } as const
const unclear = { cartRecord: aPayment({ stage: 'refused', unclear: true }), supportsExtensions: false }
const ordered = aPayment({ stage: 'done', orderId: 'o1', doneAt: T0 + 1 })
const ofOrder = { ...ordered, purpose: { kind: 'order' as const, orderId: 'o1' } }

const change = { kind: 'price' as const, productId: 'a', name: 'Sato', from: 12_000, to: 13_000 }

test('[CHAT-011] a first visitor has no facts except the time', () => {
  expect(factsOf(guest)).toEqual({ ...noFacts, now: T0 })
})

test.each<[string, Partial<FactInputs>, FactInputs]>([
  ['a token whose user is not known yet', { token: 't' }, guest],
  ['stored adds being carried out', { replaying: true }, guest],
  ['a stored add right after sign-in', { hasStoredAdd: true }, buyer],
  ['addresses not loaded yet', { addresses: undefined }, buyer],
])('[CHAT-016] the facts are null with %s', (_, more, inputs) => {
  expect(factsOf({ ...inputs, ...more })).toBeNull()
})

test.each<[string, FactInputs, Partial<FactInputs>, Partial<Facts>]>([
  ['a guest with a stored add', guest, { hasStoredAdd: true }, { cartCount: 0 }],
  ['a code that was sent', guest, { codeSent: true, registering: true }, { codeSent: true, registering: true }],
  ['the cart', guest, { lines: [line('a', 2), line('b', 3)] }, { cartCount: 5, cartChanged: false }],
  ['a new price', guest, { cartChanges: [change] }, { cartChanged: true, cartChange: { by: 'price', from: 12_000, to: 13_000 } }],
  ['Checkout', guest, { draft: { ...noChoices, checkoutRequested: true } }, { checkoutRequested: true }],
  ['who is signed in, masked', buyer, {}, { user: '255 754 ••• 001' }],
  ['how many addresses there are', buyer, { addresses: [{ id: 'a1' }, { id: 'a2' }] }, { addresses: 2, addressId: null }],
  ['addresses that cannot be read: not a new one is asked', buyer, { addresses: undefined, addressesFailed: true }, { addresses: 1 }],
  ['the address chosen', buyer, { addresses: [{ id: 'a1' }], draft: { ...noChoices, addressId: 'a1' } }, { addressId: 'a1' }],
  ['an address that is gone: none', buyer, { addresses: [{ id: 'a2' }], draft: { ...noChoices, addressId: 'a1' } }, { addressId: null }],
  ['that the last order was read', buyer, { draft: { ...noChoices, usualRead: true } }, { usualRead: true }],
  ['the method', buyer, { draft: { ...noChoices, paymentMethod: 'mobile_money' } }, { method: 'mobile_money' }],
  ['the own phone, masked', buyer, {}, { phone: '255 754 ••• 001' }],
  ['a phone that cannot pay', buyer, { draft: { ...noChoices, phone: PHONE_TO_ASK } }, { phone: null }],
  ['a prompt that is out', buyer, { cartRecord: waiting }, { payment: { id: 'p1', kind: 'waiting' } }],
  ['a start on its way', buyer, { cartRecord: aPayment() }, { payment: { id: 'p1', kind: 'waiting' } }],
  ['a prompt past its time', buyer, { cartRecord: waiting, now: T0 + 120_000 }, { payment: { id: 'p1', kind: 'stillChecking' } }],
  ['a refusal', buyer, { cartRecord: aPayment({ stage: 'refused' }) }, { payment: { id: 'p1', kind: 'failed' } }],
  ['an unclear start that may not be sent again', buyer, unclear, { payment: { id: 'p1', kind: 'stillChecking' } }],
  ['money without its order: no payment', buyer, { cartRecord: aPayment({ stage: 'paid', ...troubled }) }, { payment: null }],
  ['a cash order: no payment', buyer, { cartRecord: aPayment(cash) }, { payment: null }],
  ['a cash order on its way', buyer, { records: [aPayment(cash)] }, { placing: true }],
  ['a cash order that was refused', buyer, { records: [aPayment({ ...cash, ...troubled })] }, { placing: false }],
  ['an order', buyer, { records: [ordered] }, { ordered: { orderId: 'o1', at: T0 + 1 } }],
  ['the payment of an order that existed: none made', buyer, { records: [ofOrder] }, { ordered: null }],
  ['a charge without its order', buyer, { charges: [charge({})] }, { unfinished: 'p9' }],
  ['a charge that only people can give back', buyer, { charges: [charge({ finishable: false })] }, { unfinished: null }],
  ['a charge whose refund was asked for', buyer, { charges: [charge({ refundAsked: true }), charge({ id: 'p8' })] }, { unfinished: 'p8' }],
])('[CHAT-011] the facts contain %s', (_, inputs, more, facts) => {
  expect(factsOf({ ...inputs, ...more })).toMatchObject(facts)
})

test('[SEC-026] no fact contains a full phone number', () => {
  expect(JSON.stringify(factsOf(buyer))).not.toContain(PAYER.slice(1))
})

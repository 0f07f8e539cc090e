import { expect, test } from 'vitest'
import { aPayment, type PaymentFields } from '../testing/aPayment.ts'
import { blocks, isOpenCash, isSameAttempt, isUnclearStart } from './conflicts.ts'
import type { Purpose } from './record.ts'

const cart = (checkoutId = 'c1'): Purpose => ({ ...(aPayment().purpose as Extract<Purpose, { kind: 'cart' }>), checkoutId })
const order = (orderId = 'o1'): Purpose => ({ kind: 'order', orderId })

test.each<[string, PaymentFields, Purpose, boolean]>([
  ['a start for a cart, a cart', { stage: 'asked' }, cart(), true],
  ['a waiting payment for a cart, another cart', { stage: 'waiting', purpose: cart('c2') }, cart(), true],
  ['a waiting payment for a cart, an order', { stage: 'waiting' }, order(), false],
  ['a waiting payment for an order, a cart', { stage: 'waiting', purpose: order() }, cart(), false],
  ['a waiting payment for an order, the same order', { stage: 'waiting', purpose: order() }, order(), true],
  ['a waiting payment for an order, another order', { stage: 'waiting', purpose: order('o2') }, order(), false],
  ['a dismissed payment, the same order', { stage: 'waiting', purpose: order(), dismissed: true }, order(), false],
  ['a dismissed payment, the same cart', { stage: 'waiting', dismissed: true }, cart(), false],
  ['a charge whose order is being created, the same cart', { stage: 'paid' }, cart(), true],
  ['a charge in trouble, the same cart', { stage: 'paid', trouble: { kind: 'order' } }, cart(), true],
  ['a charge in trouble, another cart', { stage: 'paid', purpose: cart('c2') }, cart(), false],
  ['a second charge, the same cart', { stage: 'paid', trouble: { kind: 'second' } }, cart(), false],
  ['a charge for an order, the same order', { stage: 'paid', purpose: order() }, order(), true],
  ['a refused payment, the same cart', { stage: 'refused' }, cart(), false],
  ['a done payment, the same cart', { stage: 'done' }, cart(), false],
])('[MON-010][MON-019] %s: whether the record prevents a new payment', (_, record, purpose, expected) => {
  expect(blocks(aPayment(record), purpose)).toBe(expected)
})

test('[MON-004][MON-022] an unclear start was refused without a known result and has no reference', () => {
  const unclear = aPayment({ stage: 'refused', unclear: true })
  const others = [{ ...unclear, reference: 'RF-1' }, aPayment({ stage: 'refused', unclear: false }), aPayment({ unclear: true })]
  expect([unclear, ...others].map(isUnclearStart)).toEqual([true, false, false, false])
})

test('[PAY-002] an open cash order is a cash record that is paid but not done', () => {
  const cash = aPayment({ method: 'cash_on_delivery', stage: 'paid' })
  expect([cash, aPayment({ ...cash, stage: 'done' }), aPayment({ stage: 'paid' })].map(isOpenCash)).toEqual([true, false, false])
})

test('[MON-004] the same attempt has the same purchase, amount and number, in any notation of the number', () => {
  const { purpose, amount, phone } = aPayment()
  const same = (over: PaymentFields) => isSameAttempt(aPayment(), { purpose, amount, phone, ...over })
  expect(same({ phone: '+255 754 110 001' })).toBe(true)
  for (const other of [{ phone: '255754110002' }, { amount: 1 }, { purpose: cart('c2') }]) expect(same(other)).toBe(false)
})

import { expect, test } from 'vitest'
import { aPayment } from '../testing/aPayment.ts'
import { blocks, isOpenCash, isSameAttempt, isUnclearStart } from './conflicts.ts'
import type { PaymentRecord, Purpose } from './record.ts'

const cart = (checkoutId = 'c1'): Purpose => ({ ...(aPayment().purpose as Extract<Purpose, { kind: 'cart' }>), checkoutId })
const order = (orderId = 'o1'): Purpose => ({ kind: 'order', orderId })

test.each<[string, Partial<PaymentRecord>, Purpose, boolean]>([
  ['a start for a cart, a cart', { stage: 'asked' }, cart(), true],
  ['a payment that waits for a cart, another cart', { stage: 'waiting', purpose: cart('c2') }, cart(), true],
  ['a payment that waits for a cart, an order', { stage: 'waiting' }, order(), false],
  ['a payment that waits for an order, a cart', { stage: 'waiting', purpose: order() }, cart(), false],
  ['a payment that waits for an order, the same order', { stage: 'waiting', purpose: order() }, order(), true],
  ['a payment that waits for an order, another order', { stage: 'waiting', purpose: order('o2') }, order(), false],
  ['one that was left behind, the same order', { stage: 'waiting', purpose: order(), dismissed: true }, order(), false],
  ['one that was left behind, the same cart', { stage: 'waiting', dismissed: true }, cart(), false],
  ['a charge on its way to its order, the same cart', { stage: 'paid' }, cart(), true],
  ['a charge in trouble, the same cart', { stage: 'paid', trouble: { kind: 'order' } }, cart(), true],
  ['a charge in trouble, another cart', { stage: 'paid', purpose: cart('c2') }, cart(), false],
  ['a second charge, the same cart', { stage: 'paid', trouble: { kind: 'second' } }, cart(), false],
  ['a charge of an order, the same order', { stage: 'paid', purpose: order() }, order(), true],
  ['a refused one, the same cart', { stage: 'refused' }, cart(), false],
  ['one that is done, the same cart', { stage: 'done' }, cart(), false],
])('[MON-010][MON-019] %s: whether the first stands in the way', (_, record, purpose, expected) => {
  expect(blocks(aPayment(record), purpose)).toBe(expected)
})

test('[MON-004][MON-022] an unclear start is one refused without a word of what became of it, and without a reference', () => {
  const unclear = aPayment({ stage: 'refused', unclear: true })
  const others = [{ ...unclear, reference: 'RF-1' }, aPayment({ stage: 'refused', unclear: false }), aPayment({ unclear: true })]
  expect([unclear, ...others].map(isUnclearStart)).toEqual([true, false, false, false])
})

test('[PAY-002] an open cash order is paid by its promise, and not made yet', () => {
  const cash = aPayment({ method: 'cash_on_delivery', stage: 'paid' })
  expect([cash, { ...cash, stage: 'done' as const }, aPayment({ stage: 'paid' })].map(isOpenCash)).toEqual([true, false, false])
})

test('[MON-004] the same attempt is the same purchase, amount and number, however the number is written', () => {
  const { purpose, amount, phone } = aPayment()
  const same = (over: Partial<PaymentRecord>) => isSameAttempt(aPayment(), { purpose, amount, phone, ...over })
  expect(same({ phone: '+255 754 110 001' })).toBe(true)
  for (const other of [{ phone: '255754110002' }, { amount: 1 }, { purpose: cart('c2') }]) expect(same(other)).toBe(false)
})

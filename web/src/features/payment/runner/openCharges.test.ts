import { expect, test } from 'vitest'
import type { UnfinishedPayment } from '#contract/payment.ts'
import type { PaymentRecord } from '../record/record.ts'
import { aCharge, aPayment, cartOrder, type PaymentFields } from '../testing/aPayment.ts'
import { chargeForCart, openCharges } from './openCharges.ts'

const paid = (over: PaymentFields = {}) =>
  aPayment({ stage: 'paid', reference: 'RF-1', transactionId: 'QK7', trouble: { kind: 'order' }, ...over })
const listed = (over: Partial<UnfinishedPayment> = {}) => aCharge({ checkoutId: 'c1', ...over })

test('[MON-021][MON-022] a charge is listed once, whether this device, the server or both have it', () => {
  expect(openCharges([paid()], []).map(({ id }) => id)).toEqual(['p1'])
  expect(openCharges([paid()], [listed()]).map(({ id }) => id)).toEqual(['p1'])
  expect(openCharges([], [listed()]).map(({ id }) => id)).toEqual(['RF-1'])
})

test('[MON-021] a charge whose order is being created is not listed, even if an older list has it', () => {
  const { trouble: _, ...creating } = paid()
  expect(openCharges([creating], [listed()])).toEqual([])
  expect(openCharges([aPayment({ stage: 'waiting', reference: 'RF-1', checkDue: true })], [listed()])).toEqual([])
})

test('[MON-029] a second charge offers only a refund and does not count as payment for the cart', () => {
  const [local] = openCharges([paid({ trouble: { kind: 'second' } })], [])
  const [other] = openCharges([], [listed({ kind: 'second' })])
  for (const charge of [local, other]) expect(charge).toMatchObject({ second: true, finishable: false, amount: 24_000 })
  expect(chargeForCart(openCharges([], [listed({ kind: 'second' })]), 'c1')).toBeNull()
})

test('[MON-019] a charge counts as payment for its own cart only', () => {
  expect(chargeForCart(openCharges([paid()], []), 'c1')).toMatchObject({ amount: 24_000 })
  expect(chargeForCart(openCharges([], [listed()]), 'c1')).toMatchObject({ id: 'RF-1' })
  expect(chargeForCart(openCharges([paid()], []), 'c2')).toBeNull()
})

test('[MON-021] the amount listed is the amount charged', () => {
  expect(openCharges([paid({ charged: 23_000 })], [])[0]?.amount).toBe(23_000)
})

test('a cash order in progress is not a charge', () => {
  expect(openCharges([paid({ method: 'cash_on_delivery' })], [])).toEqual([])
})

test('[MON-021][MON-023] a charge of this device says what its order needs, with the items as the buyer saw them', () => {
  const lines = [{ productId: 'sato-1', name: 'Sato', quantity: 2, unitPrice: 12_000 }]
  const cart = { ...paid().purpose, lines } as PaymentRecord['purpose']
  expect(openCharges([paid({ purpose: cart, refundAsked: true, trouble: { kind: 'order', needs: 'stock' } })], [])).toEqual([
    { id: 'p1', amount: 24_000, second: false, refundAsked: true, checkoutId: 'c1', finishable: true, needs: 'stock', lines },
  ])
  const order = paid({ purpose: { kind: 'order', orderId: 'o1' } })
  expect(openCharges([order], [])).toMatchObject([{ checkoutId: undefined, lines: undefined, refundAsked: false, needs: undefined }])
})

test('[MON-021] an attempt without a charge is not listed and hides no charge', () => {
  for (const open of [aPayment({ stage: 'refused', reference: 'RF-1' }), aPayment({ stage: 'waiting', reference: 'RF-1' })])
    expect(openCharges([open], [listed()]).map(({ id }) => id)).toEqual(['RF-1'])
  expect(openCharges([aPayment({ stage: 'asked', checkDue: true, reference: 'RF-1' })], [listed()])).toHaveLength(1)
})

test('[MON-022] a charge begun elsewhere can be finished if its items or its order are known', () => {
  const order = cartOrder()
  const charges = openCharges([], [listed(), listed({ reference: 'RF-2', order }), listed({ reference: 'RF-3', orderId: 'o1' })])
  expect(charges.map(({ finishable }) => finishable)).toEqual([false, true, true])
  expect(charges[0]).toMatchObject({ second: false, refundAsked: false, checkoutId: 'c1', needs: undefined, lines: undefined })
})

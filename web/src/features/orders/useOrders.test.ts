// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { mayPay } from './useOrders.ts'

test('[PAY-053] only an open cash order with an amount due can be paid now', () => {
  const cash = anOrder({ paymentMethod: 'cash_on_delivery', amountDue: 29_000 })
  expect(
    [cash, { ...cash, amountDue: 0 }, { ...cash, status: 'cancelled' }, { ...cash, status: 'delivered' }, anOrder()].map(mayPay),
  ).toEqual([true, false, false, false, false])
})

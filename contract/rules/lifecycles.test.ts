import { expect, test } from 'vitest'
import { movesFor, OrderStatus, orderMoves, readStatus } from '../order.ts'
import { PaymentState, paymentMoves } from '../payment.ts'
import { PayoutStatus, payoutMoves } from '../payout.ts'

test('[ORD-008][TORD-009][TORD-013] an order moves one way; delivered and cancelled are the end', () => {
  const order = OrderStatus.options
  for (const from of order) {
    for (const to of Object.values(orderMoves[from]).flat()) {
      if (to !== 'cancelled') expect(order.indexOf(to)).toBe(order.indexOf(from) + 1)
    }
  }
  expect(Object.values(orderMoves.delivered).flat()).toEqual([])
  expect(Object.values(orderMoves.cancelled).flat()).toEqual([])
  expect(order.filter((status) => movesFor({ status }, 'buyer').includes('cancelled'))).toEqual(['pending', 'processing'])
})

test('[SORD-022] with a transporter assigned the seller only starts processing', () => {
  expect(movesFor({ status: 'pending', transporterAssigned: true }, 'seller')).toEqual(['processing'])
  expect(movesFor({ status: 'processing', transporterAssigned: true }, 'seller')).toEqual([])
  expect(movesFor({ status: 'processing', transporterAssigned: false }, 'seller')).toEqual(['shipping'])
})

test('[GEN-049][ORD-005][ORD-007] shipped and in_transit read as shipping, an unknown word as none', () => {
  expect(['shipped', 'in_transit', 'shipping', 'lost'].map(readStatus)).toEqual(['shipping', 'shipping', 'shipping', null])
})

test('[MON-025] success is final but for a refund, and failed becomes success only', () => {
  expect(paymentMoves.success).toEqual(['refunded'])
  expect(paymentMoves.failed).toEqual(['success'])
  expect(PaymentState.options.filter((state) => paymentMoves[state].includes('failed'))).toEqual(['pending'])
})

test('[SPAY-006] a payout can be cancelled only while pending', () => {
  expect(PayoutStatus.options.filter((status) => payoutMoves[status].includes('cancelled'))).toEqual(['pending'])
})

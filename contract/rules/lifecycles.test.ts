import { expect, test } from 'vitest'
import { movesFor, OrderStatus, orderMoves, readStatus } from '../order.ts'
import { PaymentState, paymentMoves } from '../payment.ts'
import { PayoutStatus, payoutMoves } from '../payout.ts'

test('[ORD-008][TORD-009][TORD-013] an order only moves forward; delivered and cancelled are final', () => {
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

test('[SORD-022] if a transporter is assigned, the seller can only start processing', () => {
  expect(movesFor({ status: 'pending', transporterAssigned: true }, 'seller')).toEqual(['processing'])
  expect(movesFor({ status: 'processing', transporterAssigned: true }, 'seller')).toEqual([])
  expect(movesFor({ status: 'processing', transporterAssigned: false }, 'seller')).toEqual(['shipping'])
})

test('[GEN-049][ORD-005][ORD-007] shipped and in_transit are parsed as shipping, an unknown word as null', () => {
  expect(['shipped', 'in_transit', 'shipping', 'lost'].map(readStatus)).toEqual(['shipping', 'shipping', 'shipping', null])
})

test('[MON-025] a success can only be refunded, and a failure can only become a success', () => {
  expect(paymentMoves.success).toEqual(['refunded'])
  expect(paymentMoves.failed).toEqual(['success'])
  expect(PaymentState.options.filter((state) => paymentMoves[state].includes('failed'))).toEqual(['pending'])
})

test('[SPAY-006] a payout can only be cancelled while it is pending', () => {
  expect(PayoutStatus.options.filter((status) => payoutMoves[status].includes('cancelled'))).toEqual(['pending'])
})

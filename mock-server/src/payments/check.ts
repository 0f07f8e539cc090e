import type { PaymentRequest } from '#contract/payment.ts'
import { checkPurchase, pricesOfPurchase } from '../orders/purchase.ts'
import type { World } from '../world/world.ts'
import { refuseSecondPayment } from './open.ts'
import type { Payment } from './payments.ts'

/**
 * Checks whether a push may go out, and returns the unit prices in TZS that hold for this payment (MON-024).
 * 400 wrong ids, 403 and 404 of the order, 409 while one waits (MON-010), after a charge (MON-019) and for a changed cart (MON-003).
 */
export function checkStart(world: World, userId: string, request: PaymentRequest): Payment['prices'] {
  const { orderId = null, checkoutId = null } = request
  checkPurchase(world, userId, request)
  refuseSecondPayment(world, userId, orderId === null ? { checkoutId, orderId } : { checkoutId: null, orderId })
  return pricesOfPurchase(world, request)
}

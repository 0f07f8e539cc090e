import type { PaymentRequest } from '#contract/payment.ts'
import { checkPurchase, pricesOfPurchase } from '../orders/purchase.ts'
import type { World } from '../world/world.ts'
import { refuseSecondPayment } from './open.ts'
import type { Payment } from './payments.ts'

/**
 * Checks a payment start before the push is sent, and returns the unit prices in TZS that apply to it (MON-024). Throws 400 for wrong ids,
 * and 404 or 403 for the order. Throws 409 while a payment is pending (MON-010), after a charge (MON-019) or for a changed cart (MON-003).
 */
export function checkStart(world: World, userId: string, request: PaymentRequest): Payment['prices'] {
  const { orderId = null, checkoutId = null } = request
  checkPurchase(world, userId, request)
  refuseSecondPayment(world, userId, orderId === null ? { checkoutId, orderId } : { checkoutId: null, orderId })
  return pricesOfPurchase(world, request)
}

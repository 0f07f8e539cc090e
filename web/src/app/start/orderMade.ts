import { refresh } from '#web/api/useCall.ts'
import { removeOrdered } from '#web/features/cart/cart.ts'
import { clearDraft } from '#web/features/checkout/draft.ts'
import { clearCheckout } from '#web/features/payment/device/checkoutData.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { useMade } from '../dock/useFollowOrder.ts'

/** The order took its lines out of the cart and ends the checkout's answers (PAY-050, CHAT-012); lists and stock are read again. */
export function orderMade({ purpose }: PaymentRecord, orderId: string): void {
  if (purpose.kind === 'cart') {
    useMade.setState({ orderId })
    removeOrdered(purpose.order.items, purpose.checkoutId)
    clearDraft()
    clearCheckout()
  }
  refresh('/orders')
  refresh('/products')
}

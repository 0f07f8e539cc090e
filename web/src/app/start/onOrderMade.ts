import { refresh } from '#web/api/useCall.ts'
import { removeOrdered } from '#web/features/cart/cart.ts'
import { clearDraft } from '#web/features/checkout/draft.ts'
import { clearCheckout } from '#web/features/payment/device/checkoutData.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { useLatestOrder } from '../dock/useFollowOrder.ts'

/** Takes the ordered lines out of the cart, clears the checkout (PAY-050, CHAT-012), and fetches lists and stock again. */
export function onOrderMade({ purpose }: PaymentRecord, orderId: string): void {
  if (purpose.kind === 'cart') {
    useLatestOrder.setState({ orderId })
    removeOrdered(purpose.order.items, purpose.checkoutId)
    clearDraft()
    clearCheckout()
  }
  refresh('/orders')
  refresh('/products')
}

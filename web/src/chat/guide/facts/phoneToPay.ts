import type { PaymentMethod } from '#contract/order.ts'
import { readPhone } from '#web/features/checkout/phone.ts'

/** Returns the number typed for this checkout, else the person's own, if the payment method accepts it (CHAT-012, CHK-023). */
export function phoneToPay(typed: string | null, own: string, method: PaymentMethod | null): string | null {
  const read = readPhone(typed ?? own, method)
  return 'phone' in read ? read.phone : null
}

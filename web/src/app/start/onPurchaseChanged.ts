import { importFiles } from '#web/api/lazyImport.ts'
import { refresh } from '#web/api/useCall.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'

/** Reloads the cart or order of a refused payment. Returns true if the cart has changes for the buyer to see (MON-003, CHAT-090). */
export async function onPurchaseChanged({ purpose }: PaymentRecord): Promise<boolean> {
  if (purpose.kind === 'order') {
    refresh('/orders')
    return false
  }
  const { checkCart } = await importFiles(() => import('#web/features/cart/today/checkCart.ts'))
  return (await checkCart()).length > 0
}

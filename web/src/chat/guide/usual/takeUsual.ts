import { PaymentMethod } from '#contract/order.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { usualOrder } from './orderUsual.ts'

/**
 * Takes address and method of the last order for this checkout, where the buyer chose none yet and they are still possible (CHAT-181).
 * The slip shows them, each with `Change`. Throws ApiError.
 */
export async function takeUsual(): Promise<void> {
  const order = await usualOrder()
  const { addressId, paymentMethod, usualRead } = draftNow()
  // While the orders loaded, the guide may have called this again, and the buyer may have tapped `Change` since.
  if (usualRead) return
  const method = PaymentMethod.safeParse(order?.paymentMethod)
  const isSaved = addressesNow().some(({ id }) => id === order?.addressId)
  setChoices({
    usualRead: true,
    ...(order && addressId === null && isSaved && { addressId: order.addressId }),
    ...(paymentMethod === null && method.success && { paymentMethod: method.data }),
  })
}

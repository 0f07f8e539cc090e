import * as z from 'zod/mini'
import { OrderDraft } from '#contract/order.ts'
import { CHECKOUT_DATA_KEPT_FOR } from '#contract/rules/constants.ts'
import { stored, writeText } from '#web/api/storage/device.ts'
import { now } from '#web/api/time.ts'
import { PurchaseLine } from '../record/purchaseLines.ts'

/** The data the payment page needs after a reload (CHK-031). Valid for 6 hours, for the same payer and an unchanged cart (PAY-002). */
export const CheckoutData = z.object({
  order: OrderDraft,
  lines: z.optional(z.array(PurchaseLine)),
  amount: z.int(),
  phone: z.string(),
  payer: z.string(),
  checkoutId: z.string(),
  storedAt: z.number(),
})
export type CheckoutData = z.infer<typeof CheckoutData>
const device = stored('checkoutData', CheckoutData)

export function storeCheckout(data: Omit<CheckoutData, 'storedAt'>, orderTotal: number): void {
  device.write({ ...data, storedAt: now() })
  writeText('orderTotalAmount', String(orderTotal))
}

export function readCheckout(payer: string, checkoutId: string): CheckoutData | null {
  const data = storedCheckout()
  return data?.payer === payer && data.checkoutId === checkoutId && now() - data.storedAt < CHECKOUT_DATA_KEPT_FOR ? data : null
}

/** Returns the stored data without checking its payer, cart or age. */
export const storedCheckout = (): CheckoutData | null => device.read()

/** Removes the checkout data and the order total from the device (PAY-048, PAY-049). */
export function clearCheckout(): void {
  device.write(null)
  writeText('orderTotalAmount', null)
}

import type { Address } from '#contract/address.ts'
import { DeliveryOption, type Order, PaymentMethod, readStatus } from '#contract/order.ts'
import type { Transporter } from '#contract/transporter.ts'
import { type CheckoutChoices, NO_PREFERENCE } from '#web/features/checkout/checkout.ts'
import { validSelections } from '#web/features/checkout/transporters.ts'

/** Returns the newest order that was not cancelled, or null. Expects the newest first. */
export const lastOrder = (orders: readonly Order[]): Order | null =>
  orders.find(({ status, items }) => readStatus(status) !== 'cancelled' && items.length > 0) ?? null

export type LastChoices = Pick<CheckoutChoices, 'addressId' | 'deliveryOption' | 'paymentMethod' | 'transporterSelections'>

/** Returns the answers of an order that are still possible; a deleted address or unverified transporter must be asked again. */
export function lastChoices(
  order: Order,
  productIds: readonly string[],
  known: { addresses: readonly Pick<Address, 'id'>[]; transporters: readonly Transporter[] },
): LastChoices {
  const delivery = DeliveryOption.safeParse(order.deliveryOption)
  const method = PaymentMethod.safeParse(order.paymentMethod)
  const transporters = Object.fromEntries(productIds.map((productId) => [productId, transporterOf(order, productId)]))
  return {
    addressId: known.addresses.some(({ id }) => id === order.addressId) ? order.addressId : null,
    deliveryOption: delivery.success ? delivery.data : null,
    paymentMethod: method.success ? method.data : null,
    transporterSelections: validSelections(transporters, known.transporters),
  }
}

/** Returns the transporter of the product in that order. A new product gets the one all items shared, if they did (CHAT-103). */
function transporterOf({ items }: Order, productId: string): string {
  const own = items.find(({ product }) => product.id === productId)
  if (own) return own.transporterId ?? NO_PREFERENCE
  const [shared, ...others] = new Set(items.map(({ transporterId }) => transporterId ?? NO_PREFERENCE))
  return shared !== undefined && others.length === 0 ? shared : NO_PREFERENCE
}

import type { Address } from '#contract/address.ts'
import { DeliveryOption, type Order, PaymentMethod, readStatus } from '#contract/order.ts'
import type { Transporter } from '#contract/transporter.ts'
import { type CheckoutChoices, NO_PREFERENCE } from '#web/features/checkout/checkoutChoices.ts'

/** The newest order that was not cancelled; null for a buyer without one. Takes them newest first. */
export const lastOrder = (orders: readonly Order[]): Order | null =>
  orders.find(({ status, items }) => readStatus(status) !== 'cancelled' && items.length > 0) ?? null

export type LastChoices = Pick<CheckoutChoices, 'addressId' | 'deliveryOption' | 'paymentMethod' | 'transporterSelections'>

/** What still holds of its answers for these products: an address that is gone or a transporter no longer verified is asked for again. */
export function lastChoices(
  order: Order,
  productIds: readonly string[],
  known: { addresses: readonly Pick<Address, 'id'>[]; transporters: readonly Transporter[] },
): LastChoices {
  const delivery = DeliveryOption.safeParse(order.deliveryOption)
  const method = PaymentMethod.safeParse(order.paymentMethod)
  const verified = new Set(known.transporters.filter(({ isVerified }) => isVerified).map(({ id }) => id))
  const carriers = productIds.map((productId) => [productId, carrierOf(order, productId)] as const)
  return {
    addressId: known.addresses.some(({ id }) => id === order.addressId) ? order.addressId : null,
    deliveryOption: delivery.success ? delivery.data : null,
    paymentMethod: method.success ? method.data : null,
    transporterSelections: Object.fromEntries(carriers.filter(([, id]) => id === NO_PREFERENCE || verified.has(id))),
  }
}

/** Each product's own of that order; a new one takes the transporter which all lines shared (CHAT-103). */
function carrierOf({ items }: Order, productId: string): string {
  const own = items.find(({ product }) => product.id === productId)
  if (own) return own.transporterId ?? NO_PREFERENCE
  const [shared, ...others] = new Set(items.map(({ transporterId }) => transporterId ?? NO_PREFERENCE))
  return shared !== undefined && others.length === 0 ? shared : NO_PREFERENCE
}

/** Whether all four answers are there, so that the review follows. */
export const isWhole = ({ addressId, deliveryOption, paymentMethod, transporterSelections }: LastChoices, products: number): boolean =>
  addressId !== null && deliveryOption !== null && paymentMethod !== null && Object.keys(transporterSelections).length === products

import type { DeliveryOrder, PickUp } from '#contract/transporter.ts'
import { listStatusOf } from './deliveries.ts'

/** Returns where the goods of a delivery are fetched: each seller once. It is empty if the API does not name them (TRAN-013, EXTENSION). */
export function pickUpsOf({ items }: DeliveryOrder): PickUp[] {
  const named = items.flatMap(({ seller }) => seller ?? [])
  return [...new Map(named.map((seller) => [JSON.stringify(seller), seller])).values()]
}

/** Returns the pick-ups that come next: those of a delivery that is not yet in transit. */
export const nextPickUpsOf = (order: DeliveryOrder): PickUp[] => (listStatusOf(order) === 'pending' ? pickUpsOf(order) : [])

/** Returns who is at the next stop: the sellers before the delivery is in transit, then the receiver. */
export function nextStopName(order: DeliveryOrder): string {
  const sellers = nextPickUpsOf(order).map(({ businessName }) => businessName)
  return sellers.join(', ') || order.address.fullName || order.user.name
}

/** Splits the place of a pick-up into the street or landmark and the rest. */
export function placeOf({ address }: PickUp): { street: string; rest: string } {
  const [street = '', ...rest] = address.split(', ')
  return { street, rest: rest.join(', ') }
}

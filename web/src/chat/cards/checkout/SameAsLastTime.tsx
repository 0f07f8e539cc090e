import type { Address } from '#contract/address.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { useTransporters } from '#web/features/checkout/transporters.ts'
import { useOrders } from '#web/features/orders/useOrders.ts'
import { isWhole, lastChoices, lastOrder } from '../../guide/usual/lastTime.ts'
import { LastTimeOffer } from './LastTimeOffer.tsx'

/** Offers address, delivery, transporters and method of the last order, if all four are still possible (CHAT-103). */
export function SameAsLastTime({ addresses }: { addresses: readonly Address[] }) {
  const { orders } = useOrders()
  const { transporters } = useTransporters(null)
  const lines = useCart((cart) => cart.lines)
  const order = lastOrder(orders ?? [])
  if (order === null || transporters === undefined) return null
  const choices = lastChoices(
    order,
    lines.map(({ productId }) => productId),
    { addresses, transporters },
  )
  const address = addresses.find(({ id }) => id === choices.addressId)
  return address && isWhole(choices, lines.length) ? <LastTimeOffer order={order} address={address} /> : null
}

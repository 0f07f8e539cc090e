import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { DeliveryOption } from '#contract/order.ts'
import { type CartLine, cartTotal, useCart } from '#web/features/cart/cart.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { prepareCheckout } from '#web/features/payment/commands.ts'
import { type CheckoutData, readCheckout } from '#web/features/payment/device/checkoutData.ts'
import { fitsCart, purchaseLines } from '#web/features/payment/record/purchaseLines.ts'
import { usePerson } from '#web/features/session/person.ts'

/** What the checkout page gives along with the navigation (CHK-030). */
const NavigationState = z.object({
  amount: z.int(),
  phone: z.string(),
  addressId: z.string(),
  deliveryOption: DeliveryOption,
  transporterSelections: z.record(z.string(), z.string()),
})

export interface PreparedCheckout {
  checkout: CheckoutData | null
  /** There was one, but the cart holds something else by now. */
  outdated: boolean
}

/** What was stored for this cart (CHK-031), else what the navigation brought (PAY-002); null as soon as the cart no longer fits it. */
export function usePreparedCheckout(): PreparedCheckout {
  const payer = usePerson()
  const { checkoutId, lines } = useCart()
  const { state } = useLocation()
  const [stored] = useState(() => {
    if (payer === null) return null
    const found = readCheckout(payer, checkoutId)
    if (found || !storeAgain(state, lines, checkoutId)) return found
    return readCheckout(payer, checkoutId)
  })
  const outdated = stored !== null && !fitsCart(stored.lines, lines)
  return { checkout: outdated ? null : stored, outdated }
}

/** False when the navigation brought nothing, or what no longer fits the cart. */
function storeAgain(state: unknown, lines: readonly CartLine[], checkoutId: string): boolean {
  const read = z.safeParse(NavigationState, state)
  if (!read.success || lines.length === 0 || read.data.amount !== cartTotal(lines)) return false
  const { phone, addressId, deliveryOption, transporterSelections } = read.data
  const items = lines.map(({ productId, quantity }) => {
    const transporterId = transporterSelections[productId]
    return { productId, quantity, ...(transporterId === undefined ? {} : { transporterId }) }
  })
  const notes = draftNow().notes?.trim()
  const order = { items, addressId, deliveryOption, paymentMethod: 'mobile_money' as const, ...(notes ? { notes } : {}) }
  prepareCheckout({ lines: purchaseLines(lines), order, phone, checkoutId })
  return true
}

import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { DeliveryOption } from '#contract/order.ts'
import { type CartLine, useCart } from '#web/features/cart/cart.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { slipOf } from '#web/features/checkout/slip.ts'
import { prepareCheckout } from '#web/features/payment/commands.ts'
import { type CheckoutData, readCheckout } from '#web/features/payment/device/checkoutData.ts'
import { fitsCart, purchaseLines } from '#web/features/payment/record/purchaseLines.ts'
import { usePerson } from '#web/features/session/person.ts'

/** The navigation state that the checkout page passes to the payment page (CHK-030). */
const NavigationState = z.object({
  amount: z.int(),
  phone: z.string(),
  addressId: z.string(),
  deliveryOption: DeliveryOption,
  transporterSelections: z.record(z.string(), z.string()),
})

export interface PreparedCheckout {
  checkout: CheckoutData | null
  /** True if there is a checkout, but the cart has changed since. */
  outdated: boolean
  /** Stores the checkout again for the current cart and the last typed number. */
  renew: (phone: string) => void
}

/** Returns the stored checkout of this cart (CHK-031), otherwise the one passed by navigation (PAY-002); null if the cart has changed since. */
export function usePreparedCheckout(): PreparedCheckout {
  const payer = usePerson()
  const { checkoutId, lines } = useCart()
  const { state } = useLocation()
  const [stored, setStored] = useState(() => {
    if (payer === null) return null
    const found = readCheckout(payer, checkoutId)
    if (found || !storeAgain(state, lines, checkoutId)) return found
    return readCheckout(payer, checkoutId)
  })
  const outdated = stored !== null && !fitsCart(stored.lines, lines)
  const renew = (phone: string) => {
    const cart = useCart.getState()
    if (payer === null || !stored || cart.lines.length === 0) return
    const carriers = new Map(stored.order.items.map(({ productId, transporterId }) => [productId, transporterId]))
    const order = { ...stored.order, items: itemsOf(cart.lines, (productId) => carriers.get(productId)) }
    prepareCheckout({ lines: purchaseLines(cart.lines), order, phone, checkoutId: cart.checkoutId })
    setStored(readCheckout(payer, cart.checkoutId))
  }
  return { checkout: outdated ? null : stored, outdated, renew }
}

/** Stores the checkout passed by navigation; false if there is none or it doesn't match the cart. */
function storeAgain(state: unknown, lines: readonly CartLine[], checkoutId: string): boolean {
  const read = z.safeParse(NavigationState, state)
  if (!read.success || lines.length === 0) return false
  const { amount, phone, addressId, deliveryOption, transporterSelections } = read.data
  const choices = { addressId, deliveryOption, paymentMethod: 'mobile_money' as const }
  if (amount !== slipOf(lines, choices).subtotal) return false
  const items = itemsOf(lines, (productId) => transporterSelections[productId])
  const notes = draftNow().notes?.trim()
  const order = { items, ...choices, ...(notes ? { notes } : {}) }
  prepareCheckout({ lines: purchaseLines(lines), order, phone, checkoutId })
  return true
}

const itemsOf = (lines: readonly CartLine[], carrierOf: (productId: string) => string | undefined) =>
  lines.map(({ productId, quantity }) => {
    const transporterId = carrierOf(productId)
    return { productId, quantity, ...(transporterId === undefined ? {} : { transporterId }) }
  })

import { addressesNow, useAddresses } from '#web/features/addresses/book.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { phoneToPay } from '#web/features/checkout/checkout.ts'
import { draftNow, useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { slipOf } from '#web/features/checkout/slip.ts'
import { personNow, usePerson } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'

/** Returns what the slip shows, and the number that pays (CHAT-176). */
export function useSlip() {
  const { lines } = useCart()
  const { addresses } = useAddresses()
  const draft = useCheckoutDraft()
  const own = useSession((session) => session.user?.phoneNumber ?? '')
  return { ...slipOf(lines, draft, { person: usePerson(), addresses }), phone: phoneToPay(draft.phone, own, draft.paymentMethod) }
}

/** Returns the same for this moment, before a component renders again. */
export function slipNow() {
  const draft = draftNow()
  const own = useSession.getState().user?.phoneNumber ?? ''
  return {
    ...slipOf(useCart.getState().lines, draft, { person: personNow(), addresses: addressesNow() }),
    phone: phoneToPay(draft.phone, own, draft.paymentMethod),
  }
}

import * as z from 'zod/mini'
import type { Address } from '#contract/address.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import { preselected } from '#web/features/addresses/addresses.ts'
import { useAddresses } from '#web/features/addresses/book.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { digitsOf, OWN_PHONE, otherPhone, readPhone } from '#web/features/checkout/checkout.ts'
import { setChoices, useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { type Slip, slipOf } from '#web/features/checkout/slip.ts'
import { useTransporters, validSelections } from '#web/features/checkout/transporters.ts'
import { useSession } from '#web/features/session/session.ts'
import { useDraft } from '#web/features/session/useDraft.ts'

export interface Checkout {
  lines: readonly CartLine[]
  checkoutId: string
  address: Address | null
  /** The transporters, and the selections that are still valid. */
  transport: ReturnType<typeof useTransporters> & { selections: Readonly<Record<string, string>> }
  slip: Slip<Address>
  /** The phone number as typed. */
  phone: string
  typePhone: (typed: string) => void
}

/** Returns the draft's choices, or the page's defaults: default address, standard delivery, mobile money, the user's number. */
export function useCheckout(): Checkout {
  const { lines, checkoutId } = useCart()
  const draft = useCheckoutDraft()
  const { addresses = [] } = useAddresses()
  const own = useSession((session) => session.user?.phoneNumber ?? '')
  const typed = useDraft('checkoutPhone', z.nullable(z.string()), null)

  const typePhone = (text: string) => {
    const read = readPhone(text, draft.paymentMethod)
    if ('phone' in read) typed.clear()
    else typed.set(text)
    setChoices({ phone: 'phone' in read ? otherPhone(read.phone) : OWN_PHONE })
  }
  const slip = slipOf(lines, { ...draft, paymentMethod: draft.paymentMethod ?? 'mobile_money' }, { person: null, addresses })
  const address = slip.address ?? preselected(addresses)
  const transporters = useTransporters(address?.region ?? null)
  const { transporterSelections: chosen } = draft
  const selections = transporters.transporters ? validSelections(chosen, transporters.transporters) : chosen
  return {
    lines,
    checkoutId,
    address,
    transport: { ...transporters, selections },
    slip,
    phone: typed.value ?? digitsOf(draft.phone, groupPhone(own)),
    typePhone,
  }
}

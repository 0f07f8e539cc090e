import type { PaymentMethod } from '#contract/order.ts'
import { draftNow, useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { readPhone } from '#web/features/checkout/phone.ts'
import { useSession } from '#web/features/session/session.ts'

/** Returns the number typed for this checkout, else the person's own, if the payment method accepts it (CHAT-012, CHK-023). */
export function usePhoneToPay(): string | null {
  const { phone, paymentMethod } = useCheckoutDraft()
  const own = useSession((session) => session.user?.phoneNumber ?? '')
  return phoneToPay(phone, own, paymentMethod)
}

/** Returns the same for the choices of this moment, before a component renders again. */
export const phoneToPayNow = (): string | null =>
  phoneToPay(draftNow().phone, useSession.getState().user?.phoneNumber ?? '', draftNow().paymentMethod)

export function phoneToPay(typed: string | null, own: string, method: PaymentMethod | null): string | null {
  const read = readPhone(typed ?? own, method)
  return 'phone' in read ? read.phone : null
}

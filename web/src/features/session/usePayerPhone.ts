import { isMobileMoneyPhone, normalPhone } from '#contract/rules/phone.ts'
import { useSession } from './session.ts'

/** The user's own number without `+` if it can pay by mobile money (PAY-007, CHK-023), else null. */
export const usePayerPhone = (): string | null => useSession(({ user }) => payerPhoneOf(user?.phoneNumber))

export function payerPhoneOf(phoneNumber: string | undefined): string | null {
  const phone = normalPhone(phoneNumber ?? '')
  return isMobileMoneyPhone(phone) ? phone : null
}

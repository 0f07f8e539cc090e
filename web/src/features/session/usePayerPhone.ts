import { OWN_PHONE, phoneToPay } from '#web/features/checkout/checkout.ts'
import { useSession } from './session.ts'

/** The user's own number without `+` if it can pay by mobile money (PAY-007, CHK-023), else null. */
export const usePayerPhone = (): string | null => useSession(({ user }) => phoneToPay(OWN_PHONE, user?.phoneNumber ?? '', 'mobile_money'))

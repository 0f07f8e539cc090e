import { maskPhone, normalPhone } from '#contract/rules/phone.ts'
import { useSession } from '#web/features/session/session.ts'
import type { PaymentRecord } from './record.ts'

/** The number to pay with. After a logout only a masked one is kept (SEC-026): known again if it is the payer's own, else null. */
export function phoneOf({ phone }: Pick<PaymentRecord, 'phone'>): string | null {
  if (!isMasked(phone)) return phone
  return maskPhone(ownPhone()) === phone ? ownPhone() : null
}

export const isMasked = (phone: string): boolean => phone.includes('•')

export const ownPhone = (): string => normalPhone(useSession.getState().user?.phoneNumber ?? '')

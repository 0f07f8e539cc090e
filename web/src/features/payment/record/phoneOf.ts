import { maskPhone, normalPhone } from '#contract/rules/phone.ts'
import { useSession } from '#web/features/session/session.ts'
import type { PaymentRecord } from './record.ts'

/**
 * The number to pay with. After a logout only a masked number is stored (SEC-026). Returns the signed-in user's number if it matches the
 * mask, else null.
 */
export function phoneOf({ phone }: Pick<PaymentRecord, 'phone'>): string | null {
  if (!isMasked(phone)) return phone
  return maskPhone(ownPhone()) === phone ? ownPhone() : null
}

export const isMasked = (phone: string): boolean => phone.includes('•')

export const ownPhone = (): string => normalPhone(useSession.getState().user?.phoneNumber ?? '')

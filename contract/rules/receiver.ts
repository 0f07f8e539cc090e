import type { Address } from '../address.ts'
import type { User } from '../user.ts'
import { normalPhone } from './phone.ts'

type Person = Pick<Address, 'fullName' | 'phoneNumber'>
type Buyer = Pick<User, 'name' | 'phoneNumber'>

/**
 * Returns the name of the address if somebody else than the buyer receives there (CHAT-182). A part of the buyer's name, or the name with
 * more words (`Asha Salum, office`), is the buyer unless the phone is another one.
 */
export function receiverName({ fullName, phoneNumber }: Person, buyer: Buyer | null): string | null {
  const [name, own] = [wordsOf(fullName), wordsOf(buyer?.name ?? '')]
  if (buyer === null || name.length === 0 || own.length === 0) return null
  const shared = name.filter((word) => own.includes(word)).length
  const isSame = shared === Math.max(name.length, own.length)
  const isPart = shared === Math.min(name.length, own.length)
  return isSame || (isPart && !hasOtherPhone(phoneNumber, buyer)) ? null : fullName.trim()
}

/** Returns whether the rider is to call another number than the buyer's. */
export const hasOtherPhone = (phone: string, buyer: Pick<User, 'phoneNumber'>): boolean =>
  normalPhone(phone) !== normalPhone(buyer.phoneNumber)

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

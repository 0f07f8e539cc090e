import { groupPhone } from '#contract/rules/phone.ts'
import { LOCAL_PHONE } from '#contract/rules/phoneInText.ts'
import { type AddressFields, NEW_ADDRESS } from '#web/features/addresses/form.ts'
import { newNow } from '#web/features/addresses/oneLine/takeAddressLine.ts'
import { keepDraft } from '#web/features/session/useDraft.ts'
import { understand } from '../../../understand/understand.ts'
import { findsPlace, nameIn } from '../../receiver.ts'

type Person = Partial<Pick<AddressFields, 'fullName' | 'phoneNumber'>>

/** Names as people write them; small letters may be any words. */
const NAMES = /^\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){1,3}$/u
/** A name, and neither a place nor a word of the trade. */
export function isName(text: string): boolean {
  if (!NAMES.test(text) || !nameIn(text) || findsPlace(text)) return false
  const { intent, topic, isGuess, items, place, choices } = understand(text)
  const isOther = (topic !== undefined && !isGuess) || !/^(?:unknown|topic|search)$/.test(intent)
  return !isOther && items.length === 0 && place === undefined && Object.keys(choices).length === 0
}

/** Name and number in the new address: whom the rider rings. */
export function keepPerson(person: Person): void {
  keepDraft(NEW_ADDRESS, { ...newNow(), ...person })
}

/** `Ruth Mollel, Mikocheni B, Warioba Street, 0765 443 221`: who is there, apart from where it is; a name counts beside a number alone. */
export function personApart(place: string): { readonly place: string; readonly person: Person } {
  const phone = LOCAL_PHONE.exec(place)?.[0]
  if (phone === undefined) return { place, person: {} }
  const parts = place
    .replace(phone, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const fullName = parts.find(isName)
  const rest = parts.filter((part) => part !== fullName).join(', ')
  return { place: rest, person: { ...(fullName && { fullName }), phoneNumber: groupPhone(phone) } }
}

import { groupPhone } from '#contract/rules/phone.ts'
import { type AddressFields, NEW_ADDRESS } from '#web/features/addresses/form.ts'
import { newNow } from '#web/features/addresses/oneLine/takeAddressLine.ts'
import { keepDraft } from '#web/features/session/useDraft.ts'
import { understand } from '../../../understand/understand.ts'
import { asks } from '../../line/asks.ts'
import { findsPlace, nameIn, PHONE } from '../../receiver.ts'
import { repair } from '../../repair.ts'
import type { Talk } from '../../Talk.ts'
import { canSave, saysWhere } from './addressLine.ts'

type Person = Partial<Pick<AddressFields, 'fullName' | 'phoneNumber'>>

/** Names as people write them; small letters may be any words. */
const NAMES = /^\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){1,3}$/u
const LEAD =
  /^(?:(?:no|hapana|sorry|samahani|and|na)[, ]+)*(?:(?:it['’]?s|it is|this is|for|to|kwa|ni|naitwa|anaitwa|jina(?: lake)? ni)\s+)?/iu
/** `the name should be Claire Whitfield, the rest is right` */
const NAMED =
  /(?<![a-z])(?:name|jina(?: lake| la mpokeaji)?) (?:should be|must be|is|to|ni|liwe|iwe)[: ]+([^,.;!?\d]+?)(?=\s*(?:[,.;!]|$|and |na |\d))/iu

function isName(text: string): boolean {
  if (!NAMES.test(text) || !nameIn(text) || findsPlace(text) || saysWhere(text)) return false
  const { items, place, choices } = understand(text)
  return items.length === 0 && place === undefined && Object.keys(choices).length === 0
}

export function keepPerson(person: Person): void {
  keepDraft(NEW_ADDRESS, { ...newNow(), ...person })
}

/** `Ruth Mollel, Mikocheni B, Warioba Street, 0765 443 221`: who is there, apart from where it is; a name counts beside a number alone. */
export function personApart(place: string): { readonly place: string; readonly person: Person } {
  const phone = PHONE.exec(place)?.[0]
  if (phone === undefined) return { place, person: {} }
  const parts = place
    .replace(phone, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const fullName = parts.map((part) => part.replace(LEAD, '')).find(isName)
  const rest = parts.filter((part) => fullName === undefined || part.replace(LEAD, '') !== fullName)
  return { place: rest.join(', '), person: { ...(fullName && { fullName }), phoneNumber: groupPhone(phone) } }
}

/** A name said to the address that was understood is of who receives there (CHK-009); false where the line is none. */
export async function takeNamedPerson(talk: Talk): Promise<boolean> {
  const { line, asked } = talk
  if (asked?.kind !== 'newAddress' || talk.waiting || !canSave() || asks(line)) return false
  const phone = PHONE.exec(line)?.[0]
  const alone = (phone === undefined ? line : line.replace(phone, ''))
    .trim()
    .replace(LEAD, '')
    .replace(/[\s,.!]+$/, '')
  const said = NAMED.exec(line)?.[1]?.trim()
  const fullName = said !== undefined && nameIn(said) && !findsPlace(said) ? said : isName(alone) ? alone : undefined
  if (fullName === undefined) return false
  keepPerson({ fullName, ...(phone && { phoneNumber: groupPhone(phone) }) })
  await repair(talk, true)
  return true
}

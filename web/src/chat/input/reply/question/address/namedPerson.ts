import { groupPhone } from '#contract/rules/phone.ts'
import { LOCAL_PHONE } from '#contract/rules/phoneInText.ts'
import { asks } from '../../line/asks.ts'
import { findsPlace, nameIn } from '../../receiver.ts'
import { repair } from '../../repair.ts'
import type { Talk } from '../../Talk.ts'
import { canSave } from './addressLine.ts'
import { isName, keepPerson } from './personApart.ts'

/** What stands before a name. */
const LEAD =
  /^(?:(?:no|hapana|sorry|samahani|and|na)[, ]+)*(?:(?:it['’]?s|it is|this is|for|to|kwa|ni|naitwa|anaitwa|jina(?: lake)? ni)\s+)?/iu
/** `the name should be Claire Whitfield, the rest is right` */
const NAMED =
  /(?<![a-z])(?:name|jina(?: lake| la mpokeaji)?) (?:should be|must be|is|to|ni|liwe|iwe)[: ]+([^,.;!?\d]+?)(?=\s*(?:[,.;!]|$|and |na |\d))/iu

/** A name said to the address that was understood is of who receives there (CHK-009); false where the line is none. */
export async function takeNamedPerson(talk: Talk): Promise<boolean> {
  const { line, asked } = talk
  if (asked?.kind !== 'newAddress' || talk.waiting || !canSave() || asks(line)) return false
  const phone = LOCAL_PHONE.exec(line)?.[0]
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

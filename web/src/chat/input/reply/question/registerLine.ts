import { type Registration, register } from '#web/features/session/signInCommands.ts'
import { draftNow, keepDraft } from '#web/features/session/useDraft.ts'
import { registerUnknown, stopRegistering } from '../../../guide/signIn/signedOut.ts'
import { working } from '../../../transcript/working.ts'
import { phoneIn } from '../../phoneIn.ts'
import { askAgain } from '../reply.ts'
import type { Talk } from '../Talk.ts'

const EMAIL = /[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+(?:\.[^\s@,;<>.]+)*/u
const SAYS_NAME =
  /(?:^(?:(?:hi|hello|yes|ndiyo|sawa|ok|well) )?(?:it['’]?s|it is|this is|ni)|(?<![a-z])(?:jina(?: langu)?(?: kamili)?(?: ni)?|naitwa|mimi ni|my (?:full )?name is|(?:full )?name is|i am|i['’]?m|call me))\s+/i
const SAYS_EMAIL = /(?<![a-z])(?:na|and)?\s*(?:my )?(?:email|e-mail|barua ?pepe)(?: yangu| address)?(?: ni| is)?:?(?![a-z])/gi
const SAYS_PHONE = /(?<![a-z])(?:(?:na |and )?(?:my )?(?:namba|number|simu|phone)(?: yangu| number)?(?: ni| is)?:? *)?\+?\d[\d\s-]{7,}/gi
const NAME = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}$/u

/** Name and email of a line; '' where it does not say. A bare name has two words or more. */
export function readPerson(line: string): { name: string; email: string } {
  const email = EMAIL.exec(line)?.[0] ?? ''
  const rest = line
    .replace(email, ' ')
    .replace(SAYS_EMAIL, ' ')
    .replace(SAYS_PHONE, ' ')
    .replace(/[,;.!]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const said = SAYS_NAME.exec(rest)
  const isSaid = said !== null
  const name = (said ? rest.slice(said.index + said[0].length) : rest).replace(/\s(?:na|and)$/i, '').trim()
  const isName = NAME.test(name) && (isSaid || email !== '' || name.includes(' '))
  return { name: isName ? name : '', email }
}

/** Takes name and email for the new account, together or one by one; with both the code is sent (CHAT-094). */
export async function takePerson({ line, meant }: Talk): Promise<boolean> {
  // A surname may sound like a word: `Joyce Mushi` wants nothing smoked.
  const isPlainName = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,3}$/u.test(line.trim())
  if (meant.items.length > 0 && !isPlainName) return false
  const { name, email } = readPerson(line)
  const phone = phoneIn(line)
  if (name === '' && email === '' && phone === null) return false
  if (!isPlainName && meant.intent !== 'unknown' && email === '' && phone === null && !SAYS_NAME.test(line)) return false
  const before = draftNow<Registration>('signIn', { name: '', phone: '', email: '' })
  // Words beside an email are a name only where none was given.
  const isNewName = name !== '' && (before.name === '' || email === '' || SAYS_NAME.test(line))
  const person = { name: isNewName ? name : before.name, email: email || before.email, phone: phone ?? before.phone }
  keepDraft('signIn', person)
  const missing = missingOf(person)
  if (missing !== null) askAgain(missing, {}, true)
  else if (await working(() => register(person))) stopRegistering()
  return true
}

/** A number without an account leads to the register card, which keeps it (CHAT-093). */
export function registerNumber(phone: string): void {
  keepDraft('signIn', { name: '', phone, email: '' })
  registerUnknown()
}

/** What is asked for next, as a repair of the question. */
export function missingOf({ name, email }: Pick<Registration, 'name' | 'email'>): 'register' | 'registerName' | 'registerEmail' | null {
  if (name === '' && email === '') return 'register'
  return name === '' ? 'registerName' : email === '' ? 'registerEmail' : null
}

import { askAgain } from '#web/chat/guide/reply.ts'
import { registerUnknown, stopRegistering } from '#web/chat/guide/signIn/signedOut.ts'
import { working } from '#web/chat/transcript/working.ts'
import { noPerson, PersonFields } from '#web/features/session/join/personFields.ts'
import { register } from '#web/features/session/signInCommands.ts'
import { draftNow, storeDraft } from '#web/features/session/useDraft.ts'
import { readPerson } from '../read/answers/readPerson.ts'
import type { ActHandlers } from './threadState.ts'

export const account = {
  /** Stores name and email for the new account, together or one by one. With both, the code is sent (CHAT-094). */
  register: async ({ name, email, phone }, { line }) => {
    const before = draftNow('signIn', PersonFields, noPerson)
    // Text next to an email isn't another name, unless the line says so.
    const beside = readPerson(line)
    const isNameKept = beside.email !== '' && before.name !== '' && !beside.saysName
    const person = { name: (isNameKept ? '' : name) || before.name, email: email || before.email, phone: phone || before.phone }
    storeDraft('signIn', person)
    const missing = missingOf(person)
    if (missing !== null) askAgain(missing, {}, true)
    else if (await working(() => register(person))) stopRegistering()
  },
} satisfies Partial<ActHandlers>

/** Returns the next missing field as a repair text. */
function missingOf({ name, email }: PersonFields): 'register' | 'registerName' | 'registerEmail' | null {
  if (name === '' && email === '') return 'register'
  return name === '' ? 'registerName' : email === '' ? 'registerEmail' : null
}

/** Opens the register card for a number without an account. The card keeps the number (CHAT-093). */
export function registerNumber(phone: string): void {
  storeDraft('signIn', { ...noPerson, phone })
  registerUnknown()
}

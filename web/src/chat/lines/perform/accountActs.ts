import { askAgain } from '#web/chat/guide/reply.ts'
import { registerUnknown, stopRegistering } from '#web/chat/guide/signIn/signedOut.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { working } from '#web/chat/transcript/working.ts'
import { noPerson, PersonFields } from '#web/features/session/join/personFields.ts'
import { useSession } from '#web/features/session/session.ts'
import { register } from '#web/features/session/signInCommands.ts'
import { draftNow, storeDraft } from '#web/features/session/useDraft.ts'
import { readPerson } from '../checkout/accountMoves.ts'
import type { ActHandlers } from './threadState.ts'

export const account = {
  /** Stores name and email for the new account, together or one by one. With a name, the code is sent (CHAT-189). */
  register: async ({ name, email, phone }, { line }) => {
    const before = draftNow('signIn', PersonFields, noPerson)
    // Text next to an email isn't another name, unless the line says so.
    const beside = readPerson(line)
    const isNameKept = beside.email !== '' && before.name !== '' && !beside.isIntroduced
    const person = { name: (isNameKept ? '' : name) || before.name, email: email || before.email, phone: phone || before.phone }
    storeDraft('signIn', person)
    if (person.name === '') return askAgain(person.email === '' ? 'register' : 'registerName', {}, true)
    const isSent = await working(() => register(person))
    // The card asks for the code, or shows why none was sent and opens the email field if the server insists on one.
    unfoldLive()
    if (isSent) stopRegistering()
    else if (useSession.getState().error?.fields['email'] !== undefined) askAgain('registerEmail', {}, true)
  },
} satisfies Partial<ActHandlers>

/** Opens the register card for a number without an account. The card keeps the number (CHAT-093). */
export function registerNumber(phone: string): void {
  storeDraft('signIn', { ...noPerson, phone })
  registerUnknown()
}

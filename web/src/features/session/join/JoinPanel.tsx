import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { Note } from '#web/ui/Note.tsx'
import type { FieldErrors } from '#web/ui/useForm.ts'
import { useSession } from '../session.ts'
import { useSignInDraft } from '../useDraft.ts'
import type { JoinResult } from './join.ts'
import type { PersonFields } from './personFields.ts'
import { PersonForm } from './PersonForm.tsx'

export interface JoinPanelProps {
  submit: string
  phoneHint?: string | undefined
  join: (person: PersonFields) => Promise<JoinResult>
  onSent: () => void
  more: (errors: FieldErrors) => ReactNode
  moreErrors?: FieldErrors | undefined
}

/** Registers a seller or transporter. For a signed-in user the details are filled in, and the code signs them in again. */
export function JoinPanel({ submit, phoneHint, join, onSent, more, moreErrors }: JoinPanelProps) {
  const t = useTexts('signIn', 'join')
  const user = useSession((session) => session.user)
  const draft = useSignInDraft()
  const [message, setMessage] = useState<string | null>(null)
  const empty = Object.values(draft.value).every((text) => text === '')

  useEffect(() => {
    if (user && empty) draft.set({ name: user.name, phone: user.phoneNumber, email: user.email ?? '' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per user, so that deleted text is not filled in again
  }, [user])

  const send = async (person: PersonFields) => {
    const joined = await join(person)
    setMessage(joined !== null && joined !== 'code' ? joined.message : null)
    return joined === 'code'
  }
  return (
    <>
      {message !== null && (
        <div role="status">
          <Note>{message}</Note>
        </div>
      )}
      <PersonForm
        submit={submit}
        busyLabel={t.session.creatingAccount}
        phoneHint={phoneHint}
        send={send}
        onSent={onSent}
        more={more}
        moreErrors={moreErrors}
      />
      {user && <p className="small muted">{t.join.signedIn}</p>}
    </>
  )
}

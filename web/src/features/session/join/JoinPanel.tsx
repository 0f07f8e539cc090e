import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { Note } from '#web/ui/Note.tsx'
import type { Registration } from '../commands.ts'
import { useSession } from '../session.ts'
import { useSignInDraft } from '../signIn/useSignInDraft.ts'
import type { Joined } from './join.ts'
import { PersonForm } from './PersonForm.tsx'

export interface JoinPanelProps {
  submit: string
  phoneHint?: string
  join: (person: Registration) => Promise<Joined>
  onSent: () => void
  more: (checked: boolean) => ReactNode
  moreProblem?: string | undefined
}

/** An account that sells or carries; who is signed in finds their own details and signs in anew with the code. */
export function JoinPanel({ submit, phoneHint, join, onSent, more, moreProblem }: JoinPanelProps) {
  const t = useTexts('signIn', 'join')
  const user = useSession((session) => session.user)
  const { put, name, phone, email } = useSignInDraft()
  const [told, setTold] = useState<string | null>(null)
  const empty = name === '' && phone === '' && email === ''

  useEffect(() => {
    if (user && empty) put({ name: user.name, phone: user.phoneNumber, email: user.email ?? '' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a person: what they delete stays deleted
  }, [user])

  const send = async (person: Registration) => {
    const joined = await join(person)
    setTold(joined !== null && joined !== 'code' ? joined.message : null)
    return joined === 'code'
  }
  return (
    <>
      {told !== null && (
        <div role="status">
          <Note>{told}</Note>
        </div>
      )}
      <PersonForm
        submit={submit}
        busyLabel={t.session.creatingAccount}
        {...(phoneHint !== undefined && { phoneHint })}
        send={send}
        onSent={onSent}
        more={more}
        moreProblem={moreProblem}
      />
      {user && <p className="small mut">{t.join.signedIn}</p>}
    </>
  )
}

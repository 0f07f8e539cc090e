import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { Registration } from '../commands.ts'
import { useSession } from '../session.ts'
import { PhoneField } from '../signIn/PhoneField.tsx'
import { SessionError } from '../signIn/SessionError.tsx'
import { useSignInDraft } from '../signIn/useSignInDraft.ts'
import { registrationProblems } from './registration.ts'

export interface PersonFormProps {
  submit: string
  busyLabel: string
  phoneHint?: string
  /** True when a code is on its way. */
  send: (person: Registration) => Promise<boolean>
  onSent: () => void
  /** Fields of this kind of account, and the name of the first of them that is wrong. */
  more?: (checked: boolean) => ReactNode
  moreProblem?: string | undefined
}

/** Who registers, as whatever. A number given on the phone panel stands here already. */
export function PersonForm({ submit, busyLabel, phoneHint, send, onSent, more, moreProblem }: PersonFormProps) {
  const t = useTexts('signIn')
  const form = useRef<HTMLFormElement>(null)
  const busy = useSession((session) => session.isLoading)
  const refused = useSession((session) => session.error?.fields)
  const { put, ...fields } = useSignInDraft()
  const [checked, setChecked] = useState(false)
  const problems = checked ? registrationProblems(fields, t) : {}

  const register = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const first = Object.keys(registrationProblems(fields, t))[0] ?? moreProblem
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else if (await send(fields)) onSent()
  }

  return (
    <form ref={form} className="form" onSubmit={(event) => void register(event)} noValidate>
      <SessionError />
      <TextField
        label={t.session.name}
        error={problems.name ?? refused?.name}
        name="name"
        autoComplete="name"
        required
        value={fields.name}
        onChange={(event) => put({ name: event.target.value })}
      />
      <PhoneField value={fields.phone} onType={(phone) => put({ phone })} error={problems.phone ?? refused?.phoneNumber} hint={phoneHint} />
      <TextField
        label={t.session.email}
        error={problems.email ?? refused?.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={fields.email}
        onChange={(event) => put({ email: event.target.value })}
      />
      {more?.(checked)}
      <Button type="submit" block large busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
    </form>
  )
}

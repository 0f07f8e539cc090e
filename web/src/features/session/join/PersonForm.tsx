import { type ReactNode, useState } from 'react'
import { isPhone } from '#contract/rules/phone.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { type FieldErrors, useForm } from '#web/ui/useForm.ts'
import { useSession } from '../session.ts'
import { ForeignNumberQuestion } from '../signIn/ForeignNumberQuestion.tsx'
import { PhoneField } from '../signIn/PhoneField.tsx'
import { SessionError } from '../signIn/SessionError.tsx'
import { useSignInDraft } from '../useDraft.ts'
import type { PersonFields } from './personFields.ts'
import { registrationErrors } from './registrationErrors.ts'

export interface PersonFormProps {
  submit: string
  busyLabel: string
  phoneHint?: string | undefined
  emailHint?: string | undefined
  /** Resolves to true if a code was sent. */
  send: (person: PersonFields) => Promise<boolean>
  onSent: () => void
  /** Further fields for this kind of account; `moreErrors` has their errors. */
  more?: (errors: FieldErrors) => ReactNode
  moreErrors?: FieldErrors | undefined
}

/** Asks for name, phone and email of a new user. A number typed on the phone panel is filled in. */
export function PersonForm({ submit, busyLabel, phoneHint, emailHint, send, onSent, more, moreErrors }: PersonFormProps) {
  const t = useTexts('signIn')
  const busy = useSession((session) => session.isLoading)
  const refused = useSession((session) => session.error?.fields)
  const draft = useSignInDraft()
  const form = useForm({
    values: draft.value,
    set: draft.set,
    validate: (person) => ({ ...registrationErrors(person, t), ...moreErrors }),
    onSubmit: async (person) => {
      if (await send(person)) onSent()
    },
    live: true,
  })
  const { errors } = form
  // A valid number from the phone panel needs no hint.
  const [hasPhone] = useState(() => isPhone(draft.value.phone))

  return (
    <form {...form.props} className="form">
      <SessionError />
      <TextField {...form.field('name')} label={t.session.name} error={errors.name ?? refused?.name} autoComplete="name" required />
      <PhoneField {...form.field('phone')} error={errors.phone ?? refused?.phoneNumber} hint={hasPhone ? '' : phoneHint} />
      <TextField
        {...form.field('email')}
        label={t.session.email}
        error={errors.email ?? refused?.email}
        hint={emailHint}
        type="email"
        autoComplete="email"
        required
      />
      {more?.(errors)}
      <ForeignNumberQuestion phone={draft.value.phone} />
      <Button type="submit" block large busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
    </form>
  )
}

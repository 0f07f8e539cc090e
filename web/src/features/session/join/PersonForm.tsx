import { type ReactNode, useState } from 'react'
import { LIMITS } from '#contract/rules/constants.ts'
import { isPhone } from '#contract/rules/phone.ts'
import { fill, type Texts, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField, type TextFieldProps } from '#web/ui/TextField.tsx'
import { type FieldErrors, useForm } from '#web/ui/useForm.ts'
import { useSession } from '../session.ts'
import { ForeignNumberQuestion } from '../signIn/ForeignNumberQuestion.tsx'
import { PhoneField } from '../signIn/PhoneField.tsx'
import { SessionError } from '../signIn/SessionError.tsx'
import { useSignInDraft } from '../useDraft.ts'
import type { PersonFields } from './personFields.ts'

interface PersonFormProps {
  submit: string
  busyLabel: string
  phoneHint?: string | undefined
  emailHint?: string | undefined
  /** True to hide the email field until it is asked for, by the user or by the server. */
  isEmailOptional?: boolean | undefined
  /** Resolves to true if a code was sent. */
  send: (person: PersonFields) => Promise<boolean>
  onSent: () => void
  /** Further fields for this kind of account; `moreErrors` has their errors. */
  more?: (errors: FieldErrors) => ReactNode
  moreErrors?: FieldErrors | undefined
}

/** Asks for name, phone and email of a new user. A number typed on the phone panel is filled in. */
export function PersonForm({ submit, busyLabel, phoneHint, send, onSent, more, moreErrors, ...email }: PersonFormProps) {
  const { isEmailOptional = false } = email
  const t = useTexts('signIn')
  const busy = useSession((session) => session.isLoading)
  const refused = useSession((session) => session.error?.fields)
  const draft = useSignInDraft()
  const form = useForm({
    values: draft.value,
    set: draft.set,
    validate: (person) => ({ ...registrationErrors(person, t, isEmailOptional), ...moreErrors }),
    onSubmit: async (person) => {
      if (await send(person)) onSent()
    },
    live: true,
    refused,
  })
  const { errors } = form
  // A valid number from the phone panel needs no hint.
  const [hasPhone] = useState(() => isPhone(draft.value.phone))

  return (
    <form {...form.props} className="form">
      <SessionError />
      <TextField {...form.field('name')} label={t.session.name} autoComplete="name" required />
      <PhoneField {...form.field('phone')} error={errors.phone ?? refused?.phoneNumber} hint={hasPhone ? '' : phoneHint} />
      <EmailField {...form.field('email')} hint={email.emailHint} isOptional={isEmailOptional} isDemanded={refused?.email !== undefined} />
      {more?.(errors)}
      <ForeignNumberQuestion phone={draft.value.phone} />
      <Button type="submit" block large busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
    </form>
  )
}

interface EmailFieldProps extends Omit<TextFieldProps, 'label'> {
  isOptional: boolean
  /** True if the server refused the registration at this field. */
  isDemanded: boolean
}

/** The email field. An optional one is a button until the buyer taps it, types an email as a message, or the server insists (CHAT-189). */
function EmailField({ isOptional, isDemanded, ...field }: EmailFieldProps) {
  const t = useTexts('signIn')
  const isNeeded = !isOptional || isDemanded || field.value !== ''
  const [shown, show] = useState<'no' | 'yes' | 'byTap'>(isNeeded ? 'yes' : 'no')
  // Once shown, the field stays, also if its text is deleted.
  if (isNeeded && shown === 'no') show('yes')
  if (shown === 'no') {
    return (
      <Button kind="quiet" block onClick={() => show('byTap')}>
        {t.session.addEmail}
      </Button>
    )
  }
  return (
    <TextField
      {...field}
      ref={shown === 'byTap' ? focusOnce : undefined}
      label={isOptional && !isDemanded ? `${t.session.email} (${t.common.optional})` : t.session.email}
      type="email"
      autoComplete="email"
      required={!isOptional || isDemanded}
    />
  )
}

/** Moves the focus to the field that replaces the tapped button. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus()

/** Validates the fields and returns an error text for each invalid one (AUTH-019, AUTH-021, SEC-021). A missing email is valid if it is optional. */
function registrationErrors({ name, phone, email }: PersonFields, t: Texts<'signIn'>, isEmailOptional: boolean): FieldErrors {
  return {
    ...(name.trim() === '' && { name: t.session.nameMissing }),
    ...(name.trim().length > LIMITS.name && { name: fill(t.session.tooLong, { n: LIMITS.name }) }),
    ...(!isPhone(phone) && { phone: t.session.phoneInvalid }),
    ...(!(isEmailOptional && email.trim() === '') && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: t.session.emailInvalid }),
    ...(email.trim().length > LIMITS.name && { email: fill(t.session.tooLong, { n: LIMITS.name }) }),
  }
}

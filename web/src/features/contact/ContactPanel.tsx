import { useState } from 'react'
import * as z from 'zod/mini'
import { ContactMessage, sendContact } from '#contract/contact.ts'
import { LIMITS } from '#contract/rules/constants.ts'
import { groupPhone, isPhone, normalPhone } from '#contract/rules/phone.ts'
import type { User } from '#contract/user.ts'
import { ApiError, fieldErrors } from '#web/api/ApiError.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { useSession } from '#web/features/session/session.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { fill, type Texts, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { type FieldErrors, useForm } from '#web/ui/useForm.ts'

/** The contact form, replaced by a confirmation once it is sent (STAT-007, STAT-008). */
export function ContactPanel() {
  const t = useTexts('contact')
  const [sent, setSent] = useState(false)
  if (!sent) return <ContactFormPanel onSent={() => setSent(true)} />
  return (
    <div className="contact-sent" role="status" tabIndex={-1} ref={focus}>
      <Icon name="check" />
      <p>{t.contact.sent}</p>
      <Button kind="line" onClick={() => setSent(false)}>
        {t.contact.sendAnother}
      </Button>
    </div>
  )
}

/** Moves the focus to the confirmation, because the button that had it is removed. */
const focus = (element: HTMLElement | null) => element?.focus()

interface ContactFormPanelProps {
  onSent: () => void
}

/** The contact form. Half-typed input is stored as a draft until it is sent (STAT-005 to STAT-007, API-066). */
function ContactFormPanel({ onSent }: ContactFormPanelProps) {
  const t = useTexts('contact')
  const user = useSession((session) => session.user)
  const draft = useDraft('contact', ContactForm, newContact(user))
  const sending = useAction(async (message: ContactForm) => {
    await send(sendContact, { body: contactBody(message) })
    draft.clear()
    onSent()
  })
  const form = useForm({
    values: draft.value,
    set: (message) => {
      draft.set(message)
      sending.clearError()
    },
    validate: (message) => contactErrors(message, t),
    onSubmit: sending.run,
    onInvalid: sending.clearError,
    live: true,
    refused: fieldErrors(sending.error),
  })
  const field = (name: ContactField, autoComplete: string) => ({
    ...form.field(name),
    label: t.contact[name],
    autoComplete,
    required: true,
  })
  const offline = sending.error instanceof ApiError && sending.error.code === 'offline' ? `. ${t.errors.offline}` : ''

  return (
    <form {...form.props} className={classes('form', 'contact-form')}>
      <div className="pair">
        <TextField {...field('firstName', 'given-name')} />
        <TextField {...field('lastName', 'family-name')} />
      </div>
      <div className="pair">
        <TextField {...field('email', 'email')} type="email" inputMode="email" />
        <TextField
          {...field('phone', 'tel')}
          label={`${t.contact.phone} (${t.common.optional})`}
          type="tel"
          inputMode="tel"
          required={false}
        />
      </div>
      <TextField {...field('subject', 'off')} />
      <TextArea
        {...field('message', 'off')}
        rows={6}
        hint={`${t.contact.messageHint} ${fill(t.contact.tooLong, { n: LIMITS.notes.toLocaleString('en') })}`}
      />
      {sending.error !== null && <ErrorNote text={errorText(sending.error, t) + offline} />}
      <Button type="submit" large busy={sending.busy} busyLabel={t.contact.sending}>
        {t.contact.send}
      </Button>
    </form>
  )
}

export const ContactForm = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
})
export type ContactForm = z.infer<typeof ContactForm>
const contactFields = ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'] as const
type ContactField = (typeof contactFields)[number]

/** Returns the initial values: the user's name, email and phone, otherwise empty. */
export function newContact(user: User | null): ContactForm {
  const [firstName = '', ...others] = user?.name.trim().split(/\s+/) ?? []
  return {
    firstName,
    lastName: others.join(' '),
    email: user?.email ?? '',
    phone: groupPhone(user?.phoneNumber ?? ''),
    subject: '',
    message: '',
  }
}

export const contactBody = (form: ContactForm): ContactMessage => ({ ...form, phone: normalPhone(form.phone) })

/** Returns an error text for each field that breaks the contract (STAT-006, SEC-021). */
export function contactErrors(form: ContactForm, t: Texts<'contact'>): FieldErrors {
  const read = z.safeParse(ContactMessage, contactBody(form))
  const issues = read.success ? [] : read.error.issues
  const errorOf = (field: ContactField): string | undefined => {
    const value = form[field].trim()
    const issue = issues.find(({ path }) => path[0] === field)
    if (issue?.code === 'too_big') return fill(t.contact.tooLong, { n: issue.maximum.toLocaleString('en') })
    if (field === 'phone') return value === '' || isPhone(value) ? undefined : t.contact.phoneWrong
    if (!issue) return undefined
    return field === 'email' && value !== '' ? t.contact.emailWrong : t.contact.missing
  }
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const error = errorOf(field)
      return error === undefined ? [] : [[field, error]]
    }),
  )
}

import { sendContact } from '#contract/contact.ts'
import { LIMITS } from '#contract/rules/constants.ts'
import { ApiError, fieldErrors } from '#web/api/ApiError.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { useSession } from '#web/features/session/session.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { useForm } from '#web/ui/useForm.ts'
import styles from './ContactFormPanel.module.css'
import { type ContactField, ContactForm, contactBody, contactErrors, newContact } from './contactForm.ts'

export interface ContactFormPanelProps {
  onSent: () => void
}

/** The contact form. Half-typed input is stored as a draft until it is sent (STAT-005 to STAT-007, API-066). */
export function ContactFormPanel({ onSent }: ContactFormPanelProps) {
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
    <form {...form.props} className={classes('form', styles.contactForm)}>
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

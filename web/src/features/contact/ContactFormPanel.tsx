import { LIMITS } from '#contract/rules/constants.ts'
import { errorText } from '#web/api/errorText.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { ContactField } from './contactForm.ts'
import { useContactForm } from './useContactForm.ts'

export interface ContactFormPanelProps {
  onSent: () => void
}

/** STAT-005, STAT-006. */
export function ContactFormPanel({ onSent }: ContactFormPanelProps) {
  const t = useTexts('contact')
  const { form, values, put, problems, refused, busy, submit } = useContactForm(onSent)
  const field = (name: ContactField, autoComplete: string) => ({
    label: t.contact[name],
    name,
    autoComplete,
    required: true,
    value: values[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => put(name, event.target.value),
  })
  const offline = refused?.code === 'offline' ? ` ${t.errors.offline}` : ''

  return (
    <form ref={form} className="form contact-form" onSubmit={(event) => void submit(event)} noValidate>
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
      {refused && <ErrorNote text={offline ? `${errorText(refused, t)}.${offline}` : errorText(refused, t)} />}
      <Button type="submit" large busy={busy} busyLabel={t.contact.sending}>
        {t.contact.send}
      </Button>
    </form>
  )
}

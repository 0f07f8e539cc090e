import { isPhone } from '#contract/rules/phone.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { useForm } from '#web/ui/useForm.ts'
import { useSession } from '../session.ts'
import { isUnknownPhone, requestCode, UNKNOWN } from '../signInCommands.ts'
import { useSignInDraft } from '../useDraft.ts'
import { ForeignNumberQuestion } from './ForeignNumberQuestion.tsx'
import { PhoneField } from './PhoneField.tsx'
import { SessionError } from './SessionError.tsx'

export interface PhonePanelProps {
  onSent: () => void
  /** Switches to the registration; the number typed is in the draft. */
  onRegister: () => void
  /** Called if the number has no account. Without it the panel shows the error itself. */
  onUnknown?: () => void
}

export function PhonePanel({ onSent, onRegister, onUnknown }: PhonePanelProps) {
  const t = useTexts('signIn')
  const busy = useSession((session) => session.isLoading)
  const unknown = useSession(({ error }) => error?.code === UNKNOWN)
  const draft = useSignInDraft()
  const form = useForm({
    values: draft.value,
    set: draft.set,
    validate: ({ phone }) => (isPhone(phone) ? {} : { phone: t.session.phoneInvalid }),
    onSubmit: async ({ phone }) => {
      if (await requestCode(phone)) onSent()
      else if (isUnknownPhone()) onUnknown?.()
    },
  })

  return (
    <form {...form.props} className="form">
      <SessionError />
      <PhoneField {...form.field('phone')} />
      <ForeignNumberQuestion phone={draft.value.phone} />
      <Button type="submit" block large busy={busy} busyLabel={t.session.sendingCode}>
        {t.session.sendCode}
      </Button>
      <Button kind={unknown ? 'line' : 'quiet'} block onClick={onRegister}>
        {t.session.register}
      </Button>
    </form>
  )
}

import { useTexts } from '#web/i18n/texts.ts'
import { register } from '../signInCommands.ts'
import { PersonForm } from './PersonForm.tsx'

export interface RegisterPanelProps {
  onSent: () => void
  /** True in the thread, where a name is enough (CHAT-189). */
  isEmailOptional?: boolean
}

/** The registration form of a buyer (AUTH-003). */
export function RegisterPanel({ onSent, isEmailOptional }: RegisterPanelProps) {
  const t = useTexts('signIn')
  return (
    <PersonForm
      submit={t.session.createAccount}
      busyLabel={t.session.creatingAccount}
      isEmailOptional={isEmailOptional}
      emailHint={isEmailOptional ? t.session.emailWhy : `${t.session.emailWhy} ${t.session.emailNone}`}
      send={register}
      onSent={onSent}
    />
  )
}

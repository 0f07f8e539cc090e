import { config } from '#web/api/config.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { register } from '../signInCommands.ts'
import { PersonForm } from './PersonForm.tsx'

export interface RegisterPanelProps {
  onSent: () => void
}

/** The registration form of a buyer (AUTH-003). */
export function RegisterPanel({ onSent }: RegisterPanelProps) {
  const t = useTexts('signIn')
  return (
    <PersonForm
      submit={t.session.createAccount}
      busyLabel={t.session.creatingAccount}
      emailHint={fill(t.session.emailWhy, { phone: config.support.phone.replaceAll(' ', '\u00A0') })}
      send={register}
      onSent={onSent}
    />
  )
}

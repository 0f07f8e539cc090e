import { type FormEvent, useRef, useState } from 'react'
import { isPhone } from '#contract/rules/phone.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { requestCode } from '../commands.ts'
import { useSession } from '../session.ts'
import { PhoneField } from './PhoneField.tsx'
import { SessionError } from './SessionError.tsx'
import { useSignInDraft } from './useSignInDraft.ts'

export interface PhonePanelProps {
  onSent: () => void
  /** Someone without an account; the number typed so far is kept in the draft. */
  onRegister: () => void
}

export function PhonePanel({ onSent, onRegister }: PhonePanelProps) {
  const t = useTexts('signIn')
  const busy = useSession((session) => session.isLoading)
  const unknown = useSession((session) => session.error?.code === 'phone_unknown')
  const field = useRef<HTMLInputElement>(null)
  const { phone, put } = useSignInDraft()
  const [problem, setProblem] = useState<'phoneInvalid' | null>(null)

  const sendCode = async (event: FormEvent) => {
    event.preventDefault()
    const valid = isPhone(phone)
    setProblem(valid ? null : 'phoneInvalid')
    if (!valid) field.current?.focus()
    else if (await requestCode(phone)) onSent()
  }

  return (
    <form className="form" onSubmit={(event) => void sendCode(event)} noValidate>
      <SessionError />
      <PhoneField ref={field} value={phone} onType={(typed) => put({ phone: typed })} error={problem && t.session[problem]} />
      <Button type="submit" block large busy={busy} busyLabel={t.session.sendingCode}>
        {t.session.sendCode}
      </Button>
      <Button kind={unknown ? 'line' : 'quiet'} block onClick={onRegister}>
        {t.session.register}
      </Button>
    </form>
  )
}

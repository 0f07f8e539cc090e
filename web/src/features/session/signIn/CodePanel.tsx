import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { CODE_LENGTH } from '#contract/rules/constants.ts'
import { maskPhone, normalPhone } from '#contract/rules/phone.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { HandsetLink } from '#web/mock-link/HandsetLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { forgetPendingCode, verifyCode } from '../commands.ts'
import { useSession } from '../session.ts'
import { ResendCode } from './ResendCode.tsx'
import { SessionError } from './SessionError.tsx'

export interface CodePanelProps {
  onSignedIn: () => void
  onChangeNumber: () => void
}

/** One field for six digits; the sixth, typed or pasted, sends them (AUTH-004, AUTH-022, CHAT-095, CHAT-096). */
export function CodePanel({ onSignedIn, onChangeNumber }: CodePanelProps) {
  const t = useTexts('signIn')
  const { tempPhoneNumber: phone, isLoading: busy, error } = useSession()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)

  // A refused code stays in its field, chosen, so that typing replaces it.
  useEffect(() => {
    if (error) field.current?.select()
  }, [error])

  const confirm = async (digits: string) => {
    setShort(digits.length < CODE_LENGTH)
    if (digits.length < CODE_LENGTH) field.current?.focus()
    else if (await verifyCode(digits)) onSignedIn()
  }
  const typeCode = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = target.value.replace(/\D/g, '').slice(0, CODE_LENGTH)
    setCode(digits)
    if (digits.length === CODE_LENGTH && digits !== code) void confirm(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm(code)
  }
  const changeNumber = () => {
    forgetPendingCode()
    onChangeNumber()
  }
  if (phone === null) return null

  return (
    <form className="form" onSubmit={submit} noValidate>
      <SessionError />
      <p>{fill(t.session.codeQuestion, { phone: maskPhone(phone).replaceAll(' ', '\u00A0') })}</p>
      <TextField
        ref={field}
        className="code"
        label={t.session.code}
        error={short ? t.session.codeInvalid : null}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="[0-9]*"
        required
        value={code}
        onChange={typeCode}
      />
      <HandsetLink phone={normalPhone(phone)} />
      <Button type="submit" block large busy={busy} busyLabel={t.session.confirming}>
        {t.session.confirm}
      </Button>
      <ResendCode />
      <Button kind="quiet" block onClick={changeNumber}>
        {t.session.changeNumber}
      </Button>
    </form>
  )
}

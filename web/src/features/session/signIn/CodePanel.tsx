import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { codeInText } from '#contract/rules/code.ts'
import { CODE_LENGTH, CODE_LIVES_FOR, CODE_RESEND_AFTER, PENDING_CODE_KEPT_FOR } from '#contract/rules/constants.ts'
import { maskPhone, normalPhone } from '#contract/rules/phone.ts'
import { plainText } from '#contract/rules/typed.ts'
import { useNow } from '#web/api/time.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { HandsetLink } from '#web/mock-link/HandsetLink.tsx'
import { announce } from '#web/ui/announce.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useForm } from '#web/ui/useForm.ts'
import { useSession } from '../session.ts'
import { forgetPendingCode, verifyCode } from '../signInCommands.ts'
import { resendCode } from './resendCode.ts'
import { SessionError } from './SessionError.tsx'

interface CodePanelProps {
  onSignedIn: () => void
  onChangeNumber: () => void
}

/** A field for the six-digit code; typing or pasting the sixth digit sends it (AUTH-004, AUTH-022, CHAT-095, CHAT-096). */
export function CodePanel({ onSignedIn, onChangeNumber }: CodePanelProps) {
  const t = useTexts('signIn')
  const { tempPhoneNumber: phone, isLoading: busy, error } = useSession()
  const field = useRef<HTMLInputElement>(null)
  const [values, set] = useState({ code: '' })
  const form = useForm({
    values,
    set,
    validate: ({ code }) => (code.length < CODE_LENGTH ? { code: t.session.codeInvalid } : {}),
    onSubmit: async ({ code }) => {
      if (await verifyCode(code)) onSignedIn()
      else if (useSession.getState().error?.status === 400) {
        field.current?.focus()
        field.current?.select()
      }
    },
  })

  // Select a refused code, so that typing replaces it. It may have been typed in the thread, hence the effect.
  useEffect(() => {
    if (error) field.current?.select()
  }, [error])

  const typeCode = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const code = readCode(target.value) ?? values.code
    set({ code })
    if (code.length === CODE_LENGTH && code !== values.code) form.submit({ code })
  }
  const changeNumber = () => {
    forgetPendingCode()
    onChangeNumber()
  }
  if (phone === null) return null

  return (
    <form {...form.props} className="form">
      <SessionError />
      <p>{fill(t.session.codeQuestion, { phone: maskPhone(phone).replaceAll(' ', '\u00A0') })}</p>
      <TextField
        {...form.field('code')}
        ref={field}
        className="code"
        label={t.session.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="[0-9]*"
        required
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

/** Returns the code from a pasted message, or else the typed digits; null if there are too many digits. */
function readCode(text: string): string | null {
  const digits = plainText(text).replace(/\D/g, '')
  return codeInText(text) ?? (digits.length > CODE_LENGTH ? null : digits)
}

/**
 * Shows how long the code is valid, and a button for another one after a minute. The seconds are not announced (CHAT-095, CHAT-096).
 * After 10 minutes the number is asked for again (CHAT-174).
 */
function ResendCode() {
  const t = useTexts('signIn')
  const sentAt = useSession((session) => session.codeSentAt)
  // Only one sign-in request runs at a time, so a tap during another request would do nothing.
  const isAnotherUnderWay = useSession((session) => session.isLoading)
  const age = useNow(1_000) - (sentAt ?? 0)
  const wait = Math.ceil((CODE_RESEND_AFTER - age) / 1_000)
  const left = Math.ceil((CODE_LIVES_FOR - age) / 1_000)
  const isOver = sentAt !== null && age >= PENDING_CODE_KEPT_FOR
  useEffect(() => {
    if (isOver) forgetPendingCode()
  }, [isOver])
  const resend = async () => {
    if (await resendCode()) announce(t.session.resent)
  }
  return (
    <>
      {left > 0 ? (
        <p className="hint centred">{fill(t.session.codeEndsIn, { time: minutes(left) })}</p>
      ) : (
        <Note>{t.session.codeExpired}</Note>
      )}
      <Button kind="line" block busy={wait > 0 || isAnotherUnderWay} onClick={() => void resend()}>
        {wait > 0 ? fill(t.session.resendIn, { s: wait }) : t.session.resend}
      </Button>
    </>
  )
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

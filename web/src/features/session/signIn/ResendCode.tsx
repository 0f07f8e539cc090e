import { useEffect } from 'react'
import { CODE_LIVES_FOR, CODE_RESEND_AFTER, PENDING_CODE_KEPT_FOR } from '#contract/rules/constants.ts'
import { useNow } from '#web/api/time.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { announce } from '#web/ui/announce.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { useSession } from '../session.ts'
import { forgetPendingCode } from '../signInCommands.ts'
import { resendCode } from './resendCode.ts'

/**
 * Shows how long the code is valid, and a button for another one after a minute. The seconds are not announced (CHAT-095, CHAT-096).
 * After 10 minutes the number is asked for again (CHAT-174).
 */
export function ResendCode() {
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

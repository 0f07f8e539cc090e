import { useState } from 'react'
import { RegisterPanel } from '#web/features/session/join/RegisterPanel.tsx'
import { useSession } from '#web/features/session/session.ts'
import { CodePanel } from '#web/features/session/signIn/CodePanel.tsx'
import { PhonePanel } from '#web/features/session/signIn/PhonePanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'

/** Signs in within any card; the card updates when the session changes. */
export function SignInPanel() {
  const sent = useSession((session) => session.otpSent)
  const [registers, setRegisters] = useState(false)
  const toPhone = () => setRegisters(false)
  if (sent) return <CodePanel onSignedIn={toPhone} onChangeNumber={toPhone} />
  if (registers) return <RegisterPanel onSent={toPhone} isEmailOptional />
  return <PhonePanel onSent={toPhone} onRegister={() => setRegisters(true)} />
}

/** Returns the heading a guest sees: the question for the number, or for the code once it is sent. */
export function useSignInQuestion(forNumber?: string): string {
  const t = useTexts('signIn', 'chat')
  const isCodeSent = useSession((session) => session.otpSent)
  return isCodeSent ? t.session.verifyTitle : (forNumber ?? t.chat.phoneQuestion)
}

import { useState } from 'react'
import { RegisterPanel } from '#web/features/session/join/RegisterPanel.tsx'
import { useSession } from '#web/features/session/session.ts'
import { CodePanel } from '#web/features/session/signIn/CodePanel.tsx'
import { PhonePanel } from '#web/features/session/signIn/PhonePanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'

/** Signs in within a card beside the journey; the session moves it on. */
export function SignInPanel() {
  const sent = useSession((session) => session.otpSent)
  const [registers, setRegisters] = useState(false)
  const toPhone = () => setRegisters(false)
  if (sent) return <CodePanel onSignedIn={toPhone} onChangeNumber={toPhone} />
  if (registers) return <RegisterPanel onSent={toPhone} />
  return <PhonePanel onSent={toPhone} onRegister={() => setRegisters(true)} />
}

/** What a card asks a guest: for the number, in its own words where it has some, then for the code that was sent there. */
export function useSignInQuestion(forNumber?: string): string {
  const t = useTexts('signIn', 'chat')
  const isCodeSent = useSession((session) => session.otpSent)
  return isCodeSent ? t.session.verifyTitle : (forNumber ?? t.chat.phoneQuestion)
}

import { useState } from 'react'
import { RegisterPanel } from '#web/features/session/join/RegisterPanel.tsx'
import { useSession } from '#web/features/session/session.ts'
import { CodePanel } from '#web/features/session/signIn/CodePanel.tsx'
import { PhonePanel } from '#web/features/session/signIn/PhonePanel.tsx'

/** Signs in within a card beside the journey; the session moves it on. */
export function SignInPanel() {
  const sent = useSession((session) => session.otpSent)
  const [registers, setRegisters] = useState(false)
  const toPhone = () => setRegisters(false)
  if (sent) return <CodePanel onSignedIn={toPhone} onChangeNumber={toPhone} />
  if (registers) return <RegisterPanel onSent={toPhone} />
  return <PhonePanel onSent={toPhone} onRegister={() => setRegisters(true)} />
}

import { useEffect } from 'react'
import { create } from 'zustand'
import { onTokenRefused } from '#web/api/token.ts'
import { useSession } from '#web/features/session/session.ts'
import { dismissError } from '#web/features/session/signInCommands.ts'
import type { Card } from '../../cards/card.ts'
import { hasRole } from '../../cards/kinds.ts'
import { answerOpenQuestion, guideCard } from '../../transcript/append.ts'
import { useTranscript } from '../../transcript/transcript.ts'

/** Whether the one signing in asked for an account: the open question is then the register card. */
export const useRegistering = create<{ on: boolean; isUnknown: boolean }>()(() => ({ on: false, isUnknown: false }))
/** Also while the code of a new account is awaited: its card asks for that, too (CHAT-094). */
export function useIsRegistering(): boolean {
  const isAsked = useRegistering((state) => state.on)
  return useSession(({ otpSent, registration }) => (otpSent ? registration !== null : isAsked))
}
export const startRegistering = (): void => useRegistering.setState({ on: true, isUnknown: false })
export const stopRegistering = (): void => useRegistering.setState({ on: false })
/** The number has no account: the register card says so once, and not as an error (CHAT-093). */
export const registerUnknown = (): void => {
  dismissError()
  useRegistering.setState({ on: true, isUnknown: true })
}

/** Whose thread stays in sight though their session was refused, and what they were looking at (CHAT-046). */
export const useSignedOut = create<{ owner: string | null; looking: Card | null }>()(() => ({ owner: null, looking: null }))

/** While the thread is on the screen a refused token leaves it there and asks to sign in again. */
export function useKeptThread(live: Card | null): void {
  useEffect(
    () =>
      onTokenRefused(() => {
        const { owner } = useTranscript.getState()
        if (owner === null || owner === 'guest') return
        useSignedOut.setState({ owner, looking: live && hasRole(live, 'browsing') ? live : null })
        answerOpenQuestion(null, guideCard('signedOut'), { kind: 'phone' })
      }),
    [live],
  )
  useEffect(() => forget, [])
}

/** Back again: the guide asks anew what it had asked, but not for what was looked at. */
export function resumeAfterSignIn(person: string): void {
  const { looking } = useSignedOut.getState()
  answerOpenQuestion(person, ...(looking ? [looking] : []))
  forget()
}

const forget = (): void => useSignedOut.setState({ owner: null, looking: null })

import { useEffect } from 'react'
import { create } from 'zustand'
import { onTokenRefused } from '#web/api/token.ts'
import { useSession } from '#web/features/session/session.ts'
import { dismissError } from '#web/features/session/signInCommands.ts'
import type { Card } from '../../kinds/card.ts'
import { hasRole } from '../../kinds/kinds.ts'
import { answerOpenQuestion } from '../../transcript/append.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { guideCard } from '../say.ts'

/** Whether the guest wants to create an account: the open question is then the register card. */
export const useRegistering = create<{ on: boolean; isUnknown: boolean }>()(() => ({ on: false, isUnknown: false }))
/** Returns whether the register card is due; it also asks for the code of the new account (CHAT-094). */
export function useIsRegistering(): boolean {
  const isAsked = useRegistering((state) => state.on)
  return useSession(({ otpSent, registration }) => (otpSent ? registration !== null : isAsked))
}
export const startRegistering = (): void => useRegistering.setState({ on: true, isUnknown: false })
export const stopRegistering = (): void => useRegistering.setState({ on: false })
/** The number has no account. The register card says so once, without an error (CHAT-093). */
export const registerUnknown = (): void => {
  dismissError()
  useRegistering.setState({ on: true, isUnknown: true })
}

/** The owner of the thread that stays visible after the server refused the token, and the browsing card that was open then (CHAT-046). */
export const useSignedOut = create<{ owner: string | null; browsing: Card | null }>()(() => ({ owner: null, browsing: null }))

/** Keeps the thread visible when the server refuses the token, and asks to sign in again. */
export function useThreadAfterSignOut(live: Card | null): void {
  useEffect(
    () =>
      onTokenRefused(() => {
        const { owner } = useTranscript.getState()
        if (owner === null || owner === 'guest') return
        useSignedOut.setState({ owner, browsing: live && hasRole(live, 'browsing') ? live : null })
        answerOpenQuestion(null, guideCard('signedOut'), { kind: 'phone' })
      }),
    [live],
  )
  useEffect(() => clearSignedOut, [])
}

/** After sign-in the guide asks its question again. It never asks a browsing card, so that card is appended here. */
export function resumeAfterSignIn(person: string): void {
  const { browsing } = useSignedOut.getState()
  answerOpenQuestion(person, ...(browsing ? [browsing] : []))
  clearSignedOut()
}

const clearSignedOut = (): void => useSignedOut.setState({ owner: null, browsing: null })

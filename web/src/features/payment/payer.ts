import { useSession } from '#web/features/session/session.ts'

/** Whose payments may be shown and moved now: nobody's without a token (MON-014). */
export const payerNow = (): string | null => {
  const { token, user } = useSession.getState()
  return token && user ? user.phoneNumber : null
}

export const usePayer = (): string | null => useSession((session) => (session.token && session.user ? session.user.phoneNumber : null))

import { TOKEN_LIVES_FOR } from '#contract/constants.ts'
import { fingerprint, newToken } from './secrets.ts'

/** Who is signed in, by token (SEC-013). Only fingerprints of tokens are kept. */
export interface Sessions {
  /** A new token of this user, good for 30 days of the world's clock. */
  open(userId: string): string
  /** The user of a token, or null when it is unknown or has ended. */
  userOf(token: string): string | null
  /** Ends the session of this token; an unknown token changes nothing. */
  close(token: string): void
  /** Ends every session of this user. */
  closeOf(userId: string): void
  saved(): SavedSession[]
}
export interface SavedSession {
  readonly token: string
  readonly userId: string
  readonly endsAt: number
}

export function createSessions(now: () => number, saved: readonly SavedSession[] = []): Sessions {
  const sessions = new Map(saved.map((session) => [session.token, session]))
  return {
    open(userId) {
      const token = newToken()
      sessions.set(fingerprint(token), { token: fingerprint(token), userId, endsAt: now() + TOKEN_LIVES_FOR })
      return token
    },
    userOf(token) {
      const session = sessions.get(fingerprint(token))
      if (!session) return null
      if (now() < session.endsAt) return session.userId
      sessions.delete(session.token)
      return null
    },
    close: (token) => void sessions.delete(fingerprint(token)),
    closeOf(userId) {
      for (const session of sessions.values()) if (session.userId === userId) sessions.delete(session.token)
    },
    saved: () => [...sessions.values()],
  }
}

import { TOKEN_LIVES_FOR } from '#contract/rules/constants.ts'
import { sweep } from '../http/limits.ts'
import { fingerprint, newToken } from './secrets.ts'

/** The sessions of a world by token (SEC-013). Only fingerprints of tokens are stored. */
export interface Sessions {
  /** Creates a session and returns its token, valid for 30 days of the world's clock. */
  open(userId: string): string
  /** Returns the session of a token, or null if it is unknown or has ended. */
  find(token: string): Session | null
  /** Returns the user id of a token, or null if it is unknown or has ended. */
  userOf(token: string): string | null
  /** Ends the session of this token, if there is one. */
  close(token: string): void
  /** Ends all sessions of this user. */
  closeForUser(userId: string): void
  saved(): Session[]
}
export interface Session {
  /** The fingerprint of the session's token. */
  readonly token: string
  readonly userId: string
  /** When the session expires, in ms since epoch, by the world's clock. */
  readonly endsAt: number
}

/** Creates the sessions of a world. `onEnd` is called for each session that is closed before it expires. */
export function createSessions(now: () => number, saved: readonly Session[] = [], onEnd: (session: Session) => void = () => {}): Sessions {
  const sessions = new Map(saved.map((session) => [session.token, session]))
  const find = (token: string): Session | null => {
    const session = sessions.get(fingerprint(token))
    if (!session || now() < session.endsAt) return session ?? null
    sessions.delete(session.token)
    return null
  }
  const end = (session: Session) => {
    sessions.delete(session.token)
    onEnd(session)
  }
  return {
    open(userId) {
      sweep(sessions, ({ endsAt }) => now() >= endsAt)
      const token = newToken()
      sessions.set(fingerprint(token), { token: fingerprint(token), userId, endsAt: now() + TOKEN_LIVES_FOR })
      return token
    },
    find,
    userOf: (token) => find(token)?.userId ?? null,
    close(token) {
      const session = find(token)
      if (session) end(session)
    },
    closeForUser(userId) {
      for (const session of sessions.values()) if (session.userId === userId) end(session)
    },
    saved: () => [...sessions.values()],
  }
}

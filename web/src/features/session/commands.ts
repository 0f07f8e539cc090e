import { getProfile, logout as logoutCall } from '#contract/session.ts'
import type { User } from '#contract/user.ts'
import { ApiError, send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { readToken, storeToken } from '#web/api/token.ts'
import { forgetPersonal } from './forget.ts'
import { pendingCode } from './pendingCode.ts'
import { initial, useSession } from './session.ts'
import { storeUser } from './storedUser.ts'

/** Signs out in all tabs (AUTH-023, SEC-016) and removes personal data (SEC-026). The request is sent once and not awaited (API-069). */
export function signOut(): void {
  if (config.supportsExtensions && readToken() !== null) send(logoutCall).catch(() => {})
  // Must run before the token is removed: another tab that sees this would store the checkout choices, with phone and notes, for the
  // person's return.
  forgetPersonal()
  storeUser(null)
  storeToken(null)
  pendingCode.write(null)
  useSession.setState(initial())
}

/** Loads the user of the stored token. Without a token it sends nothing (GEN-030). */
export async function loadProfile(): Promise<void> {
  const token = readToken()
  if (token === null) return
  useSession.setState({ isLoading: true, error: null })
  try {
    const user = await send(getProfile)
    if (readToken() === token) setUser(user)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A 401 has already ended the session (see replyOf). Any other error matters only if no user is stored (ERR-010).
    if (useSession.getState().token === token && useSession.getState().user === null) useSession.setState({ error })
  } finally {
    if (useSession.getState().token === token || readToken() === null) useSession.setState({ isLoading: false })
  }
}

/** Updates the session from storage, after another tab or a refused token changed it. */
export function followStoredSession(): void {
  const before = useSession.getState().token
  if (readToken() === before) return
  useSession.setState(initial())
  if (readToken() === null) storeUser(null)
  else void loadProfile()
}

function setUser(user: User): void {
  storeUser(user)
  useSession.setState({ user })
}

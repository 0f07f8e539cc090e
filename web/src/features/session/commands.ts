import { getProfile, logout as logoutCall } from '#contract/session.ts'
import type { User } from '#contract/user.ts'
import { ApiError, send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { readToken, storeToken } from '#web/api/token.ts'
import { forgetPersonal } from './forget.ts'
import { pendingCode } from './pendingCode.ts'
import { initial, useSession } from './session.ts'
import { storeUser } from './storedUser.ts'

/** Signs out in all tabs (AUTH-023, SEC-016). The call to the server is sent once and not awaited (API-069); nothing personal stays (SEC-026). */
export function signOut(): void {
  if (config.knowsExtensions && readToken() !== null) send(logoutCall).catch(() => {})
  // First of all: another tab that sees the token removed must not set the checkout choices it holds aside for later.
  forgetPersonal()
  storeUser(null)
  storeToken(null)
  pendingCode.write(null)
  useSession.setState(initial())
}

/** Reads the user of a stored token; without one no call is made (GEN-030). */
export async function loadProfile(): Promise<void> {
  const token = readToken()
  if (token === null) return
  useSession.setState({ isLoading: true, error: null })
  try {
    const user = await send(getProfile)
    if (readToken() === token) setUser(user)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A 401 has ended the session by itself; anything else keeps what the device knows, and matters where that is nothing (ERR-010).
    if (useSession.getState().token === token && useSession.getState().user === null) useSession.setState({ error })
  } finally {
    if (useSession.getState().token === token || readToken() === null) useSession.setState({ isLoading: false })
  }
}

/** Takes over what another tab, or a refused token, left in storage. */
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

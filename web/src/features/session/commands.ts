import { maskPhone } from '#contract/rules/phone.ts'
import { getProfile, logout as logoutCall } from '#contract/session.ts'
import type { User } from '#contract/user.ts'
import { askWorker } from '#web/api/askWorker.ts'
import { ApiError, send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { readText, replaceText, storedNames } from '#web/api/storage/device.ts'
import { readToken, storeToken } from '#web/api/token.ts'
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

const personal = ['addresses', 'savedDeliveries', 'savedOrders', 'formDrafts', 'checkoutData', 'orderTotalAmount']

/**
 * Removes phone numbers, names and addresses from the device (SEC-026). It uses storage keys and not the stores, whose code may not be
 * loaded. A payment stays for its payer (MON-014), without notes and with a masked phone. The checkout draft keeps the choices, but not
 * the phone and the notes, so that the thread continues at the same question (CHAT-059).
 */
export function forgetPersonal(): void {
  // The worker stores public replies only, but the keys of searches have the words that the person typed (PWA-017).
  void askWorker({ ask: 'forgetSearches' })
  // Messages written offline may contain an address (CHAT-067).
  for (const name of [...personal, ...storedNames().filter((one) => one.startsWith('outbox:thread:'))]) replaceText(name, null)
  const draft = readText('checkoutDraft')
  if (draft !== null) replaceText('checkoutDraft', withoutTypedTexts(draft))
  const payments = readText('pendingPayments')
  if (payments !== null) replaceText('pendingPayments', withoutPersonal(payments))
}

function withoutTypedTexts(draft: string): string | null {
  try {
    return JSON.stringify(JSON.parse(draft), (key, value: unknown) => (key === 'phone' || key === 'notes' ? null : value))
  } catch {
    return null
  }
}

function withoutPersonal(payments: string): string {
  try {
    return JSON.stringify(JSON.parse(payments), (key, value: unknown) => {
      if (key === 'notes') return undefined
      return (key === 'phone' || key === 'message') && typeof value === 'string' ? value.replace(/\+?\d{9,}/g, maskPhone) : value
    })
  } catch {
    return '[]'
  }
}

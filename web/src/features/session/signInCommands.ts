import { register as registerCall, requestCode as requestCodeCall, type SignedIn, verifyCode as verifyCodeCall } from '#contract/auth.ts'
import { withPlus } from '#contract/rules/phone.ts'
import { ApiError, send } from '#web/api/client.ts'
import { now } from '#web/api/time.ts'
import { storeToken } from '#web/api/token.ts'
import { maySendCodeTo } from './foreignNumber.ts'
import type { PersonFields } from './join/personFields.ts'
import { type PendingRegistration, pendingCode } from './pendingCode.ts'
import { initial, useSession } from './session.ts'
import { storeUser } from './storedUser.ts'

/**
 * Requests a code for signing in (AUTH-009, AUTH-010). Returns false if it failed (`error` is set), or if a foreign number must be
 * confirmed first.
 */
export const requestCode = async (phone: string): Promise<boolean> => maySendCodeTo(phone) && (await sendSignInCode(phone))

/** Requests a sign-in code without asking about a foreign number. */
export const sendSignInCode = (phone: string): Promise<boolean> =>
  sendCode(withPlus(phone), async () => {
    await send(requestCodeCall, { body: { phoneNumber: withPlus(phone) } })
    awaitCode(withPlus(phone))
  })

/**
 * Requests a code for a new account, which is created when the code is confirmed (AUTH-017, AUTH-018, API-009). Returns like
 * `requestCode`.
 */
export const register = async (person: PersonFields): Promise<boolean> => maySendCodeTo(person.phone) && (await sendRegistration(person))

const sendRegistration = ({ name, phone, email }: PersonFields): Promise<boolean> =>
  sendCode(withPlus(phone), async () => {
    const body = { name: name.trim(), phoneNumber: withPlus(phone), ...(email.trim() && { email: email.trim() }) }
    await send(registerCall, { body })
    awaitCode(body.phoneNumber, { path: registerCall.path, body })
  })

/** Signs in with the code (AUTH-012 to AUTH-015). Waits for a running code request, as the text message may arrive before its response. */
export const verifyCode = (code: string): Promise<boolean> => (codeRequest ? codeRequest.then(() => verify(code)) : verify(code))

const verify = (code: string): Promise<boolean> =>
  attempt(async () => {
    const { tempPhoneNumber: phoneNumber, codeSentAt } = useSession.getState()
    if (phoneNumber === null) return
    const tried = `${phoneNumber} ${codeSentAt} ${code}`
    if (lastRefusal?.tried === tried) throw lastRefusal.error
    try {
      signIn(await send(verifyCodeCall, { body: { phoneNumber, otp: code } }))
    } catch (error) {
      lastRefusal = error instanceof ApiError && error.status === 400 ? { tried, error } : null
      throw error
    }
  })

/** The code refused last. Sending it again would only cost another attempt (AUTH-022). */
let lastRefusal: { readonly tried: string; readonly error: ApiError } | null = null

/** Removes the pending number, e.g. to enter another. */
export function forgetPendingCode(): void {
  pendingCode.write(null)
  useSession.setState({ otpSent: false, tempPhoneNumber: null, codeSentAt: null, registration: null, error: null })
}

export function forgetOtherNumber(phone: string): void {
  if (useSession.getState().tempPhoneNumber !== phone) forgetPendingCode()
}

/** The error code of a number without an account (QA-030). */
export const UNKNOWN = 'phone_unknown'
export const isUnknownPhone = (): boolean => useSession.getState().error?.code === UNKNOWN

export const dismissError = (): void => useSession.setState({ error: null })

/** Stores the user before the token, because another tab reads both when the token changes. */
function signIn({ accessToken, user }: SignedIn): void {
  storeUser(user)
  storeToken(accessToken)
  pendingCode.write(null)
  useSession.setState({ ...initial(), token: accessToken, user, isAuthenticated: true })
}

/** Stores that a code was sent to this number (AUTH-010, AUTH-017). */
export function awaitCode(phone: string, registration: PendingRegistration | null = null): void {
  const sentAt = now()
  pendingCode.write({ phone, sentAt, registration })
  useSession.setState({ otpSent: true, tempPhoneNumber: phone, codeSentAt: sentAt, registration })
}

/** The running request for a code, if any. */
let codeRequest: Promise<unknown> | null = null

/** Requests a code for `phone`, one at a time. A code pending for another number is forgotten (CHAT-174). */
export function sendCode(phone: string, work: () => Promise<void>): Promise<boolean> {
  if (codeRequest) return Promise.resolve(false)
  forgetOtherNumber(phone)
  const sent = attempt(() => work().finally(() => (codeRequest = null)))
  codeRequest = sent.catch(() => {})
  return sent
}

/** Runs one sign-in request at a time and ignores further ones. Returns whether it succeeded; otherwise `error` is set. */
export async function attempt(work: () => Promise<void>): Promise<boolean> {
  if (useSession.getState().isLoading) return false
  useSession.setState({ isLoading: true, error: null })
  try {
    await work()
    useSession.setState({ isLoading: false })
    return true
  } catch (error) {
    useSession.setState({ isLoading: false, error: error instanceof ApiError ? error : null })
    if (!(error instanceof ApiError)) throw error
    return false
  }
}

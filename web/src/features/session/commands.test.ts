// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aUser } from '#fixtures/builders.ts'
import { storeToken } from '#web/api/token.ts'
import { followStoredSession, loadProfile, signOut } from './commands.ts'
import { registerSeller, registerTransporter } from './join/join.ts'
import { initial, useSession } from './session.ts'
import { resendCode } from './signIn/resendCode.ts'
import { dismissError, forgetPendingCode, register, requestCode, verifyCode } from './signInCommands.ts'

const asha = aUser()
type Answer = [status: number, body: unknown]
let answers: Record<string, Answer>
let sent: { url: string; body: unknown }[]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  useSession.setState(initial())
  sent = []
  answers = {
    '/v1/auth/login/phone': [200, { message: 'sent' }],
    '/v1/auth/register': [200, { message: 'sent' }],
    '/v1/auth/register/seller': [200, { message: 'sent' }],
    '/v1/auth/register/transporter': [200, { message: 'sent' }],
    '/v1/auth/verify-otp': [200, { accessToken: 't-1', user: asha }],
    '/v1/auth/profile': [200, asha],
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : null })
    const [status, body] = answers[url] ?? [404, {}]
    return new Response(JSON.stringify(body), { status })
  })
})

afterEach(() => void vi.useRealTimers())

test.each(['0712 345 678', '+255-712-345-678', '712345678', '255712345678'])(
  '[AUTH-009][AUTH-019][AUTH-020] a code for %s is requested with +255712345678',
  async (typed) => {
    expect(await requestCode(typed)).toBe(true)
    expect(sent).toEqual([{ url: '/v1/auth/login/phone', body: { phoneNumber: '+255712345678' } }])
  },
)

test('[AUTH-010] after the code is sent the number is stored and survives a reload', async () => {
  await requestCode('0712345678')
  expect(useSession.getState()).toMatchObject({ otpSent: true, tempPhoneNumber: '+255712345678', isAuthenticated: false })
  expect(initial()).toMatchObject({ otpSent: true, tempPhoneNumber: '+255712345678' })
})

test('[AUTH-017][AUTH-018] registration sends name, phone and email and waits for the code', async () => {
  expect(await register({ name: ' Asha ', phone: '0712345678', email: ' asha@example.com ' })).toBe(true)
  expect(sent[0]).toEqual({ url: '/v1/auth/register', body: { name: 'Asha', phoneNumber: '+255712345678', email: 'asha@example.com' } })
  expect(useSession.getState()).toMatchObject({ otpSent: true, tempPhoneNumber: '+255712345678' })
})

test('[API-009][SEC-025] another code of a registration repeats the registration call, even after a reload', async () => {
  await registerTransporter({ name: 'Juma', phone: '0712345678', email: 'juma@example.com' }, 'Bakari Boda')
  useSession.setState(initial())
  expect(await resendCode()).toBe(true)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[1]?.url).toBe('/v1/auth/register/transporter')
})

test('[API-009][SEC-025] another code for a sign-in, or for another number, repeats the sign-in call', async () => {
  await register({ name: 'Juma', phone: '0655123456', email: 'juma@example.com' })
  forgetPendingCode()
  expect(await resendCode()).toBe(false)
  await requestCode('0712345678')
  await resendCode()
  const asked = { url: '/v1/auth/login/phone', body: { phoneNumber: '+255712345678' } }
  expect(sent.slice(1)).toEqual([asked, asked])
})

async function signInByCode(): Promise<boolean> {
  await requestCode('0712345678')
  return verifyCode('123456')
}

test('[AUTH-012][AUTH-014] the number and the code sign the user in', async () => {
  expect(await signInByCode()).toBe(true)
  expect(sent[1]).toEqual({ url: '/v1/auth/verify-otp', body: { phoneNumber: '+255712345678', otp: '123456' } })
  expect(useSession.getState()).toMatchObject({ user: asha, isAuthenticated: true })
})

test('[AUTH-013][GEN-031] the token of a sign-in is stored under its key', async () => {
  await signInByCode()
  expect(localStorage.getItem('token')).toBe('t-1')
  expect(useSession.getState().token).toBe('t-1')
})

test('[AUTH-015] after a sign-in no code is pending', async () => {
  await signInByCode()
  expect(useSession.getState()).toMatchObject({ otpSent: false, tempPhoneNumber: null })
  expect(localStorage.getItem('pendingCode')).toBeNull()
})

test('[GEN-032] the session survives a reload', async () => {
  await signInByCode()
  expect(initial()).toMatchObject({ user: asha, token: 't-1', isAuthenticated: true })
})

test('[AUTH-008] a refusal is stored as the error, with the number, until it is dismissed', async () => {
  await requestCode('0712345678')
  answers['/v1/auth/verify-otp'] = [400, { message: 'Wrong code. 4 attempts left.', code: 'wrong_code' }]
  expect(await verifyCode('000000')).toBe(false)
  expect(useSession.getState().error).toMatchObject({ code: 'wrong_code', serverMessage: 'Wrong code. 4 attempts left.' })
  expect(useSession.getState()).toMatchObject({ isLoading: false, otpSent: true, tempPhoneNumber: '+255712345678' })
  dismissError()
  expect(useSession.getState().error).toBeNull()
})

test('a second tap during a request sends nothing', async () => {
  const [first, second] = await Promise.all([requestCode('0712345678'), requestCode('0712345678')])
  expect([first, second]).toEqual([true, false])
  expect(sent).toHaveLength(1)
})

test('[AUTH-012] a code typed before the response of its request signs in as soon as that arrives', async () => {
  await requestCode('0712345678')
  const again = resendCode()
  expect(await verifyCode('123456')).toBe(true)
  expect(await again).toBe(true)
  expect(useSession.getState()).toMatchObject({ isAuthenticated: true, isLoading: false })
  expect(sent.map(({ url }) => url)).toEqual(['/v1/auth/login/phone', '/v1/auth/login/phone', '/v1/auth/verify-otp'])
})

test('[AUTH-023][AUTH-007] logout removes token and user', async () => {
  await signInByCode()
  signOut()
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('auth')).toBeNull()
  expect(useSession.getState()).toMatchObject({ user: null, token: null, isAuthenticated: false })
})

test('entering another number removes the pending code', async () => {
  await requestCode('0712345678')
  forgetPendingCode()
  expect(useSession.getState()).toMatchObject({ otpSent: false, tempPhoneNumber: null })
  expect(initial().otpSent).toBe(false)
})

test('[GEN-030] without a token no profile is requested', async () => {
  await loadProfile()
  expect(sent).toEqual([])
})

test('[GEN-030] with a stored token the user is loaded', async () => {
  storeToken('t-1')
  useSession.setState(initial())
  await loadProfile()
  expect(sent.map((one) => one.url)).toEqual(['/v1/auth/profile'])
  expect(useSession.getState()).toMatchObject({ user: asha, isLoading: false })
})

test('an error of the profile request keeps the session', async () => {
  storeToken('t-1')
  useSession.setState(initial())
  answers['/v1/auth/profile'] = [503, {}]
  await loadProfile()
  expect(useSession.getState()).toMatchObject({ token: 't-1', isAuthenticated: true, isLoading: false })
})

test('[GEN-022][SEC-016] a token removed in another tab ends the session here', async () => {
  await signInByCode()
  localStorage.removeItem('token')
  followStoredSession()
  expect(useSession.getState()).toMatchObject({ user: null, token: null, isAuthenticated: false })
  expect(localStorage.getItem('auth')).toBeNull()
})

test('[SEC-016] a sign-in in another tab signs in here and loads the user', async () => {
  localStorage.setItem('auth', JSON.stringify({ user: asha }))
  localStorage.setItem('token', 't-2')
  followStoredSession()
  expect(useSession.getState()).toMatchObject({ user: asha, token: 't-2', isAuthenticated: true })
  await vi.waitFor(() => expect(sent.map((one) => one.url)).toEqual(['/v1/auth/profile']))
})

/** Closes the app and opens it again: only what is stored on the device is left. */
function reopen(): void {
  sessionStorage.clear()
  useSession.setState(initial())
}
const person = { name: 'Juma', phone: '0655123456', email: 'juma@example.com' }
const requests: Record<string, () => Promise<unknown>> = {
  'a sign-in': () => requestCode(person.phone),
  'a buyer’s registration': () => register(person),
  'a seller’s registration': () => registerSeller(person, 'company'),
  'a transporter’s registration': () => registerTransporter(person, 'Bakari Boda'),
}

test.each(Object.entries(requests))(
  '[CHAT-174] number, time and role of the code for %s are kept for 10 minutes after the app was closed, and removed then',
  async (_, request) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const sentAt = Date.now()
    await request()
    const path = sent[0]?.url.replace('/v1', '') ?? ''
    vi.setSystemTime(sentAt + 599_999)
    reopen()
    expect(useSession.getState()).toMatchObject({ otpSent: true, tempPhoneNumber: '+255655123456', codeSentAt: sentAt })
    expect(useSession.getState().registration?.path ?? '/auth/login/phone').toBe(path)
    vi.setSystemTime(sentAt + 600_000)
    reopen()
    expect(useSession.getState()).toMatchObject({ otpSent: false, tempPhoneNumber: null, registration: null })
    expect(localStorage.getItem('pendingCode')).toBeNull()
  },
)

test('[CHAT-174] a code is not kept longer if the device’s clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await requestCode('0712345678')
  vi.setSystemTime(Date.now() - 60_000)
  reopen()
  expect(useSession.getState().otpSent).toBe(false)
})

const removals: Record<string, () => unknown> = {
  'it is used': () => verifyCode('123456').then(signOut),
  'the user logs out': signOut,
  'the number is to be changed': forgetPendingCode,
  'the code of another number is refused': () => requestCode('0754110226'),
  'the registration of another number is refused': () => register({ ...person, phone: '0754110226' }),
  'the seller registration of another number is refused': () => registerSeller({ ...person, phone: '0754110226' }, 'individual'),
}
test.each(Object.entries(removals))('[CHAT-174] a pending code is removed from the device when %s', async (_, remove) => {
  await register({ ...person, phone: '0712345678' })
  for (const path of ['login/phone', 'register', 'register/seller']) answers[`/v1/auth/${path}`] = [429, {}]
  await remove()
  reopen()
  expect(useSession.getState()).toMatchObject({ otpSent: false, tempPhoneNumber: null, registration: null })
})

test('[CHAT-174][SEC-025] another code of the same number that is refused keeps the first, with its time', async () => {
  await register(person)
  const { codeSentAt } = useSession.getState()
  answers['/v1/auth/register'] = [429, { message: 'Please wait 55 seconds.' }]
  expect(await resendCode()).toBe(false)
  reopen()
  expect(useSession.getState()).toMatchObject({ otpSent: true, tempPhoneNumber: '+255655123456', codeSentAt })
})

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { aUser } from '#fixtures/builders.ts'
import { loadProfile, signOut } from './commands.ts'
import { initial, useSession } from './session.ts'
import { dismissError, requestCode, verifyCode } from './signInCommands.ts'

const guest = {
  user: null,
  token: null,
  isAuthenticated: false,
  isLoading: false,
  error: null,
  otpSent: false,
  tempPhoneNumber: null,
}
const seller = aUser({ roles: ['seller', 'transporter'] })
let answer: (url: string) => Promise<Response>

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  useSession.setState(initial())
  answer = async (url) => Response.json(url.endsWith('/verify-otp') ? { accessToken: 't-1', user: seller } : { message: 'sent' })
  vi.stubGlobal('fetch', (url: string) => answer(url))
})

const state = () => useSession.getState()

test('[GEN-037] a guest has an empty session, and each step of the sign-in sets its fields', async () => {
  expect(state()).toMatchObject(guest)
  const asked = requestCode('0712345678')
  expect(state()).toMatchObject({ ...guest, isLoading: true })
  await asked
  expect(state()).toMatchObject({ ...guest, otpSent: true, tempPhoneNumber: '+255712345678' })
  await verifyCode('123456')
  expect(state()).toMatchObject({ ...guest, user: seller, token: 't-1', isAuthenticated: true })
  signOut()
  expect(state()).toMatchObject(guest)
})

test('[GEN-037] an error is kept until it is dismissed or the next attempt starts', async () => {
  answer = async () => Response.json({ message: 'Not now', code: 'busy' }, { status: 503 })
  await requestCode('0712345678')
  expect(state()).toMatchObject({ ...guest, error: { serverMessage: 'Not now', status: 503 } })
  dismissError()
  expect(state()).toMatchObject(guest)
  await requestCode('0712345678')
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const asked = requestCode('0712345678')
  expect(state()).toMatchObject({ ...guest, isLoading: true, error: null })
  resolve(Response.json({ message: 'sent' }))
  await asked
})

test('[GEN-037][GEN-040] a stored token signs in at once, with both roles of its user, and the profile is loaded', async () => {
  localStorage.setItem('token', 't-1')
  localStorage.setItem('auth', JSON.stringify({ user: seller }))
  useSession.setState(initial())
  expect(state()).toMatchObject({ ...guest, user: seller, token: 't-1', isAuthenticated: true })
  expect(state().user?.roles).toEqual(['seller', 'transporter'])
  answer = async () => Response.json({ ...seller, roles: ['seller'] })
  const read = loadProfile()
  expect(state().isLoading).toBe(true)
  await read
  expect(state()).toMatchObject({ isLoading: false, user: { roles: ['seller'] } })
})

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { aUser } from '#fixtures/builders.ts'
import { storeToken } from '#web/api/token.ts'
import { OWN_PHONE, otherPhone } from '#web/features/checkout/checkout.ts'
import { aPayment } from '#web/features/payment/testing/aPayment.ts'
import { followStoredSession, signOut } from './commands.ts'
import { ownerOf } from './owner.ts'
import { personNow } from './person.ts'
import { initial, useSession } from './session.ts'
import { storeUser } from './storedUser.ts'
import { useDraft } from './useDraft.ts'

const asha = aUser({ name: 'Asha Salum', phoneNumber: '+255712345678' })
const calls: { call: string; token: string | null }[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  calls.length = 0
  vi.stubGlobal('fetch', (url: string, { method, headers }: RequestInit) => {
    calls.push({ call: `${method} ${url}`, token: new Headers(headers).get('authorization') })
    return new Promise(() => {})
  })
  storeUser(asha)
  storeToken('t-1')
  useSession.setState(initial())
})

const storedText = () => [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)).join('\n')

test('[API-069] logout is sent once, with the old token, and not awaited', () => {
  signOut()
  signOut()
  expect(useSession.getState().isAuthenticated).toBe(false)
  expect(calls).toEqual([{ call: 'POST /v1/auth/logout', token: 'Bearer t-1' }])
})

test('[API-069][MON-006] logout is not sent to an API without extensions', async () => {
  const { config } = await import('#web/api/config.ts')
  const before = config.supportsExtensions
  Object.assign(config, { supportsExtensions: false })
  signOut()
  Object.assign(config, { supportsExtensions: before })
  expect(calls).toEqual([])
  expect(useSession.getState().isAuthenticated).toBe(false)
})

test('[SEC-026] after logout no number, name or address is left on the device', () => {
  const { result } = renderHook(() =>
    useDraft('address', z.object({ fullName: z.string(), phone: z.string() }), { fullName: '', phone: '' }),
  )
  act(() => result.current.set({ fullName: 'Asha Salum', phone: '0712 345 678' }))
  const owner = personNow()
  const cart = aPayment({
    payer: owner ?? '',
    phone: '255712345678',
    stage: 'refused',
    refusal: { by: 'start', message: 'Not enough money on 255712345678.' },
  })
  if (cart.purpose.kind === 'cart') cart.purpose.order.notes = 'Mtaa wa Chole 21'
  localStorage.setItem('pendingPayments', JSON.stringify([cart, aPayment({ id: 'p2', payer: owner ?? '', phone: '255754110226' })]))
  localStorage.setItem('checkoutData', JSON.stringify({ order: {}, phone: '255712345678' }))
  localStorage.setItem('checkoutDraft', JSON.stringify({ state: { owner, answers: { notes: 'Mtaa wa Chole 21' } }, version: 1 }))
  localStorage.setItem('addresses', JSON.stringify({ state: { owner, addresses: [{ addressLine1: 'Mtaa wa Chole 21' }] }, version: 1 }))
  expect(storedText()).toMatch(/Asha Salum[^]*712345678|712345678[^]*Asha Salum/)
  signOut()
  expect(storedText()).not.toMatch(/712 ?345 ?678|754 ?110 ?226|Asha|Chole/)
  expect(JSON.parse(localStorage.getItem('pendingPayments') ?? '')).toMatchObject([
    { payer: owner, phone: '255 712 ••• 678', idempotencyKey: 'k1' },
    { payer: owner, phone: '255 754 ••• 226' },
  ])
})

test('[CHAT-059][CHAT-019] checkout choices survive a logout, but the typed phone and notes do not', async () => {
  const { setChoices, useCheckoutDraft, draftNow } = await import('#web/features/checkout/draft.ts')
  setChoices({ checkoutRequested: true, deliveryOption: 'express', paymentMethod: 'cash_on_delivery', addressId: 'home' })
  setChoices({ phone: otherPhone('255754110226'), notes: 'Mtaa wa Chole 21' })
  signOut()
  expect(draftNow()).toMatchObject({ checkoutRequested: false, deliveryOption: null })
  expect(storedText()).not.toMatch(/754110226|Chole/)
  useSession.setState({ token: 't-2', user: asha, isAuthenticated: true })
  expect(draftNow()).toMatchObject({
    checkoutRequested: true,
    deliveryOption: 'express',
    paymentMethod: 'cash_on_delivery',
    addressId: 'home',
  })
  expect(draftNow()).toMatchObject({ phone: OWN_PHONE, notes: null })
  useCheckoutDraft.setState(useCheckoutDraft.getInitialState(), true)
})

test('[SEC-026][MON-013] a session ended by the server keeps the person’s data for their return', () => {
  const { result } = renderHook(() => useDraft('contact', z.string(), ''))
  act(() => result.current.set('Where is my order?'))
  localStorage.setItem('pendingPayments', JSON.stringify([aPayment({ phone: '255754110226' })]))
  storeToken(null)
  act(followStoredSession)
  expect(result.current.value).toBe('')
  act(() => {
    storeUser(asha)
    storeToken('t-2')
    followStoredSession()
  })
  expect(result.current.value).toBe('Where is my order?')
  expect(localStorage.getItem('pendingPayments')).toContain('255754110226')
})

test('[SEC-026] a person’s data are stored under an anonymous, stable owner id', () => {
  const owner = ownerOf(asha)
  expect(owner).toMatch(/^o[0-9a-z]{1,7}$/)
  expect(ownerOf({ ...asha, createdAt: asha.createdAt.replace(/\.\d+Z$/, 'Z') })).toBe(owner)
  expect(ownerOf({ ...asha, phoneNumber: '+255712345679' })).not.toBe(owner)
  expect(ownerOf({ ...asha, createdAt: '2025-01-01T00:00:00Z' })).not.toBe(owner)
  const near = Array.from({ length: 2_000 }, (_, n) => ownerOf({ ...asha, phoneNumber: `+2557${10_000_000 + n}` }))
  expect(new Set(near).size).toBe(2_000)
})

test('[SEC-026][GEN-033][GEN-034][MON-013] data that earlier versions stored under the phone number are moved to the owner id', () => {
  const phone = asha.phoneNumber
  const owner = ownerOf(asha)
  const was = {
    cart: { state: { lines: [], checkoutId: 'c', owner: phone, waiting: { [phone]: { lines: [], checkoutId: 'w' } } }, version: 1 },
    wishlist: { state: { byPerson: { [phone]: [], '+255754110226': [] } }, version: 1 },
    notificationPreferences: { state: { byPerson: { [phone]: { orders: false, deliveries: true } } }, version: 1 },
    checkoutDraft: { state: { owner: phone, at: 1, waiting: {}, answers: { phone, notes: `"owner":"${phone}"` } }, version: 1 },
    formDrafts: { state: { drafts: { [phone]: { contact: { at: 1, value: { phone, name: `"${phone}":` } } } } }, version: 1 },
    addresses: { state: { owner: phone, addresses: [{ phoneNumber: phone }] }, version: 1 },
    pendingPayments: [{ id: 'p1', payer: phone, phone: '255712345678' }],
    checkoutData: { payer: phone, phone: '255712345678' },
  }
  for (const [name, value] of Object.entries(was)) localStorage.setItem(name, JSON.stringify(value))
  storeUser(asha)
  const now = (name: string) => JSON.parse(localStorage.getItem(name) ?? '')
  expect(now('cart').state).toMatchObject({ owner, waiting: { [owner]: { checkoutId: 'w' } } })
  expect(now('wishlist').state.byPerson).toEqual({ [owner]: [], '+255754110226': [] })
  expect(now('notificationPreferences').state.byPerson).toEqual({ [owner]: { orders: false, deliveries: true } })
  expect(now('checkoutDraft').state).toMatchObject({ owner, answers: was.checkoutDraft.state.answers })
  expect(now('formDrafts').state.drafts).toEqual({ [owner]: was.formDrafts.state.drafts[phone] })
  expect(now('addresses').state).toEqual({ owner, addresses: [{ phoneNumber: phone }] })
  expect(now('pendingPayments')).toEqual([{ id: 'p1', payer: owner, phone: '255712345678' }])
  expect(now('checkoutData')).toEqual({ payer: owner, phone: '255712345678' })
})

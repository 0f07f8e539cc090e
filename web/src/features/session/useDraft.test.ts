// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DRAFT_KEPT_FOR } from '#contract/rules/constants.ts'
import { aUser } from '#fixtures/builders.ts'
import { useSession } from './session.ts'
import { adoptDrafts, freshDrafts, useDraft } from './useDraft.ts'

const T0 = Date.UTC(2026, 10, 21, 6)
const signIn = (phoneNumber: string) => act(() => useSession.setState({ token: 't', user: aUser({ phoneNumber }), isAuthenticated: true }))
const signOut = () => act(() => useSession.setState({ token: null, user: null, isAuthenticated: false }))
const draft = () => renderHook(() => useDraft('address', z.string(), 'empty')).result
beforeEach(signOut)

test('[CHAT-019] a draft is shared by all components until it is cleared', () => {
  const [card, page] = [draft(), draft()]
  act(() => card.current.set('Mtaa'))
  expect(page.current.value).toBe('Mtaa')
  act(() => page.current.clear())
  expect(card.current.value).toBe('empty')
})

test('[CHAT-019][SEC-015] a guest’s draft is kept after sign-in and hidden from others', () => {
  const field = draft()
  act(() => field.current.set('Mtaa'))
  signIn('+255712345678')
  expect(field.current.value).toBe('Mtaa')
  signOut()
  expect(field.current.value).toBe('empty')
  signIn('+255754110226')
  expect(field.current.value).toBe('empty')
})

test('[CHAT-019] a stored draft that no longer fits its form is ignored', () => {
  const field = draft()
  act(() => field.current.set('Mtaa'))
  const { result } = renderHook(() => useDraft('address', z.object({ city: z.string() }), { city: '' }))
  expect(result.current).toMatchObject({ value: { city: '' }, isStored: false })
})

test('[CHAT-019] drafts are stored for 3 days', () => {
  const drafts = { guest: { old: { at: T0, value: 1 }, young: { at: T0 + 1, value: 2 } } }
  expect(freshDrafts(drafts, T0 + DRAFT_KEPT_FOR)).toEqual({ guest: { young: { at: T0 + 1, value: 2 } } })
})

test('[CHAT-019] a guest’s draft replaces the person’s draft of the same form', () => {
  const drafts = { guest: { a: { at: 2, value: 'guest' } }, p: { a: { at: 1, value: 'own' }, b: { at: 1, value: 'own' } } }
  expect(adoptDrafts(drafts, 'p')).toEqual({ p: { a: { at: 2, value: 'guest' }, b: { at: 1, value: 'own' } } })
})

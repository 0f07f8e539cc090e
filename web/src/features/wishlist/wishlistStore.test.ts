// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aProduct, aUser } from '#fixtures/builders.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { addHeart, clearWishlist, removeHeart, toggleHeart, useWishlist, useWishlists } from './wishlistStore.ts'

const signIn = (phoneNumber: string) => useSession.setState({ token: 't', user: aUser({ phoneNumber }), isAuthenticated: true })
const signOut = () => useSession.setState({ token: null, user: null, isAuthenticated: false })
const entries = () => renderHook(useWishlist).result.current.entries.map(({ productId }) => productId)

beforeEach(() => {
  useWishlists.setState({ byPerson: {} })
  signIn('+255712345678')
})

test('[WISH-017] toggling adds and removes a product', () => {
  toggleHeart(aProduct({ id: 'a' }))
  expect(entries()).toEqual(['a'])
  toggleHeart(aProduct({ id: 'a' }))
  expect(entries()).toEqual([])
})

test('[WISH-013][WISH-014] a product is listed and counted once', () => {
  addHeart(aProduct({ id: 'a' }))
  addHeart(aProduct({ id: 'a' }))
  addHeart(aProduct({ id: 'b' }))
  const { count, has } = renderHook(useWishlist).result.current
  expect([count, has('a'), has('c')]).toEqual([2, true, false])
})

test('[WISH-015][WISH-016] one entry or all entries can be removed', () => {
  for (const id of ['a', 'b', 'c']) addHeart(aProduct({ id }))
  removeHeart('b')
  expect(entries()).toEqual(['c', 'a'])
  clearWishlist()
  expect(entries()).toEqual([])
})

test('[GEN-034][SEC-015][WISH-019] each person has their own list, hidden after sign-out', () => {
  toggleHeart(aProduct({ id: 'a' }))
  signOut()
  expect(entries()).toEqual([])
  toggleHeart(aProduct({ id: 'guest' }))
  signIn('+255754110226')
  expect(entries()).toEqual([])
  signIn('+255712345678')
  expect(entries()).toEqual(['a'])
})

test('[GEN-034] the list survives a reload', async () => {
  toggleHeart(aProduct({ id: 'a' }))
  vi.resetModules()
  const reloaded = await import('./wishlistStore.ts')
  expect(reloaded.useWishlists.getState().byPerson[personNow() ?? '']?.map(({ productId }) => productId)).toEqual(['a'])
})

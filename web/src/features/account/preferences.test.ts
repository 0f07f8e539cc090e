// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderStatus } from '#contract/order.ts'
import { aUser } from '#fixtures/builders.ts'
import { useSession } from '#web/features/session/session.ts'
import { allowsToast, preferencesNow, setPreference, usePreferenceStore } from './preferences.ts'

const signIn = (phoneNumber: string) => useSession.setState({ token: 't', user: aUser({ phoneNumber }), isAuthenticated: true })

beforeEach(() => {
  usePreferenceStore.setState({ byPerson: {} })
  signIn('+255712345678')
})

const both = { orders: true, deliveries: true }
const cases: [OrderStatus, boolean, boolean][] = [
  ['pending', false, false],
  ['processing', true, false],
  ['cancelled', true, false],
  ['shipping', false, true],
  ['delivered', false, true],
]
test.each(cases)('[ACC-011] a toast for %s needs order updates: %s, or delivery updates: %s', (status, byOrders, byDeliveries) => {
  expect(allowsToast({ orders: true, deliveries: false }, status)).toBe(byOrders)
  expect(allowsToast({ orders: false, deliveries: true }, status)).toBe(byDeliveries)
  expect(allowsToast(both, status)).toBe(byOrders || byDeliveries)
})

test('[ACC-012][SEC-015] each person has their own preferences, and both are on by default', () => {
  expect(preferencesNow()).toEqual(both)
  setPreference('orders', false)
  signIn('+255754110226')
  expect(preferencesNow()).toEqual(both)
  setPreference('deliveries', false)
  signIn('+255712345678')
  expect(preferencesNow()).toEqual({ orders: false, deliveries: true })
})

test('[ACC-012] a preference survives a reload', async () => {
  setPreference('deliveries', false)
  vi.resetModules()
  const { useSession: session } = await import('#web/features/session/session.ts')
  session.setState({ token: 't', user: aUser({ phoneNumber: '+255712345678' }), isAuthenticated: true })
  expect((await import('./preferences.ts')).preferencesNow()).toEqual({ orders: true, deliveries: false })
})

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { PAYER, PHONE, signInAs } from '#web/features/payment/testing/testBench.ts'
import { usePerson } from '#web/features/session/person.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { type Facts, noFacts } from './facts.ts'
import { useGuide } from './useGuide.ts'

const checkout: Facts = { ...noFacts, cartCount: 1, checkoutRequested: true, user: 'x', addresses: 1 }

beforeEach(async () => {
  await loadBundle('shell')
  localStorage.clear()
  signInAs(PHONE)
  clearDraft()
  useTranscript.setState({ owner: PAYER, entries: [{ id: 'hello', at: 1, run: 1, card: { kind: 'said', text: 'hi' } }], loaded: true })
})
const takeUsual = (outcome: Promise<void>) => vi.fn(() => outcome)

test.each([
  ['a guest', { user: null }],
  ['a buyer with an empty cart', { cartCount: 0, checkoutRequested: false }],
  ['a buyer for whom that is done', { usualRead: true }],
] as const)('[CHAT-181] the last order is not read for %s', async (_, more) => {
  const take = takeUsual(Promise.resolve())
  await act(async () => renderHook(() => useGuide({ ...checkout, ...more }, take)))
  expect(take).not.toHaveBeenCalled()
})

test('[CHAT-181] the last order is read once the cart has a fish; without a network everything is asked for', async () => {
  const take = takeUsual(Promise.reject(new TypeError('no network')))
  await act(async () => renderHook(() => useGuide({ ...checkout, checkoutRequested: false }, take)))
  expect(take).toHaveBeenCalled()
  expect(draftNow()).toMatchObject({ usualRead: true, addressId: null, paymentMethod: null })
})

test('[CHAT-181][SEC-015] a failure after the sign-out leaves the choices of the next person alone', async () => {
  const { promise, reject } = Promise.withResolvers<undefined>()
  const take = takeUsual(promise)
  await act(async () => renderHook(() => useGuide({ ...checkout, user: usePerson() }, take)))
  expect(take).toHaveBeenCalled()
  act(() => signInAs(null))
  clearDraft()
  setChoices({ checkoutRequested: true })
  await act(async () => reject(new TypeError('sessionEnded')))
  expect(draftNow()).toMatchObject({ checkoutRequested: true, usualRead: false })
})

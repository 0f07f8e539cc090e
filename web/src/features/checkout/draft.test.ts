// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest'
import { OWN_PHONE, otherPhone, PHONE_TO_ASK } from './checkout.ts'

const T0 = Date.UTC(2026, 10, 21, 6)
const answers = {
  wanted: true,
  addressId: 'home',
  deliveryOption: 'express',
  transporterSelections: { a: 'none' },
  paymentMethod: 'mobile_money',
  phone: '255712345678',
  notes: 'Gate 4',
  usualRead: true,
  addressGiven: true,
}
const storedDraft = () => JSON.parse(localStorage.getItem('checkoutDraft') ?? 'null')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: T0, toFake: ['Date'] })
  localStorage.clear()
})

test('[CHAT-019] a stored draft, and those of others, are read and stored again under the same names', async () => {
  const stored = { state: { owner: null, at: T0, answers, waiting: { '+255754': { answers, at: T0 - 1 } } }, version: 1 }
  localStorage.setItem('checkoutDraft', JSON.stringify(stored))
  const { draftNow, setChoices } = await import('./draft.ts')
  const { wanted, phone, ...others } = answers
  expect(draftNow()).toEqual({ checkoutRequested: wanted, phone: otherPhone(phone), ...others })
  setChoices({ notes: 'Gate 5' })
  expect(storedDraft()).toEqual({ ...stored, state: { ...stored.state, answers: { ...answers, notes: 'Gate 5' } } })
})

test('[CHAT-019][CHAT-181] a draft of an earlier version is read, and the last order is still to be read for it', async () => {
  const { usualRead: _, addressGiven: __, ...earlier } = answers
  const stored = { state: { owner: null, at: T0, answers: { ...earlier, choosesTransporter: true }, waiting: {} }, version: 1 }
  localStorage.setItem('checkoutDraft', JSON.stringify(stored))
  const { draftNow } = await import('./draft.ts')
  const { wanted, phone, ...others } = earlier
  expect(draftNow()).toEqual({ checkoutRequested: wanted, phone: otherPhone(phone), ...others, usualRead: false, addressGiven: false })
})

test('[CHAT-019] the number that pays is stored as null for the own one, and as empty while it is still to be asked for', async () => {
  for (const [phone, stored] of [
    [PHONE_TO_ASK, ''],
    [otherPhone('255712345678'), '255712345678'],
    [OWN_PHONE, null],
  ] as const) {
    const { setChoices } = await import('./draft.ts')
    setChoices({ phone })
    expect(storedDraft().state.answers.phone).toBe(stored)
    vi.resetModules()
    const { draftNow } = await import('./draft.ts')
    expect(draftNow().phone).toEqual(phone)
  }
})

test('[CHAT-018] a requested checkout is stored under its old name', async () => {
  const { setChoices } = await import('./draft.ts')
  setChoices({ checkoutRequested: true })
  expect(storedDraft().state.answers).toMatchObject({ wanted: true, addressId: null })
})

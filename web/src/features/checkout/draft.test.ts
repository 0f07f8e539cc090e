// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const T0 = Date.UTC(2026, 10, 21, 6)
const answers = {
  wanted: true,
  addressId: 'home',
  deliveryOption: 'express',
  transporterSelections: { a: 'none' },
  paymentMethod: 'mobile_money',
  phone: '255712345678',
  notes: 'Gate 4',
  choosesCarrier: true,
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
  const { wanted, ...others } = answers
  expect(draftNow()).toEqual({ checkoutRequested: wanted, ...others })
  setChoices({ notes: 'Gate 5' })
  expect(storedDraft()).toEqual({ ...stored, state: { ...stored.state, answers: { ...answers, notes: 'Gate 5' } } })
})

test('[CHAT-019][CHAT-168] a draft of an earlier version is read without a decision about the transporter', async () => {
  const { choosesCarrier: _, ...earlier } = answers
  localStorage.setItem('checkoutDraft', JSON.stringify({ state: { owner: null, at: T0, answers: earlier, waiting: {} }, version: 1 }))
  const { draftNow } = await import('./draft.ts')
  expect(draftNow()).toMatchObject({ addressId: 'home', choosesCarrier: null })
})

test('[CHAT-018] a requested checkout is stored under its old name', async () => {
  const { setChoices } = await import('./draft.ts')
  setChoices({ checkoutRequested: true })
  expect(storedDraft().state.answers).toMatchObject({ wanted: true, addressId: null })
})

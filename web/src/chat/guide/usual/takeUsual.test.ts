// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { anAddress, anOrder } from '#fixtures/builders.ts'
import { clearPrivateCache } from '#web/api/useCall.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { clearDraft, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { withDefaults } from '#web/features/checkout/slip.ts'
import { type FakeResponse, PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { undoAnswer, useLastAnswer } from '../back/lastAnswer.ts'
import { answerAsLastTime } from './orderUsual.ts'
import { takeUsual } from './takeUsual.ts'

const last = anOrder({ id: 'o2', addressId: 'home', deliveryOption: 'express', paymentMethod: 'cash_on_delivery' })
const serveOrders = (orders: FakeResponse) => serve({ 'GET /orders': orders })

beforeEach(() => {
  localStorage.clear()
  signInAs(PHONE)
  const addresses = [anAddress({ id: 'home' }), anAddress({ id: 'work' })]
  localStorage.setItem('addresses', JSON.stringify({ state: { owner: PAYER, addresses }, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'addresses' }))
  expect(addressesNow()).toHaveLength(2)
  clearPrivateCache(false)
  clearDraft()
  useLastAnswer.setState({ last: null })
  setChoices({ checkoutRequested: true })
  serveOrders({ body: [last] })
})

test.each([
  ['nothing was chosen yet', {}, { addressId: 'home', paymentMethod: 'cash_on_delivery' }],
  ['an address was chosen already', { addressId: 'work' }, { addressId: 'work', paymentMethod: 'cash_on_delivery' }],
  ['a method was chosen already', { paymentMethod: 'mobile_money' }, { addressId: 'home', paymentMethod: 'mobile_money' }],
] as const)('[CHAT-181] address and method of the last order are taken over if %s', async (_, chosen, taken) => {
  setChoices(chosen)
  await takeUsual()
  expect(draftNow()).toMatchObject({ ...taken, usualRead: true })
})

test.each([
  ['there is no earlier order', [], { addressId: null, paymentMethod: null }],
  ['the only order was cancelled', [{ ...last, status: 'cancelled' }], { addressId: null, paymentMethod: null }],
  ['the address is gone', [{ ...last, addressId: 'gone' }], { addressId: null, paymentMethod: 'cash_on_delivery' }],
  ['the method is unknown', [{ ...last, paymentMethod: 'card' }], { addressId: 'home', paymentMethod: null }],
] as const)('[CHAT-181] only what is still possible is taken over: %s', async (_, orders, taken) => {
  serveOrders({ body: orders })
  await takeUsual()
  expect(draftNow()).toMatchObject({ ...taken, usualRead: true })
})

test('[CHAT-181] delivery is standard and the transporter anyone, whatever the last order had, unless said', async () => {
  await takeUsual()
  expect(draftNow()).toMatchObject({ deliveryOption: null, transporterSelections: {} })
  expect(withDefaults(draftNow())).toMatchObject({ deliveryOption: 'standard', transporterSelections: {}, addressId: 'home' })
  setChoices({ deliveryOption: 'express' })
  expect(withDefaults(draftNow()).deliveryOption).toBe('express')
})

test('[CHAT-181] without a network nothing is taken over, and the caller is told', async () => {
  serveOrders('lost')
  await expect(takeUsual()).rejects.toThrow()
  expect(draftNow()).toMatchObject({ addressId: null, paymentMethod: null, usualRead: false })
})

test('[CHAT-181][CHAT-035] the last order is taken over once: an address cleared by `Change` meanwhile stays cleared', async () => {
  const [first, second] = [takeUsual(), takeUsual().then(() => undefined)]
  const changed = first.then(() => setChoices({ addressId: null }))
  await Promise.all([first, changed, second])
  expect(draftNow()).toMatchObject({ addressId: null, usualRead: true })
  await takeUsual()
  expect(draftNow().addressId).toBeNull()
})

test('[CHAT-103] `same as last time` fills what is open; what the buyer chooses while it is read stays', async () => {
  serve({ 'GET /transporters': { body: [] } })
  setChoices({ deliveryOption: 'standard' })
  const read = answerAsLastTime(last, true)
  setChoices({ addressId: 'work', notes: 'Gate 4' })
  await read
  const kept = { addressId: 'work', deliveryOption: 'standard', notes: 'Gate 4' }
  expect(draftNow()).toMatchObject({ ...kept, paymentMethod: 'cash_on_delivery' })
})

test.each([
  ['newAddress', { addressId: null }],
  ['address', { addressId: null }],
  ['code', { addressId: 'home' }],
] as const)('[CHAT-181] a buyer who is giving another address is not interrupted: the last order read at %s', async (kind, taken) => {
  useTranscript.setState({ owner: PAYER, entries: [{ id: 'q', at: 1, run: 1, card: { kind } }], loaded: true })
  onTestFinished(() => useTranscript.setState({ entries: [] }))
  await takeUsual()
  expect(draftNow()).toMatchObject({ ...taken, usualRead: true })
})

test('[CHAT-181][SEC-015] after a sign-out meanwhile nothing of that person is taken over', async () => {
  const taken = takeUsual()
  signInAs(null)
  await expect(taken).rejects.toThrow('sessionEnded')
  expect(draftNow()).toMatchObject({ addressId: null, paymentMethod: null, usualRead: false })
})

test('[CHAT-181][CHAT-036] what was taken over is not an answer: undo does not take it back', async () => {
  await takeUsual()
  expect(undoAnswer()).toBe(false)
  expect(draftNow()).toMatchObject({ addressId: 'home', paymentMethod: 'cash_on_delivery' })
  setChoices({ paymentMethod: 'mobile_money' })
  expect(undoAnswer()).toBe(true)
  expect(draftNow()).toMatchObject({ addressId: 'home', paymentMethod: 'cash_on_delivery' })
})

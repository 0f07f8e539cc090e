// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { anAddress, anOrder, aTransporter } from '#fixtures/builders.ts'
import { clearPrivateCache } from '#web/api/useCall.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { clearDraft, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { settleCarrier } from './carriers.ts'

const home = anAddress({ id: 'home', region: 'Dar es Salaam' })
const moshi = anAddress({ id: 'moshi', region: 'Kilimanjaro', district: 'Moshi Municipal' })
const work = anAddress({ id: 'work', region: 'Dar es Salaam' })
const [item] = anOrder().items
const chose = anOrder({ items: [{ ...item, transporterId: 'pwani' }] as never })
const pwani = aTransporter({ id: 'pwani' })
const riders = aTransporter({ id: 'riders' })
const far = aTransporter({ id: 'dodoma-link', region: 'Dodoma' })
const waits = aTransporter({ id: 'waits', isVerified: false })

beforeEach(() => {
  localStorage.clear()
  signInAs(PHONE)
  localStorage.setItem('addresses', JSON.stringify({ state: { owner: PAYER, addresses: [home, moshi, work] }, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'addresses' }))
  expect(addressesNow()).toHaveLength(3)
  clearPrivateCache(false)
  clearDraft()
  setChoices({ addressId: 'home' })
})

test.each([
  ['two serve the region, and one was chosen before', [pwani, riders], [chose], true],
  ['none was ever chosen', [pwani, riders], [anOrder()], false],
  ['there is no order yet', [pwani, riders], [], false],
  ['one serves the region, the others do not or wait to be verified', [pwani, far, waits], [chose], false],
  ['none serves the region', [far], [chose], false],
])('[CHAT-168] whether the carrier is asked if %s', async (_, transporters, orders, asks) => {
  serve({ 'GET /transporters': { body: transporters }, 'GET /orders': { body: orders } })
  await settleCarrier()
  expect(draftNow().choosesCarrier).toBe(asks)
})

test('[CHAT-168] nothing is decided before an address is chosen', async () => {
  setChoices({ addressId: null })
  await settleCarrier()
  expect(draftNow().choosesCarrier).toBeNull()
})

test('[CHAT-168] `Change` tapped meanwhile wins', async () => {
  serve({ 'GET /transporters': { body: [] }, 'GET /orders': { body: [] } })
  const settled = settleCarrier()
  setChoices({ choosesCarrier: true })
  await settled
  expect(draftNow().choosesCarrier).toBe(true)
})

test('[CHAT-168] an address in another region clears the carrier and the decision; one in the same region does not', () => {
  setChoices({ transporterSelections: { a: 'pwani' }, choosesCarrier: true })
  setChoices({ addressId: null })
  setChoices({ addressId: 'work' })
  expect(draftNow()).toMatchObject({ transporterSelections: { a: 'pwani' }, choosesCarrier: true })
  setChoices({ addressId: null })
  setChoices({ addressId: 'moshi' })
  expect(draftNow()).toMatchObject({ addressId: 'moshi', transporterSelections: {}, choosesCarrier: null })
})

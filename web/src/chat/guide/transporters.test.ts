// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { anAddress } from '#fixtures/builders.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { clearDraft, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { PAYER, PHONE, signInAs } from '#web/features/payment/testing/testBench.ts'
import './transporters.ts'

const home = anAddress({ id: 'home', region: 'Dar es Salaam' })
const moshi = anAddress({ id: 'moshi', region: 'Kilimanjaro', district: 'Moshi Municipal' })
const work = anAddress({ id: 'work', region: 'Dar es Salaam' })
beforeEach(() => {
  localStorage.clear()
  signInAs(PHONE)
  localStorage.setItem('addresses', JSON.stringify({ state: { owner: PAYER, addresses: [home, moshi, work] }, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'addresses' }))
  expect(addressesNow()).toHaveLength(3)
  clearDraft()
  setChoices({ addressId: 'home' })
})

test('[CHAT-168] an address in another region clears the transporter; one in the same region does not', () => {
  setChoices({ transporterSelections: { a: 'pwani' } })
  setChoices({ addressId: null })
  setChoices({ addressId: 'work' })
  expect(draftNow()).toMatchObject({ transporterSelections: { a: 'pwani' } })
  setChoices({ addressId: null })
  setChoices({ addressId: 'moshi' })
  expect(draftNow()).toMatchObject({ addressId: 'moshi', transporterSelections: {} })
})

test('[CHAT-168] anyone who can stays chosen in every region', () => {
  setChoices({ transporterSelections: { a: 'none' } })
  setChoices({ addressId: 'moshi' })
  expect(draftNow().transporterSelections).toEqual({ a: 'none' })
})

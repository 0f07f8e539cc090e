// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anAddress, anOrder } from '#fixtures/builders.ts'
import { clearPrivateCache } from '#web/api/useCall.ts'
import { NEW_ADDRESS, startOfNew } from '#web/features/addresses/form.ts'
import { addressDraftNow, addToAddressDraft, clearAddressDraft } from '#web/features/addresses/oneLine/addressDraft.ts'
import { clearDraft, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { storeDraft } from '#web/features/session/useDraft.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { takeKnownAnswers } from './takeKnownAnswers.ts'

const last = anOrder({ id: 'o2', addressId: 'home', paymentMethod: 'cash_on_delivery' })

beforeEach(() => {
  localStorage.clear()
  signInAs(PHONE)
  useTranscript.setState({ owner: PAYER, entries: [], loaded: true })
  clearPrivateCache(false)
  clearDraft()
  setChoices({ checkoutRequested: true })
  serve({ 'GET /orders': { body: [last] } })
})

describe('[CHAT-180] a place that was given before signing in', () => {
  const dictate = async (place: string) => {
    storeDraft(NEW_ADDRESS, startOfNew(null))
    await addToAddressDraft(place, true)
    setChoices({ addressGiven: true })
  }
  afterEach(clearAddressDraft)

  test('is saved once for the buyer and chosen, however often the guide asks, and the last order gives the method', async () => {
    const calls = serve({ 'GET /orders': { body: [last] }, 'POST /addresses': { body: anAddress({ id: 'given' }) } })
    await dictate('Sinza Kijiweni near Shell')
    await Promise.all([takeKnownAnswers(), takeKnownAnswers()])
    const saved = calls.filter(({ call }) => call === 'POST /addresses')
    expect(saved).toMatchObject([{ body: { fullName: 'Asha Salum', phoneNumber: PHONE.slice(1), addressLine1: 'Sinza Kijiweni' } }])
    expect(draftNow()).toMatchObject({ addressId: 'given', addressGiven: false, paymentMethod: 'cash_on_delivery' })
  })

  test('is asked for what it lacks, and the address of the last order does not replace it', async () => {
    await dictate('Mtaa wa Uhuru 41')
    await takeKnownAnswers()
    expect(useTranscript.getState().entries.at(-1)?.card).toEqual({ kind: 'newAddress' })
    expect(draftNow()).toMatchObject({ addressId: null, usualRead: true })
    expect(addressDraftNow().addressLine1).toBe('Mtaa wa Uhuru 41')
    useTranscript.setState({ entries: [] })
  })

  test('stays with the form if it cannot be saved', async () => {
    serve({ 'GET /orders': { body: [last] }, 'POST /addresses': { status: 500, body: { message: 'no', code: 'internal' } } })
    await dictate('Sinza Kijiweni near Shell')
    await expect(takeKnownAnswers()).rejects.toThrow()
    expect(addressDraftNow().addressLine1).toBe('Sinza Kijiweni')
  })

  test('[SEC-015] is not chosen for the next person after a sign-out meanwhile', async () => {
    serve({ 'GET /orders': { body: [last] }, 'POST /addresses': { body: anAddress({ id: 'given' }) } })
    await dictate('Sinza Kijiweni near Shell')
    const taken = takeKnownAnswers()
    signInAs(null)
    await taken.catch(() => undefined)
    expect(draftNow().addressId).toBeNull()
  })
})

// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadTexts, newAddress } from '../../testing/buyer.ts'
import { startNeemasCheckout } from '../../testing/neema.ts'
import { cardsAfterLine, SLIP, say } from '../../testing/talk.ts'

beforeAll(loadTexts)
beforeEach(() => startNeemasCheckout())

test('[CHAT-179] if a new address cannot be saved, the chosen one stays, and the draft keeps the new one', async () => {
  setChoices({ addressId: 'masaki', deliveryOption: 'standard' })
  serve({ 'POST /addresses': { status: 500, body: { message: 'no', code: 'internal' } } })
  await say('The address is wrong. It should be Sinza Kijiweni, near Shell.', SLIP)
  expect(draftNow().addressId).toBe('masaki')
  expect(cardsAfterLine()).toMatchObject([{ kind: 'guideText', text: 'problem' }])
  expect(newAddress().addressLine1).toBe('Sinza Kijiweni')
})

test('[CHAT-148] place names do not trigger the offer of Swahili', async () => {
  localStorage.removeItem('swahiliOffered')
  await say('Sinza Kijiweni, karibu na shule ya msingi', { kind: 'address' })
  expect(localStorage.getItem('swahiliOffered')).toBeNull()
})

// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { useSlipRow } from '../guide/slipRow.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { showCart } from './showCart.ts'
import { loadTexts, signInBuyer } from './testing/buyer.ts'
import { fillCart, showThread } from './testing/talk.ts'

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  fillCart([aProduct({ id: 'a' })], { a: 2 })
})
const cards = () => useTranscript.getState().entries.map(({ card }) => card)

test('[CHAT-133][CHAT-176] a tap on the cart shows it on the slip, which is opened for it; at another step its contents are told', async () => {
  showThread({ kind: 'welcome' })
  showCart()
  expect([cards(), useSlipRow.getState().open]).toEqual([[{ kind: 'welcome' }, { kind: 'slip' }], 'cart'])
  showThread({ kind: 'address' })
  showCart()
  await vi.waitFor(() => expect(cards()).toMatchObject([{ kind: 'address' }, { kind: 'reply', text: 'cartNow' }]))
  expect(useTranscript.getState().entries[0]?.answer).toBeUndefined()
})

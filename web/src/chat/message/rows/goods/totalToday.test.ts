// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { useChecked } from '#web/features/cart/today/checked.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 9 })
const dagaa = aProduct({ id: 'b', name: 'Sardines (Dagaa), 1 kg', unitPrice: 8_000, availableQuantity: 9 })
const abouts = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'reply' ? [card.about?.['total']] : []))

beforeAll(async () => {
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadBundle(bundle)
})
beforeEach(() => {
  signInAs('+255712345678')
  serve({ 'GET /products/a': { body: sato } })
  const lines = [sato, dagaa].map((product) => ({ productId: product.id, quantity: 1, product }))
  useCart.setState({ lines, checkoutId: 'c1', owner: null, waiting: {} })
  useChecked.setState({ changes: [{ kind: 'price', productId: 'a', name: sato.name, from: 12_000, to: 13_000 }] })
})

test.each([
  ['jumla ni shilingi ngapi', 'TZS 26,000'],
  ['futa', 'TZS 21,000'],
  ['remove the dagaa', 'TZS 13,000'],
])('[CHAT-090] a reply gives the same total as the cart card, at today’s prices: %s', async (line, total) => {
  const card = { kind: 'cart' } as const
  useTranscript.setState({ owner: 'guest', entries: [{ id: 'q', at: 1, run: 1, card, cartCountWhenShown: 2 }], loaded: true })
  await handleMessage(line, card, { ...noFacts, user: 'x', cartCount: 2 })
  expect(abouts()).toEqual([total])
})

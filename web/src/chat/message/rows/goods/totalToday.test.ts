// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { useChecked } from '#web/features/cart/today/checked.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadTexts, signInBuyer } from '../../testing/buyer.ts'
import { cardsAfterLine, fillCart, say, shopping } from '../../testing/talk.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 9 })
const dagaa = aProduct({ id: 'b', name: 'Sardines (Dagaa), 1 kg', unitPrice: 8_000, availableQuantity: 9 })

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  serve({ 'GET /products/a': { body: sato } })
  fillCart([sato, dagaa], { a: 1, b: 1 })
  useChecked.setState({ changes: [{ kind: 'price', productId: 'a', name: sato.name, from: 12_000, to: 13_000 }] })
})

test.each([
  ['jumla ni shilingi ngapi', 'TZS 26,000'],
  ['futa', 'TZS 21,000'],
  ['remove the dagaa', 'TZS 13,000'],
])('[CHAT-090] a reply gives the same total as the cart card, at today’s prices: %s', async (line, total) => {
  await say(line, { kind: 'cart' }, { ...shopping, cartCount: 2 })
  expect(cardsAfterLine().flatMap((card) => (card.kind === 'reply' ? [card.about?.['total']] : []))).toEqual([total])
})

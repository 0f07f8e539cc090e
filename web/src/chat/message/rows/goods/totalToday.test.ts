// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { useChecked } from '#web/features/cart/today/checked.ts'
import { noChoices } from '#web/features/checkout/checkout.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadTexts, signInBuyer } from '../../testing/buyer.ts'
import { buying, cardsAfterLine, fillCart, replyTexts, SLIP, say, shopping } from '../../testing/talk.ts'

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
  await say(line, SLIP, { ...shopping, cartCount: 2 })
  expect(cardsAfterLine().flatMap((card) => (card.kind === 'reply' ? [card.about?.['total']] : []))).toEqual([total])
})

const asked = ['nalipa shilingi ngapi', 'jumla ni ngapi', 'how much do I pay', 'what is the total']
const haste = ['sasa hivi', 'haraka', 'leo', 'fasta', 'upesi', 'chap', 'right now', 'today', 'tomorrow', 'fast', 'quickly', 'asap']

test.each(asked)('[CHAT-135] `%s` with a word of haste tells the sum of the order as it is and chooses no delivery', async (question) => {
  for (const deliveryOption of ['standard', 'express', null] as const)
    for (const line of haste.flatMap((word) => [`${question} ${word}?`, `${word}, ${question}?`])) {
      setChoices({ ...noChoices, checkoutRequested: true, deliveryOption })
      await say(line, { kind: 'slip' }, { ...buying, cartCount: 2 })
      const named = deliveryOption === null ? 'Standard: ' : ''
      expect([line, replyTexts()]).toEqual([
        line,
        [expect.stringContaining(`${named}TZS ${deliveryOption === 'express' ? '31' : '26'},000`)],
      ])
      expect(draftNow().deliveryOption).toBe(deliveryOption)
    }
})

test('[CHAT-135] a delivery that is named in the question is told with its sum', async () => {
  setChoices({ ...noChoices, checkoutRequested: true, deliveryOption: 'standard' })
  for (const line of ['how much is the total with express?', 'jumla ya delivery ya haraka ni ngapi?']) {
    await say(line, { kind: 'slip' }, { ...buying, cartCount: 2 })
    expect([line, replyTexts()]).toEqual([line, [expect.stringContaining('Express: TZS 31,000')]])
  }
})

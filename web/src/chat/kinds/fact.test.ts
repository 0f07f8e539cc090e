import { expect, test } from 'vitest'
import { chooseLanguage, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { asFish, inRow, keyOf } from './fact.ts'
import { replyText } from './replyText.ts'

const textsIn = async (language: 'en' | 'sw') => {
  await loadBundle('topics')
  await chooseLanguage(language)
  return textsNow('topics')
}

const LOBSTER = 'Rock lobster (Kamba), 1 kg'
const replyCard = (about: Parameters<typeof replyText>[0]['about'], text = 'goneNow') =>
  ({ kind: 'reply', of: 'topics', text, about }) as const

test('[CHAT-139][CHAT-164] fish names and text keys in a fact follow the language of the sentence', async () => {
  const list = inRow([[asFish(LOBSTER), ' × 2'], asFish('Octopus (Pweza), 1 kg')], ', ')
  expect(replyText(replyCard({ names: list }), await textsIn('en'))).toContain('Rock lobster, 1 kg × 2, Octopus, 1 kg')
  expect(replyText(replyCard({ names: list }), await textsIn('sw'), 'sw')).toContain('Kamba, 1 kg × 2, Pweza, 1 kg')
  const order = { orderNumber: 'SMK-1', step: { key: 'stepPending' } }
  expect(replyText(replyCard(order, 'track'), await textsIn('en'))).toBe('Order SMK-1 is with the seller.')
})

test('[CHAT-065] facts stored by earlier versions are read as they were written', async () => {
  expect(replyText(replyCard({ names: `⟦${LOBSTER}⟧` }), await textsIn('sw'), 'sw')).toContain('Kamba, 1 kg')
  expect(replyText(replyCard({ orderNumber: 'SMK-1', step: '@stepPending' }, 'track'), await textsIn('en'))).toBe(
    'Order SMK-1 is with the seller.',
  )
  expect(keyOf('@stepDelivered')).toBe('stepDelivered')
})

test('[CHAT-161] a buyer’s own words are never read as a text key', async () => {
  expect(replyText(replyCard({ note: '@john knows the gate' }, 'noted'), await textsIn('en'))).toContain('@john knows the gate')
})

test.each([
  ['repairs', 'delivery'],
  ['repairs', 'method'],
  ['topics', 'deliveryFee'],
  ['topics', 'phoneNumber'],
] as const)('[CHAT-127] the %s text `%s` is complete without passed facts, because shop facts are filled in', async (of, text) => {
  for (const language of ['en', 'sw'] as const)
    expect(replyText({ kind: 'reply', of, text }, await textsIn(language), language)).not.toMatch(/[{}]/)
})

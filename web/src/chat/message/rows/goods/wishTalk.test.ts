// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { loadTexts } from '../../testing/buyer.ts'
import { openStall } from '../../testing/market.ts'
import { cartContents, fillCart, lastCard, replyTexts, sayInShop } from '../../testing/talk.ts'

const kg = { unitPrice: 10_000, availableQuantity: 40 }
const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', ...kg })
const smoked = aProduct({ id: 'smoked', name: 'Smoked tilapia (Sato wa moshi), 1 kg', ...kg })
const small = aProduct({ id: 'small', name: 'Smoked tilapia (Sato wa moshi), 500 g', ...kg })
const perege = aProduct({ id: 'perege', name: 'Rufiji tilapia (Perege), 1 kg', ...kg })
const pweza = aProduct({ id: 'pweza', name: 'Octopus (Pweza), 1 kg', ...kg })
const boiled = aProduct({ id: 'boiled', name: 'Boiled octopus (Pweza aliyechemshwa), 500 g', ...kg })
const sangara = aProduct({ id: 'sangara', name: 'Nile perch (Sangara), 1 kg', ...kg })
const kamba = aProduct({ id: 'kamba', name: 'Prawns (Kamba), 1 kg', ...kg, availableQuantity: 0 })
const market = [sato, smoked, small, perege, pweza, boiled, sangara, kamba]

beforeAll(loadTexts)
beforeEach(async () => {
  await openStall(market, {
    sato: [sato, smoked, small],
    tilapia: [sato, smoked, small, perege],
    pweza: [pweza, boiled],
    sangara: [sangara],
    kamba: [kamba],
    papa: [],
    xyz: [],
  })
  fillCart(market, {})
})

const rows = () => {
  const card = lastCard()
  return card?.kind === 'wishes'
    ? card.rows.map(({ search, quantity = 0, productId = '?' }) => `${search} ${quantity} ${productId}`)
    : card?.kind
}
const wishes = () => useTranscript.getState().entries.find(({ card }) => card.kind === 'wishes')
const goOn = async (line: string) => {
  const entry = wishes()
  await handleMessage(line, entry?.card.kind === 'wishes' ? entry.card : null, noFacts)
}

test.each([
  ['sangara 3 afu pweza 1', ['sangara 3 sangara', 'pweza 1 ?']],
  ['2 kilos of tilapia and one octopus', ['sato 2 ?', 'pweza 1 ?']],
  ['2 sato and one octopus', ['sato 2 ?', 'pweza 1 ?']],
  ['sato 2 na kamba nusu kilo', ['sato 2 ?', 'kamba 0 ?']],
  ['sato 2 na kamba 1', ['sato 2 ?', 'kamba 1 ?']],
  ['pweza 2, sangara 1, sato 4', ['pweza 2 ?', 'sangara 1 sangara', 'sato 4 ?']],
] as const)('[CHAT-134][CHAT-162] `%s` gives every fish a row, and adds nothing before the button is tapped', async (line, expected) => {
  await sayInShop(line, { kind: 'welcome' })
  expect([rows(), cartContents()]).toEqual([expected, {}])
})

test.each(['sangara 1, papa 2', 'sangara 1 na xyz 2', '1 sangara and 2 xyz'])(
  '[CHAT-162] `%s` gives a row to the fish that is not for sale, too',
  async (line) => {
    await sayInShop(line, { kind: 'welcome' })
    expect(rows()).toContainEqual(expect.stringMatching(/^(?:papa|xyz) 2 \?$/))
    expect(rows()).toContain('sangara 1 sangara')
  },
)

test('[CHAT-134] several fish that are all certain are added at once', async () => {
  await sayInShop('sangara 2, boiled octopus 1', { kind: 'welcome' })
  expect(cartContents()).toEqual({ sangara: 2, boiled: 1 })
})

test('[CHAT-126][CHAT-162] typed answers choose one kind after another, and the last one adds all fish', async () => {
  await sayInShop('sangara 1, sato 2 na pweza 1', { kind: 'welcome' })
  await goOn('wa moshi')
  expect(wishes()?.card).toMatchObject({ rows: [{ productId: 'sangara' }, { search: 'sato', goods: 'smoked' }, { search: 'pweza' }] })
  await goOn('la pili')
  expect(cartContents()).toEqual({})
  await goOn('1')
  expect(cartContents()).toEqual({ sangara: 1, small: 2, pweza: 1 })
  expect(wishes()?.answer).toEqual({ value: 4 })
})

test('[CHAT-127] a line that is not understood asks for the kind still to be chosen', async () => {
  await sayInShop('sangara 1 na pweza 1', { kind: 'welcome' })
  await goOn('checkout')
  expect(replyTexts()).toEqual(['Write a number, 1 to 2, or the name of a fish.'])
  expect([wishes()?.answer, cartContents()]).toEqual([undefined, {}])
})

test.each([
  ['ndiyo', { sangara: 1 }],
  ['weka', { sangara: 1 }],
  ['put them in', { sangara: 1 }],
  ['sitaki sangara', {}],
] as const)('[CHAT-126][CHAT-135] `%s` answers the card when no kind is left to choose', async (line, expected) => {
  await sayInShop('sangara 1, papa 2', { kind: 'welcome' })
  await goOn(line)
  expect(cartContents()).toEqual(expected)
})

test('[CHAT-135] a fish that is no longer wanted is not added; its button leaves it out', async () => {
  await sayInShop('sangara 1 na pweza 1', { kind: 'welcome' })
  await goOn('sitaki pweza')
  expect([replyTexts(), cartContents()]).toEqual([['I did not get that. Write a number, 1 to 2, or the name of a fish.'], {}])
})

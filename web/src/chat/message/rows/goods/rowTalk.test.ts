// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listProducts } from '#contract/catalogue.ts'
import { found, market } from '#fixtures/stall.ts'
import { setCached } from '#web/api/useCall.ts'
import { queryOfList } from '#web/chat/cards/browse/listed.ts'
import { loadTexts } from '../../testing/buyer.ts'
import { openStall, productPage } from '../../testing/market.ts'
import { ADDED, cartContents, fillCart, lastCard, list, productCard, replyTexts, sayInShop } from '../../testing/talk.ts'

beforeAll(loadTexts)
beforeEach(() => openStall(market, found))

test.each([
  ['I would like number two.', 'changu', 'large'],
  ['the 2nd one', 'changu', 'large'],
  ['Basi, huyo wa kwanza', 'changu', 'changu'],
  ['I would like to try the second one.', 'changu', 'large'],
  // Not understood: the chat asks which row.
  ['One.', 'changu', { kind: 'reply', text: 'list' }],
  ['The bigger one, please.', 'changu', 'large'],
  ['ile ya 57,000', 'changu', 'large'],
  ['the 9000 one', 'changu', 'frozen'],
  ['the whole ones, not fillet', 'nguru', 'nguru'],
  ['nataka mzima, sio steki', 'nguru', 'nguru'],
  ['the steaks', 'nguru', { kind: 'products', search: 'nguru', cut: 'steak' }],
  ['nataka changu', 'changu', 'changu'],
  ['nataka ya pili but half kilo tu', 'changu', { kind: 'product', productId: 'large' }],
  ['nionyeshe wengine', 'changu', { kind: 'categories' }],
  ["any others? I don't like these", 'changu', { kind: 'categories' }],
] as const)('[CHAT-137] `%s` on the list of %s chooses the matching row', async (line, search, next) => {
  fillCart(market, {})
  await sayInShop(line, list(search))
  expect(cartContents()).toEqual(typeof next === 'string' ? { [next]: 1 } : {})
  expect(lastCard()).toMatchObject(typeof next === 'string' ? ADDED : next)
})

test.each([
  ['Basi naomba yule wa kwanza, wawili', 'changu', { changu: 2 }],
  ['yule wa kwanza, weka wawili', 'changu', { changu: 2 }],
  ['The second one, please. One is fine.', 'changu', { large: 1 }],
  ['nipe moja ya kila aina', 'nguru', { nguru: 1, steaks: 1, cold: 1 }],
  ['the steaks, the fresh ones, 4 of them', 'nguru', { steaks: 4 }],
] as const)('[CHAT-137][CHAT-136] `%s` adds the row of %s with its number', async (line, search, expected) => {
  fillCart(market, {})
  await sayInShop(line, list(search))
  expect(cartContents()).toEqual(expected)
})

test('[CHAT-137] a list narrowed to steaks stays with the number asked for', async () => {
  fillCart(market, {})
  await sayInShop('the steaks', { kind: 'products', search: 'nguru', quantity: 4 })
  expect(lastCard()).toMatchObject({ kind: 'products', search: 'nguru', cut: 'steak', quantity: 4 })
})

test('[CHAT-137] `wa kwanza wawe wawili` sets the number of the first row', async () => {
  fillCart(market, { changu: 1 })
  await sayInShop('wa kwanza wawe wawili', list('changu'))
  expect(cartContents()).toEqual({ changu: 2 })
})

test.each([
  ['ya pili, tatu', { changu: 1 }, { changu: 1, large: 3 }],
  ['nah ya pili, moja', { changu: 1 }, { changu: 1, large: 1 }],
  ['poa ongeza mbili', { changu: 1 }, { changu: 3 }],
] as const)('[CHAT-137] after a row was added `%s` still refers to the list above', async (line, before, after) => {
  fillCart(market, before)
  await sayInShop(line, list('changu'), ADDED)
  expect(cartContents()).toEqual(after)
})

test.each([
  ['duh ghali, ile ndogo basi', 'frozen'],
  ['ya tatu', 'frozen'],
  ['ile ya 18,500', 'changu'],
] as const)('[CHAT-137] `%s` at the card of one fish picks another row instead', async (line, productId) => {
  fillCart(market, {})
  await sayInShop(line, list('changu'), productCard('large'))
  expect(cartContents()).toEqual({ [productId]: 1 })
  expect(lastCard()).toMatchObject(ADDED)
})

test('[CHAT-135] a fish that is named is never taken for a row of the shown list', async () => {
  fillCart(market, {})
  await sayInShop('changu wa kwanza sikuwekewa? nataka wawili', list('pweza'))
  expect(Object.keys(cartContents())).not.toContain('pweza')
})

test.each([
  ['toa hiyo kubwa', { changu: 1, large: 1 }, { changu: 1 }],
  ['wait remove the frozen one', { frozen: 1, kamba: 2 }, { kamba: 2 }],
  ['badilisha kigoma iwe mbili', { dagaa: 3, kigoma: 1 }, { dagaa: 3, kigoma: 2 }],
  ['toa kigoma moja', { dagaa: 3, kigoma: 2 }, { dagaa: 3, kigoma: 1 }],
  ['weka wa kawaida basi mmoja', { steaks: 2 }, { steaks: 2 }],
  ['actually add 1 more prawns', { jumbo: 1 }, { jumbo: 2 }],
  ['I only wanted one bag of prawns, not two.', { kamba2: 2 }, { kamba2: 1 }],
] as const)('[CHAT-135][CHAT-134] `%s` changes the cart line it names', async (line, before, after) => {
  fillCart(market, before)
  await sayInShop(line, ADDED)
  expect(cartContents()).toEqual(after)
})

test('[CHAT-048] `sio pweza aliyepigwa, wa kawaida` is not understood and does not change the cart', async () => {
  fillCart(market, { beaten: 1, steaks: 2 })
  await sayInShop('sio pweza aliyepigwa, wa kawaida', ADDED)
  expect([cartContents(), lastCard()]).toEqual([
    { beaten: 1, steaks: 2 },
    { kind: 'guideText', text: 'notUnderstood' },
  ])
})

test.each([
  ['weka nguru wabichi wazima mbili, ngoja iwe tatu', { nguru: 3 }],
  ['jumbo prawns 2, no wait 1', { jumbo: 1 }],
  ['niwekee changu wa kilo tatu wawili', { large: 2 }],
] as const)('[CHAT-134][CHAT-052] `%s` adds the number that was meant', async (line, expected) => {
  fillCart(market, {})
  await sayInShop(line, { kind: 'welcome' })
  expect(cartContents()).toMatchObject(expected)
})

test('[CHAT-134] two kinds of one fish in one line are both added, each with its number', async () => {
  fillCart(market, {})
  await sayInShop('nguru, 2 of the frozen steaks and 3 of the fresh steaks', { kind: 'welcome' })
  expect(cartContents()).toEqual({ cold: 2, steaks: 3 })
})

test('[CHAT-136] `the two kilo prawns` means a pack of two kilos, not two packs', async () => {
  fillCart(market, {})
  await sayInShop('The two kilo prawns, please.', { kind: 'welcome' })
  expect(cartContents()).toEqual({ kamba2: 1 })
})

test.each(['naomba bei ya kwanza', 'is the first one fresh?', 'ya pili bei gani', 'how big is the second one'])(
  '[CHAT-048] the question `%s` adds nothing to the cart',
  async (line) => {
    fillCart(market, { changu: 1 })
    await sayInShop(line, list('changu'), ADDED)
    expect(cartContents()).toEqual({ changu: 1 })
  },
)

test.each([
  ['ya pili bei gani', 'changu', 'Large red snapper, 3 kg: TZS 57,000.'],
  ['hiyo ya pili ni shilingi ngapi?', 'changu', 'Large red snapper, 3 kg: TZS 57,000.'],
  ['Huyo wa bei nafuu ni upi, tafadhali?', 'changu', 'The cheapest today is Frozen red snapper, 500 g, TZS 9,000.'],
  ['Huyo wa kwanza ana uzito gani?', 'changu', 'One is 1 kg, as the seller lists it. Cleaning takes some weight off.'],
] as const)('[CHAT-141][CHAT-137] `%s` on the list of %s is answered about that row', async (line, search, expected) => {
  fillCart(market, {})
  await sayInShop(line, list(search))
  expect(replyTexts().at(-1)).toBe(expected)
})

test.each(['ya tatu bei gani', 'how much is the third one?'])(
  '[GEN-028] `%s` about a row without a price does not say that it is free',
  async (line) => {
    const rows = (found.changu ?? []).map((row) => (row.id === 'large' ? { ...row, unitPrice: 0, availableQuantity: 0 } : row))
    setCached(listProducts, { query: queryOfList({ search: 'changu' }) }, { ...productPage().body, data: [...rows] })
    fillCart(market, {})
    await sayInShop(line, list('changu'))
    expect(replyTexts().filter((text) => /TZS 0(?!\d)/.test(text))).toEqual([])
  },
)

test('[CHAT-048] `that one bag` is ambiguous and changes nothing', async () => {
  fillCart(market, { kamba2: 2 })
  await sayInShop('Please make that one bag instead of two.', ADDED)
  expect(cartContents()).toEqual({ kamba2: 2 })
})

test('[CHAT-048] `the second one` after fish suggested by name is not understood', async () => {
  fillCart(market, {})
  await sayInShop(
    'The second one, please.',
    { kind: 'welcome' },
    { kind: 'reply', of: 'topics', text: 'goodFor', about: { list: 'Kingfish, Changu' } },
  )
  expect(lastCard()).toMatchObject({ kind: 'guideText', text: expect.stringMatching(/^(?:notUnderstood|forExample)$/) })
})

test('[CHAT-138] a request for fish without bones says what is known about bones', async () => {
  fillCart(market, { changu: 2 })
  await sayInShop('Could you show me something for the children as well, without bones?', list('changu'), ADDED)
  expect([cartContents(), lastCard()]).toMatchObject([{ changu: 2 }, { kind: 'products', search: 'fillet' }])
})

test.each(['remove the smoked one', 'toa ile ya kukaanga'])(
  '[CHAT-135] `%s` adds nothing when no such fish is in the cart',
  async (line) => {
    fillCart(market, { changu: 2, kamba: 1 })
    await sayInShop(line, list('changu'), ADDED)
    expect(cartContents()).toEqual({ changu: 2, kamba: 1 })
  },
)

test('[CHAT-135] a reminder of the number asked for before corrects it', async () => {
  fillCart(market, { changu: 1 })
  await sayInShop('mbona changu ni mmoja? nilisema wawili', ADDED)
  expect(cartContents()).toEqual({ changu: 2 })
})

test('[CHAT-145] `kama mara iliyopita` at the card of a fish does not add an old order', async () => {
  fillCart(market, {})
  await sayInShop('Kama mara iliyopita', list('pweza'), productCard('pweza'))
  expect(cartContents()).toEqual({})
  expect(replyTexts().at(-1)).toContain('How many of Octopus')
})

test.each([
  ['2 kg frozen snapper', 'One is 500 g, so 2 make 1 kg.'],
  ['2 frozen snapper', undefined],
  ['2 kg kigoma sardine', undefined],
])('[CHAT-052] `%s`: a buyer who asks in kilos is told what the packs weigh together', async (line, told) => {
  fillCart(market, {})
  await sayInShop(line, { kind: 'welcome' })
  expect(Object.values(cartContents())).toEqual([2])
  expect(replyTexts()[0]).toBe(told)
})

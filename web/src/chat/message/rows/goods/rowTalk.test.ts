// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listProducts } from '#contract/catalogue.ts'
import { found, market } from '#fixtures/stall.ts'
import { setCached } from '#web/api/useCall.ts'
import { queryOfList } from '#web/chat/cards/browse/listed.ts'
import { loadTexts } from '../../testing/buyer.ts'
import { openStall, productPage } from '../../testing/market.ts'
import { fillCart, lastCard, list, replyTexts, sayInShop } from '../../testing/talk.ts'

beforeAll(loadTexts)
beforeEach(async () => {
  await openStall(market, found)
  fillCart(market, {})
})

test.each(['ya tatu bei gani', 'how much is the third one?'])(
  '[GEN-028] `%s` about a row without a price does not say that it is free',
  async (line) => {
    const rows = (found['changu'] ?? []).map((row) => (row.id === 'large' ? { ...row, unitPrice: 0, availableQuantity: 0 } : row))
    setCached(listProducts, { query: queryOfList({ search: 'changu' }) }, { ...productPage().body, data: [...rows] })
    await sayInShop(line, list('changu'))
    expect(replyTexts().filter((text) => /TZS 0(?!\d)/.test(text))).toEqual([])
  },
)

test('[CHAT-048] `the second one` after fish suggested by name is not understood', async () => {
  await sayInShop(
    'The second one, please.',
    { kind: 'welcome' },
    { kind: 'reply', of: 'topics', text: 'goodFor', about: { list: 'Kingfish, Changu' } },
  )
  expect(lastCard()).toMatchObject({ kind: 'guideText', text: expect.stringMatching(/^(?:notUnderstood|forExample)$/) })
})

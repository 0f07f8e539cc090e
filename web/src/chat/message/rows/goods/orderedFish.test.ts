// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listOrders } from '#contract/order.ts'
import { anOrder } from '#fixtures/builders.ts'
import { setCached } from '#web/api/useCall.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { loadTexts } from '../../testing/buyer.ts'
import { openStall } from '../../testing/market.ts'
import { orderItem } from '../../testing/orders.ts'
import { cardsAfterLine, cartContents, fillCart, SLIP, say, sayInShop } from '../../testing/talk.ts'
import { worlds } from '../../testing/worlds.ts'

const { market } = worlds.tilapia

beforeAll(loadTexts)
beforeEach(async () => {
  await openStall(market, { sato: market.slice(0, 3), pweza: market.slice(4, 6) })
  fillCart(market, {})
})

test('[CHAT-177] what a line has put in can be undone as a whole', async () => {
  await sayInShop('sato 2 na pweza 1', { kind: 'welcome' })
  expect(cardsAfterLine()).toEqual([SLIP, expect.objectContaining({ kind: 'reply', text: 'putIn', replies: ['undo'] })])
  await say('undo', SLIP, noFacts)
  expect(cartContents()).toEqual({})
})

test('[CHAT-177] of several kinds the buyer gets the one that was bought last', async () => {
  const [, smoked] = market
  setCached(listOrders, {}, [anOrder({ items: [orderItem(smoked, 1)] })])
  await sayInShop('sato 2', { kind: 'welcome' })
  expect(cartContents()).toEqual({ smoked: 2 })
})

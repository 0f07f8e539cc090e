// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder, aProduct } from '#fixtures/builders.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { cartContents, fillCart, lastCard, openCard, SLIP, shopping, showThread } from '../testing/talk.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const told: Card = { kind: 'reply', of: 'topics', text: 'deliveryFee' }

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer('sw')
  serve({ 'GET /orders': { body: [anOrder({ status: 'delivered' })] } })
  fillCart([sato], { a: 1 })
})

const answers = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'reply' && card.of === 'topics' ? [card] : []))
async function say(line: string, asked: Card, ...before: readonly Card[]): Promise<void> {
  const open = openCard(asked)
  showThread(...before, open)
  await handleMessage(line, open, { ...shopping, checkoutRequested: draftNow().checkoutRequested })
}

test.each([
  'sijaelewa rudia',
  'sijaelewa hapo, rudia',
  'hebu rudia tena tafadhali',
  'samahani sema tena',
  'say that again please',
  'sorry, can you repeat that?',
  "I didn't understand, say it again",
])('[CHAT-135][CHAT-131] `%s` repeats our last reply and buys no order again', async (line) => {
  await say(line, SLIP, told)
  expect(answers()).toEqual([told, told])
  expect(cartContents()).toEqual({ a: 1 })
  expect(lastCard()).toEqual(told)
})

test('[CHAT-127] at an open question the question is repeated, too', async () => {
  setChoices({ checkoutRequested: true })
  await say('rudia tafadhali', { kind: 'delivery' }, told)
  expect(answers()).toHaveLength(2)
  expect(lastCard()).toMatchObject({ kind: 'reply', of: 'repairs', text: 'delivery' })
  expect(draftNow().deliveryOption).toBeNull()
})

test.each(['haya basi endelea', 'haya endelea mwanangu', 'ok, go on'])(
  '[CHAT-131] `%s` with fish in the cart starts the checkout',
  async (line) => {
    await say(line, SLIP)
    expect(draftNow().checkoutRequested).toBe(true)
  },
)

test.each(['turudi kwenye kuniletea', 'sasa turudi kwenye anwani', 'eeh sasa turudi kwenye kuniletea hapo hapo msikitini'])(
  '[CHAT-131][CHAT-135] `%s` continues to the checkout and undoes nothing',
  async (line) => {
    await say(line, SLIP)
    expect(cartContents()).toEqual({ a: 1 })
    expect(draftNow().checkoutRequested).toBe(true)
  },
)

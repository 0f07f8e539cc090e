// @vitest-environment jsdom

import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { useSlipRow } from '#web/chat/guide/slipRow.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { productPage } from '../testing/market.ts'
import {
  buying,
  cardsAfterLine,
  fillCart,
  firstCardAnswer,
  list,
  replyTexts,
  SLIP,
  say,
  sayAfterReply,
  shopping,
  showThread,
} from '../testing/talk.ts'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 9 })
const fillet = aProduct({ id: 'fillet', name: 'Nile perch fillet (Minofu ya sangara), 1 kg', availableQuantity: 9 })
const line = { id: 'l', quantity: 2, unitPrice: 12_000, product: sato }
const order = (n: number, patch: Partial<Order>): Order =>
  anOrder({
    id: `o${n}`,
    orderNumber: `SMK-10000${n}`,
    createdAt: new Date(Date.now() - n * 3_600_000).toISOString(),
    items: [line] as never,
    ...patch,
  })
const TRACKING: Card = { kind: 'tracking', orderId: 'o2' }

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  serve({
    'GET /orders': { body: [order(2, { status: 'pending', paymentMethod: 'mobile_money' }), order(1, { status: 'delivered' })] },
    'GET /transporters': { body: [aTransporter({ id: 'pwani', businessName: 'Pwani Express', isVerified: true })] },
    'GET /products?skip=0&take=20&search=fillet': productPage(fillet),
    'GET /products/sato': { body: sato },
  })
  fillCart([sato], { sato: 2 })
  setChoices({ checkoutRequested: true })
})

const M: Card = { kind: 'method' }
const T: Card = { kind: 'transporters' }
const R = SLIP
const D: Card = { kind: 'delivery' }
const A: Card = { kind: 'address' }
const LIST = list('fillet')
const WAITING: Card = { kind: 'waiting', paymentId: 'p1' }
const waiting: Facts = { ...buying, payment: { id: 'p1', kind: 'waiting' } }

/** Returns the keys of our replies to the last line and the kinds of the other cards. */
const repliesAndCards = (): readonly string[] => cardsAfterLine().map((card) => ('text' in card ? card.text : card.kind))
async function repliesTo(words: string, card: Card, facts: Facts = buying): Promise<readonly string[]> {
  await say(words, card, facts)
  return repliesAndCards()
}
const chosen = () => {
  const { paymentMethod, deliveryOption, transporterSelections } = draftNow()
  return paymentMethod ?? deliveryOption ?? transporterSelections['sato']
}
/** Returns the open row, and how the slip was answered. */
const rowAndAnswer = () => [useSlipRow.getState().open, firstCardAnswer()]

test.each([
  ["I'll pay the driver when he comes", M, 'cash_on_delivery', ['payOnDelivery']],
  ["I'll give him the money when he gets here", M, 'cash_on_delivery', ['payOnDelivery']],
  ['nitampa hela dereva akifika', M, 'cash_on_delivery', ['payOnDelivery']],
  ["Let's go for the cheaper one", D, 'standard', ['total']],
  ['nipe ya bei nafuu', D, 'standard', ['total']],
  ['the faster one', D, 'express', ['total']],
  ["Whoever's the most reliable", T, 'none', ['totalWith']],
  ['the most reliable one', T, 'none', ['totalWith']],
  ['Pwani Express is the best', T, 'pwani', ['carrierChosen']],
] as const)('[CHAT-126][CHAT-176] `%s` answers the open row and closes it; the slip stays', async (words, card, choice, told) => {
  expect([await repliesTo(words, card), chosen(), rowAndAnswer()]).toEqual([told, choice, [null, undefined]])
})

test.each([
  ['Is it a motorbike with a cool box?', T],
  ['Is it a big lorry?', T],
  ['can I pay the driver when he comes?', M],
  ["I'll pay the delivery fee when he comes", M],
  ["I won't pay him when he comes", M],
  ['show me the cheapest fish', D],
  ['is the cheaper one slow?', D],
  ['do you know the most reliable one?', T],
] as const)('[CHAT-126][CHAT-135] `%s` chooses nothing', async (words, card) => {
  await say(words, card)
  expect([chosen(), rowAndAnswer()]).toEqual([undefined, [card.kind, undefined]])
})

test.each([
  ["Fine, let's do that", M, 'payOnDelivery', undefined, ['method']],
  ['sawa', M, 'inspectFirst', undefined, ['method']],
  ["Fine, let's do that", D, 'payOnDelivery', undefined, ['delivery']],
  ["Fine, let's do that", M, 'saferWay', undefined, ['method']],
  ['yes', M, 'networks', undefined, ['method']],
  ['yes', A, 'payOnDelivery', undefined, ['address']],
  ['ndiyo, mpesa', M, 'payOnDelivery', 'mobile_money', ['byPhone']],
] as const)(
  '[CHAT-126][CHAT-135] `%s` (%o) after our `%s` responds to that reply, not to the question',
  async (words, card, told, choice, says) => {
    await sayAfterReply(told, words, card)
    expect([repliesAndCards(), chosen()]).toEqual([says, choice])
  },
)

test.each([
  ['Which of them has a fridge or a cool box?', T, ['coldOnWay']],
  ['wana friji?', T, ['coldOnWay']],
  ['Will it stay cold on the way?', D, ['coldOnWay']],
  ['Would the express one be cold when it arrives?', D, ['coldOnWay']],
  ['And if the fish turns out to be off, do I get a refund?', R, ['ifSpoilt']],
  ['What if it gets here and it smells?', R, ['ifSpoilt']],
  ['If I pay upfront and the fish is off, will I get my money back?', M, ['ifSpoilt']],
  ['je samaki wakifika wameoza nitarudishiwa hela?', M, ['ifSpoilt']],
  ["Hmm, is the money held until I've got the fish?", M, ['whoIsPaid']],
  ['hela inashikiliwa mpaka nipokee samaki?', M, ['whoIsPaid']],
  ['And what if nobody is in when they come?', R, ['nobodyHome']],
  ["What happens if I'm not in?", R, ['nobodyHome']],
  ['Can I pay by card?', M, ['networksOther']],
  ['Do you take cards?', D, ['networksOther']],
  ['Do I have to have the exact cash ready?', R, ['payOnDelivery']],
  ["Actually I'm not sure about cash. Is it safe to pay by phone?", M, ['payOnDelivery', 'isItSafe']],
  ["How does paying by phone work? I've only just got my SIM card", M, ['payByPhone', 'notDone']],
  ['kulipa kwa simu inafanyaje kazi?', M, ['payByPhone']],
  ['asante kesho basi', R, ['goodbyeCart']],
  ['Will the seller definitely scale and gut it?', LIST, ['cleaning']],
] as const)('[CHAT-141][CHAT-127] `%s` (%o) is answered, and chooses nothing', async (words, card, says) => {
  const before = draftNow()
  expect([await repliesTo(words, card), draftNow()]).toEqual([says, before])
})

test.each([
  ['if my phone is off what happens?', R, 'phoneOff'],
  ['express delivery price?', R, 'deliveryFee'],
  ["I'm not in Dar es Salaam", A, 'address'],
  ['how do I keep it cold at home?', T, 'keepWhich'],
  ['can you fit it in my budget of 20000?', R, 'budget'],
  ['asante', D, 'thanksOrder'],
] as const)('[CHAT-141] `%s` (%o) gets another reply', async (words, card, not) => {
  const doubts = ['ifSpoilt', 'coldOnWay', 'nobodyHome', 'payByPhone', 'goodbyeCart']
  const says = await repliesTo(words, card)
  expect([says.filter((one) => doubts.includes(one)), not === 'budget' ? not : says[0]]).toEqual([[], not])
})

const SUMS = 'Standard: TZS 29,000, fish TZS 24,000 and delivery TZS 5,000. By phone you pay TZS 24,000 now, TZS 5,000 when it arrives.'
test.each([
  ['how much nalipa sasa na how much baadaye?', WAITING, waiting, SUMS],
  ['how much nalipa sasa?', R, buying, SUMS],
  ['how much imebaki kulipa nikipokea?', SLIP, buying, SUMS],
  ['How much do I pay now and how much at the door?', M, buying, SUMS],
] as const)('[CHAT-141] `%s` (%o) is answered with the amounts', async (words, card, facts, sums) => {
  await say(words, card, facts)
  expect([replyTexts().length, replyTexts().at(-1)?.includes(sums), chosen()]).toEqual([1, true, undefined])
})

test.each([
  ['nimeshalipa, imefika?', ['seen']],
  ['hapana nimelipa mpesa, order mpya iko wapi?', ['seen']],
  ['Has it gone through?', ['seen']],
  ['Thanks ever so much. When will it get here?', ['notLate']],
  ['What if it arrives spoilt?', ['ifSpoilt']],
  ["What happens if I'm not in?", ['receiverPlaced']],
  ['how do I get hold of the driver?', ['riderNumber']],
  ['nampataje dereva?', ['riderNumber']],
  ['can I leave a note for the driver?', ['tellRiderPlaced']],
  ['samaki wameoza', ['complaint']],
  ['the fish was off', ['complaint']],
])('[CHAT-141][CHAT-049] `%s` after an order', async (words, says) => {
  fillCart([], {})
  showThread(TRACKING)
  await handleMessage(words, null, noFacts)
  expect(repliesAndCards()).toEqual(says)
})

test.each([
  ['can I leave a note', R, buying],
  ['can i leave a note for the driver?', SLIP, shopping],
  ['how do i tell the seller something', A, buying],
  ['naweza kuandika ujumbe kwa dereva?', R, buying],
  ['nataka kuandika maelezo', A, buying],
] as const)('[CHAT-158][CHK-009] `%s` (%o) only asks about a note and writes none', async (words, card, facts) => {
  expect(await repliesTo(words, card, facts)).not.toContain('noted')
})

test('[CHAT-161] a request to note something writes the note', async () => {
  expect(await repliesTo('could I add a note asking them to ring me first?', R, buying)).toEqual(['noted'])
})

test.each([
  ['something without too many bones please?', ['bones', 'products']],
  ['Which of those has the fewest bones?', ['bones', 'products']],
  ['is the kingfish bony?', ['bones', 'products']],
  ['samaki gani hana miiba mingi?', ['bones', 'products']],
  ['Would it be possible to order some fish for Saturday?', ['notUnderstood']],
])('[CHAT-138][CHAT-141] `%s` without an open question', async (words, says) => {
  fillCart([], {})
  expect(await repliesTo(words, { kind: 'categories' }, noFacts)).toEqual(says)
})

test.each([
  ['Could I add a note asking them to ring me first?', 'ring me first'],
  ['Could you put a note to say please bring small change', 'please bring small change'],
  ['Please ring me ten minutes before you arrive', 'ring me ten minutes before you arrive'],
  ['can they call me when they are outside?', 'can they call me when they are outside?'],
  ['will they call me before they arrive?', null],
  ['Please call me when the payment is done', null],
  ['where do I add a note?', null],
  ['call me', null],
])('[CHK-009] `%s` writes `%s` into the note', async (words, note) => {
  await say(words, R)
  expect(draftNow().notes).toBe(note)
})

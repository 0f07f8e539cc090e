// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { loadTexts, signInBuyer, withPayment } from '#web/chat/message/testing/buyer.ts'
import { buying, cardsAfterLine, fillCart, productCard, replyKeys, say } from '#web/chat/message/testing/talk.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { noChoices } from '#web/features/checkout/checkout.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 9 })
const chosen = { ...noChoices, checkoutRequested: true }
const STEPS = ['address', 'delivery', 'transporters', 'method', 'slip'] as const

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  serve({
    'GET /transporters': { body: [aTransporter({ region: 'Dar es Salaam', isVerified: true })] },
    'GET /orders': { body: [anOrder({ status: 'delivered' })] },
  })
  fillCart([sato], { a: 1 })
  setChoices(chosen)
})

test.each([
  ['leave it at the gate with the guard', ['noted']],
  ['muachie jirani wa mlango wa kijani kama nimetoka', ['noted']],
  ['ask him not to hoot, the baby sleeps', ['noted']],
  ['nikatie vipande vidogo', ['noted']],
  ['weka oda kesho asubuhi', ['laterDay', 'noted']],
  ['schedule it for saturday morning', ['laterDay', 'noted']],
  ['ratibu kwa kesho jioni', ['laterDay', 'noted']],
])('[CHAT-161][CHAT-135] `%s` becomes the note at every step, with a reply, and chooses, stops and adds nothing', async (line, replies) => {
  for (const kind of STEPS) {
    setChoices(chosen)
    await say(line, { kind })
    expect([kind, draftNow(), replyKeys()]).toMatchObject([kind, { ...chosen, notes: line }, replies])
    expect(useCart.getState().lines).toMatchObject([{ productId: 'a', quantity: 1 }])
  }
})

test('[CHAT-161] a wish before the checkout becomes the note of the cart, but not with an empty cart', async () => {
  setChoices(noChoices)
  await say('no skin please', { kind: 'slip' }, { ...noFacts, cartCount: 1 })
  expect([draftNow().notes, replyKeys()]).toEqual(['no skin please', ['noted']])
  setChoices(noChoices)
  useCart.setState({ lines: [] })
  await say('no skin please', { kind: 'welcome' }, noFacts)
  expect(draftNow().notes).toBeNull()
})

test('[CHAT-161] a second wish is added to the first, and the same wish only once', async () => {
  await say('usipige hodi')
  await say('leave it with the watchman')
  await say('usipige hodi')
  expect(draftNow().notes).toBe('usipige hodi. leave it with the watchman')
})

test.each([
  ['can someone deliver to masaki before 6pm', ['areaFound', 'pickTime']],
  ['mnapeleka Tegeta?', ['areaFound']],
  ['do you deliver to Arusha?', ['areaNoTransporter']],
])('[CHAT-135][CHAT-127] `%s` at the address question is answered, and no address is chosen or suggested', async (line, says) => {
  await say(line, { kind: 'address' })
  expect([replyKeys(), draftNow()]).toMatchObject([says, chosen])
})

test('[CHAT-161][CHAT-033] while a payment is open, a wish is not noted, and the reply says why', async () => {
  await say(
    'leave it at the gate with the guard',
    { kind: 'waiting', paymentId: 'p1' },
    { ...buying, payment: { id: 'p1', kind: 'waiting' } },
  )
  expect([replyKeys(), draftNow().notes]).toEqual([['ordersWithin'], null])
})

test('[CHAT-143] `money is gone` while a payment request is open checks that payment', async () => {
  withPayment({ deadline: Date.now() + 60_000, reference: 'RF-1' })
  await say(
    'money is gone from my account but it still says waiting',
    { kind: 'waiting', paymentId: 'p1' },
    { ...buying, payment: { id: 'p1', kind: 'waiting' } },
  )
  expect(replyKeys()).toEqual(['looking'])
})

const free: Facts = { ...noFacts, user: 'x' }
/** Leaves the buyer with an empty cart outside the checkout. */
const stopShopping = () => {
  fillCart([], {})
  setChoices(noChoices)
}
const kinds = () => cardsAfterLine().map(({ kind }) => kind)

test('[CHAT-166][CHAT-160] `nimebadili nia, naomba pesa yangu na mzigo usije` opens the card that asks about cancelling', async () => {
  stopShopping()
  serve({ 'GET /orders': { body: [anOrder({ status: 'processing', paymentMethod: 'mobile_money' })] } })
  await say('nimebadili nia, naomba pesa yangu na mzigo usije', { kind: 'welcome' }, free)
  expect(kinds()).toEqual(['cancelOrder'])
})

test('[CHAT-068][CHAT-166] without a network, a line that would cancel is not stored for later', async () => {
  stopShopping()
  serve({ 'GET /orders': 'lost' })
  await say('cancel my order', { kind: 'welcome' }, free)
  expect(kinds()).toEqual(['guideText'])
})

test('[CHAT-142] `where is the rider now` tells about the order under way and does not list transporters', async () => {
  stopShopping()
  serve({ 'GET /orders': { body: [anOrder({ status: 'shipping' })] } })
  await say('where is the rider now', { kind: 'welcome' }, free)
  expect(replyKeys()).toEqual(['track'])
})

test('[CHAT-141] `wapi mlipo` gets the shop’s location', async () => {
  stopShopping()
  await say('wapi mlipo', { kind: 'welcome' }, free)
  expect(replyKeys()).toEqual(['whereAreYou'])
})

test.each([
  ['delivery', 'naomba kawaida', { deliveryOption: 'standard' }],
  ['delivery', 'sio haraka', {}],
  ['delivery', 'is express ok?', {}],
  ['transporters', 'Kariakoo hapana, mwingine yeyote', {}],
  ['transporters', 'Dodoma Link wanaaminika kweli?', {}],
  ['method', 'nitampa hela dereva akifika hapa nje', { paymentMethod: 'cash_on_delivery' }],
  ['method', 'airtel sina hata mia, nifanyeje', {}],
  ['method', 'simu sitaki', {}],
  ['method', 'kwa simu ni salama?', {}],
  ['slip', 'express, actually no, the normal one', { deliveryOption: 'standard' }],
  ['slip', 'is express faster?', {}],
] as const)('[CHAT-126][CHAT-135][CHAT-149] at the %s `%s` chooses only that', async (kind, line, after) => {
  setChoices(chosen)
  await say(line, { kind })
  expect(draftNow()).toMatchObject({ ...chosen, ...after })
})

test('[CHAT-054] an answer before a question is stored, and the question is answered', async () => {
  setChoices(chosen)
  await say('kawaida tu, nani analeta?', { kind: 'delivery' })
  expect(draftNow().deliveryOption).toBe('standard')
  expect(replyKeys()).toEqual(['total', 'transporters'])
})

test.each([
  ['nne… sorry mbili zatosha', 2],
  ['familia yetu ni watu wanne', 0],
  ['five stars from me', 0],
  ['kilo mbili', 2],
  ['weka tatu wasafishwe vizuri', 3],
  ['tatu wakatwe vipande vinne', 3],
  ['moja na nusu', 0],
  ['Two please, and that will be all, I want to pay now.', 2],
])('[CHAT-126] `%s` sets the quantity to %i and changes nothing else in the cart', async (line, count) => {
  serve({ 'GET /products/b': { body: aProduct({ id: 'b', name: 'Octopus (Pweza), 1 kg', availableQuantity: 9 }) } })
  await say(line, productCard('b'), { ...noFacts, cartCount: 1 })
  expect(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['a', 1],
    ...(count > 0 ? [['b', count]] : []),
  ])
})

// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { rereadRecords } from '#web/features/payment/device/records.ts'
import { aPayment } from '#web/features/payment/testing/aPayment.ts'
import { PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 9 })
const buying: Facts = { ...noFacts, cartCount: 1, checkoutRequested: true, user: 'x', addresses: 1 }
const chosen = { checkoutRequested: true, addressId: null, deliveryOption: null, paymentMethod: null, phone: null, notes: null } as const
const STEPS = ['address', 'delivery', 'transporters', 'method', 'review'] as const

beforeAll(async () => {
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadBundle(bundle)
})
beforeEach(async () => {
  localStorage.setItem('swahiliOffered', '1')
  localStorage.removeItem('pendingPayments')
  rereadRecords()
  await chooseLanguage('en')
  signInAs(PHONE)
  serve({
    'GET /transporters': { body: [aTransporter({ region: 'Dar es Salaam', isVerified: true })] },
    'GET /orders': { body: [anOrder({ status: 'delivered' })] },
  })
  useCart.setState({ lines: [{ productId: 'a', quantity: 1, product: sato }], checkoutId: 'c1', owner: null, waiting: {} })
  setChoices(chosen)
})

const texts = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'reply' ? card.text : []))
async function say(line: string, card: Card, facts: Facts = buying): Promise<void> {
  useTranscript.setState({ owner: 'guest', entries: [{ id: 'q', at: 1, run: 1, card, cartCountWhenShown: 1 }], loaded: true })
  await handleMessage(line, card, facts)
}

test.each([
  'leave it at the gate with the guard',
  'muachie jirani wa mlango wa kijani kama nimetoka',
  'ask him not to hoot, the baby sleeps',
  'nikatie vipande vidogo',
  'weka oda kesho asubuhi',
  'schedule it for saturday morning',
  'ratibu kwa kesho jioni',
])('[CHAT-161][CHAT-135] `%s` becomes the note at every step, with a reply, and chooses, stops and adds nothing', async (line) => {
  for (const kind of STEPS) {
    setChoices(chosen)
    await say(line, { kind })
    expect([kind, draftNow(), texts()]).toMatchObject([kind, { ...chosen, notes: line }, ['noted']])
    expect(useCart.getState().lines).toMatchObject([{ productId: 'a', quantity: 1 }])
  }
})

test('[CHAT-161] a wish before the checkout becomes the note of the cart, but not with an empty cart', async () => {
  setChoices({ ...chosen, checkoutRequested: false })
  await say('no skin please', { kind: 'cart' }, { ...noFacts, cartCount: 1 })
  expect([draftNow().notes, texts()]).toEqual(['no skin please', ['noted']])
  setChoices({ ...chosen, checkoutRequested: false })
  useCart.setState({ lines: [] })
  await say('no skin please', { kind: 'welcome' }, noFacts)
  expect(draftNow().notes).toBeNull()
})

test('[CHAT-161] a second wish is added to the first, and the same wish only once', async () => {
  await say('usipige hodi', { kind: 'review' })
  await say('leave it with the watchman', { kind: 'review' })
  await say('usipige hodi', { kind: 'review' })
  expect(draftNow().notes).toBe('usipige hodi. leave it with the watchman')
})

test.each([
  ['can someone deliver to masaki before 6pm', ['areaFound', 'pickTime']],
  ['mnapeleka Tegeta?', ['areaFound']],
  ['do you deliver to Arusha?', ['areaNoCarrier']],
])('[CHAT-135][CHAT-127] `%s` at the address question is answered, and no address is chosen or suggested', async (line, says) => {
  await say(line, { kind: 'address' })
  expect([texts(), draftNow()]).toMatchObject([says, chosen])
})

test('[CHAT-161][CHAT-033] while a payment is open, a wish is not noted, and the reply says why', async () => {
  await say(
    'leave it at the gate with the guard',
    { kind: 'waiting', paymentId: 'p1' },
    { ...buying, payment: { id: 'p1', kind: 'waiting' } },
  )
  expect([texts(), draftNow().notes]).toEqual([['ordersWithin'], null])
})

test('[CHAT-143] `money is gone` while a payment request is open checks that payment', async () => {
  localStorage.setItem(
    'pendingPayments',
    JSON.stringify([aPayment({ id: 'p1', payer: PAYER, stage: 'waiting', deadline: Date.now() + 60_000, reference: 'RF-1' })]),
  )
  rereadRecords()
  await say(
    'money is gone from my account but it still says waiting',
    { kind: 'waiting', paymentId: 'p1' },
    { ...buying, payment: { id: 'p1', kind: 'waiting' } },
  )
  expect(texts()).toEqual(['looking'])
})

const free: Facts = { ...noFacts, user: 'x' }
const current = () => {
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  setChoices({ ...chosen, checkoutRequested: false })
}
const kinds = () =>
  useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'said' || card.kind === 'welcome' ? [] : card.kind))

test('[CHAT-166][CHAT-160] `nimebadili nia, naomba pesa yangu na mzigo usije` opens the card that asks about cancelling', async () => {
  current()
  serve({ 'GET /orders': { body: [anOrder({ status: 'processing', paymentMethod: 'mobile_money' })] } })
  await say('nimebadili nia, naomba pesa yangu na mzigo usije', { kind: 'welcome' }, free)
  expect(kinds()).toEqual(['cancelOrder'])
})

test('[CHAT-068][CHAT-166] without a network, a line that would cancel is not stored for later', async () => {
  current()
  serve({ 'GET /orders': 'lost' })
  await say('cancel my order', { kind: 'welcome' }, free)
  expect(kinds()).toEqual(['guideText'])
})

test('[CHAT-142] `where is the rider now` tells about the order under way and does not list transporters', async () => {
  current()
  serve({ 'GET /orders': { body: [anOrder({ status: 'shipping' })] } })
  await say('where is the rider now', { kind: 'welcome' }, free)
  expect(texts()).toEqual(['track'])
})

test('[CHAT-141] `wapi mlipo` gets the shop’s location', async () => {
  current()
  await say('wapi mlipo', { kind: 'welcome' }, free)
  expect(texts()).toEqual(['whereAreYou'])
})

const open = { ...chosen, transporterSelections: {} }
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
  ['review', 'express, actually no, the normal one', { deliveryOption: 'standard' }],
  ['review', 'is express faster?', {}],
] as const)('[CHAT-126][CHAT-135][CHAT-149] at the %s `%s` chooses only that', async (kind, line, after) => {
  setChoices(open)
  await say(line, { kind })
  expect(draftNow()).toMatchObject({ ...open, ...after })
})

test('[CHAT-054] an answer before a question is stored, and the question is answered', async () => {
  setChoices(open)
  await say('kawaida tu, nani analeta?', { kind: 'delivery' })
  expect(draftNow().deliveryOption).toBe('standard')
  expect(texts()).toHaveLength(1)
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
  await say(line, { kind: 'quantity', productId: 'b' }, { ...noFacts, cartCount: 1 })
  expect(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['a', 1],
    ...(count > 0 ? [['b', count]] : []),
  ])
})

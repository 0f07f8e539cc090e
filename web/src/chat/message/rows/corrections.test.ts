// @vitest-environment jsdom

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anAddress, anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { useSlipRow } from '#web/chat/guide/slipRow.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { storeDraft } from '#web/features/session/useDraft.ts'
import { loadTexts, saveAddresses, signInBuyer } from '../testing/buyer.ts'
import { marketResponses } from '../testing/market.ts'
import { orderItem } from '../testing/orders.ts'
import { ADDED, buying, cartContents, fillCart, firstCardAnswer, lastCard, list, replyKeys, SLIP, say } from '../testing/talk.ts'

const heads = aProduct({ id: 'heads', name: 'Nile perch heads (Vichwa vya sangara), 1 kg', availableQuantity: 9 })
const dagaa = aProduct({ id: 'dagaa', name: 'Fried lake sardine (Dagaa wa kukaanga), 250 g', availableQuantity: 9 })
const loin = aProduct({ id: 'loin', name: 'Tuna loin (Mnofu wa jodari), 1 kg', availableQuantity: 9 })
const tuna = aProduct({ id: 'tuna', name: 'Yellowfin tuna (Jodari), 1 kg', availableQuantity: 9 })
const octopus = aProduct({ id: 'octopus', name: 'Octopus (Pweza), 1 kg', availableQuantity: 9 })
const beaten = aProduct({ id: 'beaten', name: 'Beaten octopus (Pweza aliyepigwa), 1 kg', availableQuantity: 9 })
const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const frozenSato = aProduct({ id: 'frozenSato', name: 'Frozen tilapia (Sato), 1 kg', availableQuantity: 9 })
const market = [heads, dagaa, loin, tuna, octopus, beaten, sato, frozenSato]
const masaki = anAddress({
  id: 'masaki',
  fullName: 'Asha Salum',
  addressLine1: 'Mtaa wa Chole 21',
  addressLine2: 'Masaki',
  isDefault: true,
})
const office = anAddress({ id: 'office', fullName: 'Asha, office', addressLine1: 'Samora Ave 22', addressLine2: '', isDefault: false })

const found = {
  jodari: [loin, tuna],
  pweza: [octopus, beaten],
  sato: [sato, frozenSato],
  sangara: [heads],
  dagaa: [dagaa],
  head: [heads],
  frozen: [frozenSato],
}

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  serve({
    ...marketResponses(market, found),
    'GET /transporters': {
      body: [aTransporter({ id: 'riders', businessName: 'Kariakoo Riders' }), aTransporter({ id: 'pwani', businessName: 'Pwani Express' })],
    },
  })
  saveAddresses([masaki, office])
})

/** Sends a line while `card` is the open question and the cart holds `inCart`. */
async function sayWithCart(line: string, card: Card, inCart: Readonly<Record<string, number>>, facts = noFacts): Promise<void> {
  fillCart(market, inCart)
  await say(line, card, facts)
}

test.each([
  ['toa dagaa mmoja', { dagaa: 3 }, { dagaa: 2 }],
  ['toa dagaa mmoja ibaki moja', { dagaa: 3 }, { dagaa: 1 }],
  ['drop one of the octopus', { octopus: 2 }, { octopus: 1 }],
  ['punguza dagaa moja', { heads: 5, dagaa: 3 }, { heads: 5, dagaa: 2 }],
  ['remove 2 octopus', { octopus: 2 }, {}],
  ['ngoja, toa moja', { octopus: 2 }, { octopus: 1 }],
  ['drop the octopus, make the dagaa 4', { octopus: 1, dagaa: 1 }, { dagaa: 4 }],
  ['take out the normal octopus', { octopus: 2, beaten: 1 }, { beaten: 1 }],
  ['swap the tuna for octopus', { tuna: 3 }, { octopus: 3 }],
  ['swap the tuna for beaten octopus', { tuna: 3 }, { beaten: 3 }],
  ['remove the octopus', { octopus: 2 }, {}],
  ['remove the beaten octopus', { octopus: 2, beaten: 1 }, { octopus: 2 }],
] as const)('[CHAT-135] `%s` removes that number of that fish and no other', async (line, before, after) => {
  await sayWithCart(line, SLIP, before)
  expect(cartContents()).toEqual(after)
})

test.each([
  ['vichwa viwe vitatu', { heads: 5, dagaa: 2 }, { heads: 3, dagaa: 2 }],
  ['vichwa vya sangara viwe vitatu, dagaa iwe moja', { heads: 5, dagaa: 2 }, { heads: 3, dagaa: 1 }],
  ['Actually make it 6, and add 2 kg of the yellowfin', { loin: 8 }, { loin: 6, tuna: 2 }],
] as const)('[CHAT-134][CHAT-135] `%s` changes only the fish it names', async (line, before, after) => {
  await sayWithCart(line, ADDED, before)
  expect(cartContents()).toEqual(after)
})

test.each([
  ['No no. 6 kg of the loin and 2 kg of the yellowfin tuna', { loin: 2 }, { kind: 'guideText', text: 'notUnderstood' }],
  ['ongeza ile frozen pia moja', { sato: 2 }, { kind: 'products', quantity: 1 }],
  ['na vichwa kilo tatu', { sato: 2 }, { kind: 'products', quantity: 3 }],
] as const)(
  '[CHAT-134][CHAT-048] `%s` is ambiguous: the chat asks what is meant and does not change the cart',
  async (line, before, card) => {
    await sayWithCart(line, ADDED, before)
    expect(cartContents()).toEqual(before)
    expect(lastCard()).toMatchObject(card)
  },
)

test.each([
  "What's the difference between beaten and plain?",
  'is the beaten one cheaper?',
  'aliyepigwa ndo yupi laini?',
  'zote mbili ni bei gani',
])('[CHAT-048] the question `%s` adds nothing to the cart', async (line) => {
  await sayWithCart(line, list('pweza', 3), {})
  await sayWithCart(line, { kind: 'product', productId: 'octopus', quantity: 3 }, {})
  expect(cartContents()).toEqual({})
})

test('[CHAT-137] a row and a number in one line add that many of that row', async () => {
  await sayWithCart('Ule wa pili, mmoja tu.', list('pweza'), {})
  expect(cartContents()).toEqual({ beaten: 1 })
})

test('[CHAT-054] `haraka, cash` typed with an order stores delivery and payment ahead of their questions, and the reply says so', async () => {
  await sayWithCart('nataka jodari loin kilo mbili, haraka, cash', { kind: 'categories' }, {})
  expect(draftNow()).toMatchObject({ deliveryOption: 'express', paymentMethod: 'cash_on_delivery' })
  expect(replyKeys()).toContain('payOnDelivery')
})

test.each([
  ['the Masaki one, yes', 'masaki'],
  ['hapana ile ya samora', 'office'],
  ['no send it to the office instead', 'office'],
  ['default', 'masaki'],
  ['the masaki place, cash', 'masaki'],
  ['nyumbani', 'masaki'],
] as const)('[CHAT-126] `%s` chooses a saved address instead of starting a new one', async (line, address) => {
  await sayWithCart(line, { kind: 'address' }, { sato: 1 }, buying)
  expect(draftNow().addressId).toBe(address)
})

test.each([
  ['I want to pay by M-Pesa', { paymentMethod: 'mobile_money' }],
  ['mobile money, not cash', { paymentMethod: 'mobile_money' }],
  ['standard delivery please', { deliveryOption: 'standard' }],
  ['pay from 0754 333 444 instead please', { paymentMethod: 'mobile_money', phone: '255754333444' }],
  ["I'd rather have Kariakoo Riders", { transporterSelections: { sato: 'riders' } }],
  ['change the address to the office', { addressId: 'office' }],
  ['note for the seller: cut in small pieces please', { notes: 'cut in small pieces please' }],
  ['ujumbe kwa muuzaji: wasafishwe vizuri', { notes: 'wasafishwe vizuri' }],
  ['ongeza maelezo wapige simu kabla ya saa mbili', { notes: 'wapige simu kabla ya saa mbili' }],
] as const)('[CHAT-149][CHAT-035] at the slip `%s` changes only that choice', async (line, changed) => {
  const chosen = {
    checkoutRequested: true,
    addressId: 'masaki',
    deliveryOption: 'express',
    paymentMethod: 'cash_on_delivery',
    phone: null,
    notes: null,
    transporterSelections: { sato: 'pwani' },
  } as const
  setChoices(chosen)
  await sayWithCart(line, { kind: 'slip' }, { sato: 1 }, buying)
  expect(draftNow()).toMatchObject({ ...chosen, ...changed })
})

test('[CHAT-105][CHAT-176] on the slip `change the transporter` and "another number" without the number open those rows and clear nothing', async () => {
  const chosen = { paymentMethod: 'mobile_money', transporterSelections: { sato: 'pwani' }, phone: '255754333444' } as const
  setChoices({ checkoutRequested: true, ...chosen })
  await sayWithCart('badilisha msafirishaji', { kind: 'slip' }, { sato: 1 }, buying)
  expect([useSlipRow.getState().open, firstCardAnswer(), draftNow()]).toMatchObject(['transporters', undefined, chosen])
  await sayWithCart('Use another number for the payment', { kind: 'slip' }, { sato: 1 }, buying)
  expect([useSlipRow.getState().open, firstCardAnswer(), draftNow()]).toMatchObject(['payPhone', undefined, chosen])
})

test.each(['Pwani Express tafadhali', 'huyo pwani basi', 'nimesema pwani express ndo alete'])(
  '[CHAT-126] `%s` chooses the transporter of that name, and no address or delivery option',
  async (line) => {
    await sayWithCart(line, { kind: 'transporters' }, { sato: 1 }, buying)
    expect([draftNow().transporterSelections, draftNow().deliveryOption]).toEqual([{ sato: 'pwani' }, null])
  },
)

test('[CHAT-128] `nifanye nini sasa?` repeats the open question without an apology', async () => {
  await sayWithCart('nifanye nini sasa?', { kind: 'delivery' }, { sato: 1 }, buying)
  expect(replyKeys()).toEqual(['delivery'])
  expect(useTranscript.getState().entries.some(({ card }) => card.kind === 'reply' && card.how === 'sorry')).toBe(false)
})

test('[CHAT-135] `basi` at the end of an answer does not stop the checkout', async () => {
  setChoices({ checkoutRequested: true })
  await sayWithCart('kawaida basi', { kind: 'delivery' }, { sato: 1 }, buying)
  expect(draftNow()).toMatchObject({ checkoutRequested: true, deliveryOption: 'standard' })
})

test('[CHAT-127] an answer to a later question is stored, and the open question is asked again', async () => {
  setChoices({ checkoutRequested: true })
  await sayWithCart('kawaida', { kind: 'address' }, { sato: 1 }, buying)
  expect([draftNow().deliveryOption, replyKeys()]).toEqual(['standard', ['address']])
})

test('[CHAT-144] a payment number given early is stored, without the warning about Lipa Namba fraud', async () => {
  setChoices({ checkoutRequested: true })
  await sayWithCart('namba ya kulipia ni ya mwanangu, 0754345670.', { kind: 'delivery' }, { sato: 1 }, buying)
  expect(draftNow()).toMatchObject({ paymentMethod: 'mobile_money', phone: '255754345670' })
  expect(replyKeys()).not.toContain('lipaNamba')
})

test.each([['No, I mean my saved address, Mtaa wa Chole', 'address']] as const)(
  '[CHAT-056] `%s` is not understood: the open question is repeated and nothing is chosen',
  async (line, kind) => {
    setChoices({ checkoutRequested: true, paymentMethod: 'cash_on_delivery' })
    await sayWithCart(line, { kind }, { sato: 1 }, buying)
    expect(draftNow()).toMatchObject({ addressId: null, paymentMethod: 'cash_on_delivery', phone: null })
    expect(lastCard()).toMatchObject({ kind: 'reply', how: 'sorry' })
  },
)

test('[CHAT-056] the same sentence does not count as repeated when the facts have changed', async () => {
  await sayWithCart('punguza dagaa moja', SLIP, { dagaa: 3 })
  await handleMessage('punguza dagaa moja', SLIP, noFacts)
  const replies = useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'reply' ? [[card.text, card.how]] : []))
  expect(cartContents()).toEqual({ dagaa: 1 })
  expect(replies).toEqual([
    ['cartNow', undefined],
    ['cartNow', undefined],
  ])
})

test.each([
  ['actually just 1', 1],
  ['make it 3', 3],
  ['iwe moja tu', 1],
] as const)('[CHAT-091] `%s` changes a guest’s cart while the phone number is asked', async (line, quantity) => {
  signInAs(null)
  await sayWithCart(line, { kind: 'phone' }, { sato: 2 }, { ...noFacts, cartCount: 2, checkoutRequested: true })
  expect(useCart.getState().lines).toMatchObject([{ productId: 'sato', quantity }])
})

test('[CHAT-094] text next to an email does not replace a name that was already given', async () => {
  signInAs(null)
  storeDraft('signIn', { name: 'Rehema Juma', phone: '0713445566', email: '' })
  const calls = serve({})
  await sayWithCart('bas weka ya mwanangu juma.rehema@example.com', { kind: 'register' }, {}, { ...noFacts, registering: true })
  expect(calls.at(-1)?.body).toMatchObject({ name: 'Rehema Juma', email: 'juma.rehema@example.com' })
})

test('[CHAT-126][CHAT-127] at the transporters `express, i need it today` changes the delivery option and `ok riders` chooses the carrier', async () => {
  setChoices({ checkoutRequested: true, deliveryOption: 'standard' })
  await sayWithCart('express, i need it today', { kind: 'transporters' }, { sato: 1 }, buying)
  expect([draftNow().deliveryOption, draftNow().transporterSelections]).toEqual(['express', {}])
  await sayWithCart('ok riders', { kind: 'transporters' }, { sato: 1 }, buying)
  expect(draftNow().transporterSelections).toEqual({ sato: 'riders' })
  await sayWithCart('no i said pwani express', { kind: 'method' }, { sato: 1 }, buying)
  expect(draftNow().transporterSelections).toEqual({ sato: 'pwani' })
})

test('[CHAT-136] `the beaten one` picks that row without changing the number', async () => {
  await sayWithCart('the beaten one', list('pweza', 4), {})
  expect(cartContents()).toEqual({ beaten: 4 })
})

test('[CHAT-117] the last order is bought again without an item the buyer leaves out', async () => {
  const order = anOrder({
    id: 'o1',
    status: 'delivered',
    items: [orderItem(octopus, 1), orderItem(dagaa, 2)],
  })
  serve({ ...marketResponses(market), 'GET /orders': { body: [order] } })
  await sayWithCart('same as last time but no octopus', { kind: 'categories' }, {})
  expect(cartContents()).toEqual({ dagaa: 2 })
})

test.each(['drop it at house 12, Mikocheni near Shoppers', 'leteni nyumba namba 3 toeni chini'])(
  '[CHAT-048] `%s` says where to deliver, and removes nothing',
  async (line) => {
    await sayWithCart(line, { kind: 'address' }, { sato: 2 }, buying)
    expect(cartContents()).toEqual({ sato: 2 })
  },
)

test('[CHAT-144] a number mentioned in a report of a past payment does not become the payer', async () => {
  setChoices({ checkoutRequested: true, paymentMethod: 'cash_on_delivery', phone: null })
  await sayWithCart('nimelipa kutoka namba 0754345670', { kind: 'delivery' }, { sato: 1 }, buying)
  await sayWithCart('nimelipa kutoka namba 0754345670', { kind: 'slip' }, { sato: 1 }, buying)
  expect(draftNow()).toMatchObject({ paymentMethod: 'cash_on_delivery', phone: null })
})

test('[CHAT-141] asking whether we deliver to a place does not start the checkout', async () => {
  await sayWithCart('mnaleta Kinondoni karibu na kanisa', SLIP, { sato: 1 })
  expect(draftNow().checkoutRequested).toBe(false)
})

test('[CHAT-126] a place to deliver to does not choose the carrier with that place in its name', async () => {
  setChoices({ checkoutRequested: true, paymentMethod: 'cash_on_delivery', transporterSelections: { sato: 'pwani' } })
  for (const card of [{ kind: 'slip' }, { kind: 'method' }] as const) {
    await sayWithCart('peleka kariakoo', card, { sato: 1 }, buying)
    await sayWithCart('deliver it to Kariakoo instead', card, { sato: 1 }, buying)
  }
  expect(draftNow().transporterSelections).toEqual({ sato: 'pwani' })
})

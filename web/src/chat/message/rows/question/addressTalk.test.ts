// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anAddress, anOrder } from '#fixtures/builders.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { addToAddressDraft, clearAddressDraft } from '#web/features/addresses/oneLine/addressDraft.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadTexts, newAddress } from '../../testing/buyer.ts'
import { startNeemasCheckout } from '../../testing/neema.ts'
import { ADDED, buying, cardsAfterLine, cartContents, firstCardAnswer, replyKeys, SLIP, say, shopping } from '../../testing/talk.ts'

beforeAll(loadTexts)
beforeEach(() => startNeemasCheckout())

test.each([
  ['Mbagala Rangi Tatu, nyuma ya stendi ya daladala', { kind: 'address' }, buying],
  ['sawa lete kwangu Mbagala Rangi Tatu, nyuma ya stendi', ADDED, shopping],
  ['Mbagala Rangi Tatu nyuma ya stendi', ADDED, shopping],
  ['Mbagala Rangi Tatu, behind the bus stand', SLIP, shopping],
] as const)('[CHAT-151][CHAT-048] `%s` fills in the address and does not change the cart', async (line, card, facts) => {
  await say(line, card, facts)
  expect(cartContents()).toEqual({ dagaa: 1 })
  expect(newAddress()).toMatchObject({ addressLine1: 'Mbagala Rangi Tatu', district: 'Temeke' })
})

test.each([
  ['tatu', { dagaa: 3 }],
  ['just 2', { dagaa: 2 }],
] as const)('[CHAT-137] `%s` after a fish was added still sets its number', async (line, after) => {
  await say(line, ADDED, shopping)
  expect(cartContents()).toEqual(after)
})

test('[CHAT-048] fish asked for together with a place is added', async () => {
  await say('nipe 2, nipo karibu na soko', { kind: 'product', productId: 'dagaa' }, shopping)
  expect(cartContents()).toEqual({ dagaa: 3 })
})

test.each([
  ['Sorry, the address still reads strangely. Could I correct it?', 'transporters'],
  ['keep it cold please', 'transporters'],
  ['I prefer cold storage', 'transporters'],
  ['kwa boda', 'address'],
  ['Yes, deliver there.', 'method'],
  ['ndiyo, leteni hapo', 'method'],
  ['yes that is the right address', 'delivery'],
] as const)('[CHAT-126][CHAT-055] `%s` chooses nothing at the %s', async (line, kind) => {
  await say(line, { kind })
  expect(draftNow()).toMatchObject({ addressId: null, deliveryOption: null, paymentMethod: null, transporterSelections: {} })
})

test.each([
  ['kanda ya ziwa', { kind: 'transporters' }, { transporterSelections: { dagaa: 'cold' } }],
  ['Pwanni express', { kind: 'transporters' }, { deliveryOption: null, transporterSelections: { dagaa: 'pwani' } }],
  ['kariakooo riders', { kind: 'transporters' }, { transporterSelections: { dagaa: 'riders' } }],
  ['cash on delivery', { kind: 'method' }, { paymentMethod: 'cash_on_delivery' }],
  ['yes', { kind: 'method' }, { paymentMethod: null }],
  ['haile selasie', { kind: 'address' }, { addressId: 'msasani' }],
] as const)('[CHAT-126] `%s` still chooses', async (line, card, chosen) => {
  if (card.kind === 'transporters') setChoices({ addressId: 'masaki' })
  await say(line, card)
  expect(draftNow()).toMatchObject(chosen)
})

test('[CHAT-126] a carrier named at the slip does not change the delivery option', async () => {
  setChoices({ deliveryOption: 'standard', paymentMethod: 'mobile_money', transporterSelections: { dagaa: 'riders' } })
  await say("I'd rather have Fikiri or Pwani Express", { kind: 'slip' })
  expect(draftNow()).toMatchObject({ deliveryOption: 'standard', transporterSelections: { dagaa: 'riders' } })
  await say("I'd rather have Pwani Express", { kind: 'slip' })
  expect(draftNow()).toMatchObject({ deliveryOption: 'standard', transporterSelections: { dagaa: 'pwani' } })
})

test('[CHAT-105] a buyer who finds the address wrong at a later question is asked for it again', async () => {
  setChoices({ addressId: 'masaki', deliveryOption: 'standard' })
  await say('Sorry, the address still reads strangely. Could I correct it?', { kind: 'transporters' })
  expect([draftNow().addressId, replyKeys()]).toEqual([null, ['changeAddress', 'notDone']])
})

test.each([
  ['badilisha anwani, ni kinondoni mkwajuni karibu na baa ya mzee', /mkwajuni/i],
  ['The address is wrong. It should be Sinza Kijiweni, near Shell.', /Sinza Kijiweni/],
])('[CHAT-105][CHAT-151] `%s` at a later question chooses that address', async (line, street) => {
  setChoices({ addressId: 'masaki', deliveryOption: 'standard' })
  const calls = serve({ 'POST /addresses': { body: anAddress({ id: 'new' }) }, 'GET /transporters': { body: [] } })
  await say(line, { kind: 'transporters' })
  expect(draftNow().addressId).toBe('new')
  expect(calls.find(({ call }) => call === 'POST /addresses')?.body).toMatchObject({ addressLine1: expect.stringMatching(street) })
})

test('[CHAT-179] if a new address cannot be saved, the chosen one stays, and the draft keeps the new one', async () => {
  setChoices({ addressId: 'masaki', deliveryOption: 'standard' })
  serve({ 'POST /addresses': { status: 500, body: { message: 'no', code: 'internal' } } })
  await say('The address is wrong. It should be Sinza Kijiweni, near Shell.', SLIP)
  expect(draftNow().addressId).toBe('masaki')
  expect(cardsAfterLine()).toMatchObject([{ kind: 'guideText', text: 'problem' }])
  expect(newAddress().addressLine1).toBe('Sinza Kijiweni')
})

test('[CHAT-151] a district completes the new address, even if a saved address lies there', async () => {
  await addToAddressDraft('Mkwajuni, karibu na baa', false)
  await say('Ilala', { kind: 'newAddress' })
  expect(newAddress()).toMatchObject({ addressLine1: 'Mkwajuni', district: 'Ilala' })
  expect(draftNow().addressId).toBeNull()
  await say('the Masaki one', { kind: 'newAddress' })
  expect(draftNow().addressId).toBe('masaki')
})

test.each([
  ['Naam, hapo hapo Masaki', 'masaki', {}],
  [
    'send it to Msasani, standard, Pwani Express, cash',
    'msasani',
    { deliveryOption: 'standard', paymentMethod: 'cash_on_delivery', transporterSelections: { dagaa: 'pwani' } },
  ],
  ['Masaki, Pwani Express', 'masaki', { deliveryOption: null, transporterSelections: { dagaa: 'pwani' } }],
  ['the one at the office, express, M-Pesa', 'office', { deliveryOption: 'express', paymentMethod: 'mobile_money' }],
  ['ile ya ofisini', 'office', {}],
  ['kazini', 'office', {}],
  ['nyumbani kwa mama', 'mother', {}],
  ['kwangu', 'masaki', {}],
] as const)('[CHAT-126][CHAT-127] `%s` chooses the saved address, and the other answers are stored', async (line, addressId, others) => {
  await say(line, { kind: 'address' })
  expect(draftNow()).toMatchObject({ addressId, ...others })
})

test.each(['Shoppers Plaza Masaki', 'Oysterbay, near Pwani Express office'])(
  '[CHAT-151][CHAT-135] `%s` is a new address, and the landmark in it chooses nothing',
  async (line) => {
    await say(line, { kind: 'address' })
    expect(newAddress().district).toBe('Kinondoni')
    expect(draftNow()).toMatchObject({ addressId: null, deliveryOption: null, transporterSelections: {} })
  },
)

test('[CHAT-127] answers given together with a new address are stored', async () => {
  await say('checkout, Mikocheni B near TMJ hospital, express', { kind: 'address' })
  expect(newAddress()).toMatchObject({ addressLine1: 'Mikocheni B', addressLine2: 'near TMJ hospital' })
  expect(draftNow()).toMatchObject({ addressId: null, deliveryOption: 'express' })
})

test('[CHAT-151] a yes that repeats the town of the new address confirms it', async () => {
  const calls = serve({ 'POST /addresses': { body: anAddress({ id: 'new' }) }, 'GET /addresses': { body: [] } })
  await addToAddressDraft('Mkwajuni, kinondoni, dar', false)
  await say('yah kinondoni dar', { kind: 'newAddress' })
  expect(calls.at(0)?.body).toMatchObject({ addressLine1: 'Mkwajuni', district: 'Kinondoni' })
})

test.each([
  ['nah ile ya kwanza, Sinza karibu na baa ya mzee', 'Sinza', 'Ubungo'],
  ['ile ya kwanza, mkwajuni karibu na baa', 'Mkwajuni', 'Kinondoni'],
  ['hapana, ni Temeke', 'Mkwajuni', 'Temeke'],
  ['No, it should be Sinza Kijiweni', 'Sinza Kijiweni', 'Ubungo'],
])('[CHAT-151] `%s` at the new address corrects it', async (line, addressLine1, district) => {
  await addToAddressDraft('Mkwajuni, kinondoni', false)
  await say(line, { kind: 'newAddress' })
  expect(newAddress()).toMatchObject({ addressLine1, district })
  expect(firstCardAnswer()).not.toBe('again')
})

test.each(['transporters', 'slip'] as const)(
  '[CHAT-141] a question about carriers at the %s is answered and chooses none',
  async (kind) => {
    setChoices({ addressId: 'masaki', deliveryOption: 'standard' })
    for (const line of [
      'who do you use?',
      'Who is Kanda ya Ziwa Cold Chain? I did not choose them.',
      'Kariakoo Riders wapo vipi, wanaaminika?',
      'msafirishaji yupi ni nafuu?',
      'which rider is the most reliable',
      'mnatumia nani?',
    ]) {
      await say(line, { kind })
      expect([line, ...replyKeys()]).toEqual([line, 'carriers'])
    }
    expect(draftNow()).toMatchObject({ deliveryOption: 'standard', transporterSelections: {} })
  },
)

test.each([
  ['who are you?', 'yourName'],
  ['is it safe to pay?', 'isItSafe'],
])('[CHAT-141] `%s` at the slip is answered about the shop', async (line, text) => {
  await say(line, { kind: 'slip' })
  expect(replyKeys()).toEqual([text])
})

test.each([
  ['mpigie Juma 0712345678 akifika', 'mpigie Juma 0712345678 akifika'],
  ['call 0712345678 when you arrive', 'call 0712345678 when you arrive'],
])('[CHK-009] `%s` goes into the note and nowhere else', async (line, notes) => {
  for (const kind of ['address', 'newAddress', 'delivery', 'transporters', 'method', 'slip'] as const) {
    setChoices({ notes: null })
    await say(line, { kind })
    expect([kind, draftNow()]).toMatchObject([kind, { notes, phone: null, paymentMethod: null, addressId: null }])
  }
  expect([newAddress().addressLine1, replyKeys()]).toEqual(['', ['noted']])
})

test.each([
  ['Please change the receiver to Anna Mushi.', 'Anna Mushi', ''],
  ['the person receiving is Ali, 0754111222', 'Ali', '255 754 111 222'],
  ['mpokeaji ni juma', 'Juma', ''],
  ['Rehema atapokea, 0754 111 222', 'Rehema', '255 754 111 222'],
  ['na mdogo wangu Ally atapokea', 'Ally', ''],
])('[CHAT-182] `%s` before a place is given stays for the address: %s, %s', async (line, fullName, phoneNumber) => {
  for (const kind of ['address', 'delivery', 'slip'] as const) {
    clearAddressDraft()
    await say(line, { kind })
    expect([kind, newAddress(), draftNow()]).toMatchObject([kind, { fullName, phoneNumber }, { notes: null, phone: null }])
  }
})

test.each(['mpokeaji ni mimi', 'can somebody else receive it?', 'my wife will receive it'])(
  '[CHAT-141] `%s` names no receiver',
  async (line) => {
    await say(line, { kind: 'address' })
    expect([draftNow().notes, replyKeys()]).toEqual([null, ['nobodyHome']])
  },
)

test('[CHAT-141] a receiver for a placed order is not stored', async () => {
  serve({ 'GET /orders': { body: [anOrder({ status: 'confirmed' })] } })
  setChoices({ checkoutRequested: false })
  await say('Can my colleague Joseph receive it instead of me?', { kind: 'tracking', orderId: 'order-1' }, noFacts)
  expect([draftNow().notes, replyKeys()]).toEqual([null, []])
})

test.each([
  'when will I receive it?',
  'Can my colleague Joseph receive it instead of me?',
  'nikipokea nalipa',
  'call me',
  'nani atapokea PIN?',
  'I will collect it',
  'can Kariakoo Riders collect it',
  '0754 111 222',
])('[CHK-009] `%s` sets no receiver', async (line) => {
  await say(line, { kind: 'delivery' })
  expect(draftNow().notes).toBeNull()
  expect(replyKeys()).not.toContain('nobodyHome')
})

test.each(['ok no', 'sawa sio hapo'])('[CHAT-135] `%s` does not save the address', async (line) => {
  const calls = serve({ 'POST /addresses': { body: anAddress({ id: 'fresh' }) } })
  await addToAddressDraft('Mkwajuni, kinondoni', false)
  await say(line, { kind: 'newAddress' })
  expect(calls).toEqual([])
})

test.each(['do not change the address', 'is this the correct address?', 'anwani ni sahihi', 'change my email address'])(
  '[CHAT-135] `%s` does not change the address',
  async (line) => {
    setChoices({ addressId: 'masaki' })
    await say(line, { kind: 'delivery' })
    expect(draftNow()).toMatchObject({ addressId: 'masaki', deliveryOption: null })
  },
)

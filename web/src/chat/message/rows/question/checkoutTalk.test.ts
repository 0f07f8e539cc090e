// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anAddress, anOrder, aProduct } from '#fixtures/builders.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { addToAddressDraft, clearAddressDraft } from '#web/features/addresses/oneLine/addressDraft.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadTexts, newAddress } from '../../testing/buyer.ts'
import { marketResponses } from '../../testing/market.ts'
import { reviewed, startNeemasCheckout } from '../../testing/neema.ts'
import { cardsAfterLine, cartContents, replyKeys, SLIP, say, sayAfterReply, shopping } from '../../testing/talk.ts'

beforeAll(loadTexts)
beforeEach(() => startNeemasCheckout())

test.each([
  [
    'standard, Pwani Express, I pay when it arrives',
    { deliveryOption: 'standard', transporterSelections: { dagaa: 'pwani' }, paymentMethod: 'cash_on_delivery' },
  ],
  [
    'standard, Pwani Express, cash on delivery',
    { deliveryOption: 'standard', transporterSelections: { dagaa: 'pwani' }, paymentMethod: 'cash_on_delivery' },
  ],
  ['kawaida, na nitalipa kwa tigo namba 0712334455', { deliveryOption: 'standard', paymentMethod: 'mobile_money', phone: '255712334455' }],
  [
    'the masaki one, standard, any, cash',
    { addressId: 'masaki', deliveryOption: 'standard', paymentMethod: 'cash_on_delivery', transporterSelections: { dagaa: 'none' } },
  ],
  [
    'ya masaki, kawaida, yeyote tu, cash',
    { addressId: 'masaki', deliveryOption: 'standard', paymentMethod: 'cash_on_delivery', transporterSelections: { dagaa: 'none' } },
  ],
  [
    "standard, I don't mind who, cash",
    { deliveryOption: 'standard', paymentMethod: 'cash_on_delivery', transporterSelections: { dagaa: 'none' } },
  ],
  ['express, no preference', { deliveryOption: 'express', transporterSelections: { dagaa: 'none' } }],
  ['yes deliver there, standard, any rider is fine', { deliveryOption: 'standard', transporterSelections: { dagaa: 'none' } }],
  ['ipeleke ofisini lakini kawaida tu, sio haraka', { addressId: 'office', deliveryOption: 'standard' }],
  ['the one at the office, express', { addressId: 'office', deliveryOption: 'express' }],
  ['hmm no, standard. and send it to my mother in Moshi', { addressId: 'mother', deliveryOption: 'standard' }],
  ['good. standard. my brother Juma will receive it, 0765112233', { deliveryOption: 'standard', notes: null, phone: null }],
] as const)('[CHAT-054][CHAT-127] `%s` at the delivery stores every answer it contains', async (line, chosen) => {
  setChoices({ addressId: 'masaki' })
  await say(line, { kind: 'delivery' })
  expect(draftNow()).toMatchObject(chosen)
})

test.each([
  [
    'change it to the office, cash on delivery, note: leave at reception',
    { addressId: 'office', paymentMethod: 'cash_on_delivery', notes: 'leave at reception' },
  ],
  ['no, back to cash. note: call before you come', { paymentMethod: 'cash_on_delivery', notes: 'call before you come' }],
  ['kawaida, na lipa na namba 0712334455', { deliveryOption: 'standard', phone: '255712334455' }],
  ['badilisha, kawaida basi, na lipa na namba 0754998877', { deliveryOption: 'standard', phone: '255754998877' }],
  ['Pwani Express, and make it standard', { deliveryOption: 'standard', transporterSelections: { dagaa: 'pwani' } }],
  ['ipelekwe kwa mama, kawaida, lipa ukipokea', { addressId: 'mother', deliveryOption: 'standard', paymentMethod: 'cash_on_delivery' }],
  ['hmm no, standard. and send it to my mother in Moshi', { addressId: 'mother', deliveryOption: 'standard' }],
] as const)('[CHAT-105][CHAT-127] `%s` at the slip changes exactly those choices', async (line, changed) => {
  setChoices(reviewed)
  await say(line, { kind: 'slip' })
  expect(draftNow()).toMatchObject({ ...reviewed, ...changed })
})

test.each([
  'not express, not the office',
  'standard, and is Pwani Express safe?',
  'cash, I paid yesterday',
  'Pwani Express, Masaki is where they live',
  'standard or express, whatever you like best',
  'my mother is in Moshi, standard is fine',
  'near the office, express',
  'express is too expensive, the office is far',
])('[CHAT-135] `%s` at the slip changes nothing that is uncertain', async (line) => {
  setChoices(reviewed)
  await say(line, { kind: 'slip' })
  expect(draftNow()).toMatchObject({ addressId: 'masaki', phone: null, notes: null })
  expect(newAddress().addressLine1).toBe('')
})

test.each([
  ["Sinza, near the big Total station, and I'll pay cash", 'Sinza', 'near the big Total station', 'Ubungo'],
  ['anakaa Tabata Segerea, karibu na shule', 'Tabata Segerea', 'karibu na shule', 'Ilala'],
  ['wanaishi Tabata Segerea, karibu na shule', 'Tabata Segerea', 'karibu na shule', 'Ilala'],
  ['badilisha anwani: Tabata Segerea, karibu na shule', 'Tabata Segerea', 'karibu na shule', 'Ilala'],
  [
    'not Masaki today, bring it to my work, Mikocheni, Rose Garden road, opposite the petrol station',
    'Mikocheni, Rose Garden road',
    'opposite the petrol station',
    'Kinondoni',
  ],
])('[CHAT-151] `%s` gives the address without the words of other answers', async (line, addressLine1, addressLine2, district) => {
  for (const kind of ['address', 'newAddress'] as const) {
    clearAddressDraft()
    await say(line, { kind })
    expect([kind, newAddress()]).toMatchObject([kind, { addressLine1, addressLine2, district }])
  }
})

test.each([
  ['no wait, not the mosque, next to the market', 'next to the market'],
  ['near the market, not the mosque', 'near the market'],
  ['hapana, karibu na soko', 'karibu na soko'],
])('[CHAT-151] `%s` corrects only the landmark', async (line, addressLine2) => {
  await addToAddressDraft('Mkwajuni, kinondoni, opposite the mosque', false)
  await say(line, { kind: 'newAddress' })
  expect(newAddress()).toMatchObject({ addressLine1: 'Mkwajuni', addressLine2, district: 'Kinondoni' })
})

test('[CHAT-105] another place to deliver to at the slip becomes the address', async () => {
  setChoices(reviewed)
  const calls = serve({ 'POST /addresses': { body: anAddress({ id: 'new' }) }, 'GET /transporters': { body: [] } })
  await say('niletee Mbagala Zakhem badala yake, karibu na soko', { kind: 'slip' })
  const sent = calls.find(({ call }) => call === 'POST /addresses')?.body
  expect([draftNow().addressId, sent]).toMatchObject(['new', { addressLine1: 'Mbagala Zakhem', district: 'Temeke' }])
})

test.each([
  ['remove the note', null],
  ['futa maelezo', null],
  ['toa maelezo', null],
  ['toa hayo maelezo ya mama', 'nipigie kabla'],
  ['the note is wrong, it should only say: Juma 0765112233', 'Juma 0765112233'],
  ['receiver is Juma only', 'Receiver: Mama Neema. nipigie kabla'],
  ['andika kwenye maelezo: niletee asubuhi mapema', 'Receiver: Mama Neema. nipigie kabla. niletee asubuhi mapema'],
  ['note: ask the guard where I am', 'Receiver: Mama Neema. nipigie kabla. ask the guard where I am'],
  ['delete the message about payment', 'Receiver: Mama Neema. nipigie kabla'],
  ['how can I remove the note?', 'Receiver: Mama Neema. nipigie kabla'],
  ['kwenye maelezo naweka nini', 'Receiver: Mama Neema. nipigie kabla'],
  ['remove the fish', 'Receiver: Mama Neema. nipigie kabla'],
])('[CHK-009] after `%s` the note is %s', async (line, notes) => {
  setChoices({ ...reviewed, notes: 'Receiver: Mama Neema. nipigie kabla' })
  await say(line, { kind: 'slip' })
  expect([draftNow().notes, cartContents()]).toEqual([notes, { dagaa: 1 }])
})

test.each(["what's in my cart and how much is it?", 'how much is it?', 'is that the right one?'])(
  '[CHAT-135] `%s` does not save the address',
  async (line) => {
    const calls = serve({ 'POST /addresses': { body: anAddress({ id: 'fresh' }) }, 'GET /transporters': { body: [] } })
    await addToAddressDraft('Mkwajuni, kinondoni, opposite the mosque', false)
    await say(line, { kind: 'newAddress' })
    expect([calls.filter(({ call }) => call === 'POST /addresses'), replyKeys().includes('shareLink')]).toEqual([[], false])
  },
)

test.each([
  'yeyote ila si Dodoma Link',
  'any except Kariakoo Riders',
  'anyone but not Pwani Express',
  'not Pwani Express',
  'sitaki Kariakoo Riders',
])('[CHAT-135] `%s` chooses no carrier', async (line) => {
  await say(line, { kind: 'transporters' })
  expect([draftNow().transporterSelections, replyKeys()]).toEqual([{}, ['transporters']])
})

test('[CHAT-126] with one carrier refused, the other one named is chosen', async () => {
  await say('sio Pwani Express, Kariakoo Riders', { kind: 'transporters' })
  expect(draftNow().transporterSelections).toEqual({ dagaa: 'riders' })
})

test('[CHAT-126] any motorcycle rider means no preference', async () => {
  await say('mpanda pikipiki yeyote', { kind: 'transporters' })
  expect(draftNow().transporterSelections).toEqual({ dagaa: 'none' })
})

test.each([
  ['salaam aleikum', null],
  ['Sinza 0713445566', null],
  ['kwa Mama Neema', null],
  ['Pwani Express 0713445566', null],
  ['standard 0713445566', null],
])('[CHK-009] `%s` at the address or delivery: the note is %s', async (line, notes) => {
  for (const kind of ['address', 'newAddress', 'delivery'] as const) {
    setChoices({ notes: null })
    await say(line, { kind })
    expect([kind, draftNow().notes]).toEqual([kind, notes])
  }
})

test.each([
  ['badilisha iende ofisini', 'changeAddressPlaced', 'SMK-100001'],
  ['where will it be delivered exactly?', 'orderPlaceCard', 'SMK-100001'],
  ['itapelekwa wapi', 'orderPlaceCard', 'SMK-100001'],
  ['I forgot, tell the rider it is near the Total station', 'tellRiderPlaced', 'SMK-100001'],
])('[CHAT-142] after the order `%s` is answered about the order shown last', async (line, text, orderNumber) => {
  const other = anOrder({ id: 'order-2', orderNumber: 'SMK-OTHER', status: 'processing', addressId: 'office' })
  serve({ 'GET /orders': { body: [anOrder({ status: 'confirmed', addressId: 'masaki' }), other] } })
  setChoices({ checkoutRequested: false })
  useCart.setState({ lines: [] })
  await say(line, { kind: 'tracking', orderId: 'order-1' }, noFacts)
  expect(cardsAfterLine().filter(({ kind }) => kind === 'reply')).toMatchObject([{ text, about: { orderNumber } }])
  expect(draftNow().notes).toBeNull()
})

test.each([
  ['itafika saa ngapi leo?', 'slip', 'arrivesWithin'],
  ['itafika lini', 'delivery', 'deliveryTime'],
  ['nani anakuja?', 'slip', 'carrierChosen'],
  ['who is coming', 'slip', 'carrierChosen'],
  ['which one is safer?', 'method', 'saferWay'],
  ['is it safe to pay?', 'method', 'isItSafe'],
] as const)('[CHAT-141] `%s` at the %s is answered with %s', async (line, kind, text) => {
  setChoices(reviewed)
  await say(line, { kind })
  expect(replyKeys()).toEqual([text])
})

test('[CHAT-044] `nalipia` with fish in the cart starts the checkout', async () => {
  setChoices({ checkoutRequested: false })
  await say('nalipia', SLIP, shopping)
  expect(draftNow().checkoutRequested).toBe(true)
})

test('[CHAT-148] place names do not trigger the offer of Swahili', async () => {
  localStorage.removeItem('swahiliOffered')
  await say('Sinza Kijiweni, karibu na shule ya msingi', { kind: 'address' })
  expect(localStorage.getItem('swahiliOffered')).toBeNull()
})

test.each(['peeled prawns', 'the peeled ones'])('[CHAT-137] `%s` on a list with that kind picks that row', async (line) => {
  const prawns = [
    aProduct({ id: 'kamba', name: 'Prawns (Kamba), 1 kg', availableQuantity: 9 }),
    aProduct({ id: 'peeled', name: 'Peeled prawns (Kamba waliomenywa), 500 g', availableQuantity: 9 }),
  ]
  serve(marketResponses(prawns, { kamba: prawns }))
  setChoices({ checkoutRequested: false })
  await say(line, { kind: 'products', search: 'kamba' }, shopping)
  expect(cartContents()).toMatchObject({ peeled: 1 })
  expect(replyKeys()).not.toContain('cleaning')
})

test.each([
  ['yes', null],
  ['ndiyo', null],
  ['ok express', 'express'],
  ['yes, standard', 'standard'],
] as const)('[CHAT-127][CHAT-135] after our `Which one?` the answer `%s` chooses %s: yes alone chooses neither', async (line, chosen) => {
  await sayAfterReply('deliveryTime', line, { kind: 'delivery' })
  expect(draftNow().deliveryOption).toBe(chosen)
  if (chosen === null) expect(replyKeys().at(-1)).toBe('delivery')
})

test('[CHAT-126] a bare yes at the delivery chooses neither option, and the question is repeated', async () => {
  await say('yes', { kind: 'delivery' })
  expect([draftNow().deliveryOption, replyKeys()]).toEqual([null, ['delivery']])
})

test.each([
  ['send it to my office instead of the Moshi one', 'office'],
  ['ofisini badala ya Moshi', 'office'],
] as const)('[CHAT-126] `%s` chooses the place named first', async (line, id) => {
  setChoices({ addressId: 'mother', deliveryOption: 'standard', paymentMethod: 'mobile_money' })
  await say(line, { kind: 'slip' })
  expect(draftNow().addressId).toBe(id)
})

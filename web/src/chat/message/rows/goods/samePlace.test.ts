// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anAddress, anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import type { Card } from '#web/chat/cards/card.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { forgetAddressLine } from '#web/features/addresses/oneLine/takeAddressLine.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'

const dagaa = aProduct({ id: 'dagaa', name: 'Fried lake sardine (Dagaa wa kukaanga), 250 g', availableQuantity: 9 })
const buying: Facts = { ...noFacts, cartCount: 1, user: 'x', addresses: 4, checkoutRequested: true }
const book = [
  anAddress({ id: 'masaki', addressLine2: 'Masaki, opposite the dispensary', isDefault: true }),
  anAddress({ id: 'msasani', fullName: 'Neema Mushi', addressLine1: 'Haile Selassie Rd 14', addressLine2: 'Msasani', isDefault: false }),
  anAddress({
    ...{ id: 'mother', fullName: 'Mama Neema', addressLine1: 'House 7, Boma Rd', isDefault: false },
    ...{ city: 'Moshi', region: 'Kilimanjaro', district: 'Moshi Municipal' },
  }),
  anAddress({ id: 'office', fullName: 'Neema Mushi, office', addressLine1: 'Samora Ave 22', district: 'Ilala', isDefault: false }),
]
const page = { body: { data: [], meta: { total: 0, skip: 0, take: 20, hasMore: false } } }

beforeAll(async () => {
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadBundle(bundle)
})
beforeEach(async () => {
  localStorage.setItem('swahiliOffered', '1')
  await chooseLanguage('en')
  signInAs(PHONE)
  serve({
    'GET /products/dagaa': { body: dagaa },
    'GET /products?skip=0&take=20&search=dagaa': page,
    'GET /transporters': {
      body: [
        aTransporter({ id: 'riders', businessName: 'Kariakoo Riders' }),
        aTransporter({ id: 'pwani', businessName: 'Pwani Express' }),
        aTransporter({ id: 'cold', businessName: 'Kanda ya Ziwa Cold Chain' }),
      ],
    },
    'GET /orders': {
      body: [anOrder({ id: 'o1', addressId: 'mother', items: [{ id: 'l1', quantity: 2, unitPrice: 1_000, product: dagaa }] })],
    },
  })
  localStorage.setItem('addresses', JSON.stringify({ state: { owner: PAYER, addresses: book }, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'addresses' }))
  useCart.setState({ lines: [{ productId: 'dagaa', quantity: 1, product: dagaa }], checkoutId: 'c1', owner: null, waiting: {} })
  setChoices({
    checkoutRequested: true,
    addressId: null,
    deliveryOption: null,
    paymentMethod: null,
    phone: null,
    notes: null,
    transporterSelections: {},
  })
  forgetAddressLine()
})

const cartContents = () => Object.fromEntries(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity]))
const texts = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'reply' ? card.text : []))

/** Sends a line while `card` is the open question. */
async function say(line: string, card: Card, facts: Facts = buying): Promise<void> {
  useTranscript.setState({ owner: 'guest', entries: [{ id: 'q', at: 1, run: 1, card, cartCountWhenShown: 9 }], loaded: true })
  await handleMessage(line, card, facts)
}

test('[CHAT-126] `home please, the usual` at the address chooses home, and nothing else from the last order', async () => {
  await say('home please, the usual', { kind: 'address' })
  expect([draftNow(), cartContents()]).toMatchObject([{ addressId: 'masaki', deliveryOption: null, paymentMethod: null }, { dagaa: 1 }])
})

test.each(['Anwani ile ile ya zamani', 'yes same place as always', 'Ileteni kwa anwani yangu ya siku zote'])(
  '[CHAT-126][CHAT-103] `%s` at the address adds no old order, and the address is asked again',
  async (line) => {
    await say(line, { kind: 'address' })
    expect(draftNow()).toMatchObject({ addressId: null, deliveryOption: null, paymentMethod: null })
    expect([cartContents(), texts().at(-1)]).toEqual([{ dagaa: 1 }, 'address'])
  },
)

test('[CHAT-126] `pale pale Msasani kama siku zote` is read as a new address and chooses no saved one', async () => {
  await say('pale pale Msasani kama siku zote', { kind: 'address' })
  expect([draftNow(), cartContents()]).toMatchObject([{ addressId: null, deliveryOption: null }, { dagaa: 1 }])
})

test.each(['home please, the usual', 'hapo hapo kama mara iliyopita'])(
  '[CHAT-127] `%s` at the delivery adds no old order and repeats the question',
  async (line) => {
    setChoices({ addressId: 'msasani' })
    await say(line, { kind: 'delivery' })
    expect(cartContents()).toEqual({ dagaa: 1 })
    expect(draftNow().deliveryOption).toBeNull()
    expect(texts().at(-1)).toBe('delivery')
  },
)

test.each(['is it the usual place?', 'which is the usual address'])(
  '[CHAT-126] the question `%s` does not choose an address',
  async (line) => {
    await say(line, { kind: 'address' })
    expect(draftNow().addressId).toBeNull()
  },
)

test.each([
  ['her number is 0755123456', 'Receiver: 0755123456'],
  ['namba yake ni 0755 123 456', 'Receiver: 0755 123 456'],
])('[CHK-009] `%s` at the new address is stored as the receiver’s number', async (line, notes) => {
  await say(line, { kind: 'newAddress' })
  expect(draftNow()).toMatchObject({ notes, phone: null })
})

test.each([
  ['will they call me?', 'riderCalls', 'delivery'],
  // Not understood: the review is repeated.
  ['do i pay for delivery now?', 'review', 'review'],
  ['no rush', 'transporters', 'transporters'],
] as const)('[CHAT-141][CHAT-127] `%s` is answered with %s at %s', async (line, told, kind) => {
  await say(line, { kind } as Card)
  expect(texts()).toContain(told)
  expect(draftNow()).toMatchObject({ deliveryOption: null, paymentMethod: null })
})

test('[CHAT-126] `no rush` at the delivery chooses standard', async () => {
  await say('no rush', { kind: 'delivery' })
  expect(draftNow().deliveryOption).toBe('standard')
})

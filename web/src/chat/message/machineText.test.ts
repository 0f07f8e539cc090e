// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anAddress, aProduct } from '#fixtures/builders.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { addressDraftNow, addToAddressDraft } from '#web/features/addresses/oneLine/addressDraft.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { noPerson, PersonFields } from '#web/features/session/join/personFields.ts'
import { useSession } from '#web/features/session/session.ts'
import { draftNow as draftOf } from '#web/features/session/useDraft.ts'
import { machineTextIn } from '../lines/perform/machineText.ts'
import { chipsOf } from './replyTo.ts'
import { loadTexts, signInBuyer } from './testing/buyer.ts'
import { buying, cardsAfterLine, fillCart, replyKeys, replyTexts, say, sayInShop } from './testing/talk.ts'

const SITE = window.location.origin
const MAP = 'https://maps.app.goo.gl/Kx7aB2'
const CARD = 'BEGIN:VCARD\nVERSION:3.0\nN:Juma;Asha;;;\nFN:Asha Juma\nTEL;type=CELL;waid=255712345678:+255 712 345 678\nEND:VCARD'

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  fillCart([aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg' })], { a: 1 })
})

test.each([
  [`${SITE}/products/sato-1`, { kind: 'slip' }, { kind: 'product', productId: 'sato-1', beside: true }],
  [`nataka hii ${SITE}/products/sato-1).`, { kind: 'slip' }, { kind: 'product', productId: 'sato-1', beside: true }],
  [`${SITE}/orders/o-1`, { kind: 'tracking', orderId: 'o-1' }],
  [`${SITE}/orders`, { kind: 'orders' }],
  [`${SITE}/cart`, { kind: 'slip' }],
  [
    `${SITE}/chat?basket=sato-1:2,changu-1:1`,
    {
      kind: 'basket',
      items: [
        { productId: 'sato-1', quantity: 2 },
        { productId: 'changu-1', quantity: 1 },
      ],
    },
  ],
])('[CHAT-192][CHAT-009] the own link `%s` opens what it shows and changes nothing', async (line, ...cards) => {
  const before = useCart.getState().lines
  await sayInShop(line, { kind: 'welcome' })
  expect(cardsAfterLine()).toMatchObject(cards)
  expect(useCart.getState().lines).toEqual(before)
})

test('[CHAT-192] the link of an order asks a guest to sign in first', async () => {
  useSession.setState({ token: null, user: null })
  await sayInShop(`${SITE}/orders/o-1`, { kind: 'welcome' })
  expect(cardsAfterLine()).toMatchObject([{ kind: 'signIn', shows: { kind: 'tracking', orderId: 'o-1' } }])
})

test.each([
  MAP,
  'https://example.com/sato-3kg',
  'www.sato.co.tz/2',
  'asha.sato@mail.co.tz',
  'mailto:2sato@mail.com',
  '-6.7924, 39.2083',
  'geo:-6.7924,39.2083',
  'https://www.google.com/maps/place/Kariakoo/@-6.8193,39.2756,17z',
  'https://a.b/%',
  `${SITE}/about`,
  'http://[',
  CARD,
])('[CHAT-192] `%s` is named as not understood where nothing asks for it', async (line) => {
  for (const card of [{ kind: 'welcome' }, { kind: 'delivery' }] as const) {
    const before = useCart.getState().lines
    await say(line, card, card.kind === 'welcome' ? noFacts : buying)
    expect([line, replyKeys()]).toEqual([line, ['notDone']])
    expect(replyTexts()[0]).toContain(line === CARD ? 'Asha Juma' : line)
    expect(useCart.getState().lines).toEqual(before)
  }
  expect(line === CARD ? [] : chipsOf(line)).toEqual([])
})

test.each([{ kind: 'address' }, { kind: 'newAddress' }] as const)(
  '[CHAT-192][CHAT-151] a map link at $kind stays as the landmark of the place that is named afterwards',
  async (card: Card) => {
    await say(MAP, card)
    expect(replyTexts()).toEqual([expect.stringContaining('What is the place called?')])
    expect(addressDraftNow().addressLine2).toBe(MAP)
    await addToAddressDraft('Sinza Kijiweni, near Shell', true)
    expect(addressDraftNow()).toMatchObject({ addressLine1: 'Sinza Kijiweni', addressLine2: `near Shell, ${MAP}`, district: 'Ubungo' })
  },
)

test('[CHAT-192] coordinates and long map links at the address become a short link, and the words beside it the place', async () => {
  await say('-6.7924, 39.2083', { kind: 'newAddress' })
  expect(addressDraftNow().addressLine2).toBe('https://maps.google.com/?q=-6.7924,39.2083')
  await signInBuyer()
  const calls = serve({ 'POST /addresses': { body: anAddress({ id: 'new' }) } })
  await say('Sinza near Puma https://www.google.com/maps/place/Sinza+Kijiweni+Puma/@-6.7924,39.2083,17z/data=x', { kind: 'newAddress' })
  expect(calls.at(0)?.body).toMatchObject({ addressLine1: 'Sinza', addressLine2: 'near Puma, https://maps.google.com/?q=-6.7924,39.2083' })
})

test('[CHAT-192][I18N-016] a contact card gives name and number where they are asked for', async () => {
  await say(CARD, { kind: 'register' }, noFacts)
  expect(draftOf('signIn', PersonFields, noPerson)).toMatchObject({ name: 'Asha Juma', phone: '+255 712 345 678' })
  const calls = serve({ 'POST /addresses': { body: anAddress({ id: 'new' }) } })
  await addToAddressDraft('Sinza Kijiweni', true)
  await say(CARD, { kind: 'newAddress' })
  expect(calls.find(({ call }) => call === 'POST /addresses')?.body).toMatchObject({ fullName: 'Asha Juma', phoneNumber: '255712345678' })
})

test('[CHAT-192] words are not taken for machine text', () => {
  for (const line of [
    'sato 2.5 kg',
    'nipo Sinza A/Mtaa 4',
    'sato 3, changu 2',
    'elfu 12.5',
    'saa 2.30 usiku',
    'a.b',
    'Plot 4.125, 12',
    'ok...sawa',
  ])
    expect(machineTextIn(line)).toEqual({ found: [], rest: line })
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasRole, isKind, type ShownKind, screenReaderText } from '#web/chat/kinds/kinds.ts'
import { chooseLanguage, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { allStates, states } from './states.ts'

/** The requirement that names the states of a kind. */
const rows: { readonly [Kind in ShownKind]?: string } = {
  welcome: 'CHAT-077',
  language: 'CHAT-079',
  categories: 'CHAT-080',
  clarify: 'CHAT-081',
  products: 'CHAT-083',
  product: 'CHAT-084',
  cartChanged: 'CHAT-090',
  phone: 'CHAT-093',
  register: 'CHAT-094',
  code: 'CHAT-096',
  address: 'CHAT-097',
  newAddress: 'CHAT-098',
  slip: 'CHAT-105',
  waiting: 'CHAT-108',
  stillChecking: 'CHAT-109',
  failure: 'CHAT-111',
  recovery: 'CHAT-112',
  receipt: 'CHAT-110',
  orders: 'CHAT-114',
  tracking: 'CHAT-116',
  wishlist: 'CHAT-118',
  basket: 'CHAT-123',
  connection: 'CHAT-120',
  help: 'CHAT-119',
}

/** Named states that a card never shows, with the reasons. */
const elsewhere: readonly string[] = [
  // Parts of the form load and fail on their own; the form itself never waits.
  'newAddress busy',
  // Prices are read again on confirmation; until then the card looks fresh.
  'slip expired',
  // These have cards of their own: stillChecking and failure.
  'waiting expired',
  'waiting error',
  // A failed check shows a toast; the card can check again.
  'stillChecking error',
  // Try Again returns to the slip at once.
  'failure busy',
  // The reply to a question is added below; the help card does not change.
  'help done',
  // Stored on the device, and its entries are added to the cart one by one.
  'wishlist busy',
  'wishlist done',
  'wishlist error',
]

const register = readFileSync('docs/spec/beyond.md', 'utf8')

test('[CHAT-076] the gallery shows every state that the requirements name for each kind', () => {
  const missing = Object.entries(rows).flatMap(([kind, row]) => {
    if (!isKind(kind)) return []
    const named = new RegExp(`^\\| ${row} \\|.*?[Ss]tates: ([^.;(|]*)`, 'm').exec(register)?.[1] ?? ''
    const wanted = named.split(',')
    const shown = states[kind].map(({ name }) => name.split(':')[0])
    return wanted.map((state) => state.trim()).flatMap((state) => (shown.includes(state as never) ? [] : [`${kind} ${state}`]))
  })
  expect(missing.toSorted()).toEqual(elsewhere.toSorted())
})

test('[CHAT-071] the screen reader text of every card is one sentence of at most 160 characters in both languages', async () => {
  await Promise.all([loadBundle('shell'), loadBundle('chat')])
  const names = {
    product: () => 'Yellowfin tuna loin, skinless (Mnofu wa jodari)',
    order: () => 'SMK-104698',
    amount: () => 10_000_000,
    unsent: () => 12,
  }
  for (const language of ['en', 'sw'] as const) {
    await chooseLanguage(language)
    const cards = allStates.filter(({ card }) => !hasRole(card, 'words'))
    const narrated = cards.map(({ id, card }) => [id, screenReaderText(card, textsNow('chat'), names)] as const)
    expect(narrated.filter(([, text]) => text.length === 0 || text.length > 160)).toEqual([])
  }
})

test.each(['en', 'sw'] as const)(
  '[CHAT-071] the screen reader text before emptying the cart is the question of the cart page, in %s',
  async (language) => {
    for (const bundle of ['shell', 'chat', 'shop'] as const) await loadBundle(bundle)
    await chooseLanguage(language)
    const none = { product: () => '', order: () => '', amount: () => 0, unsent: () => 0 }
    const announced = (question: 'clearCart' | 'startFresh') => screenReaderText({ kind: 'confirm', question }, textsNow('chat'), none)
    expect(announced('clearCart')).toBe(textsNow('shop').cart.clearQuestion)
    expect(announced('startFresh')).toBe(textsNow('chat').chat.startFreshAsk)
  },
)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advance, liveQuestion } from './advance.ts'
import type { Card } from './card.ts'
import type { Entry } from './entry.ts'
import { type Facts, noFacts } from './facts.ts'
import { buy } from './journeys/buy.ts'

const T = 1_000

/** The thread after these facts came one after the other. */
function after(...facts: Partial<Facts>[]): Entry[] {
  let entries: readonly Entry[] = []
  let known: Facts = noFacts
  for (const change of facts) {
    known = { ...known, ...change, now: known.now + T }
    entries = put(entries, advance(entries, known))
  }
  return [...entries]
}

function put(entries: readonly Entry[], writes: readonly Entry[]): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  for (const entry of writes) byId.set(entry.id, entry)
  return [...byId.values()]
}

const lastCard = (entries: readonly Entry[]): string => entries.at(-1)?.card.kind ?? ''
const signedIn = { cartCount: 2, wanted: true, user: '+255754110001', addresses: 1 }
const answered = {
  ...signedIn,
  addressId: 'a1',
  deliveryOption: 'express',
  transportersChosen: true,
  transporters: 'none',
  method: 'mobile_money',
  phone: '255754110001',
} as const

test('[CHAT-077] an empty thread begins with the welcome', () => {
  expect(lastCard(after({}))).toBe('welcome')
})

test('[CHAT-078] a full cart is welcomed too, before anything is asked of it', () => {
  expect(lastCard(after({ cartCount: 3 }))).toBe('welcome')
})

test.each<[string, Partial<Facts>]>([
  ['cart', { cartCount: 2 }],
  ['phone', { cartCount: 2, wanted: true }],
  ['register', { cartCount: 2, wanted: true, registering: true }],
  ['code', { cartCount: 2, wanted: true, codeSent: true }],
  ['phone', { storedAdd: true }],
  ['newAddress', { ...signedIn, addresses: 0 }],
  ['address', signedIn],
  ['cartChanged', { ...signedIn, cartChanged: true }],
  ['delivery', { ...signedIn, addressId: 'a1' }],
  ['transporters', { ...signedIn, addressId: 'a1', deliveryOption: 'express' }],
  ['method', { ...answered, method: null }],
  ['payPhone', { ...answered, phone: null }],
  ['review', answered],
  ['waiting', { ...answered, payment: { id: 'p1', kind: 'waiting' } }],
  ['stillChecking', { ...answered, payment: { id: 'p1', kind: 'stillChecking' } }],
  ['failure', { ...answered, payment: { id: 'p1', kind: 'failed' } }],
  ['recovery', { ...answered, unfinished: 'p1' }],
])('[CHAT-010][CHAT-012] the first unmet goal asks for %s', (card, facts) => {
  expect(lastCard(after({}, facts))).toBe(card)
})

test('[CHAT-012] every combination of facts names at most one goal, and asks what answers to it', () => {
  const some = <Value>(value: Value) => fc.constantFrom(null, value)
  const anyFacts = fc.record<Facts>({
    now: fc.constant(T),
    unfinished: some('p1'),
    cartCount: fc.constantFrom(0, 2),
    storedAdd: fc.boolean(),
    wanted: fc.boolean(),
    user: some('+255754110001'),
    codeSent: fc.boolean(),
    registering: fc.boolean(),
    addresses: fc.constantFrom(0, 2),
    addressId: some('a1'),
    deliveryOption: some('standard' as const),
    transportersChosen: fc.boolean(),
    transporters: fc.constant('none'),
    method: some('cash_on_delivery' as const),
    phone: some('255754110001'),
    cartChanged: fc.boolean(),
    payment: some({ id: 'p1', kind: 'waiting' as const }),
    placing: fc.constant(false),
    ordered: fc.constant(null),
  })
  fc.assert(
    fc.property(fc.array(anyFacts, { minLength: 1, maxLength: 8 }), (sequence) => {
      let entries: readonly Entry[] = []
      for (const facts of sequence) {
        entries = put(entries, advance(entries, facts))
        entries = put(entries, advance(entries, facts)) // the first call may only greet
        // [CHAT-022] one live card, and nothing more to write when asked again.
        expect(
          entries.filter((entry) => !entry.answer && entry.card.kind !== 'says' && entry.card.kind !== 'chose').length,
        ).toBeLessThanOrEqual(1)
        expect(advance(entries, facts)).toEqual([])
      }
    }),
    { numRuns: 3_000 },
  )
})

test('[CHAT-012] the goals stand in the order of the register', () => {
  expect(buy.map((goal) => goal.id)).toEqual([
    'settle',
    'product',
    'quantity',
    'checkout',
    'signIn',
    'cartChanged',
    'address',
    'delivery',
    'transporters',
    'method',
    'phone',
    'review',
    'paid',
  ])
})

test('[CHAT-014] an address chosen on a page settles the card with it and the next question follows', () => {
  const entries = after({}, signedIn, { addressId: 'a1' })
  expect(entries.find((entry) => entry.card.kind === 'address')?.answer).toEqual({ value: 'a1' })
  expect(lastCard(entries)).toBe('delivery')
})

test('[CHAT-024][CHAT-035] un-meeting a goal asks it again, and only it', () => {
  const entries = after({}, answered, { addressId: null })
  expect(lastCard(entries)).toBe('address')
  expect(lastCard(after({}, answered, { addressId: null }, { addressId: 'a2' }))).toBe('review')
})

test('[CHAT-041] the choice stays as a message of the buyer', () => {
  const entries = after({}, signedIn, { addressId: 'a1' }, { deliveryOption: 'express' })
  expect(entries.map((entry) => entry.card)).toContainEqual({ kind: 'chose', of: 'delivery', value: 'express' })
})

test('[CHAT-012] the order ends the run: the receipt stays live and nothing more is asked', () => {
  const paid = { cartCount: 0, wanted: false, payment: null, ordered: { orderId: 'o1', at: 3 * T } }
  const entries = after({}, { ...answered, payment: { id: 'p1', kind: 'waiting' } }, paid, {})
  expect(entries.at(-1)?.card).toEqual({ kind: 'receipt', orderId: 'o1' })
  expect(entries.filter((entry) => entry.card.kind === 'receipt')).toHaveLength(1)
})

test('[CHAT-012] the next act of buying begins a new run', () => {
  const paid = { cartCount: 0, wanted: false, payment: null, ordered: { orderId: 'o1', at: 3 * T } }
  const entries = after({}, { ...answered, payment: { id: 'p1', kind: 'waiting' } }, paid, { cartCount: 1 })
  expect(entries.at(-1)).toMatchObject({ run: 2, card: { kind: 'cart' } })
})

test('[CHAT-012] an order made before the thread began has no receipt in it', () => {
  expect(after({ ordered: { orderId: 'old', at: 1 } }, {}).map((entry) => entry.card.kind)).toEqual(['welcome'])
})

test('[CHAT-012] a product shown to choose holds its goals open until it is added or left', () => {
  const welcome = after({ cartCount: 1 })
  const shown: Entry = { id: 'x', at: 9 * T, run: 1, card: { kind: 'product', productId: 'sato' }, holds: 1 }
  const open = [...welcome.map((entry) => ({ ...entry, answer: { value: 'browse' } })), shown]
  expect(advance(open, { ...noFacts, cartCount: 1, now: 10 * T })).toEqual([])
  expect(lastCard(put(open, advance(open, { ...noFacts, cartCount: 2, now: 10 * T })))).toBe('cart')
})

test('[CHAT-031] after an interruption the open question is asked again', () => {
  const open = after({}, signedIn)
  const help: Entry = { id: 'h', at: 9 * T, run: 1, card: { kind: 'help' } }
  const entries = put([...open, help], advance([...open, help], { ...noFacts, ...signedIn, now: 10 * T }))
  expect(entries.slice(-2).map((entry) => entry.card)).toEqual([
    { kind: 'says', text: 'backToOrder', about: 'address' },
    { kind: 'address' },
  ])
  expect(liveQuestion(entries, { ...noFacts, ...signedIn })?.id).toBe(entries.at(-1)?.id)
})

test.each(['phone', 'register', 'code'] as const)(
  '[CHAT-003][CHAT-010] a %s card whose reason only another tab knows stays the question until somebody is signed in',
  (kind) => {
    const card: Entry = { id: 'q', at: 2 * T, run: 1, card: { kind } }
    const begun = [...after({}).map((entry) => ({ ...entry, answer: { value: 'browse' } })), card]
    const known = { ...noFacts, codeSent: kind === 'code', registering: kind === 'register', now: 3 * T }
    expect(advance(begun, known)).toEqual([])
    expect(lastCard(put(begun, advance(begun, { ...known, user: '+255754110001' })))).toBe('welcome')
  },
)

test('[CHAT-010] a cash order on its way leaves the review standing', () => {
  const entries = after({}, { ...answered, method: 'cash_on_delivery' }, { placing: true, cartCount: 0 })
  expect(lastCard(entries)).toBe('review')
  expect(entries.at(-1)?.answer).toBeUndefined()
})

test('[CHAT-021] a card holds ids only', () => {
  const cards = after({}, signedIn, { addressId: 'a1' }).map((entry): Card | { kind: string } => entry.card)
  for (const card of cards)
    expect(Object.keys(card).every((key) => ['kind', 'of', 'value', 'text', 'about'].includes(key) || key.endsWith('Id'))).toBe(true)
})

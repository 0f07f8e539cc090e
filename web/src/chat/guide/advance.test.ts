import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { kinds } from '../cards/kinds.ts'
import type { Entry } from '../transcript/entry.ts'
import { advance, isOver, runForPurchase } from './advance.ts'
import { type Facts, noFacts } from './facts.ts'
import { buy, firstUnmet } from './journeys/buy.ts'
import { openQuestion } from './openQuestion.ts'

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
const signedIn = { cartCount: 2, checkoutRequested: true, user: '+255754110001', addresses: 1, choosesCarrier: true }
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
  ['phone', { cartCount: 2, checkoutRequested: true }],
  ['register', { cartCount: 2, checkoutRequested: true, registering: true }],
  ['code', { cartCount: 2, checkoutRequested: true, codeSent: true }],
  ['register', { cartCount: 2, checkoutRequested: true, codeSent: true, registering: true }],
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

test('[CHAT-168] who brings it is not asked where no preference is taken, and nothing is asked until that is settled', () => {
  const delivered = { ...signedIn, addressId: 'a1', deliveryOption: 'express' } as const
  expect(lastCard(after({}, { ...delivered, choosesCarrier: false }))).toBe('method')
  const waits = after({}, { ...signedIn, addressId: 'a1' }, { deliveryOption: 'express', choosesCarrier: null })
  expect(lastCard(waits)).toBe('chose') // the answer is given, the next question waits
})

test('[CHAT-012] every combination of facts names at most one goal, and asks what answers to it', () => {
  const some = <Value>(value: Value) => fc.constantFrom(null, value)
  const anyFacts = fc.record<Facts>({
    now: fc.constant(T),
    unfinished: some('p1'),
    cartCount: fc.constantFrom(0, 2),
    checkoutRequested: fc.boolean(),
    user: some('+255754110001'),
    codeSent: fc.boolean(),
    registering: fc.boolean(),
    addresses: fc.constantFrom(0, 2),
    addressId: some('a1'),
    deliveryOption: some('standard' as const),
    transportersChosen: fc.boolean(),
    choosesCarrier: fc.constantFrom(true, false, null),
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
          entries.filter((entry) => !entry.answer && entry.card.kind !== 'guideText' && entry.card.kind !== 'chose').length,
        ).toBeLessThanOrEqual(1)
        expect(advance(entries, facts)).toEqual([])
      }
    }),
    { seed: 10, numRuns: 3_000 },
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
  const paid = { cartCount: 0, checkoutRequested: false, payment: null, ordered: { orderId: 'o1', at: 3 * T } }
  const entries = after({}, { ...answered, payment: { id: 'p1', kind: 'waiting' } }, paid, {})
  expect(entries.at(-1)?.card).toEqual({ kind: 'receipt', orderId: 'o1' })
  expect(entries.filter((entry) => entry.card.kind === 'receipt')).toHaveLength(1)
})

test('[CHAT-012] the next act of buying begins a new run', () => {
  const paid = { cartCount: 0, checkoutRequested: false, payment: null, ordered: { orderId: 'o1', at: 3 * T } }
  const entries = after({}, { ...answered, payment: { id: 'p1', kind: 'waiting' } }, paid, { cartCount: 1 })
  expect(entries.at(-1)).toMatchObject({ run: 2, card: { kind: 'cart' } })
})

test('[CHAT-012] an order made before the thread began has no receipt in it', () => {
  expect(after({ ordered: { orderId: 'old', at: 1 } }, {}).map((entry) => entry.card.kind)).toEqual(['welcome'])
})

test('[CHAT-012] a product shown to choose holds its goals open until it is added or left', () => {
  const welcome = after({ cartCount: 1 })
  const shown: Entry = { id: 'x', at: 9 * T, run: 1, card: { kind: 'product', productId: 'sato' }, cartCountWhenShown: 1 }
  const open = [...welcome.map((entry) => ({ ...entry, answer: { value: 'browse' } })), shown]
  expect(advance(open, { ...noFacts, cartCount: 1, now: 10 * T })).toEqual([])
  expect(lastCard(put(open, advance(open, { ...noFacts, cartCount: 2, now: 10 * T })))).toBe('cart')
})

test.each<[string, Card]>([
  ['help', { kind: 'help' }],
  ['the cart', { kind: 'cart', beside: true }],
  ['goods', { kind: 'products', search: 'sato', beside: true }],
])('[CHAT-133] what is looked at beside it (%s) leaves the open question open, and no card is repeated', (_, card) => {
  const open = after({}, signedIn)
  const looked: Entry = { id: 'h', at: 9 * T, run: 1, card }
  expect(advance([...open, looked], { ...noFacts, ...signedIn, now: 10 * T })).toEqual([])
  expect(openQuestion([...open, looked], { ...noFacts, ...signedIn })?.card).toEqual({ kind: 'address' })
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

/** What is stored of an entry but its time. */
const rows = (entries: readonly Entry[]) => entries.map(({ id, run, goal, card, answer }) => [id, run, goal, card, answer])

test('[CHAT-012][CHAT-041] a whole purchase, as it is stored', () => {
  const waiting = { id: 'p1', kind: 'waiting' as const }
  const entries = after(
    {},
    { cartCount: 2 },
    { checkoutRequested: true },
    { codeSent: true },
    { user: '+255754110001' },
    { addressId: 'a1', addresses: 1 },
    { deliveryOption: 'express', choosesCarrier: true },
    { transportersChosen: true, transporters: 'none' },
    { method: 'mobile_money' },
    { phone: '255754110001' },
    { payment: waiting },
    { payment: { ...waiting, kind: 'stillChecking' } },
    { payment: { ...waiting, kind: 'failed' } },
    { payment: null, cartCount: 0, checkoutRequested: false, ordered: { orderId: 'o1', at: 14 * T } },
    { cartCount: 1 },
  )
  const answer = (value: string) => ({ value })
  expect(rows(entries)).toEqual([
    ['1-product-0', 1, 'product', { kind: 'welcome' }, { superseded: true }],
    ['1-checkout-0', 1, 'checkout', { kind: 'cart' }, answer('yes')],
    ['1-checkout-0-chose', 1, undefined, { kind: 'chose', of: 'cart', value: 'yes' }, undefined],
    ['1-signIn-0', 1, 'signIn', { kind: 'phone' }, answer('sent')],
    ['1-signIn-1', 1, 'signIn', { kind: 'code' }, answer('+255754110001')],
    ['1-address-0', 1, 'address', { kind: 'newAddress' }, answer('a1')],
    ['1-address-0-chose', 1, undefined, { kind: 'chose', of: 'newAddress', value: 'a1' }, undefined],
    ['1-delivery-0', 1, 'delivery', { kind: 'delivery' }, answer('express')],
    ['1-delivery-0-chose', 1, undefined, { kind: 'chose', of: 'delivery', value: 'express' }, undefined],
    ['1-transporters-0', 1, 'transporters', { kind: 'transporters' }, answer('none')],
    ['1-transporters-0-chose', 1, undefined, { kind: 'chose', of: 'transporters', value: 'none' }, undefined],
    ['1-method-0', 1, 'method', { kind: 'method' }, answer('mobile_money')],
    ['1-method-0-chose', 1, undefined, { kind: 'chose', of: 'method', value: 'mobile_money' }, undefined],
    ['1-phone-0', 1, 'phone', { kind: 'payPhone' }, answer('255754110001')],
    ['1-phone-0-chose', 1, undefined, { kind: 'chose', of: 'payPhone', value: '255754110001' }, undefined],
    ['1-review-0', 1, 'review', { kind: 'review' }, answer('mobile_money')],
    ['1-paid-0', 1, 'paid', { kind: 'waiting', paymentId: 'p1' }, { superseded: true }],
    ['1-paid-1', 1, 'paid', { kind: 'stillChecking', paymentId: 'p1' }, { superseded: true }],
    ['1-paid-2', 1, 'paid', { kind: 'failure', paymentId: 'p1' }, { superseded: true }],
    ['1-order-o1', 1, 'order', { kind: 'receipt', orderId: 'o1' }, undefined],
    ['2-checkout-0', 2, 'checkout', { kind: 'cart' }, undefined],
  ])
})

test('[CHAT-035] a changed answer is asked in a card of its own, and what was accepted stays said', () => {
  const entries = after({}, { ...answered, cartChanged: true }, { cartChanged: false }, { addressId: null }, { addressId: 'a2' })
  expect(rows(entries).slice(1)).toEqual([
    ['1-cartChanged-0', 1, 'cartChanged', { kind: 'cartChanged' }, { value: 'accepted' }],
    ['1-review-0', 1, 'review', { kind: 'review' }, { superseded: true, why: { by: 'answer' } }],
    ['1-address-0', 1, 'address', { kind: 'address' }, { value: 'a2' }],
    ['1-address-0-chose', 1, undefined, { kind: 'chose', of: 'address', value: 'a2' }, undefined],
    ['1-review-1-kept', 1, undefined, { kind: 'guideText', text: 'answersKept', about: '3,1' }, undefined],
    ['1-review-1', 1, 'review', { kind: 'review' }, undefined],
  ])
})

test.each<[string, Partial<Facts>[], string, object | undefined]>([
  [
    'a price',
    [answered, { cartChanged: true, cartChange: { by: 'price', from: 12_000, to: 13_000 } }],
    'review',
    { by: 'price', from: 12_000, to: 13_000 },
  ],
  ['the stock', [answered, { cartChanged: true, cartChange: { by: 'stock', left: 3 } }], 'review', { by: 'stock', left: 3 }],
  ['another answer', [answered, { deliveryOption: null }], 'review', { by: 'answer' }],
  [
    'a newer payment',
    [{ ...answered, payment: { id: 'p1', kind: 'failed' } }, { payment: { id: 'p2', kind: 'waiting' } }],
    'failure',
    { by: 'payment' },
  ],
  [
    'the same payment going on',
    [{ ...answered, payment: { id: 'p1', kind: 'waiting' } }, { payment: { id: 'p1', kind: 'stillChecking' } }],
    'waiting',
    undefined,
  ],
  ['only being left', [answered, { checkoutRequested: false }], 'review', undefined],
])('[CHAT-025] a question passed over by %s keeps what did it', (_, facts, kind, why) => {
  const passed = after({}, ...facts).find(({ card }) => card.kind === kind)
  expect(passed?.answer).toEqual({ superseded: true, ...(why ? { why } : {}) })
})

test('[CHAT-010] every combination of facts names the first unmet goal, and no other', () => {
  const either = [false, true]
  const all = [
    { unfinished: [null, 'p1'] },
    { cartCount: [0, 2] },
    { checkoutRequested: either },
    { user: [null, '+255754110001'] },
    { codeSent: either },
    { addresses: [0, 2] },
    { addressId: [null, 'a1'] },
    { deliveryOption: [null, 'standard'] },
    { transportersChosen: either },
    { method: [null, 'mobile_money'] },
    { phone: [null, '255754110001'] },
    { cartChanged: either },
    { payment: [null, { id: 'p1', kind: 'waiting' }] },
  ].reduce<Facts[]>(
    (rows, fact) => {
      const [[name, values]] = Object.entries(fact) as [[string, readonly unknown[]]]
      return rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })))
    },
    [noFacts],
  )
  const wrong = all.filter((facts) => {
    const named = firstUnmet(facts, null)
    const isPaying = facts.payment !== null && facts.unfinished === null
    const unmet = buy.filter((goal) => !goal.done(facts, null))
    return named?.id !== (isPaying ? 'paid' : unmet[0]?.id) || (named !== null && kinds[named.ask(facts, null).kind].goal !== named.id)
  })
  expect([all.length, wrong]).toEqual([2 ** 13, []])
})

test('[CHAT-012] browsing cards hold their goals by the cart count they were shown with; other questions keep none', () => {
  expect(after({ cartCount: 2 })[0]?.cartCountWhenShown).toBe(2)
  expect(after({ cartCount: 2, checkoutRequested: true })[0]?.cartCountWhenShown).toBe(-1)
  const entries = after({}, signedIn)
  expect(entries.at(-1)).not.toHaveProperty('cartCountWhenShown')
})

test('[CHAT-036] the card of what was added asks for the checkout as long as it is the question', () => {
  const added: Entry = { id: 'x', at: 2 * T, run: 1, card: { kind: 'added', productId: 'sato', quantity: 1 } }
  const open = [...after({}).map((entry) => ({ ...entry, answer: { value: 'sato' } })), added]
  expect(advance(open, { ...noFacts, cartCount: 1, now: 3 * T })).toEqual([])
  const written = advance(open, { ...noFacts, cartCount: 1, checkoutRequested: true, now: 3 * T })
  expect(rows(written)[0]).toEqual(['x', 1, undefined, added.card, { value: 'yes' }])
})

test('[CHAT-012] a run is over with its receipt, and a buyer’s own act belongs to the next', () => {
  const receipt: Entry = { id: 'r', at: T, run: 1, card: { kind: 'receipt', orderId: 'o1' } }
  expect([isOver([receipt], 1), isOver([receipt], 2), isOver(after({}), 1)]).toEqual([true, false, false])
  expect([runForPurchase([receipt]), runForPurchase(after({})), runForPurchase([])]).toEqual([2, 1, 1])
})

test.each<[string, Partial<Facts>, string]>([
  ['a guest’s add', { cartCount: 1 }, 'cart'],
  ['a payment of another tab', { payment: { id: 'p2', kind: 'waiting' } }, 'waiting'],
  ['a charge without its order', { unfinished: 'p2' }, 'recovery'],
])('[CHAT-012] after an order %s goes on in a new run', (_, facts, card) => {
  const done = { ordered: { orderId: 'o1', at: 2 * T } }
  expect(after({}, done, {}).at(-1)?.card.kind).toBe('receipt')
  expect(after({}, done, facts).at(-1)).toMatchObject({ run: 2, card: { kind: card } })
})

test('[CHAT-012] an order has its receipt also where the thread began at the same moment', () => {
  expect(lastCard(after({}, { ordered: { orderId: 'o1', at: T } }))).toBe('receipt')
  expect(lastCard(after({}, { ordered: { orderId: 'o1', at: T - 1 } }))).toBe('welcome')
})

test('[CHAT-041] a phone card stands as answered once a code was sent or somebody signed in, else as passed over', () => {
  const phoneCard = (...facts: Partial<Facts>[]) =>
    after({}, { cartCount: 1, checkoutRequested: true }, ...facts).find(({ card }) => card.kind === 'phone')?.answer
  expect(phoneCard({ codeSent: true })).toEqual({ value: 'sent' })
  expect(phoneCard({ user: '+255 ••• 001' })).toEqual({ value: '+255 ••• 001' })
  expect(phoneCard({ cartCount: 0, checkoutRequested: false, ordered: { orderId: 'o1', at: 9 * T } })).toEqual({ superseded: true })
})

test('[CHAT-012][CHAT-078] in a thread that begins in the middle of a checkout the welcome does not hold the next question back', () => {
  const begun = after({ ...signedIn, checkoutRequested: true })
  expect(begun.map(({ card }) => card.kind)).toEqual(['welcome'])
  expect(after(signedIn, signedIn).map(({ card }) => card.kind)).toEqual(['welcome', 'address'])
})

test.each([
  ['address', { checkoutRequested: true, user: 'u', addresses: 2 }, 'placeAddress'],
  ['cart', {}, 'placeCart'],
] as const)('[CHAT-154] after more than 6 hours it is said first where the %s was left, once', (kind, more, place) => {
  const HOURS = 3_600_000
  const facts = { ...noFacts, now: T, cartCount: 2, total: 'TZS 51,000', ...more }
  const question: Entry = { id: `1-${kind}-0`, at: T - 6 * HOURS, run: 1, goal: kind, card: { kind } as Card }
  expect(advance([question], facts)).toEqual([])
  const written = advance([{ ...question, at: T - 6 * HOURS - 1 }], facts)
  expect(written.map(({ card, answer }) => [card, answer])).toEqual([
    [{ kind: 'reply', of: 'topics', text: 'stopped', about: { place: { key: place }, total: 'TZS 51,000' } }, undefined],
  ])
  expect(advance([{ ...question, at: T - 6 * HOURS - 1 }, ...written], facts)).toEqual([])
})

test('[CHAT-154] a payment says itself how it stands, and the greeting greets', () => {
  const old = (card: Card): Entry => ({ id: '1-paid-0', at: 1, run: 1, goal: 'paid', card })
  const paying = { ...noFacts, now: T, cartCount: 2, payment: { id: 'p1', kind: 'waiting' as const } }
  expect(advance([old({ kind: 'waiting', paymentId: 'p1' })], paying)).toEqual([])
  expect(advance([{ ...old({ kind: 'welcome' }), cartCountWhenShown: 2 }], { ...noFacts, now: T, cartCount: 2 })).toEqual([])
})

test('[CHAT-153] beside the checkout page an answer is one line that says so, and nothing is said for the buyer', () => {
  const question: Entry = { id: '1-delivery-0', at: T, run: 1, goal: 'delivery', card: { kind: 'delivery' } }
  const chosen = {
    ...noFacts,
    now: T,
    cartCount: 2,
    checkoutRequested: true,
    user: 'u',
    addresses: 1,
    addressId: 'a',
    deliveryOption: 'express' as const,
    choosesCarrier: true,
  }
  const kinds = (besidePage: boolean) => advance([question], { ...chosen, besidePage }).map(({ card }) => card.kind)
  expect(kinds(false)).toEqual(['delivery', 'chose', 'transporters'])
  expect(kinds(true)).toEqual(['delivery', 'transporters'])
  expect(advance([question], { ...chosen, besidePage: true })[0]?.answer).toEqual({ value: 'express', onPage: true })
})

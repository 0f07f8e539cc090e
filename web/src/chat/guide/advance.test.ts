import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Card } from '../kinds/card.ts'
import { kinds } from '../kinds/kinds.ts'
import type { Entry } from '../transcript/entry.ts'
import { openQuestion } from '../transcript/openQuestion.ts'
import { isOver, runForPurchase } from '../transcript/runs.ts'
import { advance } from './advance.ts'
import { type Facts, noFacts } from './facts.ts'
import { buy, firstUnmet } from './journeys/buy.ts'

const T = 1_000

/** Returns the thread after each of these facts was applied in turn. */
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
const signedIn = { cartCount: 2, checkoutRequested: true, user: '+255754110001', addresses: 1, usualRead: true }
const answered = {
  ...signedIn,
  addressId: 'a1',
  method: 'mobile_money',
  phone: '255754110001',
} as const

test('[CHAT-077] an empty thread starts with the welcome card', () => {
  expect(lastCard(after({}))).toBe('welcome')
})

test('[CHAT-078] a full cart is welcomed too, before anything is asked', () => {
  expect(lastCard(after({ cartCount: 3 }))).toBe('welcome')
})

test.each<[string, Partial<Facts>]>([
  ['slip', { cartCount: 2 }],
  ['phone', { cartCount: 2, checkoutRequested: true }],
  ['register', { cartCount: 2, checkoutRequested: true, registering: true }],
  ['code', { cartCount: 2, checkoutRequested: true, codeSent: true }],
  ['register', { cartCount: 2, checkoutRequested: true, codeSent: true, registering: true }],
  ['newAddress', { ...signedIn, addresses: 0 }],
  ['address', signedIn],
  ['cartChanged', { ...signedIn, cartChanged: true }],
  ['slip', { ...signedIn, addressId: 'a1' }],
  ['slip', { ...answered, phone: null }],
  ['slip', answered],
  ['waiting', { ...answered, payment: { id: 'p1', kind: 'waiting' } }],
  ['stillChecking', { ...answered, payment: { id: 'p1', kind: 'stillChecking' } }],
  ['failure', { ...answered, payment: { id: 'p1', kind: 'failed' } }],
  ['recovery', { ...answered, unfinished: 'p1' }],
])('[CHAT-010][CHAT-012] the first unmet goal asks for %s', (card, facts) => {
  expect(lastCard(after({}, facts))).toBe(card)
})

test('[CHAT-181] the address is not asked before the last order is read', () => {
  const unread = { ...signedIn, user: null, usualRead: false, codeSent: true }
  const entries = after({}, unread, { user: signedIn.user })
  expect(entries.at(-1)).toMatchObject({ card: { kind: 'code' }, answer: { value: signedIn.user } })
  expect(lastCard(after({}, unread, { user: signedIn.user }, { usualRead: true }))).toBe('address')
  expect(lastCard(after({}, unread, { user: signedIn.user }, { usualRead: true, addressId: 'a1' }))).toBe('slip')
  expect(lastCard(after({}, unread, { user: signedIn.user, addressId: 'a1' }))).toBe('slip')
})

test('[CHAT-012] every combination of facts has at most one unmet goal, and its card belongs to that goal', () => {
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
    usualRead: fc.boolean(),
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
        entries = put(entries, advance(entries, facts)) // the first call may only add the welcome card
        // [CHAT-022] At most one live card, and a second call writes nothing.
        expect(
          entries.filter((entry) => !entry.answer && entry.card.kind !== 'guideText' && entry.card.kind !== 'chose').length,
        ).toBeLessThanOrEqual(1)
        expect(advance(entries, facts)).toEqual([])
      }
    }),
    { seed: 10, numRuns: 3_000 },
  )
})

test('[CHAT-012] the goals are in the required order', () => {
  expect(buy.map((goal) => goal.id)).toEqual(['settle', 'product', 'signIn', 'cartChanged', 'address', 'slip', 'paid'])
})

test('[CHAT-014] an address chosen on a page answers the card, and the next question follows', () => {
  const entries = after({}, signedIn, { addressId: 'a1' })
  expect(entries.find((entry) => entry.card.kind === 'address')?.answer).toEqual({ value: 'a1' })
  expect(lastCard(entries)).toBe('slip')
})

test('[CHAT-024][CHAT-035] clearing one answer asks only that one again', () => {
  const entries = after({}, answered, { addressId: null })
  expect(lastCard(entries)).toBe('address')
  expect(lastCard(after({}, answered, { addressId: null }, { addressId: 'a2' }))).toBe('slip')
})

test('[CHAT-041] a choice is added as a message of the buyer', () => {
  const entries = after({}, signedIn, { addressId: 'a1' })
  expect(entries.map((entry) => entry.card)).toContainEqual({ kind: 'chose', of: 'address', value: 'a1' })
})

test('[CHAT-012] an order ends the run: the receipt stays and nothing more is asked', () => {
  const paid = { cartCount: 0, checkoutRequested: false, payment: null, ordered: { orderId: 'o1', at: 3 * T } }
  const entries = after({}, { ...answered, payment: { id: 'p1', kind: 'waiting' } }, paid, {})
  expect(entries.at(-1)?.card).toEqual({ kind: 'receipt', orderId: 'o1' })
  expect(entries.filter((entry) => entry.card.kind === 'receipt')).toHaveLength(1)
})

test('[CHAT-012] buying something after an order starts a new run', () => {
  const paid = { cartCount: 0, checkoutRequested: false, payment: null, ordered: { orderId: 'o1', at: 3 * T } }
  const entries = after({}, { ...answered, payment: { id: 'p1', kind: 'waiting' } }, paid, { cartCount: 1 })
  expect(entries.at(-1)).toMatchObject({ run: 2, card: { kind: 'slip' } })
})

test('[CHAT-012] an order older than the thread has no receipt in it', () => {
  expect(after({ ordered: { orderId: 'old', at: 1 } }, {}).map((entry) => entry.card.kind)).toEqual(['welcome'])
})

test('[CHAT-186] a cleared thread shows the receipt of the last day when it is opened again, once', () => {
  const DAY = 24 * 3_600_000
  const cleared = after({ ordered: { orderId: 'o1', at: 1 } }, {})
  const back = (facts: Partial<Facts>) =>
    advance(cleared, { ...noFacts, ordered: { orderId: 'o1', at: 1 }, now: 1 + DAY, ...facts }, true).map(({ card }) => card.kind)
  expect(back({})).toEqual(['welcome', 'receipt'])
  expect(back({ now: 2 + DAY })).toEqual([])
  expect(back({ cartCount: 1 })).not.toContain('receipt')
  expect(back({ payment: { id: 'p1', kind: 'waiting' } })).toContain('waiting')
})

test('[CHAT-012] a browsing card keeps its goals open until something is added or the buyer leaves it', () => {
  const welcome = after({ cartCount: 1 })
  const shown: Entry = { id: 'x', at: 9 * T, run: 1, card: { kind: 'product', productId: 'sato' }, cartCountWhenShown: 1 }
  const open = [...welcome.map((entry) => ({ ...entry, answer: { value: 'browse' } })), shown]
  expect(advance(open, { ...noFacts, cartCount: 1, now: 10 * T })).toEqual([])
  expect(lastCard(put(open, advance(open, { ...noFacts, cartCount: 2, now: 10 * T })))).toBe('slip')
})

test.each<[string, Card]>([
  ['help', { kind: 'help' }],
  ['the categories', { kind: 'categories', beside: true }],
  ['goods', { kind: 'products', search: 'sato', beside: true }],
])('[CHAT-133] a card opened next to the question (%s) leaves it open, and no card is repeated', (_, card) => {
  const open = after({}, signedIn)
  const beside: Entry = { id: 'h', at: 9 * T, run: 1, card }
  expect(advance([...open, beside], { ...noFacts, ...signedIn, now: 10 * T })).toEqual([])
  expect(openQuestion([...open, beside], { ...noFacts, ...signedIn })?.card).toEqual({ kind: 'address' })
})

test.each(['phone', 'register', 'code'] as const)(
  '[CHAT-003][CHAT-010] a %s card that only another tab asked for stays open until somebody signs in',
  (kind) => {
    const card: Entry = { id: 'q', at: 2 * T, run: 1, card: { kind } }
    const started = [...after({}).map((entry) => ({ ...entry, answer: { value: 'browse' } })), card]
    const known = { ...noFacts, codeSent: kind === 'code', registering: kind === 'register', now: 3 * T }
    expect(advance(started, known)).toEqual([])
    expect(lastCard(put(started, advance(started, { ...known, user: '+255754110001' })))).toBe('welcome')
  },
)

test('[CHAT-010] a cash order being placed leaves the slip open', () => {
  const entries = after({}, { ...answered, method: 'cash_on_delivery' }, { placing: true, cartCount: 0 })
  expect(lastCard(entries)).toBe('slip')
  expect(entries.at(-1)?.answer).toBeUndefined()
})

test('[CHAT-021] a card holds only ids', () => {
  const cards = after({}, signedIn, { addressId: 'a1' }).map((entry): Card | { kind: string } => entry.card)
  for (const card of cards)
    expect(Object.keys(card).every((key) => ['kind', 'of', 'value', 'text', 'about'].includes(key) || key.endsWith('Id'))).toBe(true)
})

/** Returns what is stored of each entry, without its time. */
const rows = (entries: readonly Entry[]) => entries.map(({ id, run, goal, card, answer }) => [id, run, goal, card, answer])

test('[CHAT-012][CHAT-041] the stored entries of a complete purchase', () => {
  const waiting = { id: 'p1', kind: 'waiting' as const }
  const entries = after(
    {},
    { cartCount: 2 },
    { checkoutRequested: true },
    { codeSent: true },
    { user: '+255754110001', phone: '255754110001' },
    { usualRead: true },
    { addressId: 'a1', addresses: 1 },
    { method: 'mobile_money' },
    { payment: waiting },
    { payment: { ...waiting, kind: 'stillChecking' } },
    { payment: { ...waiting, kind: 'failed' } },
    { payment: null, cartCount: 0, checkoutRequested: false, ordered: { orderId: 'o1', at: 14 * T } },
    { cartCount: 1 },
  )
  const answer = (value: string | number) => ({ value })
  expect(rows(entries)).toEqual([
    ['1-product-0', 1, 'product', { kind: 'welcome' }, { superseded: true }],
    ['1-slip-0', 1, 'slip', { kind: 'slip' }, answer(2)],
    ['1-signIn-0', 1, 'signIn', { kind: 'phone' }, answer('sent')],
    ['1-signIn-1', 1, 'signIn', { kind: 'code' }, answer('+255754110001')],
    ['1-address-0', 1, 'address', { kind: 'newAddress' }, answer('a1')],
    ['1-address-0-chose', 1, undefined, { kind: 'chose', of: 'newAddress', value: 'a1' }, undefined],
    ['1-slip-1', 1, 'slip', { kind: 'slip' }, answer('mobile_money')],
    ['1-paid-0', 1, 'paid', { kind: 'waiting', paymentId: 'p1' }, { superseded: true }],
    ['1-paid-1', 1, 'paid', { kind: 'stillChecking', paymentId: 'p1' }, { superseded: true }],
    ['1-paid-2', 1, 'paid', { kind: 'failure', paymentId: 'p1' }, { superseded: true }],
    ['1-order-o1', 1, 'order', { kind: 'receipt', orderId: 'o1' }, undefined],
    ['2-slip-0', 2, 'slip', { kind: 'slip' }, undefined],
  ])
})

test('[CHAT-035] a changed answer is asked in a new card, and accepted cart changes stay accepted', () => {
  const entries = after({}, { ...answered, cartChanged: true }, { cartChanged: false }, { addressId: null }, { addressId: 'a2' })
  expect(rows(entries).slice(1)).toEqual([
    ['1-cartChanged-0', 1, 'cartChanged', { kind: 'cartChanged' }, { value: 'accepted' }],
    ['1-slip-0', 1, 'slip', { kind: 'slip' }, { value: 2 }],
    ['1-address-0', 1, 'address', { kind: 'address' }, { value: 'a2' }],
    ['1-address-0-chose', 1, undefined, { kind: 'chose', of: 'address', value: 'a2' }, undefined],
    ['1-slip-1', 1, 'slip', { kind: 'slip' }, undefined],
  ])
})

test.each<[string, Partial<Facts>[], string, object | undefined]>([
  [
    'a price',
    [answered, { cartChanged: true, cartChange: { by: 'price', from: 12_000, to: 13_000 } }],
    'slip',
    { by: 'price', from: 12_000, to: 13_000 },
  ],
  ['the stock', [answered, { cartChanged: true, cartChange: { by: 'stock', left: 3 } }], 'slip', { by: 'stock', left: 3 }],
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
  ['only being left', [signedIn, { checkoutRequested: false }], 'address', undefined],
])('[CHAT-025] a question skipped because of %s stores the reason', (_, facts, kind, why) => {
  const skipped = after({}, ...facts).find(({ card }) => card.kind === kind)
  expect(skipped?.answer).toEqual({ superseded: true, ...(why ? { why } : {}) })
})

test('[CHAT-010] every combination of facts finds exactly the first unmet goal', () => {
  const either = [false, true]
  const all = [
    { unfinished: [null, 'p1'] },
    { cartCount: [0, 2] },
    { checkoutRequested: either },
    { user: [null, '+255754110001'] },
    { codeSent: either },
    { addresses: [0, 2] },
    { addressId: [null, 'a1'] },
    { usualRead: either },
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
  expect([all.length, wrong]).toEqual([2 ** 12, []])
})

test('[CHAT-012] browsing cards store the cart count they were shown with; other questions store none', () => {
  expect(after({ cartCount: 2 })[0]?.cartCountWhenShown).toBe(2)
  expect(after({ cartCount: 2, checkoutRequested: true })[0]?.cartCountWhenShown).toBe(-1)
  const entries = after({}, signedIn)
  expect(entries.at(-1)).not.toHaveProperty('cartCountWhenShown')
})

test('[CHAT-176] one slip stands from the first fish on; without who and where, the buyer goes on from it and it comes back', () => {
  const open = after(
    {},
    { cartCount: 1 },
    { cartCount: 3 },
    { user: signedIn.user, addressId: 'a1', addresses: 1 },
    { method: 'mobile_money' },
  )
  expect(open.filter(({ card }) => card.kind === 'slip').map(({ answer }) => answer)).toEqual([undefined])
  expect(advance(open, { ...noFacts, ...answered, cartCount: 3, now: 9 * T })).toEqual([])
  const known = { cartCount: 3, user: signedIn.user, usualRead: true, addresses: 1 }
  const asked = after({}, known, { checkoutRequested: true }, { checkoutRequested: false })
  expect(asked.map(({ card, answer }) => [card.kind, answer])).toEqual([
    ['welcome', { superseded: true }],
    ['slip', { value: 3 }],
    ['address', { superseded: true }],
    ['slip', undefined],
  ])
})

test('[CHAT-012] a receipt ends the run, and the buyer’s next purchase belongs to a new one', () => {
  const receipt: Entry = { id: 'r', at: T, run: 1, card: { kind: 'receipt', orderId: 'o1' } }
  expect([isOver([receipt], 1), isOver([receipt], 2), isOver(after({}), 1)]).toEqual([true, false, false])
  expect([runForPurchase([receipt]), runForPurchase(after({})), runForPurchase([])]).toEqual([2, 1, 1])
})

test.each<[string, Partial<Facts>, string]>([
  ['a guest’s add', { cartCount: 1 }, 'slip'],
  ['a payment of another tab', { payment: { id: 'p2', kind: 'waiting' } }, 'waiting'],
  ['a charge without its order', { unfinished: 'p2' }, 'recovery'],
])('[CHAT-012] after an order %s starts a new run', (_, facts, card) => {
  const done = { ordered: { orderId: 'o1', at: 2 * T } }
  expect(after({}, done, {}).at(-1)?.card.kind).toBe('receipt')
  expect(after({}, done, facts).at(-1)).toMatchObject({ run: 2, card: { kind: card } })
})

test('[CHAT-012] an order made at the same moment as the thread has its receipt in it', () => {
  expect(lastCard(after({}, { ordered: { orderId: 'o1', at: T } }))).toBe('receipt')
  expect(lastCard(after({}, { ordered: { orderId: 'o1', at: T - 1 } }))).toBe('welcome')
})

test('[CHAT-041] a phone card is answered once a code is sent or somebody is signed in, otherwise skipped', () => {
  const phoneCard = (...facts: Partial<Facts>[]) =>
    after({}, { cartCount: 1, checkoutRequested: true }, ...facts).find(({ card }) => card.kind === 'phone')?.answer
  expect(phoneCard({ codeSent: true })).toEqual({ value: 'sent' })
  expect(phoneCard({ user: '+255 ••• 001' })).toEqual({ value: '+255 ••• 001' })
  expect(phoneCard({ cartCount: 0, checkoutRequested: false, ordered: { orderId: 'o1', at: 9 * T } })).toEqual({ superseded: true })
})

test('[CHAT-012][CHAT-078] in a thread that starts during a checkout the welcome card does not block the next question', () => {
  const started = after({ ...signedIn, checkoutRequested: true })
  expect(started.map(({ card }) => card.kind)).toEqual(['welcome'])
  expect(after(signedIn, signedIn).map(({ card }) => card.kind)).toEqual(['welcome', 'address'])
})

test.each([
  ['address', { checkoutRequested: true, user: 'u', usualRead: true, addresses: 2 }, 'placeAddress'],
  ['slip', { checkoutRequested: true, user: 'u', usualRead: true, addresses: 2, addressId: 'a1' }, 'placeReview'],
  ['slip', {}, 'placeCart'],
] as const)('[CHAT-154] after more than 6 hours a line says once where the buyer stopped, at the %s', (kind, more, place) => {
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

test('[CHAT-154] payment cards and the welcome card get no such line', () => {
  const old = (card: Card): Entry => ({ id: '1-paid-0', at: 1, run: 1, goal: 'paid', card })
  const paying = { ...noFacts, now: T, cartCount: 2, payment: { id: 'p1', kind: 'waiting' as const } }
  expect(advance([old({ kind: 'waiting', paymentId: 'p1' })], paying)).toEqual([])
  expect(advance([{ ...old({ kind: 'welcome' }), cartCountWhenShown: 2 }], { ...noFacts, now: T, cartCount: 2 })).toEqual([])
})

test('[CHAT-153] next to the checkout page an answer is marked as given there, and no message of the buyer is added', () => {
  const question: Entry = { id: '1-address-0', at: T, run: 1, goal: 'address', card: { kind: 'address' } }
  const chosen = {
    ...noFacts,
    now: T,
    cartCount: 2,
    checkoutRequested: true,
    user: 'u',
    addresses: 1,
    addressId: 'a',
    usualRead: true,
  }
  const kinds = (besidePage: boolean) => advance([question], { ...chosen, besidePage }).map(({ card }) => card.kind)
  expect(kinds(false)).toEqual(['address', 'chose', 'slip'])
  expect(kinds(true)).toEqual(['address', 'slip'])
  expect(advance([question], { ...chosen, besidePage: true })[0]?.answer).toEqual({ value: 'a', onPage: true })
})

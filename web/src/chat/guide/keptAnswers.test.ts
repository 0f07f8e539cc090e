import { expect, test } from 'vitest'
import { chat as en } from '#web/i18n/en/chat.ts'
import { chat as sw } from '#web/i18n/sw/chat.ts'
import type { Texts } from '#web/i18n/texts.ts'
import type { Entry } from '../transcript/entry.ts'
import { advance } from './advance.ts'
import { type Facts, noFacts } from './facts.ts'
import { guideText } from './guideTexts.ts'

/** Returns the thread after each of these facts was applied in turn. */
function after(...facts: Partial<Facts>[]): Entry[] {
  const entries = new Map<string, Entry>()
  let known: Facts = noFacts
  for (const change of facts) {
    known = { ...known, ...change, now: known.now + 1_000 }
    for (let writes = advance([...entries.values()], known); writes.length > 0; writes = advance([...entries.values()], known))
      for (const entry of writes) entries.set(entry.id, entry)
  }
  return [...entries.values()]
}

const start = { cartCount: 2, checkoutRequested: true, user: '+255754110001', addresses: 2, choosesCarrier: true }
const one = [start, { addressId: 'home' }, { deliveryOption: 'express' }, { transporters: 'amani', transportersChosen: true }] as const
const own = { method: 'mobile_money', phone: 'own' } as const
const other = [{ method: 'mobile_money' }, { phone: 'mine' }] as const
const lost = { transporters: '', transportersChosen: false }

const keptLines = (entries: readonly Entry[], chat: typeof en | typeof sw = en) =>
  entries.flatMap(({ card }) =>
    card.kind === 'guideText' && card.text === 'answersKept' ? guideText(card.text, card.about, { chat } as Texts<'chat'>) : [],
  )
const last = (entries: readonly Entry[]) => entries.slice(-2).map(({ card }) => card.kind)

test.each<[string, Partial<Facts>[], string[]]>([
  ['the address', [...one, own, { addressId: null }, { addressId: 'work' }], ['3 answers kept, 1 to answer again.']],
  ['the delivery', [...one, own, { deliveryOption: null }, { deliveryOption: 'standard' }], ['3 answers kept, 1 to answer again.']],
  ['the transporter', [...one, own, lost, { transporters: 'none', transportersChosen: true }], ['3 answers kept, 1 to answer again.']],
  ['the method', [...one, own, { method: null }, { method: 'cash_on_delivery' }], ['3 answers kept, 1 to answer again.']],
  ['the number to pay by', [...one, ...other, { phone: null }, { phone: 'hers' }], ['4 answers kept, 1 to answer again.']],
  [
    'the delivery, where a number was given',
    [...one, ...other, { deliveryOption: null }, { deliveryOption: 'standard' }],
    ['4 answers kept, 1 to answer again.'],
  ],
  [
    'the method, so that no number is needed',
    [...one, ...other, { method: null }, { method: 'cash_on_delivery' }],
    ['3 answers kept, 1 to answer again.'],
  ],
  [
    'the quantity of the cart',
    [...one, own, { checkoutRequested: false }, { cartCount: 3 }, { checkoutRequested: true }],
    ['4 answers kept, 1 to answer again.'],
  ],
  [
    'the cart by a new fish',
    [
      ...one,
      own,
      { checkoutRequested: false },
      { cartCount: 3, transporters: 'amani,', transportersChosen: false },
      { checkoutRequested: true },
    ],
    ['3 answers kept, 2 to answer again.'],
  ],
  [
    'the cart beside the review, by a new fish',
    [...one, own, { cartCount: 3, transporters: 'amani,', transportersChosen: false }],
    ['3 answers kept, 2 to answer again.'],
  ],
  [
    'the cart by a new fish before the review',
    [...one, { cartCount: 3, transporters: 'amani,', transportersChosen: false }],
    ['2 answers kept, 1 to answer again.'],
  ],
  [
    'an answer of last time',
    [start, { ...one[1], ...one[2], ...one[3], ...own }, { deliveryOption: null }, { deliveryOption: 'standard' }],
    ['3 answers kept, 1 to answer again.'],
  ],
  [
    'two answers, one after the other',
    [...one, own, { deliveryOption: null }, { deliveryOption: 'standard' }, { addressId: null }, { addressId: 'work' }],
    ['3 answers kept, 1 to answer again.', '3 answers kept, 1 to answer again.'],
  ],
])(
  '[CHAT-035] after a change of %s one line before the next question says how many answers are kept and asked again',
  (_, facts, words) => {
    const entries = after({}, ...facts)
    expect(keptLines(entries)).toEqual(words)
    expect(last(entries)[0]).toBe('guideText')
  },
)

test.each<[string, Partial<Facts>[], string]>([
  ['the same address', [...one, own, { addressId: null }, { addressId: 'home' }], 'review'],
  ['the same delivery', [...one, own, { deliveryOption: null }, { deliveryOption: 'express' }], 'review'],
  ['the same transporter', [...one, own, lost, { transporters: 'amani', transportersChosen: true }], 'review'],
  ['the same method', [...one, own, { method: null }, { method: 'mobile_money' }], 'review'],
  ['the same number', [...one, ...other, { phone: null }, { phone: 'mine' }], 'review'],
  ['the same cart', [...one, own, { checkoutRequested: false }, { checkoutRequested: true }], 'review'],
  ['first answers', [...one, own], 'review'],
  ['a change with nothing answered after it', [...one, { deliveryOption: null }, { deliveryOption: 'standard' }], 'method'],
  ['a transporter that was lost', [...one, own, lost], 'transporters'],
  ['an open change', [...one, own, { deliveryOption: null }], 'delivery'],
  ['a change on the page beside it', [...one, own, { besidePage: true, deliveryOption: null }, { deliveryOption: 'standard' }], 'review'],
])('[CHAT-035] %s: no line is added, and no kept answer is asked', (_, facts, question) => {
  const entries = after({}, ...facts)
  expect([keptLines(entries), entries.at(-1)?.card.kind]).toEqual([[], question])
})

test('[CHAT-035] the line in Swahili, and for one answer', () => {
  const facts = [...one, own, { deliveryOption: null }, { deliveryOption: 'standard' }] as const
  expect(keptLines(after({}, ...facts), sw)).toEqual(['Majibu 3 yamebaki, 1 ya kujibu tena.'])
  const texts = ([en, sw] as const).map((chat) => guideText('answersKept', '1,2', { chat } as Texts<'chat'>))
  expect(texts).toEqual(['1 answer kept, 2 to answer again.', 'Jibu 1 limebaki, ya kujibu tena: 2.'])
})

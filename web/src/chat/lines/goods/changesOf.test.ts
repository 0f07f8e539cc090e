import { describe, expect, test } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { corpus } from '#tools/understand/corpus/corpus.ts'
import type { Act } from '../act.ts'
import { actsOf, decide } from '../decide.ts'
import type { Moment } from '../moment.ts'
import type { NeededData } from '../move.ts'
import { clausesIn } from '../read/clauses.ts'
import { readLine } from '../read/read.ts'
import { type MomentName, moments } from '../testing/moments.ts'

const item = (id: string, name: string, quantity: number) => ({ id, quantity, unitPrice: 1_000, product: { id, name, images: [] } })
const order = anOrder({
  id: 'o1',
  status: 'delivered',
  items: [item('pweza', 'Octopus (Pweza), 1 kg', 3), item('sato', 'Nile tilapia (Sato), 1 kg', 2)],
})
const known: NeededData = { orders: [order], shown: undefined, meant: { order }, transporters: [], market: [], fish: undefined }
const acts = (at: MomentName, line: string): readonly Act[] => actsOf(decide(readLine(line), moments[at]), moments[at], known)
const changes = (at: MomentName, line: string) =>
  Object.fromEntries(
    acts(at, line).flatMap((act) => (act.do === 'changeCart' ? act.changes.map((one) => [one.productId, one.quantity]) : [])),
  )
const WITH_CART = ['cart', 'address', 'delivery', 'method', 'review'] as const

describe('splitting a line', () => {
  test.each([
    ['drop the octopus, make the dagaa 4', ['drop the octopus', 'make the dagaa 4']],
    ['ongeza sato moja na toa pweza', ['ongeza sato moja', 'toa pweza']],
    [
      '2 sato please, leave it at the gate, and how much is delivery?',
      ['2 sato please', 'leave it at the gate', 'and how much is delivery?'],
    ],
    ['nataka jodari kilo mbili, haraka, cash', ['nataka jodari kilo mbili', 'haraka, cash']],
    ['buy again SMK-104640 then add 1 dagaa', ['buy again SMK-104640', 'add 1 dagaa']],
    ['ondoa pweza na jumla ni ngapi?', ['ondoa pweza', 'jumla ni ngapi?']],
  ])('[CHAT-054] `%s` is split', (line, clauses) => {
    expect(clausesIn(line).map(({ text }) => text)).toEqual(clauses)
  })

  test.each([
    'weka sato 2, dagaa 3 na pweza moja',
    'nataka sato kilo moja na nusu',
    'express, actually no, the normal one',
    'same as last time but no octopus',
    'House 12, Mikocheni near Shoppers, 0712345678',
    'badala ya sato, niwekee changu',
    'toa pweza na sato',
    'note: flat 4b, second floor, and remove the shoes',
    'Je, nikitoa pweza na kuongeza sato itakuwa ngapi',
  ])('[CHAT-054][CHAT-161] `%s` is one clause', (line) => {
    expect(clausesIn(line).map(({ text }) => text)).toEqual([line])
  })
})

test.each([
  ['only one, no more', { sato: 1 }],
  ['no no not ten, I meant two', { sato: 2 }],
  ['hapana, tatu', { sato: 3 }],
  ['sato wawe wawili', { sato: 2 }],
  ['toa pweza mmoja ibaki moja', { pweza: 1 }],
  ['punguza sato ziwe mbili', { sato: 2 }],
  ['double the octopus and one less sato', { pweza: 4, sato: 3 }],
  ['toa vyote isipokuwa sato', { pweza: 0 }],
  ['leave the octopus, take out the sato', { sato: 0 }],
  ['toa sato ibaki pweza tu', { sato: 0 }],
  ["I didn't put 4, I said one", { sato: 1 }],
  ['acha nimeghairi sato nipe changu wawili', { sato: 0 }],
  ['toa hiyo sato weka changu badala yake', { sato: 0 }],
  ['ongeza sato mbili ziwe sita', { sato: 6 }],
])('[CHAT-135][CHAT-134] `%s` sets the quantities that it names, and no others', (line, after) => {
  expect(changes('cart', line)).toEqual(after)
})

test('[CHAT-126][CHAT-048] numbers of people, hours, houses, phones and prices do not set a quantity', () => {
  const lines = [
    'familia yetu ni watu wanne',
    'tuko watu kumi leo',
    'by 3 pm',
    'saa tatu',
    'nyumba namba 5',
    'house 12 please',
    '0712345678',
    'elfu tano',
    'leta saa nne asubuhi',
    'drop it at house 12, Mikocheni near Shoppers',
    'leteni nyumba namba 3 toeni chini',
    'one less thing to worry about',
    'nikichukua kilo mia mnanipunguzia',
    'I only want 2 of the tuna, not 5',
  ]
  const wrong = lines.flatMap((line) => WITH_CART.flatMap((at) => (Object.keys(changes(at, line)).length > 0 ? `${at}: ${line}` : [])))
  expect(wrong).toEqual([])
})

test('[CHAT-036][CHAT-135] while a payment request is open, no line changes the cart', () => {
  const ofCart = corpus.flatMap(({ line }) => decide(readLine(line), moments.waiting).flatMap(({ id }) => id ?? []))
  expect([...new Set(ofCart)].filter((id) => /^(?:cart|again)\.(?!show|holds|total)/.test(id))).toEqual([])
}, 60_000)

test.each(['nilitaka kilo mbili', 'sato ziwe kilo mbili', 'ongeza sato kilo moja', 'punguza sato kilo moja', 'make it 2 kg'])(
  '[CHAT-135][CHAT-134] `%s` counts packs only if they weigh one kilo; for others nothing changes',
  (line) => {
    const ofThree = moments.cart.cart.slice(0, 1).map((one) => ({ ...one, product: { ...one.product, name: 'Nile tilapia (Sato), 3 kg' } }))
    const written = (lines: Moment['cart']) => {
      const at: Moment = { ...moments.cart, cart: lines }
      return actsOf(decide(readLine(line), at), at, known).filter((act) => /^(?:changeCart|addMore)$/.test(act.do)).length
    }
    expect([written(moments.cart.cart), written(ofThree)]).toEqual([1, 0])
  },
)

test.each(["I didn't say 4 sato", 'sikusema sato nne', 'never 3', 'toa nusu ya sato', 'toa nusu ya pweza'])(
  '[CHAT-135][CHAT-048] `%s` changes nothing',
  (line) => {
    for (const at of WITH_CART) expect(acts(at, line).filter((act) => /^(?:want|changeCart|addMore|swap|choose)$/.test(act.do))).toEqual([])
  },
)

test('[CHAT-135] a line that clears the cart only opens the card that asks', () => {
  for (const at of WITH_CART)
    for (const line of [
      'futa kikapu',
      'remove everything',
      'toa vyote',
      'no i did not want all that, remove everything',
      'aaah basi futa yote sijaamua',
      'nimechange mind, futa yote nianze upya',
    ])
      expect([at, line, acts(at, line)]).toEqual([at, line, [{ do: 'open', card: { kind: 'confirm', question: 'clearCart' } }]])
})

test('[CHAT-135] a line about keeping, or about something else than the cart, does not clear it', () => {
  expect(changes('cart', 'acha sato zikae, ongeza changu')).toEqual({})
  for (const line of ["don't remove everything", 'usifute yote', 'futa mazungumzo yote', 'delete my account and everything'])
    expect(acts('cart', line).filter((act) => act.do === 'open')).toEqual([])
})

test.each([
  ['acha nimeghairi sato nipe changu wawili', 'changu', 2],
  ['sitaki sato, nilisema changu', 'changu', null],
  ['hapana sio sato ni changu', 'changu', null],
])('[CHAT-134] `%s` asks for the fish that it wants, not for the refused one', (line, search, quantity) => {
  const wanted = acts('welcome', line).flatMap((act) => (act.do === 'want' ? act.goods : []))
  expect(wanted.map((one) => [one.search, one.quantity])).toEqual([[search, quantity]])
})

describe('repeating an order', () => {
  const again = (line: string) =>
    Object.fromEntries(
      acts('welcome', line).flatMap((act) => (act.do === 'orderAgain' ? act.lines.map((one) => [one.productId, one.quantity]) : [])),
    )

  test.each([
    'same as last time but no octopus',
    'kama oda iliyopita ila pweza msiweke',
    'rudia oda ya mwisho bila pweza',
    'reorder without octopus',
  ])('[CHAT-117][CHAT-135] `%s` does not add the refused fish', (line) => {
    expect(again(line)).toEqual({ sato: 2 })
  })

  test.each([
    ['reorder but without 1 octopus', { pweza: 2, sato: 2 }],
    ['repeat my last order but sato 5', { pweza: 3, sato: 5 }],
  ])('[CHAT-117] `%s` repeats the order with that change', (line, lines) => {
    expect(again(line)).toEqual(lines)
  })

  test.each([
    ['buy it again but only 2', 'againWhich'],
    ['same as last time but double the octopus', 'againWhich'],
    ['reorder SMK-104687 but only half', 'againWhich'],
    ['buy it again without squid', 'noSuchOrder'],
  ])('[CHAT-117] `%s` has an unclear number, or a fish of another order: that is asked, and nothing is added', (line, text) => {
    expect(acts('welcome', line).map((act) => act.do === 'tell' && act.text)).toEqual([text])
  })

  test('[CHAT-103] `the same` about an address neither buys again nor chooses an address', () => {
    for (const line of ['Anwani ile ile ya zamani', 'same address as last time', 'peleka pale pale kama mara ya mwisho'])
      expect(acts('address', line).filter((act) => /^(?:orderAgain|orderUsual|goTo|newAddress|choose)$/.test(act.do))).toEqual([])
  })
})

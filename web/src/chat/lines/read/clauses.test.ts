import { expect, test } from 'vitest'
import { pastedMessages, privateInPasted } from '#tools/understand/corpus/pastedMessages.ts'
import { maskPaymentMessage } from '#web/chat/message/maskPaymentMessage.ts'
import { understand } from '../lexicon/understand.ts'
import { isPaymentMessage } from './pasted.ts'

const goods = (line: string) => understand(line).items.map(({ fish, quantity }) => `${fish} ${quantity}`)

test.each([
  ['sato 2 na dagaa 1', ['tilapia 2', 'sardine 1']],
  ['2 tilapia, 3 prawns and 1 octopus', ['tilapia 2', 'prawn 3', 'octopus 1']],
  ['nipe kilo mbili za sato na pweza mmoja', ['tilapia 2', 'octopus 1']],
  ['sato 2 dagaa 3,ngisi 1', ['tilapia 2', 'sardine 3', 'squid 1']],
])('[CHAT-134] "%s" keeps all its goods', (line, items) => {
  expect(goods(line)).toEqual(items)
  expect(understand(line).intent).toBe('add')
})

test.each([
  ['sitaki pweza', 'octopus'],
  ['not the tuna', 'tuna'],
  ['toa dagaa', 'sardine'],
  ['usiweke kamba', 'prawn'],
  ['pweza sitaki', 'octopus'],
  ["i don't want the squid", 'squid'],
])('[CHAT-135] "%s" removes and adds nothing', (line, fish) => {
  expect(understand(line)).toMatchObject({ intent: 'remove', items: [{ fish, not: true }] })
})

test.each(['ghairi malipo', 'cancel the payment', 'sitaki kulipa', 'simamisha malipo'])('[CHAT-135] "%s" never means pay', (line) => {
  expect(understand(line)).toMatchObject({ intent: 'topic', topic: 'cancelPayment' })
})

test('[CHAT-135] of a wanted and a refused fish, only the wanted one is added', () => {
  expect(understand('nataka sato 2 sio pweza')).toMatchObject({
    intent: 'add',
    items: [
      { fish: 'tilapia', quantity: 2 },
      { fish: 'octopus', not: true },
    ],
  })
})

test('[CHAT-054] one line gives several answers', () => {
  expect(understand('nataka kilo mbili za sato, express')).toMatchObject({
    intent: 'add',
    items: [{ fish: 'tilapia', quantity: 2 }],
    choices: { delivery: 'express' },
  })
  expect(understand('2 octopus, kawaida, cash on delivery').choices).toEqual({ delivery: 'standard', method: 'cash_on_delivery' })
  expect(understand('sato 3 nalipa mpesa').choices).toEqual({ method: 'mobile_money' })
})

test.each([
  ['sato wa moshi', { kind: 'smoked' }, { kind: 'smoked' }],
  ['dried catfish', { kind: 'dried' }, { kind: 'dried' }],
  ['pweza wa barafu', { kind: 'frozen' }, { kind: 'frozen' }],
  ['kamba wabichi', { kind: 'fresh' }, { kind: 'fresh' }],
  ['minofu ya sangara', { cut: 'fillet' }, { cut: 'fillet' }],
  ['kamba wakubwa', { size: 'large' }, { size: 'large' }],
])('[CHAT-051][CHAT-138] "%s" filters by kind, cut and size', (line, filters, item) => {
  expect(understand(line).filters).toMatchObject(filters)
  expect(understand(line).items).toMatchObject([item])
})

test.each([
  ['sangra 2', 'Nile perch 2'],
  ['tlapia 2', 'tilapia 2'],
  ['dagaaa 3', 'sardine 3'],
  ['octpous 1', 'octopus 1'],
  ['kambakcohi 2', 'lobster 2'],
  ['jodali 4', 'tuna 4'],
  ['ntk sato 2', 'tilapia 2'],
  ['natakasato 2', 'tilapia 2'],
])('[CHAT-055] the typo in "%s" is corrected', (line, item) => {
  expect(goods(line)).toEqual([item])
})

test.each(['kama', 'saa', 'tamu', 'kikapu changu', 'kaa hapo', 'unanipiga kamba', 'simu yenu'])(
  '[CHAT-055][CHAT-138] "%s" is not a fish',
  (line) => {
    expect(goods(line)).toEqual([])
  },
)

test.each([
  ['samaki wa elfu ishirini', 20_000],
  ['under 15,000', 15_000],
  ['nina 12.5k', 12_500],
  ['kwa elfu kumi na tano', 15_000],
  ['bajeti laki na nusu', 150_000],
  ['samaki wa buku tano', 5_000],
  ['elfu mbili mia tano', 2_500],
  ['nina TZS 8000', 8_000],
])('[CHAT-140][CHAT-052] "%s" is a price, not a quantity', (line, maxPrice) => {
  expect(understand(line)).toMatchObject({ topic: 'budget', quantity: null, filters: { maxPrice } })
})

test('[CHAT-140] prices, the cheapest fish and bargaining are different topics', () => {
  expect(understand('bei gani sato')).toMatchObject({ topic: 'price', items: [{ fish: 'tilapia' }] })
  expect(understand('the cheapest')).toMatchObject({ topic: 'cheapest' })
  expect(understand('punguza bei bwana').topic).toBe('bargain')
})

test.each([
  ['SMK-104699', 'SMK-104699'],
  ['iko wapi oda smk 104699', 'SMK-104699'],
  ['oda 104699 imefikia wapi', 'SMK-104699'],
])('[CHAT-142] "%s" names an order', (line, orderNumber) => {
  expect(understand(line)).toMatchObject({ intent: 'trackOrder', orderNumber, quantity: null })
})

test.each(['0712345678', 'namba yangu ni 0754 110 001', '+255712345678', '123456', 'code ni 654321', 'leteni saa 3', 'watu 20'])(
  '[CHAT-052] the number in "%s" is not a quantity',
  (line) => {
    expect(understand(line).quantity).toBeNull()
  },
)

test.each(pastedMessages)('[CHAT-143] a pasted message of %s is recognised, and its private parts are masked', (_network, line) => {
  expect(understand(line)).toMatchObject({ intent: 'topic', topic: 'alreadyPaid', items: [], quantity: null })
  expect(isPaymentMessage(line)).toBe(true)
  expect(maskPaymentMessage(line)).not.toMatch(privateInPasted)
})

test('[CHAT-047] the same line always means the same', () => {
  for (const line of ['nataka sato 2', 'oda yangu iko wapi', '???']) expect(understand(line)).toEqual(understand(line))
})

test.each([
  ['futa', {}],
  ['ondoa hiyo', {}],
  ['remove an item', {}],
  ['ondoa kitu kimoja kikapuni', {}],
  ['remove one item from my cart', {}],
  ['remove everything', { all: true }],
  ['ondoa vitu vyote kikapuni', { all: true }],
  ['safisha kikapu', { all: true }],
  ['clean my cart', { all: true }],
])('[CHAT-049][CHAT-135] a command can remove goods without naming a fish: %s', (line, choices) => {
  expect(understand(line)).toMatchObject({ intent: 'remove', items: [], choices })
  expect('all' in understand(line).choices).toBe('all' in choices)
})

test.each(['mmetoa?', 'toa 2', 'remove 2', 'futa oda', 'delete my account', 'safisha samaki', 'remove the bones'])(
  '[CHAT-048] a question, a story, a number alone or another subject removes nothing: %s',
  (line) => {
    expect(understand(line).intent).not.toBe('remove')
  },
)

test('[CHAT-049] `out` before the verb, or far after it, removes nothing', () => {
  expect(understand('i am out of town so i will take 2 tilapia').items).toMatchObject([{ fish: 'tilapia', quantity: 2 }])
  expect(understand('i am out of town so i will take 2 tilapia').intent).not.toBe('remove')
})

test.each(['take the crab off', 'take the crab off my basket', 'take off the crab'])('[CHAT-049] "%s" removes the fish', (line) => {
  expect(understand(line)).toMatchObject({ intent: 'remove', items: [{ fish: 'crab' }] })
})

test.each([
  ['could I get some prawns and a lobster', 'search'],
  ['geuza idadi kuwa tano', 'unknown'],
  ['can you make those six instead', 'unknown'],
])('[CHAT-048] a change that is not allowed becomes a search or is not understood, and never an unlikely sense: "%s"', (line, intent) => {
  expect(understand(line).intent).toBe(intent)
})

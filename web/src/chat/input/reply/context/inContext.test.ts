// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { corpus } from '#tools/understand/corpus/corpus.ts'
import { useCart } from '#web/features/cart/cart.ts'
import type { Card } from '../../../cards/card.ts'
import { type Facts, noFacts } from '../../../guide/facts.ts'
import { useTranscript } from '../../../transcript/transcript.ts'
import { understand } from '../../understand/understand.ts'
import { inContext } from './inContext.ts'

const nothing = { asked: null, facts: null, waiting: false }
const buying: Facts = { ...noFacts, cartCount: 1, checkoutRequested: true, user: 'x' }
const read = (line: string, context: Parameters<typeof inContext>[2]) => {
  const { intent, topic } = inContext(understand(line), line, context)
  return topic ?? intent
}

beforeEach(() => {
  useTranscript.setState({ owner: 'x', entries: [], loaded: true })
  const product = aProduct({ id: 'a' })
  useCart.setState({ lines: [{ productId: 'a', quantity: 1, product }], checkoutId: 'c1', owner: 'x', waiting: {} })
})

test('[CHAT-048] with nothing asked for and an empty cart a line means what its words mean', () => {
  useCart.setState({ lines: [] })
  const others = corpus.filter(({ line }) => read(line, nothing) !== (understand(line).topic ?? understand(line).intent))
  expect(others.length).toBeLessThanOrEqual(17)
})

test.each([
  ["Cancel this payment, I'll pay cash on delivery", 'cancelPayment'],
  ['line yangu haina salio, nitalipa cash', 'cancelPayment'],
  ['i have approved it now, is it done?', 'alreadyPaid'],
  ['naweka pin wapi', 'isItSafe'],
  ['mtume tena kwa namba nyingine 0713445566', 'wrongNumber'],
  ['nimelipa kutoka namba 0754345670', 'alreadyPaid'],
])('[CHAT-033][CHAT-135] while a payment waits `%s` is %s', (line, meant) => {
  expect(read(line, { asked: null, facts: buying, waiting: true })).toBe(meant)
})

test.each([
  ['how come delivery 5000 hakuna cheaper', 'deliveryFee'],
  ['wait kwanini delivery ni 10000', 'deliveryFee'],
  ['kuna transporter cheaper', 'deliveryFee'],
  ['how come total imekuwa 89 na kamba ni 84', 'total'],
  ['what if nobody is home when the rider comes?', 'nobodyHome'],
  ['Nani atapokea mzigo kama sipo nyumbani?', 'nobodyHome'],
  ['nataka kucancel oda ya kwanza', 'cancelOrder'],
  ['did you get my payment?', 'alreadyPaid'],
  ['who is the seller', 'whereCaught'],
  ['I need fish for 6 people', 'people'],
  ['nataka oda yangu ya juzi', 'track'],
  ['jumla?', 'total'],
  ['samaki wameoza, jumla elfu kumi', 'badFish'],
  ['how much we at?', 'total'],
  ['sawa tuendelee', 'checkout'],
  ['the kingfish was not fresh', 'badFish'],
  ['nani atapokea PIN?', 'isItSafe'],
])('[CHAT-141] `%s` is %s', (line, meant) => {
  expect(read(line, { asked: null, facts: buying, waiting: false })).toBe(meant)
})

test.each(['Which fish has no bones and is safe for small children?', 'Naomba samaki asiye na miiba kwa ajili ya wajukuu'])(
  '[CHAT-138] `%s` looks for fillets',
  (line) => {
    expect(inContext(understand(line), line, nothing)).toMatchObject({ intent: 'search', filters: { cut: 'fillet' } })
  },
)

test('[CHAT-033] a cancellation right after an order is about that order', () => {
  const card: Card = { kind: 'tracking', orderId: 'o1' }
  expect(read('yes cancel it', nothing)).toBe('cancel')
  useTranscript.setState({ owner: 'x', entries: [{ id: 'q', at: 1, run: 1, card }], loaded: true })
  expect(read('yes cancel it', nothing)).toBe('cancelOrder')
  expect(read('yes cancel it', { ...nothing, facts: buying })).toBe('cancel')
})

test('[CHAT-126] the fish that is looked at is meant by `hiyo`, and put on no wishlist', () => {
  const asked: Card = { kind: 'product', productId: 'a' }
  expect(read('weka hiyo', { ...nothing, asked })).toBe('yes')
  expect(read('hiyo', { ...nothing, asked })).toBe('yes')
  expect(read('weka hiyo kwenye vipendwa', { ...nothing, asked })).toBe('wishlist')
})

test('[CHAT-054] of cash and a network the one that is not denied is meant', () => {
  const methodOf = (line: string) => inContext(understand(line), line, nothing).choices.method
  expect(methodOf('Nataka kulipa kwa M-Pesa, si pesa mkononi.')).toBe('mobile_money')
  expect(methodOf('Nataka kulipa cash, si M-Pesa')).toBe('cash_on_delivery')
})

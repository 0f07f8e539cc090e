// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { rereadRecords } from '#web/features/payment/device/records.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadArea, textsNow } from '#web/i18n/texts.ts'
import type { Card } from '../../cards/card.ts'
import { replyText } from '../../cards/replyText.ts'
import { type Facts, noFacts } from '../../guide/facts.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { handleMessage } from '../handleMessage.ts'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 9 })
const fillet = aProduct({ id: 'fillet', name: 'Nile perch fillet (Minofu ya sangara), 1 kg', availableQuantity: 9 })
const page = (...data: object[]) => ({ body: { data, meta: { total: data.length, skip: 0, take: 20, hasMore: false } } })
const line = { id: 'l', quantity: 2, unitPrice: 12_000, product: sato }
const order = (n: number, patch: Partial<Order>): Order =>
  anOrder({ id: `o${n}`, orderNumber: `SMK-10000${n}`, createdAt: `2026-01-0${n}T00:00:00Z`, items: [line] as never, ...patch })
const buying: Facts = { ...noFacts, cartCount: 2, checkoutRequested: true, user: 'x', addresses: 1 }
const TRACKING: Card = { kind: 'tracking', orderId: 'o2' }

beforeAll(async () => {
  for (const area of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout', 'faq'] as const) await loadArea(area)
})
beforeEach(async () => {
  localStorage.setItem('swahiliOffered', '1')
  localStorage.removeItem('pendingPayments')
  rereadRecords()
  await chooseLanguage('en')
  signInAs(PHONE)
  serve({
    'GET /orders': { body: [order(2, { status: 'pending', paymentMethod: 'mobile_money' }), order(1, { status: 'delivered' })] },
    'GET /transporters': { body: [aTransporter({ id: 'pwani', businessName: 'Pwani Express', isVerified: true })] },
    'GET /products?skip=0&take=20&search=fillet': page(fillet),
    'GET /products/sato': { body: sato },
  })
  setChoices({
    checkoutRequested: true,
    addressId: null,
    deliveryOption: null,
    paymentMethod: null,
    phone: null,
    notes: null,
    transporterSelections: {},
  })
})

const cards = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'said' ? [] : [card]))
const words = (card: Card) =>
  card.kind === 'reply' ? (replyText(card, textsNow('topics')) ?? '') : card.kind === 'guideText' ? card.text : card.kind

async function say(said: string, card: Card, facts: Facts = buying, told: readonly string[] = []): Promise<readonly string[]> {
  const before: Card[] = [card, ...told.map((text): Card => ({ kind: 'reply', of: 'topics', text, about: {}, replies: [] }))]
  const isBought = facts !== noFacts
  useCart.setState({
    lines: isBought ? [{ productId: 'sato', quantity: 2, product: sato }] : [],
    checkoutId: 'c1',
    owner: null,
    waiting: {},
  })
  useTranscript.setState({
    owner: 'guest',
    entries: before.map((one, n) => ({ id: `q${n}`, at: 1, run: 1, card: one, cartCountWhenShown: 2 })),
    loaded: true,
  })
  await handleMessage(said, kindsOpen(card) ? card : null, facts)
  return cards().slice(before.length).map(words)
}
const kindsOpen = (card: Card): boolean => card.kind !== 'tracking' && card.kind !== 'said'
const M: Card = { kind: 'method' }
const T: Card = { kind: 'transporters' }
const R: Card = { kind: 'review' }
const D: Card = { kind: 'delivery' }
const A: Card = { kind: 'address' }
const W: Card = { kind: 'waiting', paymentId: 'p1' }
const W1: Facts = { ...buying, payment: { id: 'p1', kind: 'waiting' } }

test.each([
  ["I'll pay the driver when he comes", M],
  ["Fine, let's do that", M, buying, ['payOnDelivery']],
  ['Is it a motorbike with a cool box?', T],
  ['Which of them has a fridge or a cool box?', T],
  ['Will it stay cold on the way?', T],
  ['Would the express one be cold when it arrives?', D],
  ['nimeshalipa, imefika?', TRACKING, noFacts],
  ['hapana nimelipa mpesa, order mpya iko wapi?', TRACKING, noFacts],
  ['Has it gone through?', TRACKING, noFacts],
  ['Thanks ever so much. When will it get here?', TRACKING, noFacts],
  ['And if the fish turns out to be off, do I get a refund?', R],
  ['What if it arrives spoilt?', R],
  ['What if it gets here and it smells?', R],
  ['If I pay upfront and the fish is off, will I get my money back?', M],
  ['What if it arrives spoilt?', TRACKING, noFacts],
  ["Hmm, is the money held until I've got the fish?", M],
  ['And what if nobody is in when they come?', R],
  ["What happens if I'm not in?", R],
  ["What happens if I'm not in?", TRACKING, noFacts],
  ['Could the watchman take it in?', R],
  ['how much nalipa sasa na how much baadaye?', W, W1],
  ['how much nalipa sasa?', R],
  ['how much imebaki kulipa nikipokea?', R],
  ['how much imekuwa sasa?', TRACKING, noFacts],
  ['Can I pay by card?', M],
  ['Can I pay by card?', R],
  ['Can I pay by card?', A],
  ['Can I pay by card?', TRACKING, noFacts],
  ['Do I have to have the exact cash ready?', R],
  ["Actually I'm not sure about cash. Is it safe to pay by phone?", M],
  ["How does paying by phone work? I've only just got my SIM card", M],
  ["Let's go for the cheaper one", D],
  ['the faster one', D],
  ["Whoever's the most reliable", T],
  ['how do I get hold of the seller?', TRACKING, noFacts],
  ['how do I get hold of the driver?', TRACKING, noFacts],
  ["How will I know when it's on its way?", TRACKING, noFacts],
  ['Will the seller definitely scale and gut it?', R],
  ['Will the seller definitely scale and gut it?', TRACKING, noFacts],
  ['something without too many bones please?', { kind: 'categories' }, noFacts],
  ['Which of those has the fewest bones?', { kind: 'categories' }, noFacts],
  ['is the kingfish bony?', { kind: 'categories' }, noFacts],
  ['is that a bony fish?', { kind: 'categories' }, noFacts],
  ['Would it be possible to order some fish for Saturday?', { kind: 'categories' }, noFacts],
  ['My name is Claire Whitfield', A],
  ['My name is Claire Whitfield', { kind: 'newAddress' }],
  ['Could I add a note asking them to ring me first?', R],
  ['Please ring me ten minutes before you arrive', R],
  ['asante kesho basi', R],
  ['asante kesho basi', W, W1],
] as [string, Card, Facts?, string[]?][])('explore `%s` %o', async (said, card, facts, told) => {
  const answers = await say(said, card, facts, told)
  const { paymentMethod, deliveryOption, transporterSelections, notes, addressId } = draftNow()
  console.log(
    `${card.kind} > ${said}\n     ${answers.join(' | ')}\n     ${JSON.stringify({ paymentMethod, deliveryOption, transporterSelections, notes, addressId })}`,
  )
  expect(1).toBe(1)
})

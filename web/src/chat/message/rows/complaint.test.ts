// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder, aProduct } from '#fixtures/builders.ts'
import { clearComplaint, complaintNow } from '#web/features/orders/complaint/complaintDraft.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { cardKeys, serveOrders } from '../testing/orders.ts'
import { cartContents, fillCart, showThread, talk } from '../testing/talk.ts'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const changu = aProduct({ id: 'changu', name: 'Red snapper (Changu), 1 kg', availableQuantity: 9 })
const orders = [
  anOrder({ id: 'o2', orderNumber: 'SMK-100002', status: 'delivered' }),
  anOrder({ id: 'o1', orderNumber: 'SMK-100001', status: 'delivered', createdAt: '2025-11-20T06:00:00.000Z' }),
]

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  serveOrders(orders, [sato, changu], { sato: [sato] })
  fillCart([], {})
  clearComplaint()
})

test.each([
  ['samaki wamenuka, nataka pesa', 'spoilt', 'refund'],
  ['samaki ameoza', 'spoilt', null],
  ['samaki iko bovu bana, rudisha doh yangu', 'spoilt', 'refund'],
  ['kamba walikuwa na wadudu', 'spoilt', null],
  ['the fish smelled, I want my money back', 'spoilt', 'refund'],
  ['the prawns were off, send me new ones', 'spoilt', 'again'],
  ['samaki walioza, naomba mnipigie', 'spoilt', 'call'],
  ['mmeniletea changu badala ya sato', 'wrongFish', null],
  ['I ordered sato but got changu', 'wrongFish', null],
  ['samaki mliyoleta sio niliyoagiza', 'wrongFish', null],
  ['nimeletewa kilo moja badala ya mbili', 'tooLittle', null],
  ['half of my order is missing', 'tooLittle', null],
  ['pesa yangu haijarudi', 'noRefund', 'refund'],
  ['bado sijarudishiwa hela yangu ya oda', 'noRefund', 'refund'],
  ['my refund never came', 'noRefund', 'refund'],
  ['nina malalamiko', null, null],
])('[CHAT-188] `%s` opens the complaint with what is said; nothing is offered for sale', async (line, wrong, wish) => {
  await talk(line)
  expect([cardKeys(), cartContents()]).toEqual([['complaint'], {}])
  expect(complaintNow()).toMatchObject({ orderNumber: '', wrong, wish })
})

test('[CHAT-188] a complaint after a delivered order was shown is about that order', async () => {
  showThread({ kind: 'tracking', orderId: 'o1' })
  await talk('Kati ya samaki wale mmoja hayupo')
  expect([cardKeys(), complaintNow()]).toMatchObject([['complaint'], { orderNumber: 'SMK-100001', wrong: 'tooLittle' }])
})

test('[CHAT-188] the number of an order in the line picks that order', async () => {
  await talk('SMK-100001 samaki wameharibika, nataka wengine')
  expect([cardKeys(), complaintNow()]).toMatchObject([['complaint'], { orderNumber: 'SMK-100001', wrong: 'spoilt', wish: 'again' }])
})

test.each([
  ['refund inachukua muda gani?', 'refund'],
  ['if the fish is bad do I get my money back?', 'ifSpoilt'],
  ['nimelipa lakini oda sioni', 'notSeen'],
])('[CHAT-188][CHAT-160] `%s` is no complaint: a question and a payment problem keep their reply', async (line, text) => {
  await talk(line)
  expect(cardKeys()).toEqual([text])
})

test.each(['changu, sio sato', 'nataka sato 2', 'kilo moja tu', 'nirudishieni pesa zangu'])(
  '[CHAT-188] while the complaint is open, `%s` goes into its text, which is said, and no fish is offered for it',
  async (line) => {
    await talk('samaki wameoza')
    await talk(line)
    expect([cardKeys(), cartContents()]).toEqual([['complaintNoted', 'complaint'], {}])
    expect(complaintNow().text).toBe(`samaki wameoza\n${line}`)
  },
)

test('[CHAT-188][CHAT-160] while the complaint is open, a payment problem and a question keep their replies', async () => {
  await talk('samaki wameoza')
  await talk('nimelipa mara mbili')
  expect(cardKeys()).not.toContain('complaintNoted')
  await talk('mnafungua saa ngapi?')
  expect(cardKeys()).toEqual(['openingHours'])
})

test.each(['acha', 'acha kwanza', 'leave it', 'hapana', 'stop'])(
  '[CHAT-188] `%s` leaves the complaint, and fish can be ordered again',
  async (line) => {
    await talk('samaki wameoza')
    await talk(line)
    expect([cardKeys(), complaintNow().text]).toEqual([['leftAsIs'], ''])
    await talk('nataka sato 2')
    expect(cartContents()).toEqual({ sato: 2 })
  },
)

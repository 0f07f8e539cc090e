// @vitest-environment jsdom

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAddress, anOrder } from '#fixtures/builders.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { useSlipRow } from '#web/chat/guide/slipRow.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { addToAddressDraft } from '#web/features/addresses/oneLine/addressDraft.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { noChoices } from '#web/features/checkout/checkoutChoices.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { readPerson } from '../../../lines/read/answers/readPerson.ts'
import { loadTexts, newAddress, withPayment } from '../../testing/buyer.ts'
import { dagaa, reviewed, startNeemasCheckout } from '../../testing/neema.ts'
import { buying, replyKeys, SLIP, say, shopping, showThread } from '../../testing/talk.ts'

beforeAll(loadTexts)
beforeEach(() =>
  startNeemasCheckout(
    anOrder({
      id: 'o1',
      addressId: 'mother',
      items: [{ id: 'l1', quantity: 2, unitPrice: 1_000, product: dagaa, transporterId: 'pwani' } as never],
    }),
  ),
)

test.each([
  ['cash instead', 'transporters', 'cash_on_delivery'],
  ['cash', 'transporters', 'cash_on_delivery'],
  ['cash', 'address', 'cash_on_delivery'],
  ['lipa ukipokea', 'newAddress', 'cash_on_delivery'],
  ['I will pay with mpesa', 'delivery', 'mobile_money'],
  ['no, cod', 'slip', 'cash_on_delivery'],
  ['si cash, mpesa', 'delivery', 'mobile_money'],
  ['cash basi', 'payPhone', 'cash_on_delivery'],
  ['cash', 'cartChanged', 'cash_on_delivery'],
  ['can I pay cash', 'transporters', null],
  ['naweza kulipa cash?', 'delivery', null],
  ['mnapokea tigo pesa', 'delivery', null],
  ['sina cash', 'transporters', null],
  ['sitaki cash', 'delivery', null],
  ['I have no cash today', 'transporters', null],
  ['cash is too risky', 'address', null],
  ['is cash ok', 'delivery', null],
] as const)('[CHAT-054][CHAT-135] `%s` at the %s sets the payment method to %s', async (line, kind, paymentMethod) => {
  setChoices({ paymentMethod: null, ...(kind === 'slip' && reviewed) })
  await say(line, { kind })
  expect(draftNow().paymentMethod).toBe(paymentMethod)
  // A question that is a card of its own is asked again; a row of the slip closes.
  const asksOn = /address|cartChanged/i.test(kind) ? [kind] : []
  if (paymentMethod) expect(replyKeys()).toEqual([paymentMethod === 'mobile_money' ? 'byPhone' : 'payOnDelivery', ...asksOn])
})

test.each(['change addr', 'chg address', 'badili anwani'])('[CHAT-105] `%s` at the slip reopens the address', async (line) => {
  setChoices(reviewed)
  await say(line, { kind: 'slip' })
  expect([draftNow(), replyKeys()]).toMatchObject([{ ...reviewed, addressId: null }, ['changeAddress']])
})

test.each([
  ['mikocheni, shoppers plaza, mpesa', 'Mikocheni, shoppers plaza', 'mobile_money'],
  ['mikocheni, shoppers plaza', 'Mikocheni, shoppers plaza', 'cash_on_delivery'],
])('[CHAT-105][CHAT-151] `%s` at the slip chooses that address', async (line, addressLine1, paymentMethod) => {
  setChoices({ ...reviewed, paymentMethod: 'cash_on_delivery' })
  const calls = serve({ 'POST /addresses': { body: anAddress({ id: 'new' }) }, 'GET /transporters': { body: [] } })
  await say(line, { kind: 'slip' })
  const sent = calls.find(({ call }) => call === 'POST /addresses')?.body
  expect([draftNow(), sent]).toMatchObject([
    { addressId: 'new', paymentMethod },
    { addressLine1, district: 'Kinondoni' },
  ])
})

test.each([
  'do you deliver to mikocheni?',
  'my mother lives in mikocheni',
  'not mikocheni',
  'addr',
  'Dar es Salaam',
  'Pwani Express, Dar es Salaam',
])('[CHAT-135] `%s` at the slip does not change the address', async (line) => {
  setChoices(reviewed)
  await say(line, { kind: 'slip' })
  expect(draftNow().addressId).toBe('masaki')
})

test.each([
  ['change addr', 'changeAddressPlaced'],
  // This searches for a kind of fish; no order is mentioned.
  ['when moshi one?', null],
])('[CHAT-142] after an order `%s` is answered with %s', async (line, text) => {
  serve({ 'GET /orders': { body: [anOrder({ status: 'confirmed', addressId: 'mother' })] }, 'GET /transporters': { body: [] } })
  setChoices({ checkoutRequested: false })
  useCart.setState({ lines: [] })
  await say(line, { kind: 'tracking', orderId: 'order-1' }, noFacts)
  expect(replyKeys()).toEqual(text === null ? [] : [text])
})

test.each([
  ['checkout. office, express, mpesa', { addressId: 'office', deliveryOption: 'express', paymentMethod: 'mobile_money' }],
  ['express, cash, checkout', { addressId: null, deliveryOption: 'express', paymentMethod: 'cash_on_delivery' }],
  ['moshi one, cash', { addressId: 'mother', paymentMethod: 'cash_on_delivery' }],
  ['mama neema, pwani, cash', { addressId: 'mother', paymentMethod: 'cash_on_delivery', transporterSelections: { dagaa: 'pwani' } }],
] as const)('[CHAT-054] `%s` with fish in the cart starts the checkout with those choices', async (line, chosen) => {
  setChoices({ checkoutRequested: false })
  await say(line, SLIP, shopping)
  expect(draftNow()).toMatchObject({ ...chosen, checkoutRequested: true })
})

test('[CHAT-054] a payment method named before the checkout is stored for it', async () => {
  setChoices({ checkoutRequested: false })
  await say('mpesa, airtel', SLIP, shopping)
  expect(draftNow()).toMatchObject({ ...noChoices, paymentMethod: 'mobile_money' })
})

test.each(['office, is it open?', 'express or cash', 'the frozen one, cash'])(
  '[CHAT-135] `%s` before the checkout stores no choice',
  async (line) => {
    setChoices({ checkoutRequested: false })
    await say(line, SLIP, shopping)
    expect(draftNow()).toMatchObject(noChoices)
  },
)

test.each([
  ['same', { kind: 'address' }, { addressId: null, deliveryOption: 'express', paymentMethod: 'cash_on_delivery' }],
  ['kama mara iliyopita', { kind: 'method' }, { addressId: 'office', deliveryOption: 'express', paymentMethod: 'mobile_money' }],
  ['same as last time', { kind: 'slip' }, { addressId: 'mother', deliveryOption: 'standard', paymentMethod: 'mobile_money' }],
] as const)('[CHAT-103] `%s` at the %o only fills in what is missing; at the slip it replaces everything', async (line, card, chosen) => {
  const isAddress = card.kind === 'address'
  setChoices({
    deliveryOption: 'express',
    ...(!isAddress && { addressId: 'office' }),
    ...(card.kind !== 'method' && { paymentMethod: 'cash_on_delivery' }),
  })
  await say(line, card)
  expect(draftNow()).toMatchObject(chosen)
})

test.each([
  ['wrong, changu 2 not 1, checkout', 2, true],
  ['changu 3, halafu checkout', 3, true],
  ['changu 3', 3, false],
])('[CHAT-126] `%s` changes the fish first, then starts the checkout if asked', async (line, quantity, checkoutRequested) => {
  setChoices({ checkoutRequested: false })
  await say(line, SLIP, shopping)
  expect(useCart.getState().lines.at(-1)).toMatchObject({ productId: 'changu', quantity })
  expect(draftNow()).toMatchObject({ checkoutRequested })
})

test('[CHAT-054] a carrier named with a saved address is not taken for a region', async () => {
  await say('mama neema, pwani, cash', { kind: 'address' })
  expect(draftNow()).toMatchObject({ addressId: 'mother', transporterSelections: { dagaa: 'pwani' }, paymentMethod: 'cash_on_delivery' })
})

test('[CHAT-151] the same word in a new address is the region', async () => {
  await say('Mtaa wa Uhuru 3, Bagamoyo, Pwani', { kind: 'address' })
  expect([draftNow().transporterSelections, newAddress()]).toMatchObject([{}, { region: 'Pwani', district: 'Bagamoyo' }])
})

test.each(['address', 'newAddress', 'delivery', 'transporters', 'slip'] as const)(
  '[CHAT-126] `no, moshi one` at the %s chooses the saved address in Moshi',
  async (kind) => {
    if (kind === 'newAddress') await addToAddressDraft('Pwani', true)
    else if (kind !== 'address') setChoices(reviewed)
    await say('no, moshi one', { kind })
    expect(draftNow().addressId).toBe('mother')
  },
)

test.each(['the frozen one', 'not the moshi one', 'is it the moshi one?', 'one more'])(
  '[CHAT-135] `%s` at the delivery does not change the address',
  async (line) => {
    setChoices({ addressId: 'masaki' })
    await say(line, { kind: 'delivery' })
    expect(draftNow()).toMatchObject({ addressId: 'masaki', deliveryOption: null })
  },
)

test.each([
  'All right, go ahead and take the payment',
  'Go on then, place it',
  'haya weka oda',
  'okay go ahead, place the order now please',
  'endelea basi',
])('[CHAT-127][CHAT-044] `%s` at the slip repeats its buttons and does not order', async (line) => {
  setChoices(reviewed)
  await say(line, { kind: 'slip' })
  expect([draftNow(), replyKeys()]).toMatchObject([reviewed, ['review']])
})

test('[CHAT-127] it does so beside a list of fish, too', async () => {
  setChoices(reviewed)
  showThread({ kind: 'slip' }, { kind: 'categories', beside: true })
  await handleMessage('All right, go ahead and take the payment', { kind: 'slip' }, buying)
  expect([draftNow(), replyKeys()]).toMatchObject([reviewed, ['review']])
})

test.each([
  ['go on, change the address', { addressId: null }],
  ['the payment method is wrong', {}, 'method'],
  ['endelea kununua', {}],
  ["don't place the order", {}],
])('[CHAT-105] `%s` on the slip reopens the choice it names, and no other', async (line, changed, row: string | null = null) => {
  setChoices(reviewed)
  await say(line, { kind: 'slip' })
  expect([draftNow(), useSlipRow.getState().open]).toMatchObject([{ ...reviewed, ...changed }, row])
})

test.each([
  ['Claire Whitfield', 'Claire Whitfield', '255 712 345 678'],
  ['No, the name should be Claire Whitfield, the rest is right', 'Claire Whitfield', '255 712 345 678'],
  ['jina ni Ruth Mollel, 0765 443 221', 'Ruth Mollel', '255 765 443 221'],
  ['Shoppers Plaza', 'Asha Salum', '255 712 345 678'],
  ['Asante Sana', 'Asha Salum', '255 712 345 678'],
  ['what is the name?', 'Asha Salum', '255 712 345 678'],
])('[CHK-009] `%s` at the new address sets the receiver’s name to %s', async (line, fullName, phoneNumber) => {
  const calls = serve({ 'GET /transporters': { body: [] } })
  await addToAddressDraft('Chole Road, Masaki', false)
  await say(line, { kind: 'newAddress' })
  expect(newAddress()).toMatchObject({ fullName, phoneNumber })
  const person = { fullName, phoneNumber: phoneNumber.replaceAll(' ', '') }
  if (fullName !== 'Asha Salum') expect(calls.filter(({ call }) => call === 'POST /addresses')).toMatchObject([{ body: person }])
})

test.each([
  ['Oh never mind, deliver it here please', 1],
  ['leta hapo hapo', 1],
  ['deliver here', 1],
  ["don't deliver it here", 0],
  ['can you deliver here?', 0],
  ['msilete hapa', 0],
])('[CHAT-151] `%s` at the new address saves %i addresses', async (line, saved) => {
  const calls = serve({ 'POST /addresses': { body: anAddress({ id: 'fresh' }) }, 'GET /transporters': { body: [] } })
  await addToAddressDraft('Chole Road, Masaki', false)
  await say(line, { kind: 'newAddress' })
  expect(calls.filter(({ call }) => call === 'POST /addresses')).toHaveLength(saved)
})

test.each([
  ['The address I gave you, Chole Road in Masaki', 'Chole Road, Masaki', '', 'Asha Salum'],
  ['Anwani niliyokupa, Chole Road, Masaki', 'Chole Road, Masaki', '', 'Asha Salum'],
  [
    "It's Ruth Mollel, Mikocheni B, Warioba Street, next to the Puma station, 0765 443 221",
    'Mikocheni B, Warioba Street',
    'next to the Puma station',
    'Ruth Mollel',
  ],
  ['Shoppers Plaza, Mikocheni B, 0765 443 221', 'Shoppers Plaza, Mikocheni B', '', 'Asha Salum'],
])('[CHAT-151][CHK-009] `%s` gives the address without the name of the receiver', async (line, addressLine1, addressLine2, fullName) => {
  await say(line, { kind: 'newAddress' })
  expect(newAddress()).toMatchObject({ addressLine1, addressLine2, fullName })
  expect(newAddress().phoneNumber).toBe(line.includes('0765') ? '255 765 443 221' : '255 712 345 678')
})

test.each([
  ["It's Claire Whitfield", 'Claire Whitfield'],
  ['It is Claire Whitfield', 'Claire Whitfield'],
  ['Hi, this is Claire Whitfield', 'Claire Whitfield'],
  ['ni Neema Mushi', 'Neema Mushi'],
  ['naitwa Neema Mushi', 'Neema Mushi'],
  ["Itsna D'Souza", "Itsna D'Souza"],
])('[CHAT-094] `%s` gives the name %s', (line, name) => {
  expect(readPerson(line).name).toBe(name)
})

describe('a payment request', () => {
  const facts = (kind: 'waiting' | 'stillChecking'): Facts => ({ ...buying, payment: { id: 'p1', kind } })
  const askedBefore = (seconds: number): void => {
    const createdAt = Date.now() - seconds * 1000
    withPayment({ createdAt, deadline: createdAt + 120_000 })
  }

  test.each([
    ['cash', 130, 'requestOver'],
    ['change payment', 130, 'requestOver'],
    ['payment failed', 130, 'requestOver'],
    ['malipo yamefeli', 130, 'requestOver'],
    ['badilisha njia ya malipo', 400, 'requestOverAgain'],
    ['cash', 20, 'ordersWithin'],
    ['change payment', 20, 'ordersWithin'],
  ])('[CHAT-109][CHAT-135] `%s` after %i s is answered with %s', async (line, seconds, text) => {
    askedBefore(seconds)
    const kind = seconds > 120 ? 'stillChecking' : 'waiting'
    await say(line, { kind, paymentId: 'p1' }, facts(kind))
    expect(replyKeys()).toEqual([text])
  })
})

test.each([
  ['is standard ok?', null],
  ['je kawaida ni sawa?', null],
  ['kawaida ni sawa?', null],
  ['would express be ok', null],
  ['is express better', null],
  ['is standard fast enough', null],
  ['could it be express', 'express'],
  ['would like express', 'express'],
  ['i think express is better', 'express'],
  ['standard is fine', 'standard'],
  ['kawaida ni sawa', 'standard'],
  ['yes standard is good', 'standard'],
])('[CHAT-126][CHAT-135] `%s` at the delivery chooses %s', async (line, deliveryOption) => {
  await say(line, { kind: 'delivery' })
  expect(draftNow().deliveryOption).toBe(deliveryOption)
  if (deliveryOption === null) expect(replyKeys()).toEqual(['ways'])
})

test.each([
  ['is Kariakoo Riders fast?', ['fastest']],
  ['is the cold chain one faster', ['fastest']],
  ['Kariakoo Riders wako haraka?', ['fastest']],
  ['is Pwani Express good', ['carriers']],
  ['are kariakoo riders reliable', ['carriers']],
  ['who are pwani express', ['carriers']],
  ['ipi ina haraka', ['ways']],
])('[CHAT-126][CHAT-135] `%s` asks about a carrier and chooses none', async (line, says) => {
  await say(line, { kind: 'transporters' })
  expect([replyKeys(), draftNow().transporterSelections, draftNow().deliveryOption]).toEqual([expect.arrayContaining(says), {}, null])
})

test.each(['address', 'transporters', 'method', 'slip'] as const)(
  '[CHAT-103][CHAT-135] `is it the same as before?` at the %s changes nothing and buys no order again',
  async (kind) => {
    const before =
      kind === 'slip' ? reviewed : { ...noChoices, checkoutRequested: true, ...(kind !== 'address' && { addressId: 'masaki' }) }
    setChoices(before)
    await say('is it the same as before?', { kind })
    expect(draftNow()).toMatchObject(before)
    expect(useCart.getState().lines).toMatchObject([{ quantity: 1 }])
    expect(replyKeys()).toHaveLength(1)
  },
)

test.each(['the dagaa I got had no bones', 'no dagaa last time', 'I had no dagaa'])(
  '[CHAT-049][CHAT-135] `%s` is about an earlier order and removes nothing',
  async (line) => {
    await say(line, SLIP, shopping)
    expect(useCart.getState().lines).toMatchObject([{ quantity: 1 }])
    expect(replyKeys()).toEqual([])
  },
)

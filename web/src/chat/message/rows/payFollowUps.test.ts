// @vitest-environment jsdom

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { maskPhone } from '#contract/rules/phone.ts'
import { anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import type { Facts } from '#web/chat/guide/facts.ts'
import { useSlipRow } from '#web/chat/guide/slipRow.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { recordById } from '#web/features/payment/device/records.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { FRIEND, loadTexts, signInBuyer, withPayment } from '../testing/buyer.ts'
import { buying, fillCart, lastCard, replyKeys, SLIP, say, sayAfterReply } from '../testing/talk.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 9 })
const waiting: Facts = { ...buying, payment: { id: 'p1', kind: 'waiting' } }
const failed: Facts = { ...buying, payment: { id: 'p1', kind: 'failed' } }
const FAILURE: Card = { kind: 'failure', paymentId: 'p1' }

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  serve({
    'GET /transporters': { body: [aTransporter({ id: 't1', businessName: 'Pwani Express', isVerified: true })] },
    'GET /orders': { body: [anOrder({ status: 'delivered' })] },
  })
  fillCart([sato], { a: 1 })
  setChoices({ checkoutRequested: true, deliveryOption: 'standard', paymentMethod: 'mobile_money' })
})

test.each([
  ['wanikata hela mara mbili?', 'onlyOnceWaiting'],
  ['mnanikata mara mbili?', 'onlyOnceWaiting'],
  ['are you charging me twice?', 'onlyOnceWaiting'],
  ['nina muda gani wa kulipa?', 'requestLeft'],
  ['how long do I have?', 'requestLeft'],
  ['muda gani', 'requestLeft'],
  ['can I pay with my other number?', 'wrongNumberSent'],
  ['prompt imeenda kwa old line yangu send it to 0745 118 267', 'wrongNumberSent'],
  ['nimeweka pin wrong naogopa itakata twice', 'onlyOnceWaiting'],
  ['i put wrong pin', 'requestLeft'],
  ['sina hela ya kutosha mpesa', 'requestLeft'],
  ['request imekuja na jina silijui', 'requestOurs'],
  ['it says enter pin is this really u or thieves', 'requestOurs'],
])('[CHAT-143] `%s` while a payment request is open is answered about that request', async (line, text) => {
  withPayment({ deadline: Date.now() + 60_000 })
  await say(line, { kind: 'waiting', paymentId: 'p1' }, waiting)
  expect(replyKeys()).toEqual([text])
})

const OURS = [
  'is this PIN prompt really from you?',
  'hii PIN ni yenu kweli?',
  'is this request a scam?',
  'je huu ujumbe wa PIN ni wa kutoka kwenu?',
]
test.each(OURS)('[CHAT-143][CHAT-140] `%s` while a payment request is open is answered with its amount and number', async (line) => {
  withPayment({ deadline: Date.now() + 60_000 })
  await say(line, { kind: 'waiting', paymentId: 'p1' }, waiting)
  expect(lastCard()).toMatchObject({
    text: 'requestOurs',
    about: { amount: 'TZS 12,000', phone: maskPhone(FRIEND) },
  })
})
test.each(OURS)('[CHAT-143][CHAT-140] `%s` at any other time is answered with what to check, and chooses nothing', async (line) => {
  const before = draftNow()
  for (const [card, facts] of [
    [SLIP, buying],
    [FAILURE, failed],
    [{ kind: 'waiting', paymentId: 'p1' }, waiting], // started on another device, so the amount is not known here
  ] as const) {
    await say(line, card, facts)
    expect([replyKeys(), draftNow()]).toEqual([['requestCheck'], before])
  }
})

test.each([
  ['I got no prompt from you?', 'requestOurs'],
  ['sijapata ujumbe kutoka kwenu?', 'requestOurs'],
  ['did you send the prompt?', 'requestOurs'],
  ['when do I get a message from you?', 'requestOurs'],
  ['will I get an SMS from you?', 'requestOurs'],
  ['je nitapata ujumbe kutoka kwenu?', 'requestOurs'],
  ['how long does delivery take?', 'requestLeft'],
  ['nimekatwa mara mbili', 'onlyOnceWaiting'],
  ['did you charge me twice?', 'noHalves'],
])('[CHAT-143] `%s` while a payment request is open does not get that reply', async (line, not) => {
  withPayment({ deadline: Date.now() + 60_000 })
  await say(line, { kind: 'waiting', paymentId: 'p1' }, waiting)
  expect(replyKeys()).not.toContain(not)
})

test.each([
  ['can I pay with my other number?', 'payerOther'],
  ['can I pay from a different phone number?', 'payerOther'],
  ['naweza kulipa kwa namba yangu ya pili?', 'payerOther'],
  ['who will take it there?', 'carriers'],
  ['imefika hela?', 'nothingTaken'],
])('[CHAT-141] `%s` at the slip changes nothing', async (line, text) => {
  const before = draftNow()
  await say(line)
  expect([replyKeys(), draftNow()]).toEqual([[text], before])
})

test.each([SLIP, { kind: 'delivery' }] as const)(
  '[CHAT-054][CHAT-178] `naomba nilipe kwa namba nyingine` opens the row of the number at %s',
  async (card) => {
    await say('naomba nilipe kwa namba nyingine', card)
    expect([replyKeys(), useSlipRow.getState().open, draftNow().phone]).toEqual([[], 'payPhone', null])
  },
)

test.each([
  ['for paying', { kind: 'delivery' }, [], 'payPhone'],
  ['ya malipo', { kind: 'delivery' }, [], 'payPhone'],
  ['for paying', SLIP, [], 'payPhone'],
  ['for signing in', SLIP, ['signInNumber'], null],
  ['ya kuingia', { kind: 'delivery' }, ['signInNumber'], 'delivery'],
] as const)('[CHAT-141] `%s` answers our question which number is meant', async (line, card, expected, row) => {
  await sayAfterReply('wrongNumber', line, card)
  expect([replyKeys(), useSlipRow.getState().open, draftNow().phone]).toEqual([expected, row, null])
})

test.each([
  ['jaribu tena kwa namba 0754 555 444', FRIEND],
  ['try again with 0754555444', FRIEND],
  ['try again with my old number', ''],
  ['jaribu tena kwa namba nyingine', ''],
  ['jaribu tena', null],
  ['try tena pls nimeongeza salio', null],
  ['nimekosea PIN sorry, tuma tena request', null],
  ['use namba nyingine ya mama yangu is 0754 555 444', FRIEND],
  ['weka mixx by yas, same number', null],
  ['no money in my mpesa, let me try with airtel', ''],
])('[CHAT-054][CHAT-135] `%s` after a failed payment tries again with the payer %s', async (line, phone) => {
  withPayment({ stage: 'refused', refusal: { by: 'callback' } })
  await say(line, FAILURE, failed)
  await expect.poll(() => recordById('p1')?.dismissed).toBe(true)
  expect(draftNow()).toMatchObject({ phone, paymentMethod: 'mobile_money' })
})

test.each([
  'nimepigiwa na 0754 555 444',
  '0754 555 444 ni ya mume wangu',
  'nimelipa kwa 0754 555 444',
  'mpigie dereva 0754555444',
  'why did the old number fail?',
])('[CHAT-135] `%s` after a failed payment neither changes the payer nor tries again', async (line) => {
  withPayment({ stage: 'refused', refusal: { by: 'callback' } })
  await say(line, FAILURE, failed)
  expect([draftNow().phone, recordById('p1')?.dismissed ?? false]).toEqual([null, false])
})

test.each([
  ['kwani imefeli kwa nini', 'failedBecause'],
  ['why does it keep failing this is 3rd time im tired', 'failedBecause'],
  ['nini tena', 'failedBecause'],
  ['was i charged or not answer me yes or no', 'notTaken'],
  ['hela imekatwa au haijakatwa?', 'notTaken'],
  ['je nimekatwa au bado', 'notTaken'],
  ['futa oda nzima nimechoka nanunua feri mwenyewe', 'cancelLater'],
])('[CHAT-143][CHAT-160] `%s` after a failed payment is answered about that payment', async (line, text) => {
  withPayment({ stage: 'refused', refusal: { by: 'callback', message: 'Insufficient balance' } })
  await say(line, FAILURE, failed)
  expect(replyKeys()).toEqual([text])
})

test.each(['nikilipa kwa simu halafu samaki wasifike pesa yangu inarudi?', 'what if I pay and nothing comes, do I get my money back'])(
  '[CHAT-143] `%s` before paying is answered with when money comes back',
  async (line) => {
    await say(line, { kind: 'method' })
    expect(replyKeys()).toEqual(['cancelFee', 'saferWay'])
  },
)

test('[CHAT-143] `imefika hela?` at the slip after a refused payment is answered about that payment', async () => {
  withPayment({ stage: 'refused', refusal: { by: 'callback' }, dismissed: true })
  await say('imefika hela?')
  expect(replyKeys()).toEqual(['notTaken'])
})

test('[CHAT-054] `can I pay by phone instead?` at a cash slip lists the networks and changes nothing', async () => {
  setChoices({ paymentMethod: 'cash_on_delivery' })
  await say('can I pay by phone instead?')
  expect([replyKeys(), draftNow().paymentMethod]).toEqual([['networks'], 'cash_on_delivery'])
})

test.each(['who will take it there?', 'nani analeta?'])('[CHAT-141] `%s` with a chosen carrier names that carrier', async (line) => {
  setChoices({ transporterSelections: { a: 't1' } })
  await say(line)
  expect(replyKeys()).toEqual(['carrierChosen'])
})

// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Facts } from '#web/chat/guide/facts.ts'
import { useSlipRow } from '#web/chat/guide/slipRow.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useUnfolded } from '#web/chat/transcript/unfolded.ts'
import { noChoices, OWN_PHONE, otherPhone } from '#web/features/checkout/checkout.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { handleMessage } from '../../handleMessage.ts'
import { loadTexts } from '../../testing/buyer.ts'
import { startNeemasCheckout } from '../../testing/neema.ts'
import { buying, firstCardAnswer, replyKeys, replyTexts, SLIP, say } from '../../testing/talk.ts'

const onSlip = { addressId: 'masaki', paymentMethod: 'mobile_money' } as const
const row = () => useSlipRow.getState().open
const isInView = () => useUnfolded.getState().at === useTranscript.getState().entries.at(-1)?.id

beforeAll(loadTexts)
beforeEach(async () => {
  await startNeemasCheckout()
  setChoices(onSlip)
})

test.each([
  ['badilisha usafirishaji', 'delivery', 'express', { deliveryOption: 'express' }],
  ['change the delivery', 'delivery', '2', { deliveryOption: 'express' }],
  ['badilisha msafirishaji', 'transporters', 'pwani', { transporterSelections: { dagaa: 'pwani' } }],
  ['change the transporter', 'transporters', 'yeyote', { transporterSelections: { dagaa: 'none' } }],
  ['change the payment method', 'method', 'keshi', { paymentMethod: 'cash_on_delivery' }],
  ['use another number for the payment', 'payPhone', '0754 555 444', { phone: otherPhone('255754555444') }],
] as const)(
  '[CHAT-176][CHAT-126][CHAT-105] `%s` opens the row %s, which `%s` answers and closes; the slip stays open and in view',
  async (line, kind, answer, stored) => {
    await say(line)
    expect([row(), draftNow(), firstCardAnswer(), isInView()]).toMatchObject([kind, onSlip, undefined, true])
    await handleMessage(answer, SLIP, buying)
    expect([row(), draftNow(), firstCardAnswer(), isInView()]).toMatchObject([null, { ...onSlip, ...stored }, undefined, true])
  },
)

test.each(['transporters', 'method', 'payPhone'] as const)(
  '[CHAT-135][CHAT-176] a question while the row %s is open is answered and leaves the row open',
  async (kind) => {
    await say('how much is express?', { kind })
    expect([replyKeys(), row(), draftNow()]).toMatchObject([['deliveryFee'], kind, { ...noChoices, checkoutRequested: true, ...onSlip }])
  },
)

test('[CHAT-127][CHAT-176] a row that is named before the slip is there opens with it; the open question is repeated and nothing is cleared', async () => {
  setChoices({ addressId: null, deliveryOption: 'express' })
  await say('badilisha usafirishaji', { kind: 'address' })
  expect([replyKeys(), row(), draftNow().deliveryOption]).toEqual([['address'], 'delivery', 'express'])
})

test('[CHAT-181][CHAT-012] where no number can pay, a typed number is the payer’s without a tap, and cash needs none', async () => {
  const lacking: Facts = { ...buying, method: 'mobile_money', phone: null }
  await say('0754 555 444', SLIP, lacking)
  expect([draftNow().phone, firstCardAnswer(), isInView()]).toEqual([otherPhone('255754555444'), undefined, true])
  setChoices({ phone: OWN_PHONE })
  await say('nifanye nini?', SLIP, lacking)
  expect(replyKeys()).toEqual(['payPhone'])
  await say('cash', SLIP, lacking)
  expect([draftNow().paymentMethod, replyKeys()]).toEqual(['cash_on_delivery', ['payOnDelivery']])
})

test.each([
  [null, 'Tap Pay TZS 12,000 by phone or Cash on delivery, or change: fish, address, delivery?'],
  ['mobile_money', 'Tap Pay TZS 12,000, or change: fish, address, delivery, payment?'],
  ['cash_on_delivery', 'Tap Place Order, or change: fish, address, delivery, payment?'],
] as const)(
  '[CHAT-181][CHAT-044] with the method %s, `ok` names the buttons of the slip and orders nothing',
  async (paymentMethod, text) => {
    setChoices({ paymentMethod })
    await say('ok')
    expect([replyTexts(), draftNow().paymentMethod, firstCardAnswer()]).toEqual([[text], paymentMethod, undefined])
  },
)

test('[CHAT-181] standard delivery by anyone is told on the slip where nothing was said; before the slip both ways are named', async () => {
  await say('itafika lini?')
  expect(replyKeys()).toEqual(['arrivesWithin'])
  await say('jumla ni ngapi?')
  expect(replyTexts()[0]).toContain('Standard')
  expect(draftNow()).toMatchObject({ deliveryOption: null, transporterSelections: {} })
  await say('itafika lini?', { kind: 'address' })
  expect(replyKeys()).toEqual(['deliveryTime'])
})

test.each([
  ['express pls nna njaa balaa', { deliveryOption: 'express' }, ['total']],
  ['Pwani Express, wale walioleta mara ya mwisho', { transporterSelections: { dagaa: 'pwani' } }, ['transporterChosen']],
] as const)('[CHAT-178][CHAT-126] `%s` is an answer on the slip while no row is open', async (line, stored, told) => {
  await say(line)
  expect([draftNow(), replyKeys(), isInView()]).toMatchObject([stored, told, true])
})

test.each(['simu ya dereva tafadhali', 'I have only 10,000 shillings', 'mnapokea airtel money'])(
  '[CHAT-135][CHAT-178] `%s` on the slip chooses nothing',
  async (line) => {
    setChoices({ paymentMethod: null })
    await say(line)
    expect(draftNow()).toMatchObject({ deliveryOption: null, paymentMethod: null, transporterSelections: {} })
  },
)

import { beforeEach, describe, expect, test } from 'vitest'
import { ASHA_PHONE, anOrderBody, order, start, status } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'
import { violationsOf } from './violations/violationsOf.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
const look = async (phone = ASHA_PHONE) => (await mock.control('GET', `/phones/${phone}`)).body
const pin = (digits: string, phone = ASHA_PHONE) => mock.control('POST', `/phones/${phone}/approve`, { pin: digits })

test('[QA-020][QA-022] a handset shows messages, the prompt with merchant and amount, balance and history', async () => {
  const { body } = await start(mock)
  expect(await look()).toEqual({
    msisdn: ASHA_PHONE,
    state: 'on',
    balance: 5_000_000,
    magic: null,
    queue: [],
    prompt: {
      reference: body.referenceId,
      merchant: 'SAMAKI SOKONI',
      amount: 36_500,
      expiresAt: '2026-11-20T06:05:00.000Z',
      pinTriesLeft: 3,
      language: 'en',
    },
    messages: [],
    history: [{ reference: body.referenceId, merchant: 'SAMAKI SOKONI', amount: 36_500, state: 'pending', at: '2026-11-20T06:00:00.000Z' }],
  })
})

test.each(['255712345678', '255700000005'])(
  '[QA-022] 005: the right PIN on %s charges the payment and sends callback and receipt',
  async (phone) => {
    const { body } = await start(mock, { phone })
    const approved = await pin('1234', phone)
    expect(approved.status).toBe(200)
    expect(approved.body).toMatchObject({
      prompt: null,
      balance: 5_000_000 - 36_500,
      history: [{ state: 'success', transactionId: expect.any(String) }],
    })
    const { transactionId } = approved.body.history[0]
    expect((await status(mock, body.referenceId)).body.transactionId).toBe(transactionId)
    expect((await order(mock, anOrderBody(transactionId))).status).toBe(201)
    expect(violationsOf(mock.world)).toEqual([])
  },
)

test('[QA-022] 006: two wrong PINs are counted, the right one still charges', async () => {
  const { body } = await start(mock, { phone: '255700000006' })
  const wrong = [await pin('0000', '255700000006'), await pin('12345', '255700000006')]
  expect(wrong.map((reply) => [reply.status, reply.body.message])).toEqual([
    [400, 'Wrong PIN. 2 attempts left.'],
    [400, 'Wrong PIN. 1 attempts left.'],
  ])
  expect((await look('255700000006')).prompt.pinTriesLeft).toBe(1)
  expect((await pin('1234', '255700000006')).status).toBe(200)
  expect((await status(mock, body.referenceId)).body.success).toBe(true)
})

test('[QA-022] the third wrong PIN fails the payment; the right one is then refused', async () => {
  const { body } = await start(mock)
  for (const digits of ['1111', '2222']) await pin(digits)
  expect((await pin('3333')).body.code).toBe('pin_refused')
  expect((await status(mock, body.referenceId)).body.message).toBe('Payment failed: Wrong PIN')
  expect([(await pin('1234')).status, (await look()).balance]).toEqual([409, 5_000_000])
})

test('[QA-020] Cancel on the handset fails the payment and sends a callback', async () => {
  const { body } = await start(mock, {}, { language: 'sw' })
  await mock.control('POST', `/phones/${ASHA_PHONE}/cancel`)
  expect(mock.world.money.payments.get(body.referenceId)?.callbacks[0]?.body).toEqual({
    reference: body.referenceId,
    status: 'failed',
    message: 'Ombi limeghairiwa na mtumiaji',
  })
  expect((await mock.control('POST', `/phones/${ASHA_PHONE}/cancel`)).body.code).toBe('no_prompt')
})

test('[QA-021] the receipt is a text message in the language of the start; tests can wait for it and search it', async () => {
  for (const [language, text] of [
    ['en', /^Q\w{9} Confirmed\. TZS 36,500 paid to SAMAKI SOKONI on 20\/11\/2026 at 09:00\. New balance: TZS 4,963,500\.$/],
    ['sw', /^Q\w{9} Imethibitishwa\. Umelipa TZS 36,500 kwa SAMAKI SOKONI tarehe 20\/11\/2026 saa 09:00\. Salio jipya: TZS 4,963,500\.$/],
  ] as const) {
    mock = await testMock()
    await start(mock, {}, { language })
    const waiting = mock.control('GET', `/phones/${ASHA_PHONE}/messages/next?after=0&timeout=2000`)
    await pin('1234')
    const { body } = await waiting
    expect(body.text).toMatch(text)
    expect(body.from).toBe('Mixx by Yas')
    expect((await mock.control('GET', `/phones/${ASHA_PHONE}/messages?search=samaki sokoni`)).body).toEqual([body])
    expect((await mock.control('GET', `/phones/${ASHA_PHONE}/messages/next?after=0`)).body).toEqual(body)
    expect((await mock.control('GET', `/phones/${ASHA_PHONE}/messages/next?after=${body.seq}&timeout=1`)).status).toBe(204)
  }
})

describe('[QA-023] a handset', () => {
  test.each([
    ['off', 60, 'Payment failed: Phone is off or out of reach'],
    ['empty', 4, 'Payment failed: Insufficient balance'],
    ['noSignal', 120, 'Payment is waiting for confirmation'],
  ])('%s follows its scenario', async (state, seconds, message) => {
    await mock.control('PUT', `/phones/${ASHA_PHONE}`, { state })
    const { body } = await start(mock)
    expect((await look()).prompt).toBeNull()
    await mock.world.clock.advance(seconds * 1_000)
    expect((await status(mock, body.referenceId)).body).toMatchObject({ success: false, message })
  })
  test('switched off with an open prompt refuses a PIN', async () => {
    await start(mock)
    await mock.control('PUT', `/phones/${ASHA_PHONE}`, { state: 'off' })
    expect((await pin('1234')).body.code).toBe('phone_dead')
    await mock.control('PUT', `/phones/${ASHA_PHONE}`, { state: 'on' })
    expect((await pin('1234')).status).toBe(200)
  })
  test('with too small a balance cannot pay, even with the right PIN', async () => {
    await mock.control('PUT', `/phones/${ASHA_PHONE}`, { balance: 36_499 })
    const { body } = await start(mock)
    await pin('1234')
    expect((await status(mock, body.referenceId)).body.message).toBe('Payment failed: Insufficient balance')
    expect((await look()).balance).toBe(36_499)
    expect(violationsOf(mock.world)).toEqual([])
  })
  test('set to empty and switched on again has its opening balance', async () => {
    await mock.control('PUT', `/phones/${ASHA_PHONE}`, { state: 'empty' })
    expect((await look()).balance).toBe(0)
    await mock.control('PUT', `/phones/${ASHA_PHONE}`, { state: 'on' })
    expect((await look()).balance).toBe(5_000_000)
    expect(violationsOf(mock.world)).toEqual([])
  })
  test('with an open prompt refuses a second one, as scenario 106', async () => {
    await start(mock)
    const { body } = await start(mock, { checkoutId: 'cart-2' })
    await mock.world.clock.advance(2_000)
    expect((await status(mock, body.referenceId)).body.message).toBe('Payment failed: Another request is open on this phone')
    expect((await look()).prompt).not.toBeNull()
  })
})

test('a number in any spelling is the same handset, and an invalid number is 400', async () => {
  await start(mock)
  expect((await look('+255 712 345 678')).prompt).not.toBeNull()
  expect((await mock.control('GET', '/phones/12')).status).toBe(400)
  expect((await mock.control('PUT', `/phones/${ASHA_PHONE}`, { balance: -1 })).status).toBe(400)
})

test('[QA-019] calls list, approve, fail and refund payments and resend callbacks', async () => {
  const first = (await start(mock)).body.referenceId
  const second = (await start(mock, { checkoutId: 'cart-2', phone: '255754110226' })).body.referenceId
  expect((await mock.control('GET', '/payments')).body.map(({ reference }: { reference: string }) => reference)).toEqual([second, first])
  expect((await mock.control('POST', `/payments/${first}/approve`)).body).toMatchObject({ state: 'success', charge: { net: 36_500 } })
  expect((await mock.control('POST', `/payments/${first}/approve`)).status).toBe(409)
  expect((await mock.control('POST', `/payments/${second}/fail`, { message: { en: 'No', sw: 'Hapana' } })).body).toMatchObject({
    state: 'failed',
    callbacks: [{ message: 'No' }],
  })
  expect((await mock.control('POST', `/payments/${second}/refund`)).status).toBe(409)
  const { transactionId } = (await mock.control('GET', `/payments/${first}`)).body.charge
  const { body: made } = await order(mock, anOrderBody(transactionId))
  expect((await mock.control('POST', `/payments/${first}/refund`)).body.code).toBe('refund_needs_cancel')
  await mock.call('POST', `/orders/${made.id}/cancel`, { as: 'asha', body: { status: 'cancelled' } })
  expect((await mock.control('POST', `/payments/${first}/refund`)).body.code).toBe('payment_refunded')
  expect((await mock.control('POST', '/payments/RF-NONE/approve')).status).toBe(404)
  expect(violationsOf(mock.world)).toEqual([])
})

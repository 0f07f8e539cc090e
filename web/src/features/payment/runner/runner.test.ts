// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaymentCallback } from '#contract/payment.ts'
import { anOrder } from '#fixtures/builders.ts'
import { onTokenRefused } from '#web/api/token.ts'
import { signOut } from '#web/features/session/commands.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { useToasts } from '#web/ui/toast.ts'
import { checkPayment, finishOrder, payForCart } from '../commands.ts'
import { storeCheckout } from '../device/checkoutData.ts'
import { addRecord, rereadRecords, useRecords } from '../device/records.ts'
import { troubleText } from '../panels/paymentTexts.ts'
import type { PaymentRecord } from '../record/record.ts'
import { aCharge, aPayment, cartOrder, type PaymentFields, T0 } from '../testing/aPayment.ts'
import { aDevice, type FakeResponses, PAYER, PHONE, serve, signInAs, toasts } from '../testing/testBench.ts'
import { perform } from './effects.ts'
import { startPaymentRunner } from './runner.ts'
import { useUnfinished } from './unfinished.ts'

const line = vi.hoisted(() => ({
  receive: (() => {}) as (callback: unknown) => void,
  connects: [] as (() => void)[],
  joins: [] as string[],
  leaves: [] as string[],
  connected: true,
}))
vi.mock('#web/api/socket.ts', () => ({
  useRealtime: { getState: () => ({ isConnected: line.connected }) },
  realtime: {
    on: (name: string, receive: (callback: unknown) => void) => {
      if (name === 'payment-callback') line.receive = receive
      return () => {}
    },
    onConnect: (fn: () => void) => {
      line.connects.push(fn)
      return () => {}
    },
    join: (reference: string) => {
      line.joins.push(reference)
      return () => void line.leaves.push(reference)
    },
  },
}))

const REF = 'RF-1'
const START = 'POST /mobile-money/checkout'
const STATUS = `GET /mobile-money/status/${REF}`
const LIST = 'GET /mobile-money/unfinished'
const ORDER = 'POST /orders'
const started = { body: { success: true, referenceId: REF } }
const open = { body: { success: false, message: 'Payment is waiting' } }
const success = { body: { success: true, transactionId: 'QK7' } }
const made = { status: 201, body: { id: 'o1' } }
const none = { [LIST]: { body: [] }, 'GET /orders': { body: [] } }
const cart = { order: cartOrder(), amount: 24_000, phone: '255712345678', checkoutId: 'c1' }
/** The charge of REF as listed by the server. */
const listed = aCharge()
const waiting = (over: PaymentFields = {}) =>
  aPayment({ payer: PAYER, stage: 'waiting', reference: REF, deadline: T0 + 120_000, createdAt: T0, ...over })

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers({ now: T0, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  Object.assign(line, { connects: [], joins: [], leaves: [], connected: true })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

async function run(answers: FakeResponses, records: readonly PaymentRecord[] = []) {
  await aDevice(records)
  const ordered: string[] = []
  const calls = serve({ ...none, ...answers })
  stop = startPaymentRunner({ ordered: (_, id) => void ordered.push(id) })
  await pass(0)
  return { calls, ordered, made: () => calls.map(({ call }) => call).filter((call) => call !== LIST) }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const receive = async (callback: PaymentCallback) => {
  line.receive({ reference: REF, ...callback })
  await pass(0)
}
const record = () => useRecords.getState().records.at(-1)
const keys = () => [localStorage.getItem('paymentReferenceId'), localStorage.getItem('transactionId')]

/** Starts a payment for the cart; `stored` is the stored record at the moment the request was sent. */
async function startOne() {
  const stored: unknown[] = []
  const { calls } = await run({
    [START]: () => {
      stored.push(...JSON.parse(localStorage.getItem('pendingPayments') ?? '[]'))
      return started
    },
  })
  await payForCart(cart)
  await pass(0)
  return { stored, starts: calls.filter(({ call }) => call === START) }
}

test('[MON-002] a start is stored before it is sent, and its reference when the response comes', async () => {
  const { stored, starts } = await startOne()
  expect(stored).toEqual([
    expect.objectContaining({
      stage: 'asked',
      payer: PAYER,
      amount: 24_000,
      phone: '255712345678',
      idempotencyKey: starts[0]?.key,
      purpose: expect.objectContaining({ checkoutId: 'c1', order: cart.order }),
      createdAt: T0,
    }),
  ])
  expect(stored[0]).not.toMatchObject({ reference: REF })
  expect(JSON.parse(localStorage.getItem('pendingPayments') ?? '[]')).toEqual([expect.objectContaining({ reference: REF })])
})

test('[PAY-015][PAY-022][PAY-023] a started payment waits, and a toast says so', async () => {
  const { starts } = await startOne()
  expect(starts.map(({ body }) => body)).toEqual([expect.objectContaining({ amount: 24_000, phone: '255712345678', checkoutId: 'c1' })])
  expect(record()).toMatchObject({ stage: 'waiting', reference: REF })
  expect(toasts()).toEqual(['Payment initiated successfully'])
})

test('[PAY-027][PAY-028] the reference is joined and stored, and the payment waits up to 120 s', async () => {
  await startOne()
  expect(line.joins).toEqual([REF])
  expect(keys()).toEqual([REF, null])
  expect(record()).toMatchObject({ reference: REF, deadline: T0 + 120_000 })
})

/** Sends the success callback twice; `kept` are the keys stored when the order was sent. */
async function succeed() {
  const kept: unknown[] = []
  const answers = {
    [ORDER]: () => {
      kept.push(keys())
      return made
    },
  }
  const { calls, ordered } = await run(answers, [waiting()])
  await receive({ status: 'success', transactionId: 'QK7' })
  await receive({ status: 'success', transactionId: 'QK7' })
  return { kept, ordered, orders: calls.filter(({ call }) => call === ORDER) }
}

test('[PAY-029][PAY-030][PAY-031] a success shows a toast and its transaction is stored', async () => {
  const { kept } = await succeed()
  expect(record()?.stage).toBe('done')
  expect(toasts()[0]).toBe('Payment successful!')
  expect(kept).toEqual([[REF, 'QK7']])
})

test('[PAY-032][PAY-043][PAY-046] a success received twice creates one order, and a toast says so', async () => {
  const { orders, ordered } = await succeed()
  expect(orders.map(({ body }) => body)).toEqual([
    {
      ...cartOrder(),
      transactionId: 'QK7',
      paymentDetails: { provider: 'Mobile Money', phoneNumber: '255754110001', transactionId: 'QK7' },
      checkoutId: 'c1',
    },
  ])
  expect(ordered).toEqual(['o1'])
  expect(toasts()).toEqual(['Payment successful!', 'Payment successful! Order has been created.'])
})

test('[PAY-049][MON-037] reference and transaction are removed from the device with the order, not before', async () => {
  const { kept } = await succeed()
  expect(kept).toEqual([[REF, 'QK7']])
  expect(keys()).toEqual([null, null])
})

test('[MON-026][PAY-016] a foreign callback, a failure or an open status never shows that the payment was successful', async () => {
  await run({ [STATUS]: open }, [waiting()])
  line.receive({ reference: 'RF-2', status: 'success', transactionId: 'QOTHER' })
  await pass(120_000)
  await receive({ status: 'failed', message: 'Wrong PIN' })
  expect(toasts().join()).not.toContain('successful')
  expect(record()).toMatchObject({ stage: 'refused', refusal: { by: 'callback', message: 'Wrong PIN' } })
})

test('[PAY-035][MON-038][MON-039] while connected there is only one status check, at 120 s, with a result one round trip later', async () => {
  const { made: calls } = await run({ [STATUS]: open }, [waiting()])
  await pass(119_999)
  expect(calls()).toEqual([])
  await pass(1)
  expect(calls()).toEqual([STATUS])
  expect(record()).toMatchObject({ stage: 'waiting', checked: true })
  await pass(600_000)
  expect(calls()).toEqual([STATUS])
})

test('[MON-007][PAY-040] a status request without a response ends after 30 s with a message, and the payment waits', async () => {
  await run({ [STATUS]: 'silent' }, [waiting()])
  await pass(120_000 + 29_999)
  expect(toasts()).toEqual([])
  await pass(1)
  expect(toasts()).toEqual(['Failed to check payment status'])
  expect(record()?.stage).toBe('waiting')
})

test('[MON-015][MON-038] the status is checked once after each reconnect, offline time and sleep', async () => {
  const { made: calls } = await run({ [STATUS]: open }, [waiting()])
  const connect = () => {
    line.connected = true
    for (const fn of line.connects) fn()
  }
  connect()
  await pass(0)
  expect(calls()).toEqual([]) // nothing was missed before the first connection
  connect()
  await pass(0)
  expect(calls()).toEqual([STATUS])
  line.connected = false
  window.dispatchEvent(new Event('online'))
  await pass(0)
  connect()
  await pass(0)
  expect(calls()).toEqual([STATUS, STATUS]) // one more for going offline and reconnecting
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.setSystemTime(T0 + 40_000)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(calls()).toEqual([STATUS, STATUS, STATUS])
})

test('[MON-013] after a 401 to the order its payer continues by signing in, and nobody else does', async () => {
  const { made: calls, ordered } = await run({ [ORDER]: [{ status: 401, body: { message: 'no', code: 'sign_in_first' } }, made] }, [
    waiting(),
  ])
  const unsubscribe = onTokenRefused(() => signInAs(null))
  await receive({ status: 'success', transactionId: 'QK7' })
  unsubscribe()
  expect(record()).toMatchObject({ stage: 'paid', payer: PAYER, transactionId: 'QK7' })
  signInAs('+255754110226')
  await pass(200_000)
  expect(calls()).toEqual([ORDER])
  signInAs(PHONE)
  await pass(0)
  expect(calls()).toEqual([ORDER, ORDER])
  expect(ordered).toEqual(['o1'])
})

test('[MON-013] a status check that got a 401 stays due until its payer signs in', async () => {
  const { made: calls } = await run({ [STATUS]: [{ status: 401, body: {} }, success], [ORDER]: made }, [waiting({ checkDue: true })])
  signInAs(null)
  await pass(1_000)
  expect(calls()).toEqual([STATUS])
  signInAs(PHONE)
  await pass(0)
  expect(calls()).toEqual([STATUS, STATUS, ORDER])
})

test('[MON-014] under another account a payment is not listened for, checked or ordered', async () => {
  await aDevice([waiting()])
  signInAs('+255754110226')
  const calls = serve(none)
  stop = startPaymentRunner({ ordered: () => {} })
  await receive({ status: 'success', transactionId: 'QK7' })
  await pass(200_000)
  expect(line.joins).toEqual([])
  expect(calls.map(({ call }) => call)).toEqual([LIST])
})

test.each([
  ['their own', '255712345678', [], { phoneNumber: '255712345678' }],
  ['their own, with the notes in the server’s list', '255712345678', [listed], { phoneNumber: '255712345678', notes: 'Ring twice' }],
  [
    'another, from the server’s list',
    '255754110226',
    [aCharge({ phone: '255754110226' })],
    { phoneNumber: '255754110226', notes: 'Ring twice' },
  ],
  ['another, which is no longer known', '255754110226', [], { phoneNumber: '255712345678' }],
])(
  '[MON-013][MON-014][SEC-026] after a logout and sign-in the order is created; the number paid with was %s',
  async (_, phone, list, sent) => {
    const notes = { purpose: { kind: 'cart' as const, checkoutId: 'c1', order: cartOrder({ notes: 'Ring twice' }) } }
    const charges = list.map((charge) => ({ ...charge, order: notes.purpose.order }))
    const { calls } = await run({ [LIST]: { body: charges }, [ORDER]: made }, [waiting({ ...notes, phone })])
    signOut()
    await receive({ status: 'success', transactionId: 'QK7' })
    expect(calls.filter(({ call }) => call === ORDER)).toEqual([])
    expect(localStorage.getItem('pendingPayments')).not.toMatch(/Ring twice|255712345678|255754110226/)
    signInAs(PHONE)
    await receive({ status: 'success', transactionId: 'QK7' })
    const orders = calls.filter(({ call }) => call === ORDER)
    expect(
      orders.map(({ body }) => ({ ...(body?.['paymentDetails'] as object), ...(body?.['notes'] ? { notes: body['notes'] } : {}) })),
    ).toEqual([{ provider: 'Mobile Money', transactionId: 'QK7', ...sent }])
    expect(orders[0]?.body).toMatchObject({ addressId: 'a1', items: notes.purpose.order.items })
  },
)

test('[MON-014][SEC-026] a start to another number, interrupted by a logout, is not sent to a guessed number', async () => {
  const { made: calls } = await run({ [START]: { status: 401, body: {} } }, [aPayment({ payer: PAYER, phone: '255754110226' })])
  signOut()
  signInAs(PHONE)
  await pass(0)
  expect(calls()).toEqual([START])
  expect(record()).toMatchObject({ stage: 'refused', unclear: true })
})

test('[MON-013][MON-014][SEC-026] a start to the payer’s own number, interrupted by a logout, continues with the same key', async () => {
  const { calls } = await run({ [START]: [{ status: 401, body: {} }, started] }, [aPayment({ payer: PAYER, phone: '255712345678' })])
  signOut()
  signInAs(PHONE)
  await pass(0)
  const starts = calls.filter(({ call }) => call === START)
  expect(starts.map(({ body, key }) => [body?.['phone'], key])).toEqual([
    ['255712345678', 'k1'],
    ['255712345678', 'k1'],
  ])
})

test('[MON-012] a waiting payment past its deadline is checked once on reopening', async () => {
  const { made: calls } = await run({ [STATUS]: success, [ORDER]: made }, [waiting({ createdAt: T0 - 600_000, deadline: T0 - 480_000 })])
  expect(calls()).toEqual([STATUS, ORDER])
})

test('[MON-027] a refused payment is joined again on reopening, and its late success creates the order', async () => {
  const { made: calls, ordered } = await run({ [ORDER]: made }, [waiting({ stage: 'refused', refusal: { by: 'callback' } })])
  expect(line.joins).toEqual([REF])
  await receive({ status: 'success', transactionId: 'QK7' })
  expect(calls()).toEqual([ORDER])
  expect(ordered).toEqual(['o1'])
})

test('[MON-037] a day after a refusal, a last check without a charge ends it and removes the keys', async () => {
  const old = { createdAt: T0 - 24 * 3_600_000, deadline: T0 - 24 * 3_600_000 + 120_000 }
  const { made: calls } = await run({ [STATUS]: open }, [waiting({ ...old, stage: 'refused', refusal: { by: 'callback' } })])
  expect(calls()).toEqual([STATUS])
  expect(useRecords.getState().records).toEqual([])
  expect(keys()).toEqual([null, null])
})

test('[PAY-042] a check without a stored reference shows an error and sends nothing', async () => {
  const { made: calls } = await run({}, [waiting()])
  localStorage.removeItem('pendingPayments')
  await checkPayment(waiting().id)
  await pass(0)
  expect(toasts()).toEqual(['No payment reference found'])
  expect(calls()).toEqual([])
})

test('[PAY-044][MON-022] without record and checkout data a success shows an error and no order is sent; the list shows the charge', async () => {
  const { made: calls } = await run({ [LIST]: [{ body: [] }, { body: [listed] }] }, [waiting()])
  localStorage.setItem('paymentReferenceId', REF)
  localStorage.removeItem('pendingPayments')
  await receive({ status: 'success', transactionId: 'QK7' })
  expect(toasts()).toEqual(['Checkout data not found'])
  expect(calls()).toEqual([])
  expect(keys()).toEqual([REF, 'QK7'])
  expect(useUnfinished.getState().payments).toEqual([listed])
})

test('[MON-002] without the record, reference and checkout data are enough to create the order', async () => {
  const { made: calls, ordered } = await run({ [ORDER]: made }, [waiting()])
  localStorage.setItem('paymentReferenceId', REF)
  storeCheckout({ order: cart.order, lines: [], amount: 24_000, phone: cart.phone, payer: PAYER, checkoutId: 'c1' }, 29_000)
  localStorage.removeItem('pendingPayments')
  await receive({ status: 'success', transactionId: 'QK7' })
  expect(calls()).toEqual([ORDER])
  expect(ordered).toEqual(['o1'])
})

test('[PAY-045][PAY-036] a success without a transaction creates no order; Finish looks for it and reports if there is none', async () => {
  const { made: calls } = await run({ [STATUS]: { body: { success: true } } }, [waiting({ checkDue: true })])
  expect(toasts()).toEqual(['Transaction ID not found'])
  const [first] = useToasts.getState().toasts
  await finishOrder(waiting().id)
  await pass(0)
  expect(toasts()).toEqual(['Transaction ID not found'])
  expect(useToasts.getState().toasts[0]?.id, 'is not shown again').not.toBe(first?.id)
  expect(calls()).toEqual([STATUS, STATUS])
})

test('[MON-023][PAY-045] Finish takes the transaction from the server’s list and the order from the record', async () => {
  const { calls, ordered } = await run({ [LIST]: { body: [listed] }, [ORDER]: made }, [
    waiting({ stage: 'paid', trouble: { kind: 'badTransaction' } }),
  ])
  await finishOrder(waiting().id)
  await pass(0)
  expect(ordered).toEqual(['o1'])
  expect(calls.find(({ call }) => call === ORDER)?.body).toMatchObject({ transactionId: 'QK7', items: cart.order.items })
})

test.each([
  ['   ', 'transactionId cannot be empty'],
  [12_345 as unknown as string, 'transactionId must be a string'],
])('[CHK-038][CHK-040] an order with the transaction %j is not sent, and an error is shown', async (transactionId, sentence) => {
  const { made: calls } = await run({}, [])
  useRecords.setState({ records: [{ ...aPayment({ ...waiting(), stage: 'paid' }), transactionId }] })
  await pass(0)
  expect(calls()).not.toContain(ORDER)
  const outcome = await perform({ ...aPayment({ ...waiting(), stage: 'paid' }), transactionId }, { do: 'createOrder', transactionId })
  expect(outcome?.kind === 'orderFailed' && troubleText(outcome.trouble, textsNow())).toBe(sentence)
})

test('[MON-022][MON-023] a charge begun on another device is finished here with the order of the list', async () => {
  const elsewhere = { ...listed, reference: 'RF-9', transactionId: 'QK9', checkoutId: 'c9', order: cart.order }
  const { calls, ordered, made: paid } = await run({ [LIST]: { body: [elsewhere] }, [ORDER]: made })
  expect(paid()).toEqual([]) // the charge is shown, but its order is not created automatically
  await Promise.all([finishOrder('RF-9'), finishOrder('RF-9')])
  await pass(0)
  expect(calls.filter(({ call }) => call === ORDER).map(({ body }) => body)).toEqual([
    expect.objectContaining({ transactionId: 'QK9', checkoutId: 'c9', items: cart.order.items }),
  ])
  expect(ordered).toEqual(['o1'])
  expect(useUnfinished.getState().payments).toEqual([])
})

test('[MON-020][MON-021] a refunded charge is removed when the list is read next', async () => {
  await run({ 'GET /orders': { body: [] } }, [
    waiting({ stage: 'paid', transactionId: 'QK7', refundAsked: true, trouble: { kind: 'order', needs: 'stock' } }),
  ])
  expect(useRecords.getState().records).toEqual([])
})

test('[MON-018] an order response without an id is looked up among the orders and not repeated', async () => {
  const order = anOrder({ id: 'o1', transactionId: 'QK7' })
  const { made: calls, ordered } = await run({ [ORDER]: { status: 201, body: {} }, 'GET /orders': { body: [order] } }, [waiting()])
  const shownToasts: string[] = []
  const stop = useToasts.subscribe(() => shownToasts.push(...toasts()))
  await receive({ status: 'success', transactionId: 'QK7' })
  stop()
  expect(calls()).toEqual([ORDER, 'GET /orders'])
  expect(ordered).toEqual(['o1'])
  const noId = 'Order creation failed: no ID returned. We do not know yet whether your order was placed. We keep asking.'
  expect(shownToasts).toContain(noId)
  // The next toast does not replace this one, or nobody could read it.
  expect(toasts()).toEqual(['Payment successful!', noId, 'Payment successful! Order has been created.'])
})

test('[MON-005][MON-017] an order whose key is still handled is repeated and then uses the first response', async () => {
  const busy = { status: 409, body: { message: 'busy', code: 'key_running' } }
  const { calls, ordered } = await run({ [ORDER]: [busy, busy, made] }, [waiting({ stage: 'paid', transactionId: 'QK7' })])
  await pass(3_999)
  expect(ordered).toEqual([])
  await pass(1)
  expect(ordered).toEqual(['o1'])
  expect(new Set(calls.filter(({ call }) => call === ORDER).map(({ key }) => key)).size).toBe(1)
})

test('[MON-029] two simultaneous charges for one cart create one order, and the other is reported as a second payment', async () => {
  const second = waiting({ id: 'p2', reference: 'RF-2', idempotencyKey: 'k2' })
  const listed = aCharge({ reference: 'RF-2', transactionId: 'QK8', kind: 'second' })
  const { made: calls } = await run({ [ORDER]: made, [LIST]: { body: [listed] } }, [waiting(), second])
  line.receive({ reference: REF, status: 'success', transactionId: 'QK7' })
  line.receive({ reference: 'RF-2', status: 'success', transactionId: 'QK8' })
  await pass(0)
  expect(calls()).toEqual([ORDER])
  expect(useRecords.getState().records.map(({ stage, trouble }) => [stage, trouble?.kind])).toEqual([
    ['done', undefined],
    ['paid', 'second'],
  ])
  expect(toasts()).toContain('A second payment of TZS 24,000 was received.')
})

test('[MON-004][MON-022] after a lost start the list is read; if it has no charge, the start is repeated with its key', async () => {
  const { calls, made: paid } = await run({ [START]: ['lost', started] })
  await payForCart(cart)
  await pass(0)
  expect(record()).toMatchObject({ stage: 'refused', unclear: true })
  const before = calls.length
  await payForCart(cart)
  await pass(0)
  expect(calls.slice(before).map(({ call }) => call)).toEqual([LIST, START])
  expect(new Set(calls.filter(({ call }) => call === START).map(({ key }) => key)).size).toBe(1)
  expect(paid()).toEqual([START, START])
})

test('[MON-004][MON-007] a clearly refused repeat of a lost start leaves it unclear', async () => {
  const refused = { status: 429, body: { message: 'Too many requests. Try again later.', code: 'too_many_requests' } }
  await run({ [START]: ['lost', refused] })
  await payForCart(cart)
  await pass(0)
  await payForCart(cart)
  await pass(0)
  expect(record()).toMatchObject({ stage: 'refused', unclear: true, refusal: { message: 'Too many requests. Try again later.' } })
})

test('[MON-022][MON-019] a lost start that was charged is not repeated: its order is created', async () => {
  const ofCart = { ...listed, checkoutId: 'c1' }
  const { made: calls, ordered } = await run({ [START]: 'lost', [ORDER]: made, [LIST]: [{ body: [] }, { body: [ofCart] }] })
  await payForCart(cart)
  await pass(0)
  await payForCart(cart)
  await pass(0)
  expect(calls()).toEqual([START, ORDER])
  expect(ordered).toEqual(['o1'])
})

test('[MON-010] while a payment waits, a start for any cart is refused and nothing is sent', async () => {
  const { made: calls } = await run({}, [waiting()])
  await expect(payForCart({ ...cart, checkoutId: 'c2' })).rejects.toThrow('alreadyWaiting')
  expect(calls()).toEqual([])
})

test('[MON-019] a paid cart cannot be paid again; another cart can', async () => {
  const { made: calls } = await run({ [START]: started, [LIST]: { status: 404, body: {} } }, [
    waiting({ stage: 'paid', transactionId: 'QK7', trouble: { kind: 'order', needs: 'stock' }, refundAsked: true }),
  ])
  await expect(payForCart(cart)).rejects.toThrow('alreadyWaiting')
  await payForCart({ ...cart, checkoutId: 'c2' })
  await pass(0)
  expect(calls()).toEqual([START])
})

test.each([
  ['abc', 'notANumber'],
  [Number.NaN, 'notANumber'],
  [0, 'notPositive'],
  ['-5', 'notPositive'],
] as const)('[PAY-011][PAY-012] an amount of %s is refused before anything is stored', async (amount, reason) => {
  const { made: calls } = await run({})
  await expect(payForCart({ ...cart, amount })).rejects.toThrow(reason)
  expect(useRecords.getState().records).toEqual([])
  expect(calls()).toEqual([])
})

test('[PAY-010][MON-001] an amount given as text is parsed to whole shillings', async () => {
  const { calls } = await run({ [START]: started })
  await payForCart({ ...cart, amount: 'TZS 12,500.50' })
  await pass(0)
  expect(calls.find(({ call }) => call === START)?.body).toMatchObject({ amount: 12_501 })
})

test('[PAY-029][MON-027] a callback without a reference applies to the only open payment, and to none if there are two', async () => {
  const other = waiting({ id: 'p2', reference: 'RF-2', purpose: { kind: 'order', orderId: 'o2' } })
  const failed = { status: 'failed', message: 'No' }
  await run({}, [waiting({ id: 'p0', stage: 'done', orderId: 'o0' }), waiting()])
  line.receive(failed)
  await pass(0)
  expect(record()).toMatchObject({ id: 'p1', stage: 'refused' })
  stop()
  await run({}, [waiting(), other])
  line.receive(failed)
  line.receive({ reference: 'RF-FOREIGN', ...failed })
  await pass(0)
  expect(useRecords.getState().records.map(({ stage }) => stage)).toEqual(['waiting', 'waiting'])
  line.receive({ reference: 'RF-2', ...failed })
  await pass(0)
  expect(useRecords.getState().records.map(({ stage }) => stage)).toEqual(['waiting', 'refused'])
})

test('[PAY-027][MON-027] each reference is joined once, and left when its payment ends or the runner stops', async () => {
  await run({ [ORDER]: made }, [waiting(), waiting({ id: 'p2', reference: 'RF-2', purpose: { kind: 'order', orderId: 'o2' } })])
  await pass(1_000)
  expect([line.joins, line.leaves]).toEqual([[REF, 'RF-2'], []])
  await receive({ status: 'success', transactionId: 'QK7' })
  expect(line.leaves).toEqual([REF])
  stop()
  expect(line.leaves).toEqual([REF, 'RF-2'])
})

test('[MON-002][MON-012] on start-up a payment without a record is restored from the keys', async () => {
  await aDevice()
  storeCheckout({ order: cart.order, amount: 24_000, phone: cart.phone, payer: PAYER, checkoutId: 'c1' }, 29_000)
  localStorage.setItem('paymentReferenceId', REF)
  serve(none)
  stop = startPaymentRunner({ ordered: () => {} })
  await pass(0)
  expect(record()).toMatchObject({ stage: 'waiting', reference: REF })
  expect(line.joins).toEqual([REF])
})

test('[MON-012] a stopped runner checks nothing', async () => {
  const { made: calls } = await run({ [STATUS]: open }, [waiting()])
  stop()
  await pass(200_000)
  expect(calls()).toEqual([])
})

test('[PAY-035] each of two countdowns is checked at its own deadline', async () => {
  const other = waiting({ id: 'p2', reference: 'RF-2', deadline: T0 + 150_000, purpose: { kind: 'order', orderId: 'o2' } })
  const { made: calls } = await run({ [STATUS]: open, 'GET /mobile-money/status/RF-2': open }, [other, waiting()])
  await pass(120_000)
  expect(calls()).toEqual([STATUS])
  await pass(30_000)
  expect(calls()).toEqual([STATUS, 'GET /mobile-money/status/RF-2'])
})

test('[MON-014][MON-002] an effect that got its lock too late is skipped if its record or its payer is gone', async () => {
  for (const leave of [() => localStorage.removeItem('pendingPayments'), () => signInAs('+255754110226')]) {
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    const { made: calls } = await run({ [STATUS]: open })
    void navigator.locks.request('payment-p1', () => held)
    await addRecord(waiting({ checkDue: true }), () => false)
    await pass(0)
    leave()
    rereadRecords()
    release()
    await pass(1_000)
    expect(calls()).toEqual([])
    stop()
  }
})

test('[MON-022] a clearly refused start reads the list once', async () => {
  const { calls } = await run({ [START]: { status: 400, body: { message: 'no', code: 'bad' } } })
  const before = calls.filter(({ call }) => call === LIST).length
  await payForCart(cart)
  await pass(0)
  expect(calls.filter(({ call }) => call === LIST)).toHaveLength(before + 1)
})

test('[PAY-035][MON-015] a countdown that ended while the tab was hidden is checked when the tab is shown', async () => {
  const { made: calls } = await run({ [STATUS]: open }, [waiting({ deadline: T0 + 10_000 })])
  vi.setSystemTime(T0 + 10_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(calls()).toEqual([STATUS])
})

test('[MON-002] a status response for a record cleared meanwhile changes nothing', async () => {
  const { made: calls } = await run(
    {
      [STATUS]: () => {
        localStorage.removeItem('pendingPayments')
        rereadRecords()
        return success
      },
    },
    [waiting({ checkDue: true })],
  )
  expect([calls(), toasts(), useRecords.getState().records]).toEqual([[STATUS], [], []])
})

test('[MON-029] an attempt left over after its cart was ordered is still checked; one for an ordered order reads the order', async () => {
  const ordered = waiting({ id: 'p0', stage: 'done', orderId: 'o0' })
  const { made: calls } = await run({ [STATUS]: open }, [ordered, waiting()])
  await pass(120_000)
  expect(calls()).toEqual([STATUS])
  stop()
  const purpose = { kind: 'order' as const, orderId: 'o1' }
  const { made: asked } = await run({ 'GET /orders/o1': 'silent' }, [
    waiting({ id: 'p0', stage: 'done', orderId: 'o1', purpose }),
    waiting({ stage: 'paid', transactionId: 'QK7', purpose }),
  ])
  expect(asked()).toEqual(['GET /orders/o1'])
})

test('[MON-006][MON-009] an effect another tab performed while this one waited for the lock is not repeated', async () => {
  const asked = aPayment({ payer: PAYER, stage: 'asked', createdAt: T0 })
  await aDevice([asked])
  const calls = serve({ ...none, [START]: started })
  let finish = () => {}
  void navigator.locks.request(`payment-${asked.id}`, () => new Promise<void>((done) => (finish = done))) // held by the other tab
  stop = startPaymentRunner({ ordered: () => {} })
  await pass(0)
  localStorage.setItem('pendingPayments', JSON.stringify([waiting({ id: asked.id })]))
  finish()
  await pass(0)
  expect(calls.map(({ call }) => call)).not.toContain(START)
})

test.each([
  ['ends when the changes are shown to the buyer', {}, true, []],
  ['fails with its reason if the changes cannot be shown', {}, false, ['refused']],
  ['stays a failure if an earlier request may have reached the phone', { sent: true }, true, ['refused']],
] as const)('[MON-003] a start refused because the cart changed %s', async (_, over, isShown, stages) => {
  const before = aPayment({ payer: PAYER, ...over })
  await aDevice([before])
  serve({ ...none, [START]: { status: 409, body: { message: 'Changed', code: 'cart_changed' } } })
  const asked: string[] = []
  const purchaseChanged = async ({ id }: PaymentRecord) => {
    asked.push(id)
    return isShown
  }
  stop = startPaymentRunner({ ordered: () => {}, purchaseChanged })
  await pass(0)
  expect([asked, useRecords.getState().records.map(({ stage }) => stage)]).toEqual([[before.id], stages])
  expect(toasts()).toEqual(stages.length === 0 ? [] : ['Changed'])
})

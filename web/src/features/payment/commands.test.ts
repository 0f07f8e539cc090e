// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setWorldTime } from '#web/api/time.ts'
import { onTokenRefused } from '#web/api/token.ts'
import { useSession } from '#web/features/session/session.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { checkPayment, dismissFailures, finishOrder, payForCart, payForOrder, placeCashOrder, prepareCheckout } from './commands.ts'
import { storedCheckout } from './device/checkoutData.ts'
import { useRecords } from './device/records.ts'
import { PaymentNotStarted, paymentNotStartedText } from './PaymentNotStarted.ts'
import type { PaymentRecord } from './record/record.ts'
import { startPaymentRunner } from './runner/runner.ts'
import { aCharge, aPayment, cartOrder, type PaymentFields, T0 } from './testing/aPayment.ts'
import { aDevice, type FakeResponses, PAYER, PHONE, serve, signInAs, toasts } from './testing/testBench.ts'

vi.mock('#web/api/socket.ts', () => ({
  useRealtime: { getState: () => ({ isConnected: true }) },
  realtime: { on: () => () => {}, onConnect: () => () => {}, join: () => () => {} },
}))

const START = 'POST /mobile-money/checkout'
const ORDER = 'POST /orders'
const ORDERS = 'GET /orders'
const none = { 'GET /mobile-money/unfinished': { body: [] }, [ORDERS]: { body: [] } }
const started = { body: { success: true, referenceId: 'RF-1' } }
const sato = (quantity: number) => ({ productId: 'sato-1', name: 'Sato', quantity, unitPrice: 12_000 })
const order = (quantity: number, paymentMethod: 'mobile_money' | 'cash_on_delivery') =>
  cartOrder({ items: [{ productId: 'sato-1', quantity }], paymentMethod })
const cart = { order: order(2, 'mobile_money'), lines: [sato(2)], amount: 24_000, phone: '255712345678', checkoutId: 'c1' }
/** Asked before a payment for an order. */
const isStillDue = async () => true
const ofCart = { phone: '255712345678', checkoutId: 'c1' }
const cash = (quantity = 2) => ({ ...ofCart, lines: [sato(quantity)], order: order(quantity, 'cash_on_delivery') })

const UNKNOWN = 'We do not know yet whether your order was placed. We keep asking.'

let stop = () => {}
beforeEach(() => void vi.useFakeTimers({ now: T0, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }))
afterEach(() => {
  stop()
  setWorldTime(null)
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

async function run(answers: FakeResponses, records: readonly PaymentRecord[] = []) {
  await aDevice(records)
  const calls = serve({ ...none, ...answers })
  stop = startPaymentRunner({ ordered: () => {} })
  await pass(0)
  return (name: string) => calls.filter(({ call }) => call === name)
}
/** Gives the payer a new token, as a sign-in does. */
function signInAgain(): void {
  localStorage.setItem('token', 'another token')
  useSession.setState({ token: 'another token' })
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const records = () => useRecords.getState().records
/** The text shown to the buyer when a command is refused. */
const sentence = (command: Promise<unknown>): Promise<string> =>
  command.then(
    () => 'not refused',
    (error: unknown) => (error instanceof PaymentNotStarted ? paymentNotStartedText(error, textsNow()) : String(error)),
  )

test('[CHK-043] the id of a cash order stays valid when the world time is not a whole millisecond', async () => {
  vi.stubEnv('VITE_MOCK', '1')
  const sent = await run({ [ORDER]: { status: 201, body: { id: 'o1' } } })
  setWorldTime({ at: T0 + 3_600_000, speed: 1, readAt: T0 - 0.5 })
  await placeCashOrder(cash())
  expect(sent(ORDER)[0]?.body?.['transactionId']).toMatch(/^COD-\d+-[A-Z0-9]+$/)
})

test('[MON-036][MON-029] a cash order for an already ordered cart shows the server’s message, without a second-payment notice', async () => {
  const problem = { message: 'This cart was ordered already.', code: 'already_ordered' }
  await run({ [ORDER]: { status: 409, body: problem } })
  expect(await sentence(placeCashOrder(cash()))).toBe('This cart was ordered already.')
  expect(records()).toEqual([])
  expect(toasts()).toEqual([])
})

test('[PAY-002][MON-005] a cash order whose response was lost is repeated with the same body, id and key', async () => {
  const sent = await run({ [ORDER]: ['lost', { status: 201, body: { id: 'o1' } }] })
  expect(await sentence(placeCashOrder(cash()))).toBe(UNKNOWN)
  expect(await placeCashOrder(cash())).toEqual({ orderId: 'o1' })
  const [first, second] = sent(ORDER)
  expect(second).toEqual(first)
})

test('[PAY-002][MON-041] while a lost cash order may exist, nothing else is bought; a minute later the changed cart can be ordered', async () => {
  const sent = await run({ [ORDER]: ['lost', { status: 201, body: { id: 'o2' } }], [START]: started })
  await sentence(placeCashOrder(cash(2)))
  for (const command of [placeCashOrder(cash(3)), payForCart(cart), payForCart({ ...cart, checkoutId: 'c2' })])
    expect(await sentence(command)).toBe(UNKNOWN)
  expect([sent(START), records().map(({ stage }) => stage)]).toEqual([[], ['paid']])
  await pass(60_000)
  expect([toasts().at(-1), records()]).toEqual(['Your order was not placed. Nothing was ordered.', []])
  expect(await placeCashOrder(cash(3))).toEqual({ orderId: 'o2' })
  expect(sent(ORDER).map(({ body }) => body?.['items'])).toEqual([
    [{ productId: 'sato-1', quantity: 2 }],
    [{ productId: 'sato-1', quantity: 3 }],
  ])
  expect(records().map(({ stage }) => stage)).toEqual(['done'])
})

test('[MON-018][MON-041] a lost cash order that reached the server is found among the orders, and a toast says so', async () => {
  let made: Record<string, unknown>[] = []
  const sent = await run({
    [ORDER]: ({ body }) => {
      made = [{ ...body, items: [], id: 'o1', orderNumber: 'SMK-1', status: 'pending', createdAt: '', totalAmount: 29_000 }]
      return 'lost'
    },
    [ORDERS]: () => ({ body: made }),
  })
  expect(await sentence(placeCashOrder(cash(2)))).toBe(UNKNOWN)
  await pass(0)
  expect([sent(ORDER).length, records().map(({ stage }) => stage), toasts()]).toEqual([1, ['done'], ['Your order is placed.']])
})

test('[MON-010] while a payment waits, mobile money and cash for any cart are refused with the same text and nothing is sent', async () => {
  const sent = await run({}, [aPayment({ payer: PAYER, stage: 'waiting', reference: 'RF-1', deadline: T0 + 120_000 })])
  for (const command of [payForCart(cart), payForCart({ ...cart, checkoutId: 'c2' }), placeCashOrder(cash())])
    expect(await sentence(command)).toBe('A payment is already waiting. Check your phone first.')
  expect([...sent(START), ...sent(ORDER)]).toEqual([])
})

test('[MON-010] of two simultaneous starts one is refused, because it finds the other in storage', async () => {
  const sent = await run({ [START]: started })
  const both = await Promise.all([sentence(payForCart(cart)), sentence(payForCart(cart))])
  await pass(0)
  expect(both.sort()).toEqual(['A payment is already waiting. Check your phone first.', 'not refused'])
  expect(sent(START)).toHaveLength(1)
})

test('[MON-004] a lost start is repeated with its key only for the same address, items, amount and number', async () => {
  const others = [
    { ...cart, order: { ...cart.order, addressId: 'a2' } },
    { ...cart, order: order(1, 'mobile_money'), lines: [sato(1)] },
    { ...cart, amount: 12_000 },
    { ...cart, phone: '255754110226' },
  ]
  for (const other of others) {
    const sent = await run({ [START]: ['lost', started] })
    await payForCart(cart)
    await pass(0)
    await payForCart(other)
    await pass(0)
    const keys = sent(START).map(({ key }) => key)
    expect([keys.length, new Set(keys).size]).toEqual([2, 2])
    stop()
  }
})

test('[MON-004][MON-022] a lost start for one order does not affect another order: no list is read and its key is not reused', async () => {
  const sent = await run({ [START]: ['lost', started] })
  await payForOrder({ orderId: 'o1', amount: 29_000, phone: '255712345678', isStillDue })
  await pass(0)
  const lists = sent('GET /mobile-money/unfinished').length
  await payForOrder({ orderId: 'o2', amount: 29_000, phone: '255712345678', isStillDue })
  await pass(0)
  expect(sent('GET /mobile-money/unfinished')).toHaveLength(lists)
  expect(sent(START).map(({ body }) => body?.['orderId'])).toEqual(['o1', 'o2'])
  expect(new Set(sent(START).map(({ key }) => key)).size).toBe(2)
})

test('[MON-016] a server that claims an older prompt does not shorten the countdown', async () => {
  const body = { ...started.body, startedAt: new Date(T0 - 600_000).toISOString(), answeredAt: new Date(T0).toISOString() }
  await run({ [START]: { body } })
  await payForCart(cart)
  await pass(0)
  expect(records()[0]).toMatchObject({ stage: 'waiting', deadline: T0 + 120_000 })
})

test('[MON-013] after a 401 the start is sent again with the same key once its payer signs in, but not for another user', async () => {
  const sent = await run({ [START]: [{ status: 401, body: { message: 'no', code: 'sign_in_first' } }, started] })
  const unsubscribe = onTokenRefused(() => signInAs(null))
  await payForCart(cart)
  await pass(0)
  unsubscribe()
  expect(records()).toMatchObject([{ stage: 'asked', payer: PAYER }])
  signInAs('+255754110226')
  await pass(200_000)
  expect(sent(START)).toHaveLength(1)
  signInAs(PHONE)
  await pass(0)
  expect(records()).toMatchObject([{ stage: 'waiting', payer: PAYER, reference: 'RF-1' }])
  const [first, second] = sent(START)
  expect(second).toEqual(first)
})

test.each([
  ['while nobody is signed in', null],
  ['after another person has signed in', '+255754110226'],
  ['after the payer has signed in again', PHONE],
])(
  '[SEC-027][MON-013] a start that is answered %s changes nothing; the payer’s next session sends it again with its key',
  async (_, next) => {
    let give = () => {}
    const sent = await run({ [START]: started })
    const serveNow = fetch
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await serveNow(url, init)
      if (sent(START).length === 1 && url.endsWith('/checkout')) await new Promise<void>((done) => (give = done))
      return response
    })
    await payForCart(cart)
    await pass(0)
    signInAs(null)
    if (next !== null) signInAs(next)
    if (next === PHONE) signInAgain()
    const before = localStorage.getItem('pendingPayments')
    give()
    await pass(0)
    if (next !== PHONE) {
      expect(localStorage.getItem('pendingPayments')).toBe(before)
      expect(toasts()).toEqual([])
      signInAs(PHONE)
      await pass(0)
    }
    expect(records()).toMatchObject([{ stage: 'waiting', payer: PAYER, reference: 'RF-1' }])
    const [first, second] = sent(START)
    expect(second).toEqual(first)
  },
)

test('[CHK-031][CHK-032] the checkout data are stored: items, their amount, the payer, and the total with the fee', async () => {
  await run({})
  prepareCheckout({ lines: [sato(2)], order: order(2, 'mobile_money'), phone: '0712 345 678', checkoutId: 'c1' })
  expect(storedCheckout()).toEqual({ ...cart, payer: PAYER, storedAt: T0 })
  expect(localStorage.getItem('orderTotalAmount')).toBe('29000')
})

test('[CHAT-068] offline, neither a payment nor a cash order starts: an error is shown, nothing is stored or sent', async () => {
  const sent = await run({ [START]: started })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  for (const command of [payForCart(cart), placeCashOrder(cash())])
    expect(await sentence(command)).toBe('You are offline. Nothing was sent and nothing was charged.')
  await pass(0)
  expect([...records(), ...sent(START), ...sent(ORDER)]).toEqual([])
})

test('[CHAT-113] a payment for an order sends the order id, and the address only if one was chosen', async () => {
  const sent = await run({ [START]: started })
  await payForOrder({ orderId: 'o1', amount: 29_000, phone: '255712345678', addressId: 'a2', isStillDue })
  await pass(0)
  await payForOrder({ orderId: 'o2', amount: 29_000, phone: '255712345678', isStillDue })
  await pass(0)
  const common = { amount: 29_000, phone: '255712345678' }
  expect(sent(START).map(({ body }) => body)).toEqual([
    { ...common, orderId: 'o1', addressId: 'a2' },
    { ...common, orderId: 'o2' },
  ])
})

test('[PAY-002] a record stores the items as the buyer saw them, for mobile money and for cash, or none if they are unknown', async () => {
  await run({ [START]: 'silent', [ORDER]: 'silent' })
  await payForCart(cart)
  expect(records()[0]?.purpose).toEqual({ kind: 'cart', order: cart.order, checkoutId: 'c1', lines: [sato(2)] })
  stop()
  await run({ [START]: 'silent' })
  await payForCart({ ...cart, lines: undefined })
  expect(records()[0]?.purpose).toEqual({ kind: 'cart', order: cart.order, checkoutId: 'c1' })
  stop()
  await run({ [ORDER]: 'silent' })
  void sentence(placeCashOrder(cash()))
  await pass(0)
  expect(records()[0]).toMatchObject({ amount: 29_000, stage: 'paid', purpose: { lines: [sato(2)] } })
})

const refused = (over: PaymentFields) => aPayment({ payer: PAYER, stage: 'refused', refusal: { by: 'start' }, ...over })

test('[MON-027] a new start removes refused attempts, except those that may have been charged', async () => {
  const other = { kind: 'order' as const, orderId: 'o9' }
  await run({ [START]: 'silent' }, [
    refused({ id: 'clear', purpose: other }),
    refused({ id: 'charged?', purpose: other, unclear: true }),
    refused({ id: 'prompted', purpose: other, reference: 'RF-9' }),
    refused({ id: 'of another', payer: 'someone', purpose: other }),
  ])
  await payForCart(cart)
  expect(
    records()
      .slice(0, -1)
      .map(({ id }) => id),
  ).toEqual(['charged?', 'prompted', 'of another'])
})

test('[PAY-018] leaving the page dismisses the payer’s failures, but not waiting payments or those of other people', async () => {
  await run({}, [
    refused({ id: 'failed' }),
    refused({ id: 'lost', unclear: true }),
    refused({ id: 'of another', payer: 'someone' }),
    aPayment({ id: 'waits', payer: PAYER, stage: 'waiting', reference: 'RF-1', deadline: T0 + 120_000 }),
  ])
  await dismissFailures()
  expect(records().flatMap(({ id, dismissed }) => (dismissed ? [id] : []))).toEqual(['failed', 'lost'])
})

test('[PAY-042] a check without a reference shows an error; with a reference it asks the server', async () => {
  const sent = await run({ 'GET /mobile-money/status/RF-1': { body: { success: false } } }, [
    aPayment({ payer: PAYER, stage: 'waiting', reference: 'RF-1', deadline: T0 + 120_000 }),
  ])
  await checkPayment('p1')
  await pass(0)
  expect([sent('GET /mobile-money/status/RF-1').length, toasts()]).toEqual([
    1,
    ['Payment is still processing. Please wait or check your phone.'],
  ])
  localStorage.removeItem('pendingPayments')
  await checkPayment('p1')
  expect(toasts()).toContain('No payment reference found')
  expect(records()).toEqual([])
})

test('[MON-022] before a new start the charge of a lost one is looked up; one of another cart is ignored', async () => {
  const list = 'GET /mobile-money/unfinished'
  for (const [checkoutId, starts] of [
    ['c1', 0],
    ['c2', 1],
  ] as const) {
    const sent = await run({ [START]: started, [ORDER]: 'silent' }, [refused({ unclear: true })])
    serve({ ...none, [list]: { body: [aCharge({ checkoutId, order: cart.order })] }, [ORDER]: 'silent', [START]: 'silent' })
    await payForCart(cart)
    expect([sent(START).length, records().filter(({ stage }) => stage === 'asked').length]).toEqual([0, starts])
    stop()
  }
})

test('[MON-019] an order can be finished only for a payment of the signed-in payer', async () => {
  const sent = await run({ [ORDER]: 'silent' }, [
    aPayment({ payer: PAYER, stage: 'paid', transactionId: 'QK7', trouble: { kind: 'order' } }),
    aPayment({ id: 'p2', payer: 'someone', stage: 'paid', transactionId: 'QK8', trouble: { kind: 'order' } }),
  ])
  expect([await finishOrder('p2'), await finishOrder('p1')]).toEqual([null, 'p1'])
  await pass(0)
  expect(sent(ORDER).map(({ body }) => body?.['transactionId'])).toEqual(['QK7'])
})

test('[MON-010] a cash order is refused only because of an open payment of the same person', async () => {
  const sent = await run({ [ORDER]: { status: 201, body: { id: 'o1' } } }, [
    aPayment({ id: 'old', payer: PAYER, stage: 'done', orderId: 'o0', purpose: { kind: 'order', orderId: 'o0' } }),
    aPayment({ id: 'of another', payer: 'someone', stage: 'waiting', reference: 'RF-2' }),
  ])
  expect(await placeCashOrder(cash())).toEqual({ orderId: 'o1' })
  expect(sent(ORDER)[0]?.body?.['transactionId']).toMatch(/^COD-\d+-[A-Z0-9]{8}$/)
})

test('[MON-040] an order is not paid if its amount is no longer due, or if the server cannot be asked', async () => {
  const sent = await run({ [START]: started })
  const failed = new Error('no answer')
  const pay = (isDue: () => Promise<boolean>) => payForOrder({ orderId: 'o1', amount: 29_000, phone: '255712345678', isStillDue: isDue })
  await expect(pay(async () => false)).rejects.toThrow('orderChanged')
  await expect(pay(() => Promise.reject(failed))).rejects.toBe(failed)
  await pass(0)
  expect([...records(), ...sent(START)]).toEqual([])
})

test('[MON-014] without a signed-in person nothing is started or stored', async () => {
  const sent = await run({ [START]: started })
  signInAs(null)
  const prepare = async () =>
    prepareCheckout({ lines: [sato(2)], order: order(2, 'mobile_money'), phone: '255712345678', checkoutId: 'c1' })
  for (const command of [
    payForCart(cart),
    payForOrder({ orderId: 'o1', amount: 1, phone: '255712345678', isStillDue }),
    placeCashOrder(cash()),
    prepare(),
  ])
    await expect(command).rejects.toThrow('signedOut')
  await pass(0)
  expect([...records(), ...sent(START), ...sent(ORDER)]).toEqual([])
  expect(storedCheckout()).toBeNull()
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepWorldTime } from '#web/api/time.ts'
import { onTokenRefused } from '#web/api/token.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { aPayment, T0 } from './aPayment.ts'
import { payForCart, payForOrder, placeCashOrder } from './commands.ts'
import { PaymentRefusal, paymentRefusalText } from './PaymentRefusal.ts'
import type { PaymentRecord } from './record.ts'
import { useRecords } from './records.ts'
import { startPaymentRunner } from './runner.ts'
import { type Answers, aDevice, PAYER, PHONE, serve, signInAs, toasts } from './testBench.ts'

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
const order = (quantity: number, paymentMethod: 'mobile_money' | 'cash_on_delivery') => ({
  items: [{ productId: 'sato-1', quantity }],
  deliveryOption: 'standard' as const,
  paymentMethod,
  addressId: 'a1',
})
const cart = { order: order(2, 'mobile_money'), lines: [sato(2)], amount: 24_000, phone: '255712345678', checkoutId: 'c1' }
const cash = (quantity = 2) => ({
  lines: [sato(quantity)],
  draft: order(quantity, 'cash_on_delivery'),
  phone: '255712345678',
  checkoutId: 'c1',
})

let stop = () => {}
beforeEach(() => void vi.useFakeTimers({ now: T0, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }))
afterEach(() => {
  stop()
  keepWorldTime(null)
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

async function run(answers: Answers, records: readonly PaymentRecord[] = []) {
  await aDevice(records)
  const calls = serve({ ...none, ...answers })
  stop = startPaymentRunner({ ordered: () => {} })
  await pass(0)
  return (name: string) => calls.filter(({ call }) => call === name)
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const records = () => useRecords.getState().records
/** What a person reads where a command is refused. */
const sentence = (command: Promise<unknown>): Promise<string> =>
  command.then(
    () => 'not refused',
    (error: unknown) => (error instanceof PaymentRefusal ? paymentRefusalText(error, textsNow()) : String(error)),
  )

test('[CHK-043] the id of a cash order fits its form also where the time of the world was read between two milliseconds', async () => {
  vi.stubEnv('VITE_MOCK', '1')
  const sent = await run({ [ORDER]: { status: 201, body: { id: 'o1' } } })
  keepWorldTime({ at: T0 + 3_600_000, speed: 1, readAt: T0 - 0.5 })
  await placeCashOrder(cash())
  expect(sent(ORDER)[0]?.body?.['transactionId']).toMatch(/^COD-\d+-[A-Z0-9]+$/)
})

test('[MON-036][MON-029] a cash order of a cart that is ordered already is refused in the server’s words; no money came twice', async () => {
  const said = { message: 'This cart was ordered already.', code: 'already_ordered' }
  await run({ [ORDER]: { status: 409, body: said } })
  expect(await sentence(placeCashOrder(cash()))).toBe('This cart was ordered already.')
  expect(records()).toEqual([])
  expect(toasts()).toEqual([])
})

test('[PAY-002][MON-005] a cash order whose answer was lost is repeated as it was, with its id and key', async () => {
  const sent = await run({ [ORDER]: ['lost', { status: 201, body: { id: 'o1' } }] })
  expect(await sentence(placeCashOrder(cash()))).toBe('Failed to create order')
  expect(await placeCashOrder(cash())).toEqual({ orderId: 'o1' })
  const [first, second] = sent(ORDER)
  expect(second).toEqual(first)
})

test('[PAY-002] with another cart in sight by then, the lost cash order is looked for, and not made again', async () => {
  const sent = await run({ [ORDER]: ['lost', { status: 201, body: { id: 'o2' } }] })
  await sentence(placeCashOrder(cash(2)))
  expect(await placeCashOrder(cash(3))).toEqual({ orderId: 'o2' })
  expect(sent(ORDERS)).toHaveLength(1)
  expect(sent(ORDER).map(({ body }) => body?.['items'])).toEqual([
    [{ productId: 'sato-1', quantity: 2 }],
    [{ productId: 'sato-1', quantity: 3 }],
  ])
  expect(records().map(({ stage }) => stage)).toEqual(['done'])
})

test('[MON-018] the lost cash order that did arrive is the one, whatever is in the cart by then', async () => {
  const sent = await run({ [ORDER]: ['lost', { status: 200, body: { id: 'o1' } }] })
  await sentence(placeCashOrder(cash(2)))
  const transactionId = records()[0]?.transactionId
  const made = { id: 'o1', orderNumber: 'SMK-1', status: 'pending', createdAt: '', totalAmount: 29_000, addressId: 'a1', transactionId }
  const found = serve({
    ...none,
    [ORDERS]: { body: [{ ...made, paymentMethod: '', deliveryOption: '', items: [] }] },
    [ORDER]: { body: made },
  })
  expect(await placeCashOrder(cash(3))).toEqual({ orderId: 'o1' })
  expect([...sent(ORDER), ...found.filter(({ call }) => call === ORDER)].map(({ body }) => body?.['items'])).toEqual([
    [{ productId: 'sato-1', quantity: 2 }],
    [{ productId: 'sato-1', quantity: 2 }],
  ])
})

test('[MON-010] while a payment waits, mobile money and cash for a cart are refused alike, in the same sentence, and nothing is sent', async () => {
  const sent = await run({}, [aPayment({ payer: PAYER, stage: 'waiting', reference: 'RF-1', deadline: T0 + 120_000 })])
  for (const command of [payForCart(cart), payForCart({ ...cart, checkoutId: 'c2' }), placeCashOrder(cash())])
    expect(await sentence(command)).toBe('A payment is already waiting. Check your phone first.')
  expect([...sent(START), ...sent(ORDER)]).toEqual([])
})

test('[MON-010] two starts at once leave one: the second finds the first where it is stored', async () => {
  const sent = await run({ [START]: started })
  const both = await Promise.all([sentence(payForCart(cart)), sentence(payForCart(cart))])
  await pass(0)
  expect(both.sort()).toEqual(['A payment is already waiting. Check your phone first.', 'not refused'])
  expect(sent(START)).toHaveLength(1)
})

test('[MON-004] a lost start is asked again with its key only for the same purchase: another address, goods, amount or number is a new one', async () => {
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

test('[MON-004][MON-022] a lost start for one order says nothing of another: no list is read for it, and its key is not used', async () => {
  const sent = await run({ [START]: ['lost', started] })
  await payForOrder({ orderId: 'o1', amount: 29_000, phone: '255712345678' })
  await pass(0)
  const lists = sent('GET /mobile-money/unfinished').length
  await payForOrder({ orderId: 'o2', amount: 29_000, phone: '255712345678' })
  await pass(0)
  expect(sent('GET /mobile-money/unfinished')).toHaveLength(lists)
  expect(sent(START).map(({ body }) => body?.['orderId'])).toEqual(['o1', 'o2'])
  expect(new Set(sent(START).map(({ key }) => key)).size).toBe(2)
})

test('[MON-016] the prompt cannot be older than its request: a server that says so does not shorten the countdown', async () => {
  const body = { ...started.body, startedAt: new Date(T0 - 600_000).toISOString(), answeredAt: new Date(T0).toISOString() }
  await run({ [START]: { body } })
  await payForCart(cart)
  await pass(0)
  expect(records()[0]).toMatchObject({ stage: 'waiting', deadline: T0 + 120_000 })
})

test('[MON-013] a 401 at the start keeps the attempt under its payer: it leaves again with its key after sign-in, and for nobody else', async () => {
  const sent = await run({ [START]: [{ status: 401, body: { message: 'no', code: 'sign_in_first' } }, started] })
  const unhear = onTokenRefused(() => signInAs(null))
  await payForCart(cart)
  await pass(0)
  unhear()
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

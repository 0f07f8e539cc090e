// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { dismissFailures, payForCart } from '../commands.ts'
import { useRecords } from '../device/records.ts'
import type { PaymentRecord } from '../record/record.ts'
import { startPaymentRunner } from '../runner/runner.ts'
import { aPayment, cartOrder, T0 } from './aPayment.ts'
import { aDevice, type FakeResponses, PAYER, serve } from './testBench.ts'

vi.mock('#web/api/config.ts', async (original) => {
  const { config } = await original<typeof import('#web/api/config.ts')>()
  return { config: { ...config, supportsExtensions: false } }
})
vi.mock('#web/api/socket.ts', () => ({
  useRealtime: { getState: () => ({ isConnected: true }) },
  realtime: { on: () => () => {}, onConnect: () => () => {}, join: () => () => {} },
}))

const START = 'POST /mobile-money/checkout'
const order = cartOrder()
const cart = { order, amount: 24_000, phone: '255712345678', checkoutId: 'c1' }
const paid = () => aPayment({ payer: PAYER, stage: 'paid', reference: 'RF-1', transactionId: 'QK7' })
const listed = (transactionId: string) => anOrder({ id: 'o1', transactionId })

let stops: (() => void)[] = []
beforeEach(() => void vi.useFakeTimers({ now: T0, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }))
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.useRealTimers()
})

/** Starts `tabs` tabs that share the device, each with its own runner. */
async function run(answers: FakeResponses, records: readonly PaymentRecord[] = [], tabs = 1) {
  await aDevice(records)
  const calls = serve(answers)
  stops = Array.from({ length: tabs }, () => startPaymentRunner({ ordered: () => {} }))
  await pass(0)
  return calls
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('[MON-006] a start sends only amount and phone, without a key, and the list of charges is never read', async () => {
  const calls = await run({ [START]: { body: { success: true, referenceId: 'RF-1' } } })
  await payForCart(cart)
  await pass(0)
  expect(calls).toEqual([{ call: START, key: null, body: { amount: 24_000, phone: '255712345678' } }])
})

test('[MON-006] before an order is created the orders are searched for its transaction; it is sent without a key and new fields', async () => {
  const calls = await run({ 'GET /orders': { body: [listed('QOTHER')] }, 'POST /orders': { status: 201, body: { id: 'o2' } } }, [paid()])
  await pass(0)
  expect(calls.map(({ call, key }) => [call, key])).toEqual([
    ['GET /orders', null],
    ['POST /orders', null],
  ])
  const payment = { provider: 'Mobile Money', phoneNumber: '255754110001', transactionId: 'QK7' }
  expect(calls[1]?.body).toEqual({ ...order, transactionId: 'QK7', paymentDetails: payment })
  expect(useRecords.getState().records).toMatchObject([{ stage: 'done', orderId: 'o2' }])
})

test('[MON-006] an existing order is used and none is created', async () => {
  const calls = await run({ 'GET /orders': { body: [listed('QK7')] } }, [paid()])
  await pass(0)
  expect(calls.map(({ call }) => call)).toEqual(['GET /orders'])
  expect(useRecords.getState().records).toMatchObject([{ stage: 'done', orderId: 'o1' }])
})

test('[MON-006] if the orders cannot be read, none is created', async () => {
  const calls = await run({ 'GET /orders': { status: 500, body: {} } }, [paid()])
  await pass(0)
  expect(calls.map(({ call }) => call)).toEqual(['GET /orders'])
  expect(useRecords.getState().records).toMatchObject([{ stage: 'paid', trouble: { kind: 'unclear' } }])
})

test('[MON-006] two tabs take turns: one creates the order and the other finds it', async () => {
  const calls = await run({ 'GET /orders': { body: [] }, 'POST /orders': { status: 201, body: { id: 'o2' } } }, [paid()], 2)
  await pass(1_000)
  expect(calls.map(({ call }) => call)).toEqual(['GET /orders', 'POST /orders'])
})

test('[MON-006][MON-011] a start whose response was lost is never repeated, and waits', async () => {
  const calls = await run({ [START]: 'lost' })
  await payForCart(cart)
  await pass(200_000)
  await expect(payForCart(cart)).rejects.toThrow('alreadyWaiting')
  await pass(0)
  expect(calls.map(({ call }) => call)).toEqual([START])
  expect(useRecords.getState().records).toMatchObject([{ stage: 'refused', unclear: true }])
})

test('[PAY-018][MON-006] leaving the page dismisses a clear failure, but not a start that must not be repeated', async () => {
  const refused = (id: string, unclear: boolean) => aPayment({ id, payer: PAYER, stage: 'refused', unclear, refusal: { by: 'callFailed' } })
  await run({}, [refused('failed', false), refused('lost', true)])
  await dismissFailures()
  expect(useRecords.getState().records.map(({ id, dismissed }) => [id, dismissed])).toEqual([
    ['failed', true],
    ['lost', undefined],
  ])
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { onTokenRefused } from '#web/api/token.ts'
import { useRecords } from './device/records.ts'
import { PaymentNotStarted } from './PaymentNotStarted.ts'
import type { PaymentRecord } from './record/record.ts'
import { startPaymentRunner } from './runner/runner.ts'
import { useUnfinished } from './runner/unfinished.ts'
import { type Submission, submitCheckout } from './submitCheckout.ts'
import { aCharge, aPayment, cartOrder, T0 } from './testing/aPayment.ts'
import { aDevice, type FakeResponses, PAYER, serve, signInAs } from './testing/testBench.ts'

vi.mock('#web/api/socket.ts', () => ({
  useRealtime: { getState: () => ({ isConnected: true }) },
  realtime: { on: () => () => {}, onConnect: () => () => {}, join: () => () => {} },
}))

const sato = (quantity: number) => ({
  productId: 'sato-1',
  quantity,
  product: aProduct({ id: 'sato-1', name: 'Sato', unitPrice: '12000.00' }),
})
const cash = cartOrder({ paymentMethod: 'cash_on_delivery' })
const charge = aCharge({ checkoutId: 'c1', order: cartOrder() })
/** The server does not support the list of charges. An empty list would mean that the record's charge was refunded. */
const noList = { 'GET /mobile-money/unfinished': { status: 404, body: { message: 'no', code: 'not_found' } } }

let stop = () => {}
beforeEach(() => void vi.useFakeTimers({ now: T0, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const mobileMoney: Submission = {
  order: cartOrder(),
  phone: '255712345678',
  lines: [sato(2)],
  cart: { now: () => ({ lines: [sato(2)], checkoutId: 'c1' }), check: async () => [] },
  pay: () => {},
}

/** Submits once; returns the result, the steps that ran (in order) and the order requests. */
async function submit(over: Partial<Submission> = {}, records: readonly PaymentRecord[] = [], responses: FakeResponses = {}) {
  await aDevice(records)
  const calls = serve({ 'GET /mobile-money/unfinished': { body: [] }, 'GET /orders': { body: [] }, ...responses })
  stop = startPaymentRunner({ ordered: () => {} })
  await vi.advanceTimersByTimeAsync(0)
  const steps: string[] = []
  const onAccepted = () => void steps.push('accepted')
  const submission: Submission = { ...mobileMoney, onAccepted, pay: () => void steps.push('pay'), ...over }
  const { cart } = submission
  const check = () => {
    steps.push('check')
    return cart.check()
  }
  const result = await submitCheckout({ ...submission, cart: { ...cart, check } })
  return { result, steps, orders: calls.filter(({ call }) => call === 'POST /orders') }
}

test.each([
  ['something not chosen', { order: null }, 'incomplete'],
  ['no number', { phone: null }, 'incomplete'],
  ['notes of 1,001 characters', { order: cartOrder({ notes: 'x'.repeat(1_001) }) }, 'notesTooLong'],
] as const)('[CHAT-104][SEC-021] with %s the choices are not accepted and nothing is sent', async (_, over, kind) => {
  const { result, steps } = await submit(over)
  expect([result, steps]).toEqual([{ kind }, []])
})

test('[CHK-031] mobile money pays for the items shown, after reading today’s prices', async () => {
  const paid: unknown[] = []
  const { result, steps } = await submit({ order: cartOrder({ notes: 'x'.repeat(1_000) }), pay: (checkout) => void paid.push(checkout) })
  const checkout = {
    lines: [{ productId: 'sato-1', name: 'Sato', quantity: 2, unitPrice: 12_000 }],
    order: cartOrder({ notes: 'x'.repeat(1_000) }),
    phone: '255712345678',
    checkoutId: 'c1',
  }
  expect([result, steps, paid]).toEqual([{ kind: 'paying', checkout }, ['accepted', 'check'], [checkout]])
})

test('[MON-003] a changed price stops the checkout and nothing is paid', async () => {
  const now = () => ({ lines: [sato(2)], checkoutId: 'c1' })
  const { result, steps } = await submit({ cart: { now, check: async () => ['dearer'] } })
  expect([result, steps]).toEqual([{ kind: 'pricesChanged' }, ['accepted', 'check']])
})

test('[MON-003] a cash order refused for missing stock shows the changes and leaves no record', async () => {
  let checks = 0
  const cart = { now: () => ({ lines: [sato(2)], checkoutId: 'c1' }), check: async () => (++checks === 1 ? [] : ['one left']) }
  const short = { status: 409, body: { message: 'Not enough', code: 'stock_short' } }
  const { result, orders } = await submit({ order: cash, cart }, [], { 'POST /orders': short })
  expect([result, orders.length, useRecords.getState().records]).toEqual([{ kind: 'pricesChanged' }, 1, []])
})

test('[PAY-002] a cart that changed after the tap stops the checkout, for both payment methods', async () => {
  for (const one of [cartOrder(), cash]) {
    const cart = { now: () => ({ lines: [sato(3)], checkoutId: 'c1' }), check: async () => [] }
    const { result, steps, orders } = await submit({ order: one, cart })
    expect([result, steps, orders]).toEqual([{ kind: 'cartChanged' }, ['accepted', 'check'], []])
  }
})

test('[CHK-043] a cash order is placed at once', async () => {
  const { result, steps, orders } = await submit({ order: cash }, [], { 'POST /orders': { status: 201, body: { id: 'o1' } } })
  expect([result, steps, orders.length]).toEqual([{ kind: 'ordered', orderId: 'o1' }, ['accepted', 'check'], 1])
})

test('[MON-019] a cart that was already paid for is finished with the choices made now, without reading prices', async () => {
  const paid = aPayment({ payer: PAYER, stage: 'paid', transactionId: 'QK7', trouble: { kind: 'order', needs: 'address' } })
  const chosen = cartOrder({ addressId: 'a2', notes: 'Gate 4', deliveryOption: 'express' })
  const { result, steps } = await submit({ order: chosen }, [paid], { ...noList, 'POST /orders': 'silent' })
  expect([result, steps]).toEqual([{ kind: 'finishing', recordId: 'p1' }, ['accepted']])
  const [record] = useRecords.getState().records
  expect(record?.purpose).toMatchObject({ order: { addressId: 'a2', notes: 'Gate 4', deliveryOption: 'express' } })
  expect(record?.trouble).toBeUndefined()
})

test('[MON-019] without new notes the notes of the paid order are kept', async () => {
  const purpose = { kind: 'cart' as const, checkoutId: 'c1', order: cartOrder({ notes: 'Ring twice' }) }
  const paid = aPayment({ payer: PAYER, stage: 'paid', transactionId: 'QK7', trouble: { kind: 'order', needs: 'address' }, purpose })
  await submit({}, [paid], { ...noList, 'POST /orders': 'silent' })
  expect(useRecords.getState().records[0]?.purpose).toMatchObject({ order: { notes: 'Ring twice' } })
})

test('[MON-019][MON-022] a charge that only the server lists is finished too; one of another cart is not', async () => {
  const list = { 'GET /mobile-money/unfinished': { body: [charge] }, 'POST /orders': 'silent' as const }
  expect((await submit({}, [], list)).result).toEqual({ kind: 'finishing', recordId: expect.any(String) })
  stop()
  const other = { 'GET /mobile-money/unfinished': { body: [{ ...charge, checkoutId: 'c2' }] } }
  expect((await submit({}, [], other)).result.kind).toBe('paying')
})

test('[MON-014] a list read for another person is ignored', async () => {
  const pending = submit()
  await vi.advanceTimersByTimeAsync(0)
  expect((await pending).result.kind).toBe('paying')
  useUnfinished.setState({ payer: 'someone', payments: [charge] })
  const again = await submitCheckout(mobileMoney)
  expect(again.kind).toBe('paying')
})

test('[MON-013] a session that ends during a cash order is reported as such, and the record stays', async () => {
  const unsubscribe = onTokenRefused(() => signInAs(null))
  const { result } = await submit({ order: cash }, [], { 'POST /orders': { status: 401, body: { message: 'no', code: 'sign_in_first' } } })
  unsubscribe()
  expect(result).toEqual({ kind: 'sessionEnded' })
  expect(useRecords.getState().records).toMatchObject([{ stage: 'paid', payer: PAYER }])
})

test('[CHK-028] any other refusal is thrown', async () => {
  const refused = { 'POST /orders': { status: 409, body: { message: 'Sold out.', code: 'stock_short' } } }
  await expect(submit({ order: cash }, [], refused)).rejects.toThrow(PaymentNotStarted)
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderDraft } from '#contract/order.ts'
import { onTokenRefused } from '#web/api/token.ts'
import { useRecords } from './device/records.ts'
import { PaymentNotStarted } from './PaymentNotStarted.ts'
import type { PaymentRecord } from './record/record.ts'
import { startPaymentRunner } from './runner/runner.ts'
import { useUnfinished } from './runner/unfinished.ts'
import { type Submission, submitCheckout } from './submitCheckout.ts'
import { aPayment, T0 } from './testing/aPayment.ts'
import { aDevice, type FakeResponses, PAYER, serve, signInAs } from './testing/testBench.ts'

vi.mock('#web/api/socket.ts', () => ({
  useRealtime: { getState: () => ({ isConnected: true }) },
  realtime: { on: () => () => {}, onConnect: () => () => {}, join: () => () => {} },
}))

const sato = (quantity: number) => ({ productId: 'sato-1', quantity, product: { name: 'Sato', unitPrice: '12000.00' } })
const order = (over: Partial<OrderDraft> = {}): OrderDraft => ({
  items: [{ productId: 'sato-1', quantity: 2 }],
  deliveryOption: 'standard',
  paymentMethod: 'mobile_money',
  addressId: 'a1',
  ...over,
})
const cash = order({ paymentMethod: 'cash_on_delivery' })
const charge = {
  reference: 'RF-1',
  transactionId: 'QK7',
  amount: 24_000,
  phone: '255712345678',
  paidAt: new Date(T0).toISOString(),
  kind: 'unfinished' as const,
  checkoutId: 'c1',
  order: order(),
}
/** Else the list would say that the charge of a record went back. */
const noList = { 'GET /mobile-money/unfinished': { status: 404, body: { message: 'no', code: 'not_found' } } }

let stop = () => {}
beforeEach(() => void vi.useFakeTimers({ now: T0, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** What came of a press, and in which order cart, choices and payment were asked. */
async function submit(over: Partial<Submission> = {}, records: readonly PaymentRecord[] = [], responses: FakeResponses = {}) {
  await aDevice(records)
  const calls = serve({ 'GET /mobile-money/unfinished': { body: [] }, 'GET /orders': { body: [] }, ...responses })
  stop = startPaymentRunner({ ordered: () => {} })
  await vi.advanceTimersByTimeAsync(0)
  const asked: string[] = []
  const submission: Submission = {
    order: order(),
    phone: '255712345678',
    lines: [sato(2)],
    cart: { now: () => ({ lines: [sato(2)], checkoutId: 'c1' }), check: async () => [] },
    onAccepted: () => void asked.push('accepted'),
    pay: () => void asked.push('pay'),
    ...over,
  }
  const { cart } = submission
  const check = () => {
    asked.push('check')
    return cart.check()
  }
  const result = await submitCheckout({ ...submission, cart: { ...cart, check } })
  return { result, asked, orders: calls.filter(({ call }) => call === 'POST /orders') }
}

test.each([
  ['something not chosen', { order: null }, 'incomplete'],
  ['no number', { phone: null }, 'incomplete'],
  ['notes of 1,001 characters', { order: order({ notes: 'x'.repeat(1_001) }) }, 'notesTooLong'],
] as const)('[CHAT-104][SEC-021] with %s nothing is accepted and nothing is asked', async (_, over, kind) => {
  const { result, asked } = await submit(over)
  expect([result, asked]).toEqual([{ kind }, []])
})

test('[CHK-031] mobile money goes on with what was in sight, after today’s prices were read', async () => {
  const paid: unknown[] = []
  const { result, asked } = await submit({ order: order({ notes: 'x'.repeat(1_000) }), pay: (checkout) => void paid.push(checkout) })
  const checkout = {
    lines: [{ productId: 'sato-1', name: 'Sato', quantity: 2, unitPrice: 12_000 }],
    order: order({ notes: 'x'.repeat(1_000) }),
    phone: '255712345678',
    checkoutId: 'c1',
  }
  expect([result, asked, paid]).toEqual([{ kind: 'paying', checkout }, ['accepted', 'check'], [checkout]])
})

test('[MON-003] changed prices stop it: nothing is paid', async () => {
  const now = () => ({ lines: [sato(2)], checkoutId: 'c1' })
  const { result, asked } = await submit({ cart: { now, check: async () => ['dearer'] } })
  expect([result, asked]).toEqual([{ kind: 'pricesChanged' }, ['accepted', 'check']])
})

test('[MON-003] stock that runs out between the check and a cash order shows what changed, and leaves no order behind', async () => {
  let checks = 0
  const cart = { now: () => ({ lines: [sato(2)], checkoutId: 'c1' }), check: async () => (++checks === 1 ? [] : ['one left']) }
  const short = { status: 409, body: { message: 'Not enough', code: 'stock_short' } }
  const { result, orders } = await submit({ order: cash, cart }, [], { 'POST /orders': short })
  expect([result, orders.length, useRecords.getState().records]).toEqual([{ kind: 'pricesChanged' }, 1, []])
})

test('[PAY-002] a cart that changed since the tap stops it, whatever the method', async () => {
  for (const one of [order(), cash]) {
    const cart = { now: () => ({ lines: [sato(3)], checkoutId: 'c1' }), check: async () => [] }
    const { result, asked, orders } = await submit({ order: one, cart })
    expect([result, asked, orders]).toEqual([{ kind: 'cartChanged' }, ['accepted', 'check'], []])
  }
})

test('[CHK-043] cash orders at once', async () => {
  const { result, asked, orders } = await submit({ order: cash }, [], { 'POST /orders': { status: 201, body: { id: 'o1' } } })
  expect([result, asked, orders.length]).toEqual([{ kind: 'ordered', orderId: 'o1' }, ['accepted', 'check'], 1])
})

test('[MON-019] a cart that is paid is not paid again: its charge gets the order, with what is chosen now, and no price is read', async () => {
  const paid = aPayment({ payer: PAYER, stage: 'paid', transactionId: 'QK7', trouble: { kind: 'order', needs: 'address' } })
  const chosen = order({ addressId: 'a2', notes: 'Gate 4', deliveryOption: 'express' })
  const { result, asked } = await submit({ order: chosen }, [paid], { ...noList, 'POST /orders': 'silent' })
  expect([result, asked]).toEqual([{ kind: 'finishing', recordId: 'p1' }, ['accepted']])
  const [record] = useRecords.getState().records
  expect(record?.purpose).toMatchObject({ order: { addressId: 'a2', notes: 'Gate 4', deliveryOption: 'express' } })
  expect(record?.trouble).toBeUndefined()
})

test('[MON-019] notes of the paid order stay where none are written now', async () => {
  const purpose = { kind: 'cart' as const, checkoutId: 'c1', order: order({ notes: 'Ring twice' }) }
  const paid = aPayment({ payer: PAYER, stage: 'paid', transactionId: 'QK7', trouble: { kind: 'order', needs: 'address' }, purpose })
  await submit({}, [paid], { ...noList, 'POST /orders': 'silent' })
  expect(useRecords.getState().records[0]?.purpose).toMatchObject({ order: { notes: 'Ring twice' } })
})

test('[MON-019][MON-022] so is a charge that only the server’s list has; one of another cart is none of this one', async () => {
  const list = { 'GET /mobile-money/unfinished': { body: [charge] }, 'POST /orders': 'silent' as const }
  expect((await submit({}, [], list)).result).toEqual({ kind: 'finishing', recordId: expect.any(String) })
  stop()
  const other = { 'GET /mobile-money/unfinished': { body: [{ ...charge, checkoutId: 'c2' }] } }
  expect((await submit({}, [], other)).result.kind).toBe('paying')
})

test('[MON-014] the list as it was read for another person says nothing of this one’s cart', async () => {
  const pending = submit()
  await vi.advanceTimersByTimeAsync(0)
  expect((await pending).result.kind).toBe('paying')
  useUnfinished.setState({ payer: 'someone', payments: [charge] })
  const again = await submitCheckout({
    order: order(),
    phone: '255712345678',
    lines: [sato(2)],
    cart: { now: () => ({ lines: [sato(2)], checkoutId: 'c1' }), check: async () => [] },
    pay: () => {},
  })
  expect(again.kind).toBe('paying')
})

test('[MON-013] a session that ends under way is no failure: the order goes on when its payer is back', async () => {
  const unhear = onTokenRefused(() => signInAs(null))
  const { result } = await submit({ order: cash }, [], { 'POST /orders': { status: 401, body: { message: 'no', code: 'sign_in_first' } } })
  unhear()
  expect(result).toEqual({ kind: 'sessionEnded' })
  expect(useRecords.getState().records).toMatchObject([{ stage: 'paid', payer: PAYER }])
})

test('[CHK-028] what else stands against it is thrown', async () => {
  const refused = { 'POST /orders': { status: 409, body: { message: 'Sold out.', code: 'stock_short' } } }
  await expect(submit({ order: cash }, [], refused)).rejects.toThrow(PaymentNotStarted)
})

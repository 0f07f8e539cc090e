// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onTokenRefused } from '#web/api/token.ts'
import { placeCashOrder } from '../commands.ts'
import { recordsOf, rereadRecords } from '../device/records.ts'
import { cartOrder, T0 } from '../testing/aPayment.ts'
import { aDevice, type FakeResponse, PAYER, PHONE, serve, signInAs } from '../testing/testBench.ts'
import { startPaymentRunner } from './runner.ts'
import { waitForOrder } from './waitForOrder.ts'

vi.mock('#web/api/socket.ts', () => ({
  useRealtime: { getState: () => ({ isConnected: true }) },
  realtime: { on: () => () => {}, onConnect: () => () => {}, join: () => () => {} },
}))

const ORDER = 'POST /orders'
const made = { status: 201, body: { id: 'o1' } }
const cash = {
  lines: [{ productId: 'sato-1', name: 'Sato', quantity: 2, unitPrice: 12_000 }],
  order: cartOrder({ paymentMethod: 'cash_on_delivery' }),
  phone: '255712345678',
  checkoutId: 'c1',
}

let stop = () => {}
beforeEach(() => void vi.useFakeTimers({ now: T0, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  stop()
  vi.useRealTimers()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Places a cash order whose request gets this response. `ended` returns how the command ended. */
async function place(response: FakeResponse | readonly FakeResponse[], meanwhile = () => {}) {
  await aDevice()
  const calls = serve({ 'GET /mobile-money/unfinished': { body: [] }, [ORDER]: response })
  stop = startPaymentRunner({ ordered: () => {} })
  await pass(0)
  meanwhile()
  let ended = 'waits'
  const begin = () =>
    void placeCashOrder(cash).then(
      ({ orderId }) => (ended = orderId),
      (error: Error) => (ended = error.message),
    )
  begin()
  await pass(0)
  return { begin, ended: () => ended, orders: () => calls.filter(({ call }) => call === ORDER) }
}
const stages = () => recordsOf(PAYER).map(({ stage }) => stage)

test('[CHK-043] a successful cash order resolves with the order’s id', async () => {
  const { ended } = await place(made)
  expect([ended(), stages()]).toEqual(['o1', ['done']])
})

test('[MON-013] a 401 ends the wait; the order is created when its payer signs in again', async () => {
  const unsubscribe = onTokenRefused(() => signInAs(null))
  const { ended, orders } = await place([{ status: 401, body: { message: 'no', code: 'sign_in_first' } }, made])
  unsubscribe()
  expect([ended(), stages()]).toEqual(['sessionEnded', ['paid']])
  signInAs(PHONE)
  await pass(0)
  expect([orders().length, stages()]).toEqual([2, ['done']])
})

test.each([
  ['nobody', null],
  ['somebody else', '+255754110226'],
])('[MON-014] with %s signed in by then, the wait ends', async (_, phone) => {
  const { ended } = await place('silent')
  expect(ended()).toBe('waits')
  signInAs(phone)
  await pass(0)
  expect(ended()).toBe('sessionEnded')
})

test('[MON-002] a record that was removed from the device ends the wait', async () => {
  const { ended } = await place('silent')
  localStorage.removeItem('pendingPayments')
  rereadRecords()
  await pass(0)
  expect(ended()).toBe('gone')
})

test('[MON-005][MON-007] without the lock the wait ends after 3 minutes; the same order placed again is created once', async () => {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  const { begin, ended, orders } = await place(made, () => void navigator.locks.request('order-c1', () => held))
  await pass(179_999)
  expect(ended()).toBe('waits')
  await pass(1)
  expect(ended()).toBe('unclear')
  begin()
  release()
  await pass(0)
  expect([ended(), orders().length, stages()]).toEqual(['o1', 1, ['done']])
})

test('[CHK-043] after the result nothing listens to the session and no timer is left', async () => {
  const { ended } = await place(made)
  stop()
  signInAs(null)
  await pass(0)
  expect([ended(), vi.getTimerCount()]).toEqual(['o1', 0])
})

test('[MON-005] a lost response and a removed record end the wait at once', async () => {
  const { ended } = await place('lost')
  expect(ended()).toBe('unclear')
  await expect(waitForOrder('nobody')).rejects.toThrow('gone')
})

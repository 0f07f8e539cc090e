import { beforeEach, expect, test } from 'vitest'
import { start, type TestSocket, testSocket } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'
import type { Payment } from './payments.ts'
import { approvePayment, failPayment, sendCallback } from './settle.ts'

let mock: TestMock
let socket: TestSocket
beforeEach(async () => {
  mock = await testMock()
  socket = testSocket(mock, 'asha')
})

async function pay(checkoutId: string, language: 'en' | 'sw' = 'en'): Promise<Payment> {
  const { body } = await start(mock, { checkoutId }, { language })
  socket.send('pushResponseReceived', { reference: body.referenceId })
  return mock.world.money.payments.get(body.referenceId) as Payment
}
const chargeOf = ({ reference }: Payment) => mock.world.money.ledger.charges.find((charge) => charge.reference === reference)
/** Returns the statuses received, without failures: the second payment fails because another prompt is open (scenario 106). */
const receivedStatuses = () => socket.callbacks.flatMap(({ status }) => (status === 'failed' ? [] : status))
const frames = () => mock.world.journal.list({ kind: 'frame-out' }).filter(({ event }) => event === 'payment-callback')

test('[QA-019] a held callback is sent complete: a success with its transactionId, a failure with its text in the language of the start', async () => {
  const [succeeded, failed] = [await pay('cart-1'), await pay('cart-2', 'sw')]
  succeeded.handling = { do: 'reorder' }
  approvePayment(mock.world, succeeded)
  failed.handling = { do: 'reorder' }
  failPayment(mock.world, failed, { en: 'No', sw: 'Hapana' })
  expect(socket.callbacks).toEqual([])
  await mock.world.clock.advance(60_000)
  const { transactionId } = chargeOf(succeeded) ?? {}
  expect(transactionId).toEqual(expect.any(String))
  expect(socket.callbacks).toEqual([
    { reference: succeeded.reference, status: 'success', transactionId, message: 'Payment received' },
    { reference: failed.reference, status: 'failed', message: 'Hapana' },
  ])
})

test('[QA-019] another callback releases all held callbacks; delayed ones keep their time', async () => {
  const [first, second, third] = [await pay('cart-1'), await pay('cart-2'), await pay('cart-3')]
  first.handling = { do: 'reorder' }
  sendCallback(mock.world, first, { reference: first.reference, status: 'one' })
  first.handling = { do: 'reorder' }
  sendCallback(mock.world, first, { reference: first.reference, status: 'two' })
  second.handling = { do: 'delay', seconds: 30 }
  sendCallback(mock.world, second, { reference: second.reference, status: 'late' })
  sendCallback(mock.world, third, { reference: third.reference, status: 'foreign' }, { foreign: true })
  expect(receivedStatuses()).toEqual(['foreign'])
  sendCallback(mock.world, third, { reference: third.reference, status: 'three' })
  expect(receivedStatuses()).toEqual(['foreign', 'three', 'one', 'two'])
  expect(first.due.filter(({ untilNext }) => untilNext)).toEqual([])
  expect(second.due.filter(({ event }) => event.do === 'callback')).toHaveLength(1)
  await mock.world.clock.advance(29_999)
  expect(receivedStatuses()).not.toContain('late')
  await mock.world.clock.advance(1)
  expect(receivedStatuses().at(-1)).toBe('late')
})

test('[QA-019][MON-033] a doubled callback is sent twice as a genuine one, but once to a socket that joins later', async () => {
  const payment = await pay('cart-1')
  payment.handling = { do: 'double' }
  approvePayment(mock.world, payment)
  expect(socket.callbacks).toHaveLength(2)
  expect(socket.callbacks[1]).toEqual(socket.callbacks[0])
  expect(frames().filter(({ injected }) => injected)).toEqual([])
  expect(payment.callbacks).toHaveLength(1)
})

test('[QA-019] the timer of a held callback names its payment', async () => {
  const payment = await pay('cart-1')
  payment.handling = { do: 'delay', seconds: 5 }
  approvePayment(mock.world, payment)
  expect(mock.world.clock.pending().map(({ name }) => name)).toContain(`payment ${payment.reference} callback`)
})

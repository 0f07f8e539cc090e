import { beforeEach, expect, test } from 'vitest'
import { start, type TestSocket, testSocket } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'
import { violationsOf } from './violations/violationsOf.ts'

let mock: TestMock
let socket: TestSocket
let reference: string
beforeEach(async () => {
  mock = await testMock()
  socket = testSocket(mock, 'asha')
  reference = await pay('cart-1')
})

async function pay(checkoutId: string): Promise<string> {
  const { body } = await start(mock, { checkoutId })
  socket.send('pushResponseReceived', { reference: body.referenceId })
  return body.referenceId
}
const act = (name: string, body?: object, of = reference) => mock.control('POST', `/payments/${of}/${name}`, body)
const next = (body: object, of = reference) => mock.control('PUT', `/payments/${of}/next-callback`, body)
const received = () => socket.callbacks.map(({ reference: of, status }) => [of === reference ? 'first' : 'second', status])

test('[QA-019] payments are listed newest first, and calls approve, fail and refund them', async () => {
  const second = await pay('cart-2')
  expect((await act('approve')).body).toMatchObject({ state: 'success', charge: { net: 36_500 } })
  expect((await act('fail', { message: { en: 'No', sw: 'Hapana' } }, second)).body.state).toBe('failed')
  expect((await act('refund')).body).toMatchObject({ state: 'refunded', charge: { refundedAt: expect.any(String) } })
  const all = (await mock.control('GET', '/payments')).body
  expect(all.map((one: { reference: string; state: string }) => [one.reference, one.state])).toEqual([
    [second, 'failed'],
    [reference, 'refunded'],
  ])
  expect((await act('approve')).body.code).toBe('payment_final')
  expect(violationsOf(mock.world)).toEqual([])
})

test('[QA-019] sent callbacks can be resent several times, delayed and reversed', async () => {
  await act('fail')
  await act('approve')
  const sent = [
    ['first', 'failed'],
    ['first', 'success'],
  ]
  expect(received()).toEqual(sent)
  await act('resend')
  expect(received()).toEqual([...sent, ...sent])
  socket.events.length = 0
  await act('resend', { times: 2, reversed: true })
  expect(received()).toEqual([...sent.toReversed(), ...sent.toReversed()])
  socket.events.length = 0
  await act('resend', { delay: 30 })
  expect(received()).toEqual([])
  await mock.world.clock.advance(30_000)
  expect(received()).toEqual(sent)
})

test('[QA-019] a dropped callback is never sent, not even at a later join, but the money is charged', async () => {
  expect((await next({ do: 'drop' })).body.handling).toEqual({ do: 'drop' })
  const { body } = await act('approve')
  expect(body).toMatchObject({ state: 'success', callbacks: [], handling: null })
  const later = testSocket(mock, 'asha')
  later.send('pushResponseReceived', { reference })
  expect([received(), later.callbacks]).toEqual([[], []])
  expect(mock.world.journal.list({ kind: 'fault', reference })).toMatchObject([{ text: 'callback dropped' }])
})

test('[QA-019] the next callback is sent twice or late, also after a restore', async () => {
  await next({ do: 'double' })
  await act('fail')
  expect(received()).toEqual([
    ['first', 'failed'],
    ['first', 'failed'],
  ])
  await next({ do: 'delay', seconds: 45 })
  await act('approve')
  await mock.world.clock.advance(44_000)
  expect(received()).toHaveLength(2)
  await mock.control('POST', '/worlds/default/snapshot', {})
  await mock.control('POST', '/worlds/default/restore', {})
  const again = testSocket(mock, 'asha')
  again.send('pushResponseReceived', { reference })
  await mock.world.clock.advance(1_000)
  const { transactionId } = mock.world.money.ledger.charges.at(-1) ?? {}
  expect(again.callbacks.at(-1)).toEqual({ reference, status: 'success', transactionId, message: 'Payment received' })
  expect(violationsOf(mock.world)).toEqual([])
})

test('[QA-019] a reordered callback is sent after the payer’s next one, or alone after a minute', async () => {
  await next({ do: 'reorder' })
  await act('approve')
  expect(received()).toEqual([])
  const second = await pay('cart-2')
  await act('fail', {}, second)
  expect(received()).toEqual([
    ['second', 'failed'],
    ['first', 'success'],
  ])
  await next({ do: 'reorder' }, second)
  await act('approve', undefined, second)
  await mock.world.clock.advance(59_999)
  expect(received()).toHaveLength(2)
  await mock.world.clock.advance(1)
  expect(received()).toEqual([
    ['second', 'failed'],
    ['first', 'success'],
    ['second', 'success'],
  ])
})

test('[QA-019] `usual` resets the handling; after a success it can no longer be set', async () => {
  await next({ do: 'drop' })
  expect((await next({ do: 'usual' })).body.handling).toBeNull()
  await act('approve')
  expect(received()).toEqual([['first', 'success']])
  expect((await next({ do: 'drop' })).body.code).toBe('handling_late')
})

import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { openRaw } from '../../soak/fuzz/rawSocket.ts'
import { ASHA_PHONE, aCashOrder, anOrderBody, order, SATO, start, testSocket } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})

const pending = () => mock.world.clock.pending().map(({ name }) => name)
const fired = () => mock.world.journal.list({ kind: 'timer' }).map(({ text }) => text)
const DAY = 24 * 3_600_000

describe('[QA-011] the prompt’s timer ends with the payment', () => {
  const enter = (pin: string) => mock.control('POST', `/phones/${ASHA_PHONE}/approve`, { pin })
  test.each<[string, (reference: string) => Promise<unknown>]>([
    ['approved on the handset', () => enter('1234')],
    ['cancelled on the handset', () => mock.control('POST', `/phones/${ASHA_PHONE}/cancel`)],
    ['failed by three wrong PINs', async () => [await enter('0000'), await enter('0000'), await enter('0000')]],
    ['approved by the tester', (reference) => mock.control('POST', `/payments/${reference}/approve`)],
    ['failed by the tester', (reference) => mock.control('POST', `/payments/${reference}/fail`)],
  ])('when it is %s, also after a restore', async (_, end) => {
    const { referenceId: reference } = (await start(mock)).body
    expect(pending()).toEqual([`payment ${reference} fail`])
    await end(reference)
    const view = async () => (await mock.control('GET', `/payments/${reference}`)).body
    const { state } = await view()
    expect([pending(), (await view()).due]).toEqual([[], []])
    await mock.control('POST', '/worlds/default/snapshot')
    await mock.control('POST', '/worlds/default/restore')
    expect(pending()).toEqual([])
    const now = mock.world.clock.now()
    expect([await mock.world.clock.runToNext(), mock.world.clock.now()]).toEqual([[], now])
    await mock.world.clock.advance(DAY)
    expect(fired()).toEqual([])
    expect((await view()).state).toBe(state)
  })
})

test('[QA-019] the timer of a held callback ends when another callback releases it', async () => {
  const { referenceId: reference } = (await start(mock)).body
  await mock.control('PUT', `/payments/${reference}/next-callback`, { do: 'reorder' })
  await mock.control('POST', `/payments/${reference}/approve`)
  expect(pending()).toEqual([`payment ${reference} callback`])
  await mock.control('POST', `/payments/${reference}/callback`, { status: 'success' })
  expect(pending()).toEqual([])
  await mock.world.clock.advance(DAY)
  expect(fired()).toEqual([])
})

test('[QA-018] an event of a timeline ends when nothing is left for it to do', async () => {
  const timeline = [
    { at: 5, do: 'approve' },
    { at: 10, do: 'fail' },
    { at: 20, do: 'charge' },
    { at: 30, do: 'short', missing: 1 },
    { at: 40, do: 'stock', left: 0 },
    { at: 50, do: 'callback', status: 'success' },
  ]
  await mock.control('POST', '/scenarios', { name: 'mine', timeline })
  const { referenceId: reference } = (await start(mock, {}, { headers: { 'x-mock-scenario': 'mine' } })).body
  const names = (...events: string[]) => events.map((event) => `payment ${reference} ${event}`)
  expect(pending()).toEqual(names('approve', 'fail', 'charge', 'short', 'stock', 'callback'))
  await mock.world.clock.advance(5_000)
  expect(pending()).toEqual(names('short', 'stock', 'callback'))
  const [charge] = mock.world.money.ledger.charges.slice(-1)
  const { id } = (await order(mock, anOrderBody(charge?.transactionId ?? ''))).body
  await mock.call('POST', `/orders/${id}/cancel`, { as: 'asha', body: { status: 'cancelled' } })
  expect(pending()).toEqual(names('stock', 'callback'))
  await mock.world.clock.advance(DAY)
  expect(fired()).toEqual(names('approve', 'stock', 'callback'))
})

describe('[SELL-016] the timer of a question about missing goods ends', () => {
  test.each([
    ['when the buyer accepts the rest', 'shortage/accept', (total: number) => ({ totalAmount: total - 12_000 })],
    ['when the buyer cancels the order', 'cancel', () => ({ status: 'cancelled' })],
  ])('%s', async (_, call, bodyOf) => {
    const { id, items, totalAmount } = (await order(mock, aCashOrder())).body
    const itemId = items.find((item: { product: { id: string } }) => item.product.id === SATO).id
    await mock.call('POST', `/orders/${id}/shortage`, { as: 'ziwa', body: { lines: [{ itemId, available: 1 }] } })
    expect(pending()).toHaveLength(1)
    const { status } = await mock.call('POST', `/orders/${id}/${call}`, { as: 'asha', body: bodyOf(totalAmount) })
    expect([status, pending()]).toEqual([200, []])
    await mock.world.clock.advance(2 * DAY)
    expect(fired()).toEqual([])
  })

  test('when a further report asks anew, which has a timer of its own', async () => {
    const { id, items } = (await order(mock, aCashOrder())).body
    const report = (n: number) =>
      mock.call('POST', `/orders/${id}/shortage`, { as: 'ziwa', body: { lines: [{ itemId: items[n].id, available: 0 }] } })
    await report(0)
    await mock.world.clock.advance(3_600_000)
    await report(1)
    expect(mock.world.clock.pending()).toMatchObject([{ due: mock.world.clock.now() + DAY }])
    await mock.world.clock.advance(2 * DAY)
    expect(fired()).toHaveLength(1)
  })
})

test('[QA-033] the timer of a delayed event ends with its connection, that of a held event with its release', async () => {
  const socket = testSocket(mock, 'asha')
  const send = (orderId: string) => mock.world.sockets.orderStatus(['asha'], { orderId, status: 'pending' })
  await mock.control('POST', '/realtime-faults', { kind: 'reorder', times: 1 })
  send('a')
  expect(pending()).toHaveLength(1)
  send('b')
  expect(pending()).toEqual([])
  await mock.control('POST', '/realtime-faults', { kind: 'delay', ms: 5_000, times: 1 })
  send('c')
  expect(pending()).toHaveLength(1)
  socket.close()
  expect(pending()).toEqual([])
})

test.each([
  ['drips', { drip: 10_000 }],
  ['comes late', { delay: 10_000, after: true }],
])('[QA-032] the timers of a response that %s end when the client leaves', async (_, effect) => {
  mock.world.faults.add({ path: '/categories', times: 1, ...effect })
  await mock.app.listen({ port: 0, host: '127.0.0.1' })
  const raw = await openRaw((mock.app.server.address() as AddressInfo).port)
  raw.send('GET /v1/categories HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(pending).not.toEqual([])
  raw.close()
  await expect.poll(pending).toEqual([])
  await mock.app.close()
})

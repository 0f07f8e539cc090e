import { beforeEach, expect, test } from 'vitest'
import { violationsOf } from '../control/violations/violationsOf.ts'
import { type TestSocket, testSocket } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
let socket: TestSocket
beforeEach(async () => {
  mock = await testMock()
  socket = testSocket(mock, 'asha')
})

const fault = (order: object) => mock.control('POST', '/realtime-faults', order)
const listed = async () => (await mock.control('GET', '/realtime-faults')).body
/** Sends an event to Asha and Neema. */
const sendBoth = (orderId: string) => mock.world.sockets.orderStatus(['asha', 'neema'], { orderId, status: 'pending' })
const received = (by: TestSocket) =>
  by.events.filter(({ event }) => event === 'order-status').map(({ body }) => (body as { orderId: string }).orderId)
test('[QA-033] refuse closes open connections and refuses the given number of attempts', async () => {
  await fault({ kind: 'refuse', times: 2 })
  expect(socket.isOpen()).toBe(false)
  expect([mock.world.sockets.takeRefusal(), mock.world.sockets.takeRefusal(), mock.world.sockets.takeRefusal()]).toEqual([
    true,
    true,
    false,
  ])
  expect(await listed()).toEqual([])
})

test('[QA-033] drop closes the connections of one user once, and new ones are accepted', async () => {
  const other = testSocket(mock, 'neema')
  await fault({ kind: 'drop', userId: 'asha' })
  expect([socket.isOpen(), other.isOpen(), mock.world.sockets.isRefusing()]).toEqual([false, true, false])
  expect(await listed()).toEqual([])
})

test('[QA-033] mute drops the given number of events of one user and journals them', async () => {
  const other = testSocket(mock, 'neema')
  const { id } = (await fault({ kind: 'mute', userId: 'asha', event: 'order-status', times: 2 })).body
  for (const orderId of ['a', 'b', 'c']) sendBoth(orderId)
  expect([received(socket), received(other)]).toEqual([['c'], ['a', 'b', 'c']])
  expect(mock.world.journal.list({ kind: 'fault' })).toMatchObject([
    { text: id, event: 'order-status', userId: 'asha' },
    { text: id, event: 'order-status', userId: 'asha' },
  ])
})

test('[QA-033] duplicate sends an event twice', async () => {
  await fault({ kind: 'duplicate', times: 1 })
  for (const orderId of ['a', 'b']) sendBoth(orderId)
  expect(received(socket)).toEqual(['a', 'a', 'b'])
})

test('[QA-033] reorder sends an event after the next one, or alone after its time', async () => {
  await fault({ kind: 'reorder', times: 1 })
  for (const orderId of ['a', 'b', 'c']) sendBoth(orderId)
  expect(received(socket)).toEqual(['b', 'a', 'c'])
  await fault({ kind: 'reorder', times: 1, ms: 5_000 })
  sendBoth('d')
  await mock.world.clock.advance(4_999)
  expect(received(socket)).toEqual(['b', 'a', 'c'])
  await mock.world.clock.advance(1)
  expect(received(socket)).toEqual(['b', 'a', 'c', 'd'])
})

test('[QA-033] delay sends an event later by the world’s clock, but not to a closed connection', async () => {
  await fault({ kind: 'delay', ms: 3_000, userId: 'asha' })
  sendBoth('a')
  await mock.world.clock.advance(2_999)
  expect(received(socket)).toEqual([])
  await mock.world.clock.advance(1)
  expect(received(socket)).toEqual(['a'])
  sendBoth('b')
  socket.close()
  await mock.world.clock.advance(3_000)
  expect(received(socket)).toEqual(['a'])
})

test('[QA-033] close closes the connection once, after n events', async () => {
  await fault({ kind: 'close', after: 2 })
  sendBoth('a')
  expect(socket.isOpen()).toBe(true)
  sendBoth('b')
  expect([received(socket), socket.isOpen()]).toEqual([['a', 'b'], false])
  const next = testSocket(mock, 'asha')
  for (const orderId of ['c', 'd', 'e']) sendBoth(orderId)
  expect([received(next), next.isOpen()]).toEqual([['c', 'd', 'e'], true])
})

test('[QA-033] realtime faults are listed, cleared, saved in a snapshot, and removed by a reset', async () => {
  const { id } = (await fault({ kind: 'mute' })).body
  await fault({ kind: 'duplicate' })
  expect((await listed()).map(({ kind }: { kind: string }) => kind)).toEqual(['mute', 'duplicate'])
  await mock.control('POST', '/worlds/default/snapshot', {})
  expect((await mock.control('DELETE', `/realtime-faults/${id}`)).status).toBe(204)
  expect(await listed()).toHaveLength(1)
  await mock.control('POST', '/worlds/default/restore', {})
  expect(await listed()).toHaveLength(2)
  await mock.control('DELETE', '/realtime-faults')
  expect(await listed()).toEqual([])
  await fault({ kind: 'mute' })
  await mock.control('POST', '/worlds/default/reset')
  expect(await listed()).toEqual([])
  expect(violationsOf(mock.world)).toEqual([])
})

test('open connections are listed with their user, their number of events and their joined payments', async () => {
  expect((await mock.control('GET', '/sockets')).body).toEqual([{ id: 's1', connection: 'asha', received: 0, userId: 'asha', joined: [] }])
})

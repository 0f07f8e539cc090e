import { beforeEach, expect, test } from 'vitest'
import { violationsOf } from '../control/violations/violationsOf.ts'
import { type TestSocket, testSocket } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
let socket: TestSocket
beforeEach(async () => {
  mock = await testMock()
  socket = connect('asha')
})

const fault = (order: object) => mock.control('POST', '/realtime-faults', order)
const listed = async () => (await mock.control('GET', '/realtime-faults')).body
/** An event to Asha and Neema; what of it arrived is read from the sockets. */
const tell = (orderId: string) => mock.world.sockets.orderStatus(['asha', 'neema'], { orderId, status: 'pending' })
const received = (by: TestSocket) =>
  by.events.filter(({ event }) => event === 'order-status').map(({ body }) => (body as { orderId: string }).orderId)
const isOpen = (by: TestSocket) => !closed.has(by)

const closed = new Set<TestSocket>()
function connect(userId: string): TestSocket {
  const made = testSocket(mock, userId)
  const { close } = made.conn
  made.conn.close = () => {
    closed.add(made)
    close()
  }
  return made
}

test('[QA-033] refuse breaks open connections and lets so many attempts fail', async () => {
  await fault({ kind: 'refuse', times: 2 })
  expect(isOpen(socket)).toBe(false)
  expect([mock.world.sockets.refuses(), mock.world.sockets.refuses(), mock.world.sockets.refuses()]).toEqual([true, true, false])
  expect(await listed()).toEqual([])
})

test('[QA-033] drop breaks the connections of one user once, and new ones come in', async () => {
  const other = connect('neema')
  await fault({ kind: 'drop', userId: 'asha' })
  expect([isOpen(socket), isOpen(other), mock.world.sockets.isRefusing()]).toEqual([false, true, false])
  expect(await listed()).toEqual([])
})

test('[QA-033] mute swallows so many events of one user, and says so in the journal', async () => {
  const other = connect('neema')
  const { id } = (await fault({ kind: 'mute', userId: 'asha', event: 'order-status', times: 2 })).body
  for (const orderId of ['a', 'b', 'c']) tell(orderId)
  expect([received(socket), received(other)]).toEqual([['c'], ['a', 'b', 'c']])
  expect(mock.world.journal.list({ kind: 'fault' })).toMatchObject([
    { text: id, event: 'order-status', userId: 'asha' },
    { text: id, event: 'order-status', userId: 'asha' },
  ])
})

test('[QA-033] duplicate sends an event twice', async () => {
  await fault({ kind: 'duplicate', times: 1 })
  for (const orderId of ['a', 'b']) tell(orderId)
  expect(received(socket)).toEqual(['a', 'a', 'b'])
})

test('[QA-033] reorder sends an event after its successor, or alone when its time is up', async () => {
  await fault({ kind: 'reorder', times: 1 })
  for (const orderId of ['a', 'b', 'c']) tell(orderId)
  expect(received(socket)).toEqual(['b', 'a', 'c'])
  await fault({ kind: 'reorder', times: 1, ms: 5_000 })
  tell('d')
  await mock.world.clock.advance(4_999)
  expect(received(socket)).toEqual(['b', 'a', 'c'])
  await mock.world.clock.advance(1)
  expect(received(socket)).toEqual(['b', 'a', 'c', 'd'])
})

test('[QA-033] delay sends an event later by the world’s clock, and never to a connection that is gone', async () => {
  await fault({ kind: 'delay', ms: 3_000, userId: 'asha' })
  tell('a')
  await mock.world.clock.advance(2_999)
  expect(received(socket)).toEqual([])
  await mock.world.clock.advance(1)
  expect(received(socket)).toEqual(['a'])
  tell('b')
  socket.conn.close()
  await mock.world.clock.advance(3_000)
  expect(received(socket)).toEqual(['a'])
})

test('[QA-033] close breaks the connection after n events, once', async () => {
  await fault({ kind: 'close', after: 2 })
  tell('a')
  expect(isOpen(socket)).toBe(true)
  tell('b')
  expect([received(socket), isOpen(socket)]).toEqual([['a', 'b'], false])
  const next = connect('asha')
  for (const orderId of ['c', 'd', 'e']) tell(orderId)
  expect([received(next), isOpen(next)]).toEqual([['c', 'd', 'e'], true])
})

test('[QA-033] realtime faults are listed and cleared, kept by a snapshot, and gone after a reset', async () => {
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

test('open connections are listed with their user, how much came from them and what they joined', async () => {
  expect((await mock.control('GET', '/sockets')).body).toEqual([{ id: 's1', connection: 'asha', received: 0, userId: 'asha', joined: [] }])
})

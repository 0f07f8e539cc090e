import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { REALTIME_PATH } from '#contract/realtime.ts'
import { violationsOf } from '../control/violations/violationsOf.ts'
import { paid, start } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'
import { attachRealtime } from './attach.ts'

let mock: TestMock
let url: string
let realtime: ReturnType<typeof attachRealtime>
const clients: Socket[] = []

beforeEach(async () => {
  mock = await testMock()
  realtime = attachRealtime(mock.app.server, mock.worlds, { origins: ['https://samaki.example'] })
  url = await mock.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect()
  await realtime.close()
  await mock.app.close()
})

function connect({
  as,
  token = as && mock.signIn(as),
  headers = {},
  ...more
}: {
  as?: string
  token?: string | undefined
  headers?: Record<string, string>
  world?: string
  transports?: string[]
}): Socket {
  const { world, transports = ['websocket'] } = more
  const client = io(url, {
    path: REALTIME_PATH,
    transports,
    auth: { token, ...(world && { world }) },
    extraHeaders: headers,
    reconnectionDelay: 10,
    forceNew: true,
  })
  clients.push(client)
  return client
}
const next = (client: Socket, event: string) => new Promise<unknown>((resolve) => client.once(event, resolve))
const refused = async (client: Socket) => ((await next(client, 'connect_error')) as Error).message
/** Resolves when the server has handled everything that this client sent before. */
const handledFrom = (client: Socket, world = mock.world) =>
  new Promise<void>((resolve) => {
    const stop = world.journal.watch(({ event }) => {
      if (event !== 'mark') return
      stop()
      resolve()
    })
    client.emit('mark')
  })
/** Resolves when everything sent to these users has arrived: sends one more event and waits for it. */
async function arrived(clients: Socket[], userIds: string[]) {
  const lastEvents = Promise.all(clients.map((client) => next(client, 'order-status')))
  mock.world.sockets.orderStatus(userIds, { orderId: 'order-1', status: 'pending' })
  await lastEvents
}

test('[RT-003] only a websocket is accepted', async () => {
  expect(await next(connect({ as: 'asha' }), 'hello')).toEqual({ at: '2026-11-20T06:00:00.000Z' })
})

test('[SEC-019] the token is read from the auth payload; a missing or wrong token, or one in the URL, is refused', async () => {
  expect(await refused(connect({}))).toBe('sign_in_first')
  expect(await refused(connect({ token: 'guessed' }))).toBe('sign_in_first')
  const inUrl = io(url, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    query: { token: mock.signIn('asha') },
    forceNew: true,
    reconnection: false,
  })
  clients.push(inUrl)
  expect(await refused(inUrl)).toBe('sign_in_first')
})

test('[RT-007][RT-008][RT-009] a callback is sent to the payer’s joined socket, with reference, status, transactionId and message', async () => {
  const { body } = await start(mock, { phone: '255700000001' })
  const [joined, idle, other] = [connect({ as: 'asha' }), connect({ as: 'asha' }), connect({ as: 'neema' })]
  await Promise.all([joined, idle, other].map((client) => next(client, 'hello')))
  const strays: unknown[] = []
  for (const client of [idle, other]) client.on('payment-callback', (stray) => strays.push(stray))
  joined.emit('pushResponseReceived', { reference: body.referenceId })
  other.emit('pushResponseReceived', { reference: body.referenceId })
  await handledFrom(joined)
  await handledFrom(other)
  const received = next(joined, 'payment-callback')
  await mock.world.clock.advance(5_000)
  const { transactionId } = mock.world.money.ledger.charges.at(-1) ?? {}
  expect(await received).toEqual({ reference: body.referenceId, status: 'success', transactionId, message: 'Payment received' })
  await arrived([idle, other], ['asha', 'neema'])
  expect(strays).toEqual([])
  expect(mock.world.journal.list({ kind: 'frame-out', reference: body.referenceId })).toHaveLength(1)
  expect(violationsOf(mock.world)).toEqual([])
})

test('[RT-009] an earlier callback is sent at the join, and again when a socket rejoins', async () => {
  const { reference } = await paid(mock)
  for (let n = 0; n < 2; n++) {
    const client = connect({ as: 'asha' })
    await next(client, 'hello')
    client.emit('pushResponseReceived', { reference })
    expect(await next(client, 'payment-callback')).toMatchObject({ reference, status: 'success' })
  }
})

test('[MON-033][QA-004] a browser receives only events of the world in its cookie', async () => {
  const other = mock.worlds.reset('other', { clock: { kind: 'frozen', at: mock.world.clock.now() } })
  const token = other.sessions.open('asha')
  const [byCookie, byAuth] = [connect({ token, headers: { cookie: 'a=b; mock-world=other' } }), connect({ token, world: 'other' })]
  await Promise.all([next(byCookie, 'hello'), next(byAuth, 'hello')])
  expect(new Set(other.sockets.list().map(({ connection }) => connection))).toEqual(new Set([byCookie.id, byAuth.id]))
  expect(mock.world.sockets.list()).toHaveLength(0)
  const { reference } = await paid(mock)
  byCookie.emit('pushResponseReceived', { reference })
  await handledFrom(byCookie, other)
  const received = (client: Socket) => other.sockets.list().find(({ connection }) => connection === client.id)?.received
  expect([received(byCookie), received(byAuth)]).toEqual([2, 0])
  expect(other.journal.count({ kind: 'frame-out', reference })).toBe(0)
  expect(await refused(connect({ token, world: 'Not A World' }))).toBe('world_wrong')
})

test('[QA-048] a connection does not open the world that it names, because nobody can be signed in there', async () => {
  const token = mock.signIn('asha')
  for (const client of [connect({ token, world: 'never-opened' }), connect({ token, headers: { cookie: 'mock-world=never-opened' } })])
    expect(await refused(client)).toBe('sign_in_first')
  expect(mock.worlds.has('never-opened')).toBe(false)
})

test('[SEC-019] unknown events and invalid or oversized frames are ignored, and the connection stays open', async () => {
  const { reference } = await paid(mock)
  const client = connect({ as: 'asha' })
  await next(client, 'hello')
  client.emit('dropTable', { reference })
  client.emit('pushResponseReceived', { reference: 12 })
  client.emit('pushResponseReceived')
  client.emit('pushResponseReceived', { reference: 'x'.repeat(500_000) })
  client.emit('__proto__', {})
  client.emit('pushResponseReceived', { reference: 'RF-UNKNOWN' })
  client.emit('pushResponseReceived', { reference })
  expect(await next(client, 'payment-callback')).toMatchObject({ reference })
  expect(client.connected).toBe(true)
  expect(mock.world.journal.list({ kind: 'frame-in' }).filter(({ text }) => text === 'ignored')).toHaveLength(5)
})

test('[SEC-024] a connection with an unknown host name is refused', async () => {
  expect(await refused(connect({ as: 'asha', headers: { host: 'evil.example', origin: 'http://evil.example' } }))).toMatch(
    /websocket error/,
  )
})

test('[SEC-017] a page of another origin may not connect unless it is configured', async () => {
  expect(await refused(connect({ as: 'asha', headers: { origin: 'https://evil.example' } }))).toMatch(/websocket error/)
  expect(await next(connect({ as: 'asha', headers: { origin: 'https://samaki.example' } }), 'hello')).toBeDefined()
  expect(await next(connect({ as: 'asha', headers: { origin: url } }), 'hello')).toBeDefined()
})

test('[QA-007] a reset closes the sockets, and the client reconnects by itself', async () => {
  const client = connect({ as: 'asha' })
  await next(client, 'hello')
  const gone = next(client, 'disconnect')
  const before = mock.world
  mock.worlds.reset('default', { clock: { kind: 'frozen', at: mock.world.clock.now() } })
  expect(await gone).toBe('transport close')
  expect(before.sockets.list()).toEqual([])
  expect(client.active).toBe(true)
  client.auth = { token: mock.signIn('asha') }
  await next(client, 'hello')
  expect(mock.world.sockets.list()).toHaveLength(1)
})

test('610: a fault refuses a user’s connections until it is healed, another mutes events', async () => {
  const client = connect({ as: 'asha' })
  await next(client, 'hello')
  mock.world.sockets.fault('asha', 'refuse')
  await next(client, 'disconnect')
  expect(await refused(client)).toBe('websocket error')
  mock.world.sockets.fault('asha', 'heal')
  await next(client, 'hello')
  mock.world.sockets.fault('asha', 'mute')
  const { reference } = await paid(mock)
  client.emit('pushResponseReceived', { reference })
  await handledFrom(client)
  expect(mock.world.journal.count({ kind: 'frame-out', reference })).toBe(0)
})

test('[QA-040] frames in and out are journaled with socket, user and reference', async () => {
  const { reference } = await paid(mock)
  const client = connect({ as: 'asha' })
  await next(client, 'hello')
  client.emit('pushResponseReceived', { reference })
  await next(client, 'payment-callback')
  const frames = mock.world.journal.list().filter(({ kind }) => kind.startsWith('frame'))
  expect(frames.map(({ kind, event, socket, userId, reference: of }) => [kind, event, socket, userId, of])).toEqual([
    ['frame-in', 'connect', 's1', 'asha', undefined],
    ['frame-out', 'hello', 's1', 'asha', undefined],
    ['frame-in', 'pushResponseReceived', 's1', 'asha', reference],
    ['frame-out', 'payment-callback', 's1', 'asha', reference],
  ])
})

test('a page clock that jumps a day ahead does not close the socket: the ping timeout is longer', () => {
  expect(realtime.engine.opts.pingTimeout).toBeGreaterThan(24 * 3_600_000)
})

test.each([
  ['logout', (token: string) => mock.call('POST', '/auth/logout', { headers: { authorization: `Bearer ${token}` } })],
  ['30 days of the world’s clock', () => mock.world.clock.advance(30 * 24 * 3_600_000)],
  ['a sign-out of the user', async () => mock.world.sessions.closeForUser('asha')],
] as const)('[API-069][SEC-013] a session that ends by %s closes its sockets, and reconnecting is refused', async (_, end) => {
  const token = mock.signIn('asha')
  const client = connect({ token })
  await next(client, 'hello')
  const gone = next(client, 'disconnect')
  await end(token)
  await gone
  expect(mock.world.sockets.list()).toEqual([])
  expect(await refused(client)).toBe('sign_in_first')
})

test('[API-069] sockets of other sessions stay open', async () => {
  const token = mock.signIn('asha')
  const [ended, second, other] = [connect({ token }), connect({ as: 'asha' }), connect({ as: 'neema' })]
  await Promise.all([ended, second, other].map((client) => next(client, 'hello')))
  const gone = next(ended, 'disconnect')
  await mock.call('POST', '/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await gone
  await arrived([second, other], ['asha', 'neema'])
})

test('[API-069][QA-012] the expiry of a session is a background timer: it is not listed, and runToNext skips it', async () => {
  await next(connect({ as: 'asha' }), 'hello')
  expect(mock.world.clock.pending()).toEqual([])
  expect(await mock.world.clock.runToNext()).toEqual([])
  expect(mock.world.clock.iso()).toBe('2026-11-20T06:00:00.000Z')
})

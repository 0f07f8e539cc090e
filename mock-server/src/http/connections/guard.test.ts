import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Problem } from '#contract/call.ts'
import { openRaw, upgradeTo } from '../../../soak/fuzz/rawSocket.ts'
import { buildApp } from '../../app.ts'
import { attachRealtime } from '../../realtime/attach.ts'
import { START } from '../../testing/testing.ts'
import { createWorlds, type Worlds } from '../../world/worlds.ts'
import { say } from '../messages.ts'
import { securityHeaders } from '../security.ts'

let worlds: Worlds
let port: number
let close: () => Promise<void>
beforeEach(async () => {
  worlds = createWorlds({ clock: { kind: 'frozen', at: START } })
  const app = await buildApp({ worlds, timeouts: { headers: 150, request: 300, checkEvery: 50 } })
  const io = attachRealtime(app.server, worlds, { origins: ['https://samaki.example'] })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  close = async () => {
    await io.close()
    await app.close()
  }
})
afterEach(() => close())

/** Sends these bytes and returns everything received until the server closes the connection. */
async function responseTo(...bytes: string[]) {
  const raw = await openRaw(port)
  for (const one of bytes) raw.send(one)
  await raw.closed
  const [head = '', body = ''] = Buffer.from(raw.received(), 'latin1').toString().split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(first.split(' ')[1]), headers, body: body === '' ? null : JSON.parse(body) }
}

const long = 'x'.repeat(20_000)
const LEAVE = 'Connection: close\r\n'
const JSON_BODY = 'Content-Type: application/json\r\n'
const SWAHILI = { 'accept-language': 'sw' }
/** A request in Swahili with these header lines. */
const request = (line: string, headers = '', body = '') =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: sw\r\n${headers}\r\n${body}`
const socketOf = (version: number, headers = {}) => upgradeTo(`/realtime/?EIO=${version}&transport=websocket`, { ...SWAHILI, ...headers })
test.each([
  ['what is no HTTP', 'NONSENSE\r\nAccept-Language: sw\r\n\r\n', 400, 'body_unreadable'],
  ['a head above 16 kB', request('GET /', `X: ${long}\r\n`), 431, 'body_too_large'],
  ['two lengths', request('POST /v1/contact', 'Content-Length: 1\r\nContent-Length: 2\r\n'), 400, 'body_unreadable'],
  ['a head that never ends', 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-', 408, 'request_slow'],
  ['a body that never ends', request('POST /v1/contact', `${JSON_BODY}Content-Length: 9\r\n`, '{'), 408, 'request_slow'],
  ['no host', `GET /v1/categories HTTP/1.1\r\n${LEAVE}Accept-Language: sw\r\n\r\n`, 403, 'host_unknown'],
  ['a bad escape', request('GET /v1/orders/%zz', LEAVE), 400, 'body_unreadable'],
  ['an id above 200', request(`GET /v1/orders/${long.slice(0, 201)}`, LEAVE), 414, 'body_too_large'],
  ['a call to be a proxy', request('CONNECT example.com:443'), 400, 'upgrade_unknown'],
  ['another protocol', upgradeTo('/v1/categories', { ...SWAHILI, upgrade: 'h2c' }), 400, 'upgrade_unknown'],
  ['a websocket elsewhere', upgradeTo('/v1/orders', SWAHILI), 400, 'upgrade_unknown'],
  ['a websocket of another library', socketOf(3), 400, 'upgrade_unknown'],
  ['a websocket without a key', socketOf(4, { 'sec-websocket-key': 'x' }), 400, 'upgrade_unknown'],
  ['a websocket of another site', socketOf(4, { origin: 'https://evil.example' }), 403, 'origin_foreign'],
] as const)(
  '[QA-038][SEC-002][SEC-018] %s is refused as a Problem in the caller’s language, with the security headers',
  async (_, bytes, status, code) => {
    const reply = await responseTo(bytes)
    expect([reply.status, reply.body?.code]).toEqual([status, code])
    expect(Problem.parse(reply.body).message).toBe(say(code, bytes.includes(': sw') ? 'sw' : 'en'))
    expect(reply.headers).toMatchObject({ ...securityHeaders, 'content-type': 'application/json; charset=utf-8' })
  },
)

test('[SEC-018] a broken request closes the connection while a response is being sent on it', async () => {
  worlds.get('default').faults.add({ path: '/categories', drip: 1_000 })
  const raw = await openRaw(port)
  raw.send('GET /v1/categories HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await raw.until('"data"')).toBe(true)
  raw.send('NONSENSE\r\n\r\n')
  await raw.closed
  expect(raw.received().match(/HTTP\/1\.1 (\d+)/g)).toEqual(['HTTP/1.1 200'])
})

/** The same path in spellings that the router treats as equal. */
const spellings = (path: string) => [path, path.replace('/v1', '/%761'), path.replace('/v1', '/v%31'), `http://samaki.example${path}`]

test.each(spellings('/v1/orders'))(
  '[SEC-018][QA-003][QA-032][QA-040] GET %s uses the world, access rule, faults and journal of the call it is routed to',
  async (path) => {
    const world = worlds.get('mine')
    const get = (more = '') => responseTo(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Mock-World: mine\r\n${LEAVE}${more}\r\n`)
    expect((await get()).status).toBe(401)
    const signedIn = `Authorization: Bearer ${world.sessions.open('asha')}\r\n`
    const { status, headers } = await get(signedIn)
    expect([status, headers['cache-control'], headers['date']]).toEqual([200, 'no-store', 'Fri, 20 Nov 2026 06:00:00 GMT'])
    world.faults.add({ path: '/orders', status: 503, times: 1 })
    expect((await get(signedIn)).status).toBe(503)
    expect(world.journal.list({ kind: 'answer' }).map(({ path, status }) => [path, status])).toEqual([
      ['/v1/orders', 401],
      ['/v1/orders', 200],
      ['/v1/orders', 503],
    ])
  },
)

test('[SEC-018][QA-040] a control call in any spelling affects its world, and a GET is not journaled', async () => {
  const world = worlds.get('mine')
  const send = (line: string) =>
    responseTo(`${line} HTTP/1.1\r\nHost: localhost\r\nX-Mock-World: mine\r\n${LEAVE}Content-Length: 0\r\n\r\n`)
  expect((await send('GET /__%6dock/api/world')).body.name).toBe('mine')
  expect(world.journal.list()).toEqual([])
  expect((await send('DELETE /__mock/%61pi/faults')).status).toBe(204)
  expect(world.journal.list().map(({ kind, path }) => [kind, path])).toEqual([['control', '/__mock/api/faults']])
})

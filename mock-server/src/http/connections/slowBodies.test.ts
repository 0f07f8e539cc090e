import type { IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRaw } from '../../../soak/fuzz/rawSocket.ts'
import { buildApp } from '../../app.ts'
import { START } from '../../testing/testing.ts'
import { uploadForm } from '../../uploads/uploadForm.ts'
import { createWorlds, type Worlds } from '../../world/worlds.ts'
import { BODY_TIMEOUT, LEAST_UPLOADED } from './slowBodies.ts'

let worlds: Worlds
let app: Awaited<ReturnType<typeof buildApp>>
let sockets: Socket[]
let requests: IncomingMessage[]
beforeEach(async () => {
  worlds = createWorlds({ clock: { kind: 'frozen', at: START } })
  app = await buildApp({ worlds })
  sockets = []
  requests = []
  app.server.on('connection', (socket: Socket) => sockets.push(socket))
  app.server.on('request', (request: IncomingMessage) => requests.push(request))
  await app.listen({ port: 0, host: '127.0.0.1' })
  // Only the server's own timers; those of sockets and of `expect.poll` stay real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

/** Opens a connection whose `send` resolves when the server has received everything. */
async function connection() {
  const raw = await openRaw((app.server.address() as AddressInfo).port)
  let sent = 0
  return {
    ...raw,
    async send(bytes: Buffer | string) {
      raw.send(bytes)
      sent += Buffer.byteLength(bytes)
      await expect.poll(() => sockets.at(-1)?.bytesRead, { interval: 1 }).toBe(sent)
    },
  }
}
const head = (path: string, headers: Readonly<Record<string, string | number>>) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
const bearer = (userId: string) => ({ authorization: `Bearer ${worlds.get('default').sessions.open(userId)}` })

test.each([
  ['of a call', '/v1/contact', { 'content-type': 'application/json' }],
  ['of a control call', '/__mock/api/clock/advance', { 'content-type': 'application/json' }],
  ['of an unknown path', '/nowhere', { 'content-type': 'text/plain' }],
])('[QA-048] a body %s that comes byte by byte is refused with 408 after 30 s', async (_, path, type) => {
  const { send, received, closed } = await connection()
  await send(head(path, { ...type, 'content-length': 90_000 }))
  for (let second = 1; second < BODY_TIMEOUT / 1_000; second++) {
    await send('{')
    vi.advanceTimersByTime(1_000)
  }
  expect(received()).not.toContain('408')
  vi.advanceTimersByTime(1_000)
  await closed
  if (path === '/nowhere') expect(received()).toMatch(/^HTTP\/1\.1 404 [^]*"code":"not_found"[^]*$/)
  else expect(received()).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request_slow"/)
})

test('[QA-048] a body of a refused call ends with its connection after 30 s, too', async () => {
  const { send, received, until, closed } = await connection()
  await send(head('/v1/orders', { 'content-type': 'application/json', 'content-length': 90_000 }))
  expect(await until('"code":"sign_in_first"')).toBe(true)
  await send('{')
  vi.advanceTimersByTime(BODY_TIMEOUT)
  await closed
  expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401'])
})

/** Sends an upload of 2 MB in pieces, one every 30 s, and returns the first line of the response. */
async function upload(bytesPerPiece: number): Promise<string | undefined> {
  const { type, payload } = uploadForm(Buffer.alloc(2_000_000))
  const { send, received, until, close } = await connection()
  const headers = { ...bearer('mwanaidi'), 'content-type': type, 'content-length': payload.length, connection: 'close' }
  await send(head('/v1/uploads/product-images', headers))
  for (let at = 0; at < payload.length && received() === ''; at += bytesPerPiece) {
    await send(payload.subarray(at, at + bytesPerPiece))
    vi.advanceTimersByTime(BODY_TIMEOUT)
    await new Promise(setImmediate)
  }
  await until('HTTP/1.1')
  close()
  return received().split('\r\n')[0]
}

test('[QA-048] an upload may take longer than 30 s while it arrives at 8 kB a second, as on a slow phone', async () => {
  // The upload arrives whole: only its content is refused, because it is not an image.
  expect(await upload(LEAST_UPLOADED)).toContain('415')
  expect(await upload(LEAST_UPLOADED / 10)).toContain('408')
})

test('[QA-048][QA-032] a fault that delays the request does not count as a slow body', async () => {
  const world = worlds.get('default')
  world.faults.add({ path: '/uploads/product-images', delay: 200_000 })
  const { type, payload } = uploadForm(Buffer.alloc(1_000_000))
  const headers = { ...bearer('mwanaidi'), 'content-type': type, 'content-length': payload.length }
  const raw = await openRaw((app.server.address() as AddressInfo).port)
  raw.send(head('/v1/uploads/product-images', headers))
  raw.send(payload)
  const isFull = () => requests.some(({ readableLength, readableHighWaterMark }) => readableLength >= readableHighWaterMark)
  await expect.poll(isFull, { interval: 1 }).toBe(true)
  vi.advanceTimersByTime(3 * BODY_TIMEOUT)
  await world.clock.advance(200_000)
  expect(await raw.until('HTTP/1.1 415')).toBe(true)
  raw.close()
})

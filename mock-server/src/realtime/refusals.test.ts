import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { say } from '../http/messages.ts'
import { log } from '../log.ts'
import { type TestMock, testMock } from '../testing/testing.ts'
import { attachRealtime } from './attach.ts'

let mock: TestMock
let url: string
let realtime: ReturnType<typeof attachRealtime>
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  mock = await testMock()
  log(mock.app, 'error')
  realtime = attachRealtime(mock.app.server, mock.worlds)
  url = await mock.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await realtime.close()
  await mock.app.close()
})

interface ConnectError {
  readonly message: string
  /** The HTTP status of a polling request, or the event of a websocket. */
  readonly description: unknown
  /** The body of a polling request. Read it in the handler, because the client clears it afterwards. */
  readonly body: unknown
}
async function connectError(options: Partial<ManagerOptions & SocketOptions>): Promise<ConnectError> {
  const client = io(url, { forceNew: true, reconnection: false, ...options })
  try {
    return await new Promise<ConnectError>((resolve) =>
      client.once('connect_error', (error) => {
        const { message, description, context } = error as Error & { description: unknown; context?: { responseText?: string } }
        resolve({ message, description, body: context?.responseText ? JSON.parse(context.responseText) : null })
      }),
    )
  } finally {
    client.disconnect()
  }
}
const websocket = (path: string, headers: Record<string, string> = {}) =>
  connectError({ path, transports: ['websocket'], extraHeaders: headers })

test('[WAY-007] a client without the option path gets an error that names it', async () => {
  const { message, description, body } = await connectError({})
  expect([message, description]).toEqual(['xhr poll error', 404])
  expect(body).toEqual({
    message: "The realtime connection is at /realtime. Set the client's option path: '/realtime'.",
    code: 'realtime_elsewhere',
  })
  expect((await websocket('/socket.io')).description).toMatchObject({ message: 'Unexpected server response: 404' })
})

test('[WAY-007][RT-003] a polling client gets an error in socket.io’s format that names the option transports', async () => {
  const { message, description, body } = await connectError({ path: '/realtime', extraHeaders: { 'accept-language': 'sw' } })
  expect([message, description]).toEqual(['xhr poll error', 400])
  expect(body).toEqual({ code: 0, message: say('realtime_polls', 'sw') })
  expect(say('realtime_polls', 'sw')).toContain("transports: ['websocket']")
})

test('[WAY-007] each reason to refuse a realtime connection is logged once', async () => {
  const refusals = [
    () => websocket('/realtime', { host: 'evil.example' }),
    () => websocket('/realtime', { origin: 'https://evil.example' }),
    () => websocket('/socket.io'),
    () => connectError({ path: '/realtime' }),
  ]
  for (const refused of [...refusals, ...refusals]) await refused()
  expect(vi.mocked(console.error).mock.calls).toEqual(
    [
      'This server does not accept this host name. Set MOCK_HOSTS to allow it.',
      'Another site cannot do this. The flag --origin allows it.',
      "The realtime connection is at /realtime. Set the client's option path: '/realtime'.",
      "Realtime connections must be websockets. Set the client's option transports: ['websocket'].",
    ].map((reason) => [`A realtime connection was refused: ${reason}`]),
  )
})

test('[WAY-007] the default path of socket.io does not return a page of the shop', async () => {
  for (const path of ['/socket.io', '/socket.io/', '/socket.io/socket.io.js', '/socket.io/?EIO=4&transport=polling'])
    expect((await mock.app.inject(path)).json()).toMatchObject({ code: 'realtime_elsewhere' })
})

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { realtime, useRealtime } from './socket.ts'

class FakeSocket {
  connected = false
  emitted: [string, unknown][] = []
  connects = 0
  closed = false
  readonly host: string
  readonly options: Record<string, unknown>
  readonly io = Object.assign(new EventTarget(), {
    on: (name: string, fn: () => void) => this.manager.set(name, fn),
    off: () => this.manager.clear(),
    reconnection: () => {},
    // Like socket.io, this fake closes the connection at once.
    engine: { close: () => (this.connected = false) },
  })
  private manager = new Map<string, () => void>()
  private listeners = new Map<string, (payload?: unknown) => void>()
  private any: (event: string, payload: unknown) => void = () => {}

  constructor(host: string, options: Record<string, unknown>) {
    this.host = host
    this.options = options
  }
  on(name: string, fn: (payload?: unknown) => void) {
    this.listeners.set(name, fn)
  }
  onAny(fn: (event: string, payload: unknown) => void) {
    this.any = fn
  }
  emit(event: string, payload: unknown) {
    this.emitted.push([event, payload])
  }
  connect() {
    this.connects++
  }
  /** Like socket.io, this fake first sends a disconnect packet if it is connected. */
  disconnect() {
    if (this.connected) this.emitted.push(['goodbye', null])
    this.closed = true
  }
  removeAllListeners() {
    this.listeners.clear()
    this.any = () => {}
  }
  happens(name: string, payload?: unknown) {
    if (name === 'connect') this.connected = true
    if (name === 'disconnect') this.connected = false
    this.listeners.get(name)?.(payload)
  }
  attempts() {
    this.manager.get('reconnect_attempt')?.()
  }
  receives(event: string, payload: unknown) {
    this.any(event, payload)
  }
}

const sockets: FakeSocket[] = []
vi.mock('socket.io-client', () => ({
  io: (host: string, options: Record<string, unknown>) => {
    const socket = new FakeSocket(host, options)
    sockets.push(socket)
    return socket
  },
}))

beforeEach(async () => {
  await realtime.open(null)
  sockets.length = 0
})

async function connected(): Promise<FakeSocket> {
  await realtime.open('t-1')
  const socket = sockets.at(-1) ?? expect.unreachable()
  socket.happens('connect')
  return socket
}

test('[RT-003][RT-005][RT-006][SEC-019] the connection uses websocket only, 5 attempts, 1000 ms and the token', async () => {
  const { options } = await connected()
  expect(options).toMatchObject({ transports: ['websocket'], reconnectionAttempts: 5, reconnectionDelay: 1_000, auth: { token: 't-1' } })
  // By default socket.io doubles the delay up to 5 s and randomises it by half.
  expect(options).toMatchObject({ reconnectionDelayMax: 1_000, randomizationFactor: 0 })
})

test('[RT-004] the host comes from the configuration: its own, else that of the API, else the page’s', async () => {
  const hostWith = async (env: Record<string, string>) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    vi.resetModules()
    const { realtime: configured } = await import('./socket.ts')
    await configured.open('t-1')
    vi.unstubAllEnvs()
    return sockets.at(-1)?.host
  }
  expect(await hostWith({})).toBe(window.location.origin)
  expect(await hostWith({ VITE_API_HOST: 'https://api.samaki.example/' })).toBe('https://api.samaki.example')
  expect(await hostWith({ VITE_API_HOST: 'https://api.samaki.example', VITE_REALTIME_HOST: 'https://live.samaki.example' })).toBe(
    'https://live.samaki.example',
  )
})

test('[RT-001][PERF-008] without a token nothing is opened; another token opens a new connection', async () => {
  await realtime.open(null)
  expect(sockets).toHaveLength(0)
  const first = await connected()
  await realtime.open('t-2')
  expect(first.closed).toBe(true)
  expect(sockets.at(-1)?.options).toMatchObject({ auth: { token: 't-2' } })
})

test('[RT-001] a sign-out while the client is loading opens nothing', async () => {
  const opening = realtime.open('t-1')
  await realtime.open(null)
  await opening
  expect(sockets).toHaveLength(0)
})

test('[RT-007] a payment is joined now and on every connect, until it is stopped', async () => {
  const socket = await connected()
  const stop = realtime.join('RF-1')
  expect(socket.emitted).toEqual([['pushResponseReceived', { reference: 'RF-1' }]])
  socket.happens('disconnect')
  socket.happens('connect')
  expect(socket.emitted).toHaveLength(2)
  stop()
  socket.happens('disconnect')
  socket.happens('connect')
  expect(socket.emitted).toHaveLength(2)
})

test('[RT-008] a valid callback is delivered; other payloads are dropped', async () => {
  const received: unknown[] = []
  const stop = realtime.on('payment-callback', (callback) => received.push(callback))
  const socket = await connected()
  socket.receives('payment-callback', { reference: 'RF-1', status: 'success', transactionId: 7 })
  socket.receives('payment-callback', { reference: 5 })
  socket.receives('unknown', {})
  stop()
  socket.receives('payment-callback', { reference: 'RF-2' })
  expect(received).toEqual([{ reference: 'RF-1', status: 'success', transactionId: 7 }])
})

test('[RT-010][RT-011][RT-012][RT-013] the state has connection, last error and attempts', async () => {
  const socket = await connected()
  expect(useRealtime.getState()).toEqual({ isConnected: true, lastError: null, reconnectAttempts: 0 })
  socket.happens('disconnect')
  expect(useRealtime.getState().isConnected).toBe(false)
  socket.attempts()
  socket.attempts()
  socket.happens('connect_error', new Error('websocket error'))
  expect(useRealtime.getState()).toEqual({ isConnected: false, lastError: 'websocket error', reconnectAttempts: 2 })
  socket.happens('connect')
  expect(useRealtime.getState()).toEqual({ isConnected: true, lastError: null, reconnectAttempts: 0 })
})

test('[RT-005] it reconnects when the network returns, the tab is shown or a payment starts', async () => {
  const socket = await connected()
  socket.happens('disconnect')
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  realtime.join('RF-9')()
  expect(socket.connects).toBe(3)
  socket.happens('connect')
  window.dispatchEvent(new Event('online'))
  expect(socket.connects).toBe(3)
})

test('[RT-002] closing resets the state', async () => {
  const socket = await connected()
  await realtime.open(null)
  expect(socket.closed).toBe(true)
  expect(useRealtime.getState().isConnected).toBe(false)
})

test('[RT-002][API-069] closing sends nothing, as the server may be ending the same session', async () => {
  const socket = await connected()
  await realtime.open(null)
  expect(socket.emitted).toEqual([])
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { realtime, useRealtime } from './socket.ts'

class FakeSocket {
  connected = false
  /** Like socket.io's: false once the server has closed or refused this socket. */
  active = true
  emitted: [string, unknown][] = []
  connects = 0
  /** Called with an error when a quiet attempt fails. */
  fails: (error?: Error) => void = () => {}
  closed = false
  readonly host: string
  readonly options: Record<string, unknown>
  readonly io = Object.assign(new EventTarget(), {
    on: (name: string, fn: () => void) => this.manager.set(name, fn),
    off: (name: string) => this.manager.delete(name),
    reconnection: () => {},
    open: (done: (error?: Error) => void) => (this.fails = done),
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
  givesUp() {
    this.manager.get('reconnect_failed')?.()
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

afterEach(() => {
  vi.useRealTimers()
  shown(true)
})

/** Shows or hides the page. */
function shown(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: isVisible ? 'visible' : 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

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

/** Lets `ms` pass and returns the number of attempts to connect in that time. Each of them fails. */
function attemptsIn(socket: FakeSocket, ms: number): number {
  const before = socket.connects
  for (let passed = 0; passed < ms; passed += 1_000) {
    const connects = socket.connects
    vi.advanceTimersByTime(1_000)
    if (socket.connects > connects) socket.fails(new Error('websocket error'))
  }
  return socket.connects - before
}

test('[PWA-019][RT-005][RT-013] after the five attempts it tries once after 30 s, 60 s, and then every 120 s, until it is connected', async () => {
  const socket = await connected()
  vi.useFakeTimers()
  socket.happens('disconnect', 'transport close')
  expect(attemptsIn(socket, 600_000)).toBe(0) // socket.io still makes its own
  socket.givesUp()
  expect([29_000, 1_000, 59_000, 1_000, 119_000, 1_000, 119_000, 1_000].map((ms) => attemptsIn(socket, ms))).toEqual([
    0, 1, 0, 1, 0, 1, 0, 1,
  ])
  expect(useRealtime.getState()).toMatchObject({ isConnected: false, reconnectAttempts: 4 })
  socket.happens('connect')
  expect(attemptsIn(socket, 600_000)).toBe(0)
  socket.happens('disconnect', 'transport close')
  socket.givesUp()
  expect([29_000, 1_000].map((ms) => attemptsIn(socket, ms))).toEqual([0, 1]) // the waits start anew
})

test.each(['disconnect', 'connect_error'])(
  '[PWA-019] after a %s by the server, socket.io gives up at once, and the quiet attempts begin',
  async (event) => {
    const socket = await connected()
    vi.useFakeTimers()
    socket.connected = false
    socket.active = false
    socket.happens(event, new Error('io server disconnect'))
    expect([29_000, 1_000, 59_000, 1_000].map((ms) => attemptsIn(socket, ms))).toEqual([0, 1, 0, 1])
  },
)

test('[PWA-019] a hidden page has no timer; once shown it tries at once, and goes on from 30 s', async () => {
  const socket = await connected()
  vi.useFakeTimers()
  socket.happens('disconnect', 'transport close')
  socket.givesUp()
  attemptsIn(socket, 30_000)
  shown(false)
  expect(vi.getTimerCount()).toBe(0)
  socket.givesUp() // a round that ran when the page was hidden
  expect(vi.getTimerCount()).toBe(0)
  shown(true)
  expect(socket.connects).toBe(2)
  socket.givesUp()
  expect([29_000, 1_000].map((ms) => attemptsIn(socket, ms))).toEqual([0, 1])
})

test('[PWA-019][RT-002] no attempt is made after the connection was closed', async () => {
  const socket = await connected()
  vi.useFakeTimers()
  socket.happens('disconnect', 'transport close')
  socket.givesUp()
  attemptsIn(socket, 29_000)
  await realtime.open(null)
  expect(vi.getTimerCount()).toBe(0)
  socket.fails(new Error('late'))
  expect(vi.getTimerCount()).toBe(0)
})

test('[PWA-019] a connect says whether events may have been missed: not the first one, unless it needed several attempts', async () => {
  const outages: boolean[] = []
  const stop = realtime.onConnect((afterOutage) => outages.push(afterOutage))
  const socket = await connected()
  socket.happens('disconnect', 'transport close')
  socket.happens('connect')
  await realtime.open('t-2')
  sockets.at(-1)?.happens('connect_error', new Error('websocket error'))
  sockets.at(-1)?.happens('connect')
  stop()
  expect(outages).toEqual([false, true, true])
})

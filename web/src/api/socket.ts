import type { Socket } from 'socket.io-client'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { REALTIME_PATH, type ServerEvent, serverEvents } from '#contract/realtime.ts'
import { REALTIME_ATTEMPTS, REALTIME_DELAY, REALTIME_QUIET_DELAYS } from '#contract/rules/constants.ts'
import { config } from './config.ts'
import { importWhenOnline, onNetworkBack } from './lazyImport.ts'
import { afterOnScreen } from './time.ts'

export type Stop = () => void
type Payload<E extends ServerEvent> = z.output<(typeof serverEvents)[E]>

/** The state of the connection (RT-010 to RT-013). */
export const useRealtime = create<{ isConnected: boolean; lastError: string | null; reconnectAttempts: number }>()(() => ({
  isConnected: false,
  lastError: null,
  reconnectAttempts: 0,
}))

const handlers = new Map<ServerEvent, Set<(payload: never) => void>>()
const onConnects = new Set<(afterOutage: boolean) => void>()
const joined = new Map<string, number>()
let socket: Socket | null = null
/** Counts the calls of `open`. After importing the client, `open` goes on only if no later call was made. */
let generation = 0
/** The number of quiet attempts since the connection was lost or the page was opened again. */
let quietAttempts = 0
let cancelQuiet = (): void => {}

export const realtime = {
  /** Subscribes to an event, before or after the connection opens. Payloads that do not fit the contract are dropped. */
  on<E extends ServerEvent>(event: E, handler: (payload: Payload<E>) => void): Stop {
    const list = handlers.get(event) ?? new Set()
    handlers.set(event, list.add(handler))
    return () => void list.delete(handler)
  },

  /** Subscribes to a payment's callback: sends its reference to the server now and on every connect, until stopped (RT-007). */
  join(reference: string): Stop {
    joined.set(reference, (joined.get(reference) ?? 0) + 1)
    if (socket?.connected) socket.emit('pushResponseReceived', { reference })
    else reconnect()
    return () => {
      const left = (joined.get(reference) ?? 1) - 1
      if (left > 0) joined.set(reference, left)
      else joined.delete(reference)
    }
  },

  /** Calls back on each connect. `afterOutage` is false for a connection that opens at its first attempt: no event was missed. */
  onConnect(fn: (afterOutage: boolean) => void): Stop {
    onConnects.add(fn)
    return () => void onConnects.delete(fn)
  },

  /** Opens the connection for this token and closes any other; null only closes (RT-001, RT-002). */
  async open(token: string | null): Promise<void> {
    const opened = ++generation
    close()
    if (token === null) return
    const { io } = await importWhenOnline(() => import('socket.io-client'))
    if (opened !== generation) return
    socket = io(config.realtimeHost || window.location.origin, {
      path: REALTIME_PATH,
      transports: ['websocket'],
      reconnectionAttempts: REALTIME_ATTEMPTS,
      reconnectionDelay: REALTIME_DELAY,
      // By default the delay doubles and is randomised (RT-006).
      reconnectionDelayMax: REALTIME_DELAY,
      randomizationFactor: 0,
      auth: { token },
    })
    listen(socket)
  },
}

function listen(to: Socket): void {
  let connectedBefore = false
  to.on('connect', () => {
    const afterOutage = connectedBefore || useRealtime.getState().lastError !== null
    connectedBefore = true
    stopQuiet()
    useRealtime.setState({ isConnected: true, lastError: null, reconnectAttempts: 0 })
    for (const reference of joined.keys()) to.emit('pushResponseReceived', { reference })
    for (const fn of [...onConnects]) fn(afterOutage)
  })
  // A socket that the server closed or refused is not active: socket.io makes no further attempt.
  const lost = (state: { lastError?: string }) => {
    useRealtime.setState({ isConnected: false, ...state })
    if (!to.active) waitQuietly(to)
  }
  to.on('disconnect', () => lost({}))
  to.on('connect_error', ({ message }) => lost({ lastError: message }))
  to.io.on('reconnect_attempt', countAttempt)
  to.io.on('reconnect_failed', () => waitQuietly(to))
  to.onAny((event: string, payload: unknown) => deliver(event, payload))
}

const countAttempt = (): void => useRealtime.setState(({ reconnectAttempts }) => ({ reconnectAttempts: reconnectAttempts + 1 }))

function deliver(event: string, payload: unknown): void {
  if (!(event in serverEvents)) return
  const known = event as ServerEvent
  const parsed = z.safeParse(serverEvents[known], payload)
  if (!parsed.success) return
  for (const handler of [...(handlers.get(known) ?? [])]) handler(parsed.data as never)
}

/** Reconnects when the network or the page is back, even after the fifth attempt (RT-005). Does nothing while attempts run. */
function reconnect(): void {
  // The server has not yet admitted the connection; a second connect would end it.
  const isAsking = socket?.active === true && socket.io.engine?.readyState === 'open'
  if (!socket || socket.connected || isAsking) return
  stopQuiet()
  socket.connect()
}

/** Waits for the next quiet attempt, unless the page is hidden: it reconnects when it is shown (PWA-019). */
function waitQuietly(to: Socket): void {
  cancelQuiet()
  if (to !== socket || document.visibilityState === 'hidden') return
  const wait = REALTIME_QUIET_DELAYS[quietAttempts] ?? REALTIME_QUIET_DELAYS[2]
  cancelQuiet = afterOnScreen(wait, () => {
    quietAttempts++
    countAttempt()
    // With a callback, socket.io does not follow a failure with five attempts of its own.
    to.io.open((error) => error && waitQuietly(to))
    to.connect()
  })
}

function stopQuiet(): void {
  cancelQuiet()
  quietAttempts = 0
}

function close(): void {
  stopQuiet()
  socket?.removeAllListeners()
  socket?.io.off('reconnect_attempt')
  socket?.io.off('reconnect_failed')
  // Skip the disconnect packet: the server may be ending the same session, and the packet would reach a closing connection (API-069).
  socket?.io.reconnection(false)
  socket?.io.engine?.close()
  socket?.disconnect()
  socket = null
  useRealtime.setState({ isConnected: false, lastError: null, reconnectAttempts: 0 })
}

if (typeof window !== 'undefined') {
  onNetworkBack(reconnect)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && cancelQuiet())
}

import type { Socket } from 'socket.io-client'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { REALTIME_PATH, type ServerEvent, serverEvents } from '#contract/realtime.ts'
import { REALTIME_ATTEMPTS, REALTIME_DELAY } from '#contract/rules/constants.ts'
import { config } from './config.ts'
import { importWhenOnline } from './lazyImport.ts'

export type Stop = () => void
type Payload<E extends ServerEvent> = z.output<(typeof serverEvents)[E]>

/** The state of the connection (RT-010 to RT-013). */
export const useRealtime = create<{ isConnected: boolean; lastError: string | null; reconnectAttempts: number }>()(() => ({
  isConnected: false,
  lastError: null,
  reconnectAttempts: 0,
}))

const handlers = new Map<ServerEvent, Set<(payload: never) => void>>()
const onConnects = new Set<() => void>()
const joined = new Map<string, number>()
let socket: Socket | null = null
/** Counts openings, so that a slow load of the client never revives a closed one. */
let generation = 0

export const realtime = {
  /** Subscribes to an event, whether connected now or later. A payload that does not fit the contract is dropped. */
  on<E extends ServerEvent>(event: E, handler: (payload: Payload<E>) => void): Stop {
    const list = handlers.get(event) ?? new Set()
    handlers.set(event, list.add(handler))
    return () => void list.delete(handler)
  },

  /** Waits for a payment's callback: joins now and again on every connect until stopped (RT-007). */
  join(reference: string): Stop {
    joined.set(reference, (joined.get(reference) ?? 0) + 1)
    if (socket?.connected) socket.emit('pushResponseReceived', { reference })
    else wake()
    return () => {
      const left = (joined.get(reference) ?? 1) - 1
      if (left > 0) joined.set(reference, left)
      else joined.delete(reference)
    }
  },

  onConnect(fn: () => void): Stop {
    onConnects.add(fn)
    return () => void onConnects.delete(fn)
  },

  /** Opens the connection of this token, closing any other; null only closes (RT-001, RT-002). */
  async open(token: string | null): Promise<void> {
    const mine = ++generation
    close()
    if (token === null) return
    const { io } = await importWhenOnline(() => import('socket.io-client'))
    if (mine !== generation) return
    socket = io(config.realtimeHost || window.location.origin, {
      path: REALTIME_PATH,
      transports: ['websocket'],
      reconnectionAttempts: REALTIME_ATTEMPTS,
      reconnectionDelay: REALTIME_DELAY,
      // Without these the delay doubles and is moved by chance (RT-006).
      reconnectionDelayMax: REALTIME_DELAY,
      randomizationFactor: 0,
      auth: { token },
    })
    listen(socket)
  },
}

function listen(to: Socket): void {
  to.on('connect', () => {
    useRealtime.setState({ isConnected: true, lastError: null, reconnectAttempts: 0 })
    for (const reference of joined.keys()) to.emit('pushResponseReceived', { reference })
    for (const fn of [...onConnects]) fn()
  })
  to.on('disconnect', () => useRealtime.setState({ isConnected: false }))
  to.on('connect_error', (error) => useRealtime.setState({ isConnected: false, lastError: error.message }))
  to.io.on('reconnect_attempt', () => useRealtime.setState(({ reconnectAttempts }) => ({ reconnectAttempts: reconnectAttempts + 1 })))
  to.onAny((event: string, payload: unknown) => deliver(event, payload))
}

function deliver(event: string, payload: unknown): void {
  if (!(event in serverEvents)) return
  const known = event as ServerEvent
  const parsed = z.safeParse(serverEvents[known], payload)
  if (!parsed.success) return
  for (const handler of [...(handlers.get(known) ?? [])]) handler(parsed.data as never)
}

/** Connects again when the network or the page is back, also after the fifth attempt (RT-005); while attempts run this does nothing. */
function wake(): void {
  // While the server has yet to answer, asking a second time would end the connection.
  const isAsking = socket?.active === true && socket.io.engine?.readyState === 'open'
  if (socket && !socket.connected && !isAsking) socket.connect()
}

function close(): void {
  socket?.removeAllListeners()
  socket?.io.off('reconnect_attempt')
  // Closed without a disconnect packet: written while the server ends the same session it meets a closing connection (API-069).
  socket?.io.reconnection(false)
  socket?.io.engine?.close()
  socket?.disconnect()
  socket = null
  useRealtime.setState({ isConnected: false, lastError: null, reconnectAttempts: 0 })
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake())
}

import { realtime, useRealtime } from '#web/api/socket.ts'
import { now } from '#web/api/time.ts'

/** The time, in ms, after which a hidden tab may have lost its connection without noticing. */
const LONG_SLEEP = 30_000

interface ReturnListeners {
  /** Called each time the tab becomes visible. */
  onVisible: () => void
  /** Called if a callback may have been missed: the network or the connection was lost, or the tab was hidden for long. */
  onReconnect: () => void
}

/** Calls `onReconnect` at most once per return (MON-015), and not for the first connection. Returns a function that stops listening. */
export function onReturn({ onVisible, onReconnect }: ReturnListeners): () => void {
  let connectedBefore = false
  let alreadyCalled = false
  let hiddenAt: number | null = null

  const onOnline = () => {
    alreadyCalled = !useRealtime.getState().isConnected
    onReconnect()
  }
  const onVisibilityChange = () => {
    if (document.visibilityState !== 'visible') {
      hiddenAt = now()
      return
    }
    const slept = hiddenAt !== null && now() - hiddenAt >= LONG_SLEEP
    hiddenAt = null
    onVisible()
    if (slept) onOnline()
  }
  const stopConnect = realtime.onConnect(() => {
    if (connectedBefore && !alreadyCalled) onReconnect()
    connectedBefore = true
    alreadyCalled = false
  })
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => {
    stopConnect()
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }
}

import { realtime, useRealtime } from '#web/api/socket.ts'
import { now } from '#web/api/time.ts'

/** In ms. A tab that was hidden for longer may have lost its connection without noticing. */
const SLEPT = 30_000

interface ReturnListeners {
  /** Called each time the tab becomes visible. */
  onVisible: () => void
  /** Called if a callback may have been missed: the network or the connection was lost, or the tab was hidden for long. */
  onReconnect: () => void
}

/** Calls `onReconnect` at most once per return (MON-015), and not for the first connection. Returns a function that stops listening. */
export function onReturn({ onVisible, onReconnect }: ReturnListeners): () => void {
  let connectedBefore = false
  let calledSince = false
  let hiddenAt: number | null = null

  const online = () => {
    calledSince = !useRealtime.getState().isConnected
    onReconnect()
  }
  const turned = () => {
    if (document.visibilityState !== 'visible') {
      hiddenAt = now()
      return
    }
    const slept = hiddenAt !== null && now() - hiddenAt >= SLEPT
    hiddenAt = null
    onVisible()
    if (slept) online()
  }
  const stopConnect = realtime.onConnect(() => {
    if (connectedBefore && !calledSince) onReconnect()
    connectedBefore = true
    calledSince = false
  })
  window.addEventListener('online', online)
  document.addEventListener('visibilitychange', turned)
  return () => {
    stopConnect()
    window.removeEventListener('online', online)
    document.removeEventListener('visibilitychange', turned)
  }
}

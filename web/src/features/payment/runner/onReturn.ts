import { realtime, useRealtime } from '#web/api/socket.ts'
import { now } from '#web/api/time.ts'

/** A shorter sleep leaves the connection standing; a longer one may have cut it unnoticed. */
const SLEPT = 30_000

interface ReturnListeners {
  /** At every return to the tab. */
  onVisible: () => void
  /** When a callback may have been missed: after a lost network, a lost connection or a sleep. */
  onReconnect: () => void
}

/** Calls the listeners when the device is back, `onReconnect` once per return (MON-015); the first connection of all is none. Returns how to stop. */
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

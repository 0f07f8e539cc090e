import { realtime, useRealtime } from '#web/api/socket.ts'
import { now } from '#web/api/time.ts'

/** Shorter, and the connection would have told; a longer rest may have cut it without anybody noticing. */
const SLEPT = 30_000

/**
 * Tells when the device is back: `seen` at every return to the tab, `missed` when news may have been missed, once per return
 * (MON-015): after a lost network, a lost connection or a sleep. The first connection of all is none of these.
 */
export function onReturn(seen: () => void, missed: () => void): () => void {
  let connectedBefore = false
  let toldSince = false
  let hiddenAt: number | null = null

  const online = () => {
    toldSince = !useRealtime.getState().isConnected
    missed()
  }
  const turned = () => {
    if (document.visibilityState !== 'visible') {
      hiddenAt = now()
      return
    }
    const slept = hiddenAt !== null && now() - hiddenAt >= SLEPT
    hiddenAt = null
    seen()
    if (slept) online()
  }
  const stopConnect = realtime.onConnect(() => {
    if (connectedBefore && !toldSince) missed()
    connectedBefore = true
    toldSince = false
  })
  window.addEventListener('online', online)
  document.addEventListener('visibilitychange', turned)
  return () => {
    stopConnect()
    window.removeEventListener('online', online)
    document.removeEventListener('visibilitychange', turned)
  }
}

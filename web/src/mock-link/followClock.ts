import { CLOCK_STREAM, ClockReading } from '#contract/control/clock.ts'
import { config } from '#web/api/config.ts'
import { afterOnScreen, type Cancel, deviceNow } from '#web/api/time.ts'
import { followWorld } from './followWorld.ts'

/** Reconnection starts with the shorter delay (ms) and doubles it up to the longer one. */
const SOONEST = 500
const LATEST = 15_000

/**
 * Follows the world's clock. Resolves after the first reading, or once it is clear that there is none. The server sends an empty
 * message when its clock was changed, and replies to any message with the clock. Nothing else is sent.
 */
export function followClock(): Promise<void> {
  return new Promise((done) => {
    let stream: WebSocket | null = null
    let wait = SOONEST
    let cancel: Cancel = () => {}

    const open = () => {
      cancel()
      stream?.close()
      const mine = new WebSocket(`${config.apiHost || location.origin}${CLOCK_STREAM}`.replace(/^http/, 'ws'))
      stream = mine
      let asked: number | null = null
      const ask = () => {
        // A reply that is still to come already includes this change.
        if (asked !== null) return
        asked = deviceNow()
        mine.send('?')
      }
      mine.onopen = ask
      mine.onmessage = ({ data }) => {
        if (data === '') return ask()
        if (asked !== null) take(String(data), (asked + deviceNow()) / 2)
        asked = null
        wait = SOONEST
        done()
      }
      mine.onclose = () => {
        done()
        if (mine !== stream) return
        stream = null
        cancel = afterOnScreen(wait, openIfSeen)
        wait = Math.min(2 * wait, LATEST)
      }
    }
    const openIfSeen = () => {
      if (document.visibilityState !== 'hidden') open()
    }
    // Reconnect even if the stream looks open: sleep or a network change can break it without an event.
    document.addEventListener('visibilitychange', openIfSeen)
    window.addEventListener('online', openIfSeen)
    open()
  })
}

function take(text: string, readAt: number): void {
  const read = ClockReading.safeParse(JSON.parse(text))
  if (!read.success) return
  const { now, mode } = read.data
  const speed = mode.kind === 'frozen' ? 0 : mode.kind === 'fast' ? mode.times : 1
  rememberForNextStart(followWorld({ at: Date.parse(now), speed, readAt }))
}

let remembered: boolean | null = null

function rememberForNextStart(moved: boolean): void {
  if (moved === remembered) return
  remembered = moved
  // oxlint-disable-next-line unicorn/no-document-cookie -- Chrome 105 over plain http has no cookie store
  document.cookie = moved ? 'mock-clock=world; path=/; samesite=lax' : 'mock-clock=; path=/; max-age=0'
}

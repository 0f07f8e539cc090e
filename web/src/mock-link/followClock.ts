import { CLOCK_STREAM, ClockReading } from '#contract/control/clock.ts'
import { config } from '#web/api/config.ts'
import { afterOnScreen, type Cancel, deviceNow, setWorldTime, type WorldReading } from '#web/api/time.ts'

/** Reconnection starts with the shorter delay (ms) and doubles it up to the longer one. */
const MIN_DELAY = 500
const MAX_DELAY = 15_000

/**
 * Follows the world's clock. Resolves after the first reading, or once it is clear that there is none. The server sends an empty
 * message when its clock was changed, and replies to any message with the clock. Nothing else is sent.
 */
export function followClock(): Promise<void> {
  return new Promise((done) => {
    let stream: WebSocket | null = null
    let wait = MIN_DELAY
    let cancel: Cancel = () => {}

    const open = () => {
      cancel()
      stream?.close()
      const own = new WebSocket(`${config.apiHost || location.origin}${CLOCK_STREAM}`.replace(/^http/, 'ws'))
      stream = own
      let requestedAt: number | null = null
      const requestReading = () => {
        // A reply that is still to come already includes this change.
        if (requestedAt !== null) return
        requestedAt = deviceNow()
        own.send('?')
      }
      own.onopen = requestReading
      own.onmessage = ({ data }) => {
        if (data === '') return requestReading()
        if (requestedAt !== null) applyReading(String(data), (requestedAt + deviceNow()) / 2)
        requestedAt = null
        wait = MIN_DELAY
        done()
      }
      own.onclose = () => {
        done()
        if (own !== stream) return
        stream = null
        cancel = afterOnScreen(wait, openIfVisible)
        wait = Math.min(2 * wait, MAX_DELAY)
      }
    }
    const openIfVisible = () => {
      if (document.visibilityState !== 'hidden') open()
    }
    // Reconnect even if the stream looks open: sleep or a network change can break it without an event.
    document.addEventListener('visibilitychange', openIfVisible)
    window.addEventListener('online', openIfVisible)
    open()
  })
}

function applyReading(text: string, readAt: number): void {
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

/** Milliseconds. Readings vary with network latency, so smaller differences are ignored. */
const TOLERANCE = 250
let lastReading: WorldReading | null = null

/** Applies a reading of the world's clock, if it differs from the expected time. Returns whether the world's time differs from the device's. */
export function followWorld(reading: WorldReading): boolean {
  const { at, speed, readAt } = reading
  const expected = lastReading ? lastReading.at + (readAt - lastReading.readAt) * lastReading.speed : readAt
  const isKnown = speed === (lastReading?.speed ?? 1) && Math.abs(at - expected) <= TOLERANCE * Math.max(1, speed)
  if (!isKnown) {
    const isOurs = speed === 1 && Math.abs(at - readAt) <= TOLERANCE
    lastReading = isOurs ? null : reading
    setWorldTime(lastReading)
  }
  return lastReading !== null
}

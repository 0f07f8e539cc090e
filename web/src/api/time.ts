import { useEffect, useState } from 'react'

export type Cancel = () => void

/** The mock world's clock: its time, its speed (0 is paused), and the device's time when it was read. */
export interface WorldReading {
  readonly at: number
  readonly speed: number
  readonly readAt: number
}
let world: WorldReading | null = null
const clockListeners = new Set<() => void>()

/** The current time in whole ms, as it is used in ids and stored values. Only this file may read the clock. */
export const now = (): number =>
  import.meta.env.VITE_MOCK && world ? Math.floor(world.at + (Date.now() - world.readAt) * world.speed) : Date.now()

/** The device's own time, even if the mock world has another. Used to convert a device time to world time. */
export const deviceNow = (): number => Date.now()

/** Runs `fn` once after `ms` of device time, even in a paused world. For what happens on screen: toasts, undo, typing. */
export function afterOnScreen(ms: number, fn: () => void): Cancel {
  const timer = setTimeout(fn, Math.max(0, ms))
  return () => clearTimeout(timer)
}

/** Runs `fn` once after `ms` of world time, for deadlines and timeouts. Setting the clock forward runs it too (QA-011). */
export const afterInWorld = (ms: number, fn: () => void): Cancel =>
  import.meta.env.VITE_MOCK ? byWorldClock(ms, fn) : byDeviceClock(ms, fn)

export function every(ms: number, fn: () => void): Cancel {
  const timer = setInterval(fn, ms)
  return () => clearInterval(timer)
}

/** Runs `fn` after the next paint, or at once in a hidden tab, which never paints. */
export function afterPaint(fn: () => void): void {
  if (document.visibilityState === 'hidden') return void afterOnScreen(0, fn)
  requestAnimationFrame(() => afterOnScreen(0, fn))
}

/** Runs `fn` once, when the page has loaded and is idle. */
export function whenIdle(fn: () => void): void {
  // Safari does not support requestIdleCallback.
  const idle = () => void ('requestIdleCallback' in window ? requestIdleCallback(fn) : afterOnScreen(1_000, fn))
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}

/** Returns the current time and updates it every `step` ms; with null it does not tick. */
export function useNow(step: number | null): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const update = () => setTime(now())
    update()
    const stop = step === null ? undefined : every(step, update)
    if (!import.meta.env.VITE_MOCK) return stop
    clockListeners.add(update)
    return () => {
      stop?.()
      clockListeners.delete(update)
    }
  }, [step])
  return time
}

/** Sets the world's clock (null for the device's). Shown times and running timers follow at once. Only mock-link calls this (QA-011). */
export function setWorldTime(reading: WorldReading | null): void {
  world = reading
  for (const update of [...clockListeners]) update()
}

/** The longest browser timer, in ms. A longer one overflows and fires at once. */
const LONGEST = 2 ** 31 - 1

function byDeviceClock(ms: number, fn: () => void): Cancel {
  const due = now() + ms
  let timer = setTimeout(check, Math.min(Math.max(0, ms), LONGEST))
  return () => clearTimeout(timer)

  function check(): void {
    const left = due - now()
    if (ms <= LONGEST || left <= 0) return fn()
    timer = setTimeout(check, Math.min(left, LONGEST))
  }
}

function byWorldClock(ms: number, fn: () => void): Cancel {
  const due = now() + ms
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    clockListeners.delete(check)
  }
  const check = () => {
    clearTimeout(timer)
    const left = due - now()
    const speed = world?.speed ?? 1
    if (left <= 0) {
      stop()
      fn()
    } else if (speed > 0) timer = setTimeout(check, Math.min(Math.ceil(left / speed), LONGEST))
  }
  clockListeners.add(check)
  check()
  return stop
}

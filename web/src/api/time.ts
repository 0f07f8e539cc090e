import { useEffect, useState } from 'react'

export type Cancel = () => void

/** A reading of the world's clock, in a build for the mock: its moment, how fast it runs (0 stands still), and when by ours. */
export interface WorldReading {
  readonly at: number
  readonly speed: number
  readonly readAt: number
}
let world: WorldReading | null = null
const movers = new Set<() => void>()

/** The only reader of the clock in the web app, in whole milliseconds: times enter ids and stored values. */
export const now = (): number =>
  import.meta.env.VITE_MOCK && world ? Math.floor(world.at + (Date.now() - world.readAt) * world.speed) : Date.now()

/** The device's own time, also in a world with another: for mock-link, which compares the two. */
export const deviceNow = (): number => Date.now()

/** Runs `fn` once, `ms` from now by the device: for what the screen waits for (toasts, undo, typing), also in a world that stands still. */
export function afterOnScreen(ms: number, fn: () => void): Cancel {
  const timer = setTimeout(fn, Math.max(0, ms))
  return () => clearTimeout(timer)
}

/** Runs `fn` once, `ms` from now in the world: a deadline or a call's limit. A clock that leaps there runs it too (QA-011). */
export const afterInWorld = (ms: number, fn: () => void): Cancel =>
  import.meta.env.VITE_MOCK ? byWorldClock(ms, fn) : byDeviceClock(ms, fn)

/** Runs `fn` every `ms`. */
export function every(ms: number, fn: () => void): Cancel {
  const timer = setInterval(fn, ms)
  return () => clearInterval(timer)
}

/** Resolves after the browser has painted once; at once where nothing is painted (a hidden tab). */
export function afterPaint(fn: () => void): void {
  if (document.visibilityState === 'hidden') return void afterOnScreen(0, fn)
  requestAnimationFrame(() => afterOnScreen(0, fn))
}

/** Runs `fn` once, when all that the page shows is loaded and it has nothing to do. */
export function whenIdle(fn: () => void): void {
  // Safari has no idle callback.
  const idle = () => void ('requestIdleCallback' in window ? requestIdleCallback(fn) : afterOnScreen(1_000, fn))
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}

/** The time now, read again every `step` ms; null stands still. */
export function useNow(step: number | null): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const look = () => setTime(now())
    look()
    const stop = step === null ? undefined : every(step, look)
    if (!import.meta.env.VITE_MOCK) return stop
    movers.add(look)
    return () => {
      stop?.()
      movers.delete(look)
    }
  }, [step])
  return time
}

/** Sets the world's clock, null for the device's own; whoever shows or awaits a time is updated. Only mock-link calls it (QA-011). */
export function keepWorldTime(reading: WorldReading | null): void {
  world = reading
  for (const look of [...movers]) look()
}

/** A browser timer overflows beyond this and would fire at once. */
const LONGEST = 2 ** 31 - 1

function byDeviceClock(ms: number, fn: () => void): Cancel {
  const due = now() + ms
  let timer = setTimeout(look, Math.min(Math.max(0, ms), LONGEST))
  return () => clearTimeout(timer)

  function look(): void {
    const left = due - now()
    if (ms <= LONGEST || left <= 0) return fn()
    timer = setTimeout(look, Math.min(left, LONGEST))
  }
}

function byWorldClock(ms: number, fn: () => void): Cancel {
  const due = now() + ms
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    movers.delete(look)
  }
  const look = () => {
    clearTimeout(timer)
    const left = due - now()
    const speed = world?.speed ?? 1
    if (left <= 0) {
      stop()
      fn()
    } else if (speed > 0) timer = setTimeout(look, Math.min(Math.ceil(left / speed), LONGEST))
  }
  movers.add(look)
  look()
  return stop
}

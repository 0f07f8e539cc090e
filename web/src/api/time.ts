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

/** Also in a world with a time of its own: for the one that compares the two. */
export const deviceNow = (): number => Date.now()

/** A browser timer overflows beyond this and would fire at once. */
const LONGEST = 2 ** 31 - 1

/** Runs `fn` once, `ms` from now. */
export function after(ms: number, fn: () => void): Cancel {
  if (import.meta.env.VITE_MOCK && ms > SHORT) return afterInWorld(ms, fn)
  const due = now() + ms
  let timer = setTimeout(look, Math.min(Math.max(0, ms), LONGEST))
  return () => clearTimeout(timer)

  function look(): void {
    if (ms <= LONGEST) return fn()
    const left = due - now()
    if (left <= 0) return fn()
    timer = setTimeout(look, Math.min(left, LONGEST))
  }
}

/** Runs `fn` every `ms`. */
export function every(ms: number, fn: () => void): Cancel {
  const timer = setInterval(fn, ms)
  return () => clearInterval(timer)
}

/** Resolves after the browser has painted once; at once where nothing is painted (a hidden tab). */
export function afterPaint(fn: () => void): void {
  if (document.visibilityState === 'hidden') return void after(0, fn)
  requestAnimationFrame(() => after(0, fn))
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

/** Waits up to this belong to the screen (toasts, undo, typing) and stay on the device's clock, also in a world that stands still. */
const SHORT = 15_000
/** Takes up a reading, null for the device's own time: all that shows or waits looks anew. Only mock-link calls it (QA-011). */
export function keepWorldTime(reading: WorldReading | null): void {
  world = reading
  for (const look of [...movers]) look()
}

function afterInWorld(ms: number, fn: () => void): Cancel {
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

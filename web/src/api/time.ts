import { useEffect, useState } from 'react'

export type Cancel = () => void

/** The only reader of the clock in the web app; everything else asks here. */
export const now = (): number => Date.now()

/** A browser timer overflows beyond this and would fire at once. */
const LONGEST = 2 ** 31 - 1

/** Runs `fn` once, `ms` from now. */
export function after(ms: number, fn: () => void): Cancel {
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
    setTime(now())
    return step === null ? undefined : every(step, () => setTime(now()))
  }, [step])
  return time
}

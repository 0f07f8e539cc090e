import { useCallback, useEffect, useRef, useState } from 'react'
import { every } from '#web/api/time.ts'

export interface Polled<T> {
  /** The last good answer, also while a later one fails. */
  data: T | null
  error: unknown
  /** Asks at once, e.g. after a command; an answer still under way is older and dropped. */
  refresh: () => void
}

const STEP = 1_000

/** Asks again every second while the page can be seen; never twice at a time. `load` must be stable. */
export function usePolled<T>(load: (signal: AbortSignal) => Promise<T>): Polled<T> {
  const [state, setState] = useState<{ data: T | null; error: unknown }>({ data: null, error: null })
  const asking = useRef<AbortController | null>(null)

  const ask = useCallback(async () => {
    const mine = new AbortController()
    asking.current?.abort()
    asking.current = mine
    try {
      const data = await load(mine.signal)
      if (asking.current === mine) setState({ data, error: null })
    } catch (error) {
      if (asking.current === mine) setState(({ data }) => ({ data, error }))
    } finally {
      if (asking.current === mine) asking.current = null
    }
  }, [load])

  useEffect(() => {
    let stop = () => {}
    const follow = () => {
      stop()
      stop = () => {}
      if (document.visibilityState === 'hidden') return
      void ask()
      stop = every(STEP, () => {
        if (!asking.current) void ask()
      })
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', follow)
      asking.current?.abort()
      asking.current = null
    }
  }, [ask])

  return { ...state, refresh: () => void ask() }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { every } from '#web/api/time.ts'
import { onCommand } from '../control.ts'

export interface Polled<T> {
  /** The last loaded data, kept if a later request fails. */
  data: T | null
  error: unknown
  /** Loads again at once and ignores a running request, which may be older. */
  refresh: () => void
  /** A command has answered with what asking would give. */
  put: (data: T) => void
}

const STEP = 1_000

/** Loads data every second while the page is visible, and after each command; requests never overlap. `load` must be a stable reference. */
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
    const stopHearing = onCommand(() => void ask())
    document.addEventListener('visibilitychange', follow)
    return () => {
      stop()
      stopHearing()
      document.removeEventListener('visibilitychange', follow)
      asking.current?.abort()
      asking.current = null
    }
  }, [ask])

  const put = (data: T) => {
    asking.current?.abort()
    asking.current = null
    setState({ data, error: null })
  }

  return { ...state, refresh: () => void ask(), put }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { every } from '#web/api/time.ts'
import { onCommand } from '../control.ts'

export interface Polled<T> {
  /** The last loaded data, kept if a later request fails. */
  data: T | null
  error: unknown
  /** Loads again at once and ignores a running request, which may be older. */
  refresh: () => void
  /** Sets the data from a command's response. */
  put: (data: T) => void
}

const STEP = 1_000

/** Loads data every second while the page is visible, and after each command; requests never overlap. `load` must be a stable reference. */
export function usePolled<T>(load: (signal: AbortSignal) => Promise<T>): Polled<T> {
  const [state, setState] = useState<{ data: T | null; error: unknown }>({ data: null, error: null })
  const running = useRef<AbortController | null>(null)

  const reload = useCallback(async () => {
    const own = new AbortController()
    running.current?.abort()
    running.current = own
    try {
      const data = await load(own.signal)
      if (running.current === own) setState({ data, error: null })
    } catch (error) {
      if (running.current === own) setState(({ data }) => ({ data, error }))
    } finally {
      if (running.current === own) running.current = null
    }
  }, [load])

  useEffect(() => {
    let stop = () => {}
    const follow = () => {
      stop()
      stop = () => {}
      if (document.visibilityState === 'hidden') return
      void reload()
      stop = every(STEP, () => {
        if (!running.current) void reload()
      })
    }
    follow()
    const unsubscribe = onCommand(() => void reload())
    document.addEventListener('visibilitychange', follow)
    return () => {
      stop()
      unsubscribe()
      document.removeEventListener('visibilitychange', follow)
      running.current?.abort()
      running.current = null
    }
  }, [reload])

  const put = (data: T) => {
    running.current?.abort()
    running.current = null
    setState({ data, error: null })
  }

  return { ...state, refresh: () => void reload(), put }
}

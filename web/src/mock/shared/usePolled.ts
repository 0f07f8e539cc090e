import { useCallback, useEffect, useState } from 'react'
import { every } from '#web/api/time.ts'

export interface Polled<T> {
  /** The last good answer, also while a later one fails. */
  data: T | null
  error: unknown
  /** Asks at once, e.g. after a command. */
  refresh: () => void
}

const STEP = 1_000

/** Asks again every second while the page can be seen; never twice at a time. `load` must be stable. */
export function usePolled<T>(load: (signal: AbortSignal) => Promise<T>): Polled<T> {
  const [state, setState] = useState<{ data: T | null; error: unknown }>({ data: null, error: null })
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    let asking = false
    let stop = () => {}
    const look = async () => {
      if (asking) return
      asking = true
      try {
        const data = await load(abort.signal)
        setState({ data, error: null })
      } catch (error) {
        if (!abort.signal.aborted) setState(({ data }) => ({ data, error }))
      } finally {
        asking = false
      }
    }
    const follow = () => {
      stop()
      stop = () => {}
      if (document.visibilityState === 'hidden') return
      void look()
      stop = every(STEP, () => void look())
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      abort.abort()
      stop()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [load, turn])

  const refresh = useCallback(() => setTurn((last) => last + 1), [])
  return { ...state, refresh }
}

import { useRef, useState } from 'react'

export interface Action<Args extends unknown[]> {
  /** Runs the command; while it runs, a second call does nothing. Never rejects. */
  run: (...args: Args) => Promise<void>
  busy: boolean
  /** What the last run failed with; null while one runs, and after a success. */
  error: unknown
  clearError: () => void
}

/** One asynchronous command of a panel: whether it runs, and what it failed with. */
export function useAction<Args extends unknown[]>(command: (...args: Args) => Promise<unknown>): Action<Args> {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const running = useRef(false)

  const run = async (...args: Args): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    try {
      await command(...args)
    } catch (failure) {
      setError(failure)
    }
    running.current = false
    setBusy(false)
  }
  return { run, busy, error, clearError: () => setError(null) }
}

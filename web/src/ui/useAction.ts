import { useRef, useState } from 'react'

export interface Action<Args extends unknown[]> {
  /** Runs the command. A call during a run is ignored. Never rejects. */
  run: (...args: Args) => Promise<void>
  busy: boolean
  /** The error of the last run; null during a run and after a success. */
  error: unknown
  clearError: () => void
}

/** Runs an asynchronous command of a panel and holds its state: busy and error. */
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

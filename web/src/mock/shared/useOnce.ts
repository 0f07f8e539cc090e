import { useCallback, useEffect, useState } from 'react'

/** Asks once, and again on `retry`. `load` must be stable. */
export function useOnce<T>(load: (signal: AbortSignal) => Promise<T>): { data: T | null; error: unknown; retry: () => void } {
  const [state, setState] = useState<{ data: T | null; error: unknown }>({ data: null, error: null })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    load(abort.signal).then(
      (data) => setState({ data, error: null }),
      (error: unknown) => {
        if (!abort.signal.aborted) setState(({ data }) => ({ data, error }))
      },
    )
    return () => abort.abort()
  }, [load, turn])
  const retry = useCallback(() => {
    setState(({ data }) => ({ data, error: null }))
    setTurn((last) => last + 1)
  }, [])
  return { ...state, retry }
}

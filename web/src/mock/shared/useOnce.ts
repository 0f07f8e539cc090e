import { useCallback, useEffect, useState } from 'react'

/** Loads data once, and again on `retry`. `load` must be a stable reference. */
export function useOnce<T>(load: (signal?: AbortSignal) => Promise<T>): { data: T | null; error: unknown; retry: () => void } {
  const [state, setState] = useState<{ data: T | null; error: unknown }>({ data: null, error: null })
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const data = await load(signal)
        setState({ data, error: null })
      } catch (error) {
        if (!signal?.aborted) setState(({ data }) => ({ data, error }))
      }
    },
    [load],
  )
  useEffect(() => {
    const abort = new AbortController()
    void ask(abort.signal)
    return () => abort.abort()
  }, [ask])
  return { ...state, retry: () => void ask() }
}

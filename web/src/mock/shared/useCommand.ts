import { useState } from 'react'

export interface Command<Args extends unknown[]> {
  run: (...args: Args) => void
  busy: boolean
  error: unknown
  clear: () => void
}

/** One command at a time; its error stays until the next try, where it was given. */
export function useCommand<Args extends unknown[]>(work: (...args: Args) => Promise<void>): Command<Args> {
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null })
  const run = (...args: Args) => {
    if (state.busy) return
    setState({ busy: true, error: null })
    work(...args).then(
      () => setState({ busy: false, error: null }),
      (error: unknown) => setState({ busy: false, error }),
    )
  }
  return { run, ...state, clear: () => setState({ busy: false, error: null }) }
}

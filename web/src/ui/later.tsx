import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { importAgain, importFiles, onNetworkBack } from '#web/api/lazyImport.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from './ErrorNote.tsx'
import { Skeleton } from './Skeleton.tsx'

export type Later<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> }

export interface LaterLooks {
  meanwhile?: ReactNode
  /** Shown once it could not be loaded; null goes on showing `meanwhile`. */
  failed?: ComponentType<{ onRetry: () => void }> | null
}

/**
 * A component whose code comes when it is first shown, or before by `preload`. Not React.lazy: after a fallback it holds
 * what is there already back for another 300 ms, and on a phone every step of the thread would feel that; and it never tries again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile = <Skeleton lines={4} />, failed: Failed = NotLoaded }: LaterLooks = {},
): Later<Props> {
  let Loaded: ComponentType<Props> | null = null
  let loading: Promise<unknown> | null = null
  const bring = (by: typeof importFiles<ComponentType<Props>>) =>
    (loading ??= by(load).then(
      (component) => (Loaded = component),
      (error: unknown) => {
        loading = null // the next attempt loads it again
        throw error
      },
    ))
  const preload = () => bring(importFiles)

  function Shown(props: Props) {
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(Loaded ? 'ready' : 'loading')
    const attempt = useCallback((ask: () => Promise<unknown>) => {
      void ask().then(
        () => setState('ready'),
        () => setState('failed'),
      )
    }, [])
    useEffect(() => {
      if (state === 'loading') attempt(preload)
      return state === 'failed' ? onNetworkBack(() => attempt(preload)) : undefined
    }, [state, attempt])
    if (Loaded) return <Loaded {...props} />
    return state === 'failed' && Failed ? <Failed onRetry={() => attempt(() => bring(importAgain))} /> : meanwhile
  }
  return Object.assign(Shown, { preload })
}

/** Shown where the code could not be loaded; it is loaded when the network is back, or by Try Again. */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTexts()
  return <ErrorNote text={t.errors.offline} onRetry={onRetry} />
}

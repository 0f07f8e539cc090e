import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { importAgain, importFiles, type LoadFailure, onNetworkBack, reasonOf } from '#web/api/lazyImport.ts'
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx'
import { Skeleton } from './Skeleton.tsx'

export type Later<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> }

export interface LaterFallbacks {
  meanwhile?: ReactNode
  /** Shown after loading failed; null keeps showing `meanwhile`. */
  failed?: ComponentType<LoadFailedProps> | null
}

/**
 * A component whose code is loaded when it is first shown, or earlier with `preload`. It replaces React.lazy, which never
 * retries a failed import. React.lazy also delays loaded content by up to 300 ms, which would slow down every step of the thread.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile = <Skeleton lines={4} />, failed: Failed = LoadFailed }: LaterFallbacks = {},
): Later<Props> {
  let Loaded: ComponentType<Props> | null = null
  let loading: Promise<unknown> | null = null
  const loadWith = (importer: typeof importFiles<ComponentType<Props>>) =>
    (loading ??= importer(load).then(
      (component) => (Loaded = component),
      (error: unknown) => {
        loading = null // lets the next attempt load it again
        throw error
      },
    ))
  const preload = () => loadWith(importFiles)

  function Shown(props: Props) {
    const [state, setState] = useState<'loading' | 'ready' | LoadFailure>(Loaded ? 'ready' : 'loading')
    const attempt = useCallback((request: () => Promise<unknown>) => {
      void request().then(
        () => setState('ready'),
        (error: unknown) => setState(reasonOf(error)),
      )
    }, [])
    useEffect(() => {
      if (state === 'loading') attempt(preload)
      return state === 'loading' || state === 'ready' ? undefined : onNetworkBack(() => attempt(preload))
    }, [state, attempt])
    if (Loaded) return <Loaded {...props} />
    if (state === 'loading' || state === 'ready' || !Failed) return meanwhile
    return <Failed reason={state} onRetry={() => attempt(() => loadWith(importAgain))} />
  }
  return Object.assign(Shown, { preload })
}

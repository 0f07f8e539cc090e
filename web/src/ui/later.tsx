import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { importAgain, importFiles, type LoadFailure, onNetworkBack, reasonOf } from '#web/api/lazyImport.ts'
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx'
import { Skeleton } from './Skeleton.tsx'

export type Later<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> }

export interface LaterLooks {
  meanwhile?: ReactNode
  /** Shown once it could not be loaded; null goes on showing `meanwhile`. */
  failed?: ComponentType<LoadFailedProps> | null
}

/**
 * A component whose code comes when it is first shown, or before by `preload`. Not React.lazy: after a fallback it holds
 * what is there already back for another 300 ms, and on a phone every step of the thread would feel that; and it never tries again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile = <Skeleton lines={4} />, failed: Failed = LoadFailed }: LaterLooks = {},
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
    const [state, setState] = useState<'loading' | 'ready' | LoadFailure>(Loaded ? 'ready' : 'loading')
    const attempt = useCallback((ask: () => Promise<unknown>) => {
      void ask().then(
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
    return <Failed reason={state} onRetry={() => attempt(() => bring(importAgain))} />
  }
  return Object.assign(Shown, { preload })
}

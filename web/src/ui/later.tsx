import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from './Skeleton.tsx'

export type Later<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> }

/**
 * A component whose code comes when it is first shown, or before by `preload`. Not React.lazy: after a fallback it holds
 * what is there already back for another 300 ms, and on a phone every step of the thread would feel that.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = <Skeleton lines={4} />,
): Later<Props> {
  let Loaded: ComponentType<Props> | null = null
  let loading: Promise<unknown> | null = null
  const preload = () => (loading ??= load().then((component) => (Loaded = component)))

  function Shown(props: Props) {
    const [ready, setReady] = useState(Loaded !== null)
    useEffect(() => {
      if (ready) return
      let gone = false
      preload().then(
        () => gone || setReady(true),
        () => (loading = null), // shown again it tries again
      )
      return () => {
        gone = true
      }
    }, [ready])
    return Loaded ? <Loaded {...props} /> : meanwhile
  }
  return Object.assign(Shown, { preload })
}

import { type ComponentType, createElement, lazy, useState } from 'react'
import { type TextBundle, withTexts } from '#web/i18n/texts.ts'
import { later } from '#web/ui/later.tsx'
import { PageNotLoaded } from './guards/PageNotLoaded.tsx'

export interface Page {
  (): ReturnType<typeof createElement>
  /** Loads code and texts ahead, so that the first render is complete. */
  load: () => Promise<unknown>
}

/** Creates a page that loads its code and texts when it is first shown. */
export function page<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  ...bundles: readonly TextBundle[]
): Page {
  let loaded: ComponentType | null = null
  const loadPage = async () => {
    const file = await withTexts(load, ...bundles)
    return (loaded = file[name])
  }
  const Again = later(loadPage, { failed: PageNotLoaded })
  // React.lazy never retries: after a failure, render a component that can.
  const Later = lazy(async () => ({ default: await loadPage().catch(() => Again) }))
  const LoadedPage = () => {
    // Keep the same component while mounted: switching would lose the page's state.
    const [Shown] = useState<ComponentType>(() => loaded ?? Later)
    return createElement(Shown)
  }
  return Object.assign(LoadedPage, { load: loadPage })
}

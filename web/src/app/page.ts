import { type ComponentType, createElement, lazy, useState } from 'react'
import { type Area, withTexts } from '#web/i18n/texts.ts'
import { later } from '#web/ui/later.tsx'
import { PageNotLoaded } from './guards/PageNotLoaded.tsx'

export interface Page {
  (): ReturnType<typeof createElement>
  /** Loads code and texts, so that the page is complete at its first render. */
  load: () => Promise<unknown>
}

/** A page that is loaded when it is first shown, together with its texts. */
export function page<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>, ...areas: readonly Area[]): Page {
  let loaded: ComponentType | null = null
  const loadPage = async () => {
    const file = await withTexts(load, ...areas)
    return (loaded = file[name])
  }
  const Again = later(loadPage, { failed: PageNotLoaded })
  // React.lazy keeps a failure for good: what it shows then is a page that tries again.
  const Later = lazy(async () => ({ default: await loadPage().catch(() => Again) }))
  const LoadedPage = () => {
    // Once mounted it stays the one or the other: a change would throw its state away.
    const [Shown] = useState<ComponentType>(() => loaded ?? Later)
    return createElement(Shown)
  }
  return Object.assign(LoadedPage, { load: loadPage })
}

import { useEffect } from 'react'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import type { Entry } from '../transcript/entry.ts'

/** At a first visit with a Swahili device, below the greeting (CHAT-148, I18N-006). */
export function useOfferSwahili(entries: readonly Entry[], loaded: boolean): void {
  const isFirstVisit = loaded && entries.length === 1 && entries[0]?.card.kind === 'welcome' && !entries[0].answer
  useEffect(() => {
    if (!isFirstVisit || !navigator.language.toLowerCase().startsWith('sw')) return
    void importWhenOnline(() => import('../input/offerSwahili.ts')).then(({ offerSwahili }) => offerSwahili())
  }, [isFirstVisit])
}

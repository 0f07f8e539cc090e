import { useEffect } from 'react'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { useCardRequest } from './requestedCard.ts'
import { useTranscript } from './transcript/transcript.ts'

/** Opens the card a link asks for. Loaded on demand, because most threads are opened without one (PERF-005). */
export function useRequestedCard(): void {
  const target = useCardRequest((state) => state.target)
  const ready = useTranscript((state) => state.loaded && state.entries.length > 0)
  useEffect(() => {
    if (target && ready) void importWhenOnline(() => import('./openRequestedCard.ts')).then(({ openRequestedCard }) => openRequestedCard())
  }, [target, ready])
}

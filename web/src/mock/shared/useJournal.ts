import { useCallback } from 'react'
import { control } from '../control.ts'
import { JournalReply } from '../shapes.ts'
import { usePolled } from './usePolled.ts'

/** How many events the timelines show. */
export const SHOWN = 100

/** The last events of the world that fit, oldest first. */
export function useJournal({ kind = '', phone = '', reference = '' }: { kind?: string; phone?: string; reference?: string }) {
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = new URLSearchParams({ limit: String(SHOWN) })
      for (const [name, value] of Object.entries({ kind, phone, reference })) if (value !== '') query.set(name, value)
      return control(`/journal?${query}`, JournalReply, { signal })
    },
    [kind, phone, reference],
  )
  return usePolled(load)
}

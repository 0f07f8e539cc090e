import { useCallback } from 'react'
import { control } from '../../control.ts'
import { JournalReply } from '../../shapes.ts'
import { usePolled } from '../usePolled.ts'

/** How many events the timelines show. */
export const SHOWN = 100
/** Beside a phone there is less room. */
export const SHOWN_BESIDE = 40

/** The last events of the world that fit, oldest first. */
export function useJournal({
  kind = '',
  phone = '',
  reference = '',
  limit = SHOWN,
}: {
  kind?: string
  phone?: string
  reference?: string
  limit?: number
}) {
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = new URLSearchParams({ limit: String(limit) })
      for (const [name, value] of Object.entries({ kind, phone, reference })) if (value !== '') query.set(name, value)
      return control(`/journal?${query}`, JournalReply, { signal })
    },
    [kind, phone, reference, limit],
  )
  return usePolled(load)
}

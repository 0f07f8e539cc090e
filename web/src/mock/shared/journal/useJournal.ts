import { useCallback } from 'react'
import { listJournal } from '#contract/control/journal.ts'
import { control } from '../../control.ts'
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
      const query = { limit, kind: kind || undefined, phone: phone || undefined, reference: reference || undefined }
      return control(listJournal, { query, signal })
    },
    [kind, phone, reference, limit],
  )
  return usePolled(load)
}

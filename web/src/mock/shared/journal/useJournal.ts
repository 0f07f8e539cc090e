import { useCallback } from 'react'
import { listJournal } from '#contract/control/journal.ts'
import { control } from '../../control.ts'
import { usePolled } from '../usePolled.ts'

/** The number of entries in a timeline. */
export const SHOWN = 100
/** The number of entries beside a phone, where there is less space. */
export const SHOWN_BESIDE = 40

/** Loads the world's latest matching journal entries, oldest first, and keeps them up to date. */
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

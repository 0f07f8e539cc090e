import { useCallback } from 'react'
import type { ControlInput } from '#contract/control/controlCall.ts'
import { type JournalEntry, listJournal } from '#contract/control/journal.ts'
import { listPayments } from '#contract/control/payments.ts'
import { control } from '../../control.ts'
import { usePolled } from '../usePolled.ts'
import { fitsRow, isFirstView, moneyKinds, rowsOf, type TimelineRow } from './rows.ts'

/** The number of rows in a timeline. */
export const SHOWN = 100
/** The number of rows beside a phone, where there is less space. */
export const SHOWN_BESIDE = 40

/** What a tester wants to see; an empty text does not filter. Without `everything`, only the rows of the first view are loaded. */
export interface TimelineFilter {
  kind: string
  phone: string
  reference: string
  everything: boolean
}

/** Loads the world's latest matching rows, the newest first, and keeps them up to date. A chosen kind is shown entry by entry. */
export function useTimeline({ kind, phone, reference, everything }: TimelineFilter, limit: number) {
  const load = useCallback(
    async (signal: AbortSignal): Promise<TimelineRow[]> => {
      const list = (query: ControlInput<typeof listJournal>['query']) => control(listJournal, { query, signal })
      const narrow = { phone: phone || undefined, reference: reference || undefined, limit }
      if (kind !== '') return (await list({ ...narrow, kind })).reverse()
      // Entries of a payment may lack its phone, so rows are filtered here, out of more entries than are shown.
      const most = 4 * limit
      const [payments, ...lists] = await Promise.all([
        control(listPayments, { signal }),
        list({ kind: moneyKinds.join(','), limit: most }),
        list({ kind: 'answer', path: '/mobile-money/', limit: most }),
        list({ kind: 'answer', path: '/orders', limit: most }),
        ...(everything || reference !== '' ? [list(narrow)] : []),
      ])
      const wanted = (row: TimelineRow) => (everything || reference !== '' || isFirstView(row)) && fitsRow(row, { phone, reference })
      return rowsOf(merged(lists), payments).filter(wanted).slice(0, limit)
    },
    [kind, phone, reference, everything, limit],
  )
  return usePolled(load)
}

/** Merges lists of entries into one, oldest first and each entry once. */
const merged = (lists: readonly (readonly JournalEntry[])[]): JournalEntry[] =>
  [...new Map(lists.flat().map((entry) => [entry.seq, entry])).values()].sort((a, b) => a.seq - b.seq)

/** Returns all entries that a filter fits as JSON lines, also those that the timeline does not show. */
export async function wholeLog({ kind, phone, reference }: Omit<TimelineFilter, 'everything'>): Promise<string> {
  const query = { kind: kind || undefined, phone: phone || undefined, reference: reference || undefined }
  return (await control(listJournal, { query })).map((entry) => JSON.stringify(entry)).join('\n')
}

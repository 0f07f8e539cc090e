import { useReads } from './savedAt.ts'
import { useOffline } from './useOffline.ts'

/** Offline, returns when the oldest data of these calls was fetched, in ms; otherwise null (PWA-003). */
export function useSavedAt(keys: readonly (string | null)[]): number | null {
  const isOffline = useOffline()
  return useReads((reads) => {
    const old = keys.flatMap((key) => {
      const read = key === null ? undefined : reads[key]
      return read && (read.isOld || isOffline) ? read.at : []
    })
    return old.length > 0 ? Math.min(...old) : null
  })
}

import { useCallback, useEffect, useState } from 'react'
import { importAgain, importFiles, type LoadFailure, onNetworkBack, reasonOf } from '#web/api/lazyImport.ts'

type Regions = Readonly<Record<string, readonly string[]>>
let loaded: Regions | null = null

const load = async () => (loaded ??= (await import('#contract/rules/regions.ts')).regions)

/** Loads regions and districts when a form first needs them; null until then. `failure` is set if loading failed. */
export function useRegions(): { regions: Regions | null; failure: { reason: LoadFailure; onRetry: () => void } | null } {
  const [regions, setRegions] = useState(loaded)
  const [reason, setReason] = useState<LoadFailure | null>(null)
  const attempt = useCallback((importer: typeof importFiles<Regions>) => {
    void importer(load).then(setRegions, (error: unknown) => setReason(reasonOf(error)))
  }, [])
  useEffect(() => {
    if (regions) return
    attempt(importFiles)
    return onNetworkBack(() => attempt(importFiles))
  }, [regions, attempt])
  return { regions, failure: reason && !regions ? { reason, onRetry: () => attempt(importAgain) } : null }
}

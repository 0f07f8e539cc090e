import { useCallback, useEffect, useState } from 'react'
import { importAgain, importFiles, onNetworkBack } from '#web/api/lazyImport.ts'

type Regions = Readonly<Record<string, readonly string[]>>
let loaded: Regions | null = null

const load = async () => (loaded ??= (await import('#contract/rules/regions.ts')).regions)

/** Regions and their districts, loaded when a form first needs them; null until then. `retry` is there once that failed. */
export function useRegions(): { regions: Regions | null; retry: (() => void) | undefined } {
  const [regions, setRegions] = useState(loaded)
  const [failed, setFailed] = useState(false)
  const attempt = useCallback((by: typeof importFiles<Regions>) => {
    void by(load).then(setRegions, () => setFailed(true))
  }, [])
  useEffect(() => {
    if (regions) return
    attempt(importFiles)
    return onNetworkBack(() => attempt(importFiles))
  }, [regions, attempt])
  return { regions, retry: failed && !regions ? () => attempt(importAgain) : undefined }
}

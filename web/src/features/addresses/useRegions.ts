import { useEffect, useState } from 'react'

type Regions = Readonly<Record<string, readonly string[]>>
let loaded: Regions | null = null

/** Regions and their districts, loaded when a form first needs them; null until then. */
export function useRegions(): Regions | null {
  const [regions, setRegions] = useState(loaded)
  useEffect(() => {
    let gone = false
    void import('#contract/regions.ts').then((file) => {
      loaded = file.regions
      if (!gone) setRegions(loaded)
    })
    return () => {
      gone = true
    }
  }, [])
  return regions
}

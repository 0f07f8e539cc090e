import { useCallback, useSyncExternalStore } from 'react'
import { widths } from './widths.ts'

/** Returns whether the window has at least this width, and updates when that changes. */
export function useMinWidth(name: keyof typeof widths): boolean {
  const query = `(min-width: ${widths[name]})`
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  // The build renders the frames of the first paint for a phone.
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

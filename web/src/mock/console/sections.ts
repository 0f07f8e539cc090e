import { useEffect, useState } from 'react'

/** The console's sections, each at `/__mock#name`. */
export const sections = [
  'payments',
  'orders',
  'goods',
  'scenarios',
  'handsets',
  'clock',
  'faults',
  'realtime',
  'shapes',
  'accounts',
  'worlds',
  'violations',
  'journal',
] as const
export type Section = (typeof sections)[number]

/** Returns the section in the URL's hash; an unknown hash keeps the current one. */
export function useSection(): Section {
  const [section, setSection] = useState<Section>(() => sectionInUrl() ?? 'payments')
  useEffect(() => {
    const follow = () => setSection((before) => sectionInUrl() ?? before)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return section
}

const sectionInUrl = (): Section | undefined => sections.find((section) => window.location.hash === `#${section}`)

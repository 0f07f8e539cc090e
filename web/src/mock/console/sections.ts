import { useEffect, useState } from 'react'

/** The parts of the console, each at `/__mock#name`. */
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

/** The part which the address names; an address that names none changes nothing. */
export function useSection(): Section {
  const [section, setSection] = useState<Section>(() => named() ?? 'payments')
  useEffect(() => {
    const follow = () => setSection((before) => named() ?? before)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return section
}

const named = (): Section | undefined => sections.find((section) => window.location.hash === `#${section}`)

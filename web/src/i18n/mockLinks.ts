import type { Language } from './bundles.ts'

/** The texts of links to the mock's pages. Only builds for the mock contain them (QA-002). */
export const mockLinks = {
  en: {
    handset: 'Open the test phone',
  },
  sw: {
    handset: 'Fungua simu ya majaribio',
  },
} as const satisfies Record<Language, object>

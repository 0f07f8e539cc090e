import type { Language } from './bundles.ts'

/** Only in builds for the mock (QA-002). */
export const mockLinks = {
  en: {
    handset: 'Open the test phone',
  },
  sw: {
    handset: 'Fungua simu ya majaribio',
  },
} as const satisfies Record<Language, object>

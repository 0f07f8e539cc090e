import type { Language } from './bundles.ts'

/** Returns the language of the shop for a stored choice. Before the first choice it is Swahili on a device set to Swahili, else English (I18N-006). */
export const languageFor = (chosen: string | null): Language =>
  chosen === 'sw' || (chosen !== 'en' && /^sw\b/i.test(navigator.languages[0] ?? '')) ? 'sw' : 'en'

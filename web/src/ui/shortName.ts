import type { Language } from '#web/i18n/texts.ts'
import { nameParts } from './nameParts.ts'

/** A product in one or two words: `Prawns`, in Swahili its name at the landing site, `Kamba`. */
export function shortName(name: string, language: Language): string {
  const { title, local } = nameParts(name)
  return language === 'sw' ? (local ?? title) : title
}

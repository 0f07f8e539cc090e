import type { Language } from '#web/i18n/texts.ts'
import { shownParts } from './fishName.ts'

/** A product in one or two words: `Prawns`, in Swahili its name at the landing site, `Kamba`. */
export const shortName = (name: string, language: Language): string => shownParts(name, language).title

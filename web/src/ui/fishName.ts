import { type Language, languageNow } from '#web/i18n/texts.ts'
import { type NameParts, nameParts } from './nameParts.ts'

/** The parts of a name as the reader's language orders them: in Swahili the name at the landing site is the title (CHAT-139). */
export function shownParts(name: string, language: Language = languageNow()): NameParts {
  const parts = nameParts(name)
  return language === 'sw' && parts.local !== null ? { ...parts, title: parts.local, local: parts.title } : parts
}

/** Both names without the unit: `Nile tilapia (Sato)`, in Swahili `Sato (Nile tilapia)`. */
export function bothNames(name: string): string {
  const { title, local } = shownParts(name)
  return local === null ? title : `${title} (${local})`
}

/** In one line, for sentences and labels: `Nile tilapia (Sato), 1 kg`; a name written otherwise stays as it is. */
export function fishName(name: string): string {
  const { local, unit } = nameParts(name)
  return local === null ? name : [bothNames(name), unit].filter(Boolean).join(', ')
}

/** A product in one or two words: `Prawns`, in Swahili its name at the landing site, `Kamba`. */
export const shortName = (name: string, language: Language): string => shownParts(name, language).title

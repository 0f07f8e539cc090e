import { type Language, languageNow, wholeSums } from '#web/i18n/texts.ts'
import { type NameParts, nameParts } from './nameParts.ts'

/** Returns the parts of a name in the order of the current language: in Swahili, the local name is the title (CHAT-139). */
export function shownParts(name: string, language: Language = languageNow()): NameParts {
  const parts = nameParts(name)
  return language === 'sw' && parts.local !== null ? { ...parts, title: parts.local, local: parts.title } : parts
}

/** Returns both names without the unit: `Nile tilapia (Sato)`, in Swahili `Sato (Nile tilapia)`. */
export function bothNames(name: string): string {
  const { title, local } = shownParts(name)
  return local === null ? title : `${title} (${local})`
}

/** Returns the full name for sentences and labels: `Nile tilapia (Sato), 1 kg`, with a no-break space in the unit. A name in another format keeps its form. */
export function fishName(name: string): string {
  const { local, unit } = nameParts(name)
  return wholeSums(local === null ? name : [bothNames(name), unit].filter(Boolean).join(', '))
}

/** Returns the title without local name and unit: `Prawns`, in Swahili `Kamba`. */
export const shortName = (name: string, language: Language): string => shownParts(name, language).title

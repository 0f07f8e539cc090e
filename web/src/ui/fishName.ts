import { type Language, languageNow, wholeSums } from '#web/i18n/texts.ts'
import { type NameParts, nameParts, partsIn } from './nameParts.ts'

/** Returns the parts of a name in the order of the current language. */
export const shownParts = (name: string, language: Language = languageNow()): NameParts => partsIn(language, name)

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

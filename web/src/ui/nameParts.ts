import type { Language } from '#web/i18n/bundles.ts'

export interface NameParts {
  title: string
  /** The local name used at the landing site, e.g. `Sato`. */
  local: string | null
  /** The size of one unit, e.g. `1 kg`. */
  unit: string | null
}

/** Splits `Nile tilapia (Sato), 1 kg` into its parts; a name in another format becomes the title. */
export function nameParts(name: string): NameParts {
  const [, title = name, local = null, unit = null] =
    /^\s*([^(),]+(?:,\s*[^(),\d]+)*?)\s*(?:\(([^()]+)\))?\s*(?:,\s*(\d[^,()]*|each))?\s*$/i.exec(name) ?? []
  return { title: title.trim(), local: local?.trim() ?? null, unit: unit?.trim() ?? null }
}

/** Returns the parts of a name in the order of a language: in Swahili, the local name is the title (CHAT-139). */
export function partsIn(language: Language, name: string): NameParts {
  const parts = nameParts(name)
  return language === 'sw' && parts.local !== null ? { ...parts, title: parts.local, local: parts.title } : parts
}

/** Formats local name and unit as the line under a title: `Sato, 1 kg`. A no-break space joins number and unit. */
export const subtitle = ({ local, unit }: NameParts): string => [local, unit?.replaceAll(' ', '\u00A0')].filter(Boolean).join(', ')

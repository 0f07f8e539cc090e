export interface NameParts {
  title: string
  /** The name at the landing site, e.g. `Sato`. */
  local: string | null
  /** What one unit is, e.g. `1 kg`. */
  unit: string | null
}

/** `Nile tilapia (Sato), 1 kg` in its parts; a name written otherwise is all title. */
export function nameParts(name: string): NameParts {
  const [, title = name, local = null, unit = null] =
    /^\s*([^(),]+(?:,\s*[^(),\d]+)*?)\s*(?:\(([^()]+)\))?\s*(?:,\s*(\d[^,()]*|each))?\s*$/i.exec(name) ?? []
  return { title: title.trim(), local: local?.trim() ?? null, unit: unit?.trim() ?? null }
}

/** The line under a title: `Sato, 1 kg`; number and unit stay together. */
export const subtitle = ({ local, unit }: NameParts): string => [local, unit?.replaceAll(' ', '\u00A0')].filter(Boolean).join(', ')

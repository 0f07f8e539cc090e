import { fish } from '#contract/rules/fish/names.ts'
import { searchKey, searchWords } from '#contract/rules/searchKey.ts'

/** Returns the catalogue's name for an alias of a fish, or the first alias for a catalogue name; null if the word isn't a known fish (I18N-013). */
export function otherName(search: string): string | null {
  const searched = searchWords(search).join(' ')
  for (const [name, others] of Object.entries(fish)) {
    const known = others
      .replaceAll('_', '\u00A0')
      .split(' ')
      .map((other) => other.replaceAll('\u00A0', ' '))
    if (isSame(searchKey(name), searched)) return known[0] ?? null
    if (known.some((other) => isSame(other, searched))) return name
  }
  return null
}

const isSame = (name: string, searched: string): boolean => searched === name || searched === `${name}s`

import { regions } from '#contract/rules/regions.ts'
import { places, regionNames } from './places.ts'

/** One place that a name can mean; a name used in several districts has several. */
export interface Place {
  readonly region: string
  readonly district: string | null
  /** True for an area within a district, false for a district or region. */
  readonly isArea: boolean
}

export interface Found {
  readonly places: readonly Place[]
  readonly key: string
  /** True for a street named after a place, such as `mtaa wa Mafia`: it doesn't say where the street is. */
  readonly isStreet: boolean
}

/** Lower case without punctuation or accents: `Chang'ombe` becomes changombe, `G/Mboto` becomes gmboto. */
export const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const LONGEST = 4
const MISSPELT_FROM = 7
const SUFFIX = / (?:City|Municipal|Town|Rural|Mikindani)$|-Ujiji$/

const table = makeTable()
const names = [...table.keys()]

function makeTable(): ReadonlyMap<string, readonly Place[]> {
  const all = new Map<string, Place[]>()
  const add = (name: string, place: Place) => {
    const known = all.get(name)
    if (!known) all.set(name, [place])
    else if (!known.some(({ region, district }) => region === place.region && district === place.district)) known.push(place)
  }
  for (const [region, districts] of Object.entries(regions)) {
    // A region's main town often has the region's name, so the name alone means the town. People in the villages name their district.
    for (const district of districts) add(keyOf(district), { region, district, isArea: false })
    for (const district of districts) {
      const short = keyOf(district.replace(SUFFIX, ''))
      if (!district.endsWith(' Rural') && !all.has(short)) add(short, { region, district, isArea: false })
    }
    if (!all.has(keyOf(region))) add(keyOf(region), { region, district: null, isArea: false })
  }
  for (const [name, region] of Object.entries(regionNames)) all.set(name, [{ region, district: null, isArea: false }])
  for (const [region, districts] of Object.entries(places))
    for (const [district, areas] of Object.entries(districts))
      for (const name of areas.split(' ')) add(name.replaceAll('_', ' '), { region, district, isArea: true })
  return all
}

/** Finds the places that a line names, trying the longest name first at each word. Long names may have one typo. */
export function findPlaces(text: string): readonly Found[] {
  const words = text
    .split(/[\s,;]+/)
    .map(keyOf)
    .filter((word) => word !== '')
  const found: Found[] = []
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(LONGEST, words.length - at); length >= 1; length--) {
      const key = words.slice(at, at + length).join(' ')
      const known = table.get(key) ?? (length === 1 ? misspelt(key) : undefined)
      if (!known) continue
      found.push({ places: known, key, isStreet: isStreet(words, at, length) })
      at += length - 1
      break
    }
  }
  return found
}

function isStreet(words: readonly string[], at: number, length: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at).join(' ')
  return /(?:mtaa wa|barabara ya|njia ya)$/.test(before) || /^(?:road|rd|street|st|avenue|ave|lane)$/.test(words[at + length] ?? '')
}

function misspelt(word: string): readonly Place[] | undefined {
  if (word.length < MISSPELT_FROM) return undefined
  // Short names are too close to everyday words: `kibanda` doesn't mean Kibada.
  const candidates = names.filter((name) => name.length >= MISSPELT_FROM && name[0] === word[0] && isOneOff(word, name))
  return candidates.length === 1 ? table.get(candidates[0] ?? '') : undefined
}

/** True if the words differ by one wrong, missing or extra letter. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)
}

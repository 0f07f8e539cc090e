import { regions } from '#contract/rules/regions.ts'
import { everydayWords, places, regionNames } from './places.ts'
import { stripAddressCourtesy } from './stripAddressCourtesy.ts'

/** The address parts found in a line; '' for each part the line doesn't mention. */
export interface AddressLine {
  readonly street: string
  readonly landmark: string
  readonly region: string
  readonly district: string
  readonly city: string
  /** True if the line names a place, a landmark or a street. Free text alone isn't an address. */
  readonly isAddress: boolean
  /** True if the line names a landmark, but no street and no region. */
  readonly isOnlyLandmark: boolean
}

/** A time or day at the end of a line, which doesn't belong to the address. */
const TIME =
  /[\s,]+(?:(?:by|before|at|around|after|kabla ya|ifikapo|mnamo)\s+)?(?:\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)|saa\s+[a-z\d]+(?:\s+(?:na nusu|jioni|asubuhi|mchana|usiku))?|(?:by |before )?(?:tomorrow|today|tonight|kesho|leo|jioni|asubuhi)(?:\s+(?:morning|evening|afternoon|asubuhi|jioni|mchana))?)\s*$/i
const LANDMARK =
  /(?:^|[\s,;]+)((?:karibu (?:na|ya)|jirani na|nyuma ya|mbele ya|mkabala (?:na|ya)|pembeni (?:ya|mwa)|kando ya|opposite|near(?: to)?|next to|behind|in front of|beside|close to)\s+[^,;]+)/i
const STREET =
  /(?<![a-z])(?:mtaa|barabara|njia|kona|ghorofa|nyumba|geti|gate|jengo|building|plot|block|house|road|street|avenue|floor|flat|apartment)(?![a-z])/i
const CITIES: ReadonlyMap<string, string> = new Map([
  ['Nyamagana', 'Mwanza'],
  ['Ilemela', 'Mwanza'],
  ['Mjini', 'Zanzibar'],
  ['Magharibi A', 'Zanzibar'],
  ['Magharibi B', 'Zanzibar'],
])

/** Reads an address from one line: known places give region and district, the rest is street and landmark (CHAT-151). */
export function readAddressLine(line: string): AddressLine {
  const text = splitLandmark(stripAddressCourtesy(line).replace(TIME, ''))
  const landmark = LANDMARK.exec(text)?.[1]?.trim() ?? ''
  const rest = landmark === '' ? text : text.replace(LANDMARK, ',')
  const segments = rest
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const named = placesIn(rest, segments)
  const { region, district } = commonDistrict(named.length > 0 ? named : placesIn(landmark, []))
  const streets = segments.filter((segment) => !isRegionOrDistrict(segment))
  const street = streets.length > 0 ? streets.join(', ') : landmark
  return {
    street: capitalise(street),
    landmark: streets.length > 0 ? landmark : '',
    region,
    district,
    city: cityOf(region, district),
    isOnlyLandmark: landmark !== '' && streets.length === 0 && region === '',
    isAddress: region !== '' || landmark !== '' || STREET.test(text),
  }
}

/** Splits `next to Shoppers Plaza in Masaki` into landmark and part of town. */
function splitLandmark(text: string): string {
  const [all = '', place = ''] = /\s(?:in|huko|pale|maeneo ya)\s+([^,;]+)$/iu.exec(text) ?? []
  const [found] = place === '' ? [] : findPlaces(place)
  return found?.key === keyOf(place) ? `${text.slice(0, -all.length)}, ${place}` : text
}

const placesIn = (text: string, segments: readonly string[]): readonly PlaceMatch[] => {
  const found = findPlaces(text).filter(({ isStreet }) => !isStreet)
  const regions = new Set(found.filter(({ key }) => !everydayWords.has(key)).flatMap(({ places }) => places.map(({ region }) => region)))
  const alone = new Set(segments.map(keyOf))
  return found.filter(({ key, places }) => !everydayWords.has(key) || alone.has(key) || places.some(({ region }) => regions.has(region)))
}

/** Returns the one district that fits every named place, or only the region if several districts fit. */
function commonDistrict(found: readonly PlaceMatch[]): { region: string; district: string } {
  const areas = found.filter(({ places }) => places.some(({ isArea }) => isArea))
  const others = found.filter((one) => !areas.includes(one))
  const all = (areas.length > 0 ? areas : others).flatMap(({ places }) => places)
  const fitting = all.filter((place) => others.every(({ places }) => places.some((other) => areCompatible(place, other))))
  const left = fitting.length > 0 ? fitting : others.length > 0 ? others.flatMap(({ places }) => places) : all
  const districts = new Set(left.flatMap(({ district }) => (district === null ? [] : [district])))
  const regions = new Set(left.map(({ region }) => region))
  const [region = ''] = regions
  const [district = ''] = districts
  return { region: regions.size === 1 ? region : '', district: districts.size === 1 && regions.size === 1 ? district : '' }
}

/** True if both places can be part of one address: `Kinondoni` fits `Magomeni`, and a region fits every place in it. */
const areCompatible = (place: Place, other: Place): boolean =>
  place.region === other.region &&
  (other.district === null || place.district === null || other.district === place.district || isTown(other))
/** True for a region's main town. Beside an area of another district, its name means the whole region. */
const isTown = ({ district, region }: Place): boolean => district?.startsWith(region) === true

/** True for a segment that only names a region, district or country; it isn't part of the street. */
function isRegionOrDistrict(segment: string): boolean {
  const key = keyOf(segment).replace(/^(?:mkoa(?: wa)?|wilaya(?: ya)?|mkoani|jiji la|mji wa) /, '')
  if (key === 'tanzania' || key === 'tz') return true
  const found = findPlaces(key)
  const isAll = found.length > 0 && found.map((one) => one.key).join(' ') === key
  return isAll && found.every(({ places }) => places.every(({ isArea }) => !isArea))
}

const cityOf = (region: string, district: string): string =>
  region === 'Dar es Salaam' || district === ''
    ? region
    : (CITIES.get(district) ?? district.replace(/ (?:City|Municipal|Town|Rural|Mikindani)$|-Ujiji$/, ''))

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** One place that a name can mean; a name used in several districts has several. */
export interface Place {
  readonly region: string
  readonly district: string | null
  /** True for an area within a district, false for a district or region. */
  readonly isArea: boolean
}

export interface PlaceMatch {
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
export function findPlaces(text: string): readonly PlaceMatch[] {
  const words = text
    .split(/[\s,;]+/)
    .map(keyOf)
    .filter((word) => word !== '')
  const found: PlaceMatch[] = []
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

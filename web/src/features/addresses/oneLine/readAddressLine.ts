import { type Found, findPlaces, keyOf, type Place } from './findPlaces.ts'
import { everydayWords } from './places.ts'
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

const placesIn = (text: string, segments: readonly string[]): readonly Found[] => {
  const found = findPlaces(text).filter(({ isStreet }) => !isStreet)
  const regions = new Set(found.filter(({ key }) => !everydayWords.has(key)).flatMap(({ places }) => places.map(({ region }) => region)))
  const alone = new Set(segments.map(keyOf))
  return found.filter(({ key, places }) => !everydayWords.has(key) || alone.has(key) || places.some(({ region }) => regions.has(region)))
}

/** Returns the one district that fits every named place, or only the region if several districts fit. */
function commonDistrict(found: readonly Found[]): { region: string; district: string } {
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

import { type Found, findPlaces, keyOf, type Place } from './findPlaces.ts'
import { peelLine } from './peelLine.ts'
import { wordsToo } from './places.ts'

/** What a line says of an address; '' where it does not say. */
export interface AddressLine {
  readonly street: string
  readonly landmark: string
  readonly region: string
  readonly district: string
  readonly city: string
  /** Whether anything in it is a place, a landmark or a street: any words may stand in an address, but not any words are one. */
  readonly isAddress: boolean
  /** Says beside what, and neither street nor place. */
  readonly isOnlyLandmark: boolean
}

/** How such a line ends: a time is no part of the place. */
const TIME =
  /[\s,]+(?:(?:by|before|at|around|after|kabla ya|ifikapo|mnamo)\s+)?(?:\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)|saa\s+[a-z\d]+(?:\s+(?:na nusu|jioni|asubuhi|mchana|usiku))?|(?:by |before )?(?:tomorrow|today|tonight|kesho|leo|jioni|asubuhi)(?:\s+(?:morning|evening|afternoon|asubuhi|jioni|mchana))?)\s*$/i
const LANDMARK =
  /(?:^|[\s,;]+)((?:karibu (?:na|ya)|jirani na|nyuma ya|mbele ya|mkabala (?:na|ya)|pembeni (?:ya|mwa)|kando ya|opposite|near(?: to)?|next to|behind|in front of|beside|close to)\s+[^,;]+)/i
const STREET =
  /(?<![a-z])(?:mtaa|barabara|njia|kona|ghorofa|nyumba|geti|gate|jengo|building|plot|block|house|road|street|avenue|floor|flat|apartment)(?![a-z])/i
const CITIES: Readonly<Record<string, string>> = {
  Nyamagana: 'Mwanza',
  Ilemela: 'Mwanza',
  Mjini: 'Zanzibar',
  'Magharibi A': 'Zanzibar',
  'Magharibi B': 'Zanzibar',
}

/** An address out of one line: region and district from the places it names, the rest is street and landmark (CHAT-151). */
export function readAddressLine(line: string): AddressLine {
  const text = apart(peelLine(line).replace(TIME, ''))
  const landmark = LANDMARK.exec(text)?.[1]?.trim() ?? ''
  const rest = landmark === '' ? text : text.replace(LANDMARK, ',')
  const segments = rest
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const named = placed(rest, segments)
  const { region, district } = settle(named.length > 0 ? named : placed(landmark, []))
  const streets = segments.filter((segment) => !isWhere(segment))
  const street = streets.length > 0 ? streets.join(', ') : landmark
  return {
    street: capital(street),
    landmark: streets.length > 0 ? landmark : '',
    region,
    district,
    city: cityOf(region, district),
    isOnlyLandmark: landmark !== '' && streets.length === 0 && region === '',
    isAddress: region !== '' || landmark !== '' || STREET.test(text),
  }
}

/** `next to Shoppers Plaza in Masaki`: the part of town is no part of the landmark. */
function apart(text: string): string {
  const [all = '', place = ''] = /\s(?:in|huko|pale|maeneo ya)\s+([^,;]+)$/iu.exec(text) ?? []
  const [found] = place === '' ? [] : findPlaces(place)
  return found?.key === keyOf(place) ? `${text.slice(0, -all.length)}, ${place}` : text
}

const placed = (text: string, segments: readonly string[]): readonly Found[] => {
  const found = findPlaces(text).filter(({ isStreet }) => !isStreet)
  const regions = new Set(found.filter(({ key }) => !wordsToo.has(key)).flatMap(({ places }) => places.map(({ region }) => region)))
  const alone = new Set(segments.map(keyOf))
  return found.filter(({ key, places }) => !wordsToo.has(key) || alone.has(key) || places.some(({ region }) => regions.has(region)))
}

/** The one district that everything named fits; a region alone where the district stays open. */
function settle(found: readonly Found[]): { region: string; district: string } {
  const areas = found.filter(({ places }) => places.some(({ isArea }) => isArea))
  const others = found.filter((one) => !areas.includes(one))
  const all = (areas.length > 0 ? areas : others).flatMap(({ places }) => places)
  const fitting = all.filter((place) => others.every(({ places }) => places.some((other) => agree(place, other))))
  const left = fitting.length > 0 ? fitting : others.length > 0 ? others.flatMap(({ places }) => places) : all
  const districts = new Set(left.flatMap(({ district }) => (district === null ? [] : [district])))
  const regions = new Set(left.map(({ region }) => region))
  const [region = ''] = regions
  const [district = ''] = districts
  return { region: regions.size === 1 ? region : '', district: districts.size === 1 && regions.size === 1 ? district : '' }
}

/** `Kinondoni` beside `Magomeni`; a region named fits all within it. */
const agree = (place: Place, other: Place): boolean =>
  place.region === other.region &&
  (other.district === null || place.district === null || other.district === place.district || isTown(other))
/** The town of a region stands for the region beside an area of another district of it. */
const isTown = ({ district, region }: Place): boolean => district?.startsWith(region) === true

/** A part of the line that only says region, district or country is not part of the street. */
function isWhere(segment: string): boolean {
  const key = keyOf(segment).replace(/^(?:mkoa(?: wa)?|wilaya(?: ya)?|mkoani|jiji la|mji wa) /, '')
  if (key === 'tanzania' || key === 'tz') return true
  const found = findPlaces(key)
  const isAll = found.length > 0 && found.map((one) => one.key).join(' ') === key
  return isAll && found.every(({ places }) => places.every(({ isArea }) => !isArea))
}

const cityOf = (region: string, district: string): string =>
  region === 'Dar es Salaam' || district === ''
    ? region
    : (CITIES[district] ?? district.replace(/ (?:City|Municipal|Town|Rural|Mikindani)$|-Ujiji$/, ''))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

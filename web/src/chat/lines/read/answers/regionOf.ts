import { regions } from '#contract/rules/regions.ts'

const DAR = 'Dar es Salaam'

/** Everyday names of towns and their regions. */
const TOWNS: ReadonlyMap<string, string> = new Map([
  ['dom', 'Dodoma'],
  ['chuga', 'Arusha'],
  ['moro', 'Morogoro'],
  ['unguja', 'Mjini Magharibi'],
  ['zenji', 'Mjini Magharibi'],
  ['zanzibar', 'Mjini Magharibi'],
])

/** Returns the region of a place. Areas in the parser's list are all in Dar es Salaam; a town has its region's name or is listed above. */
export function regionOf(place: string, isTown: boolean): string | null {
  const named = Object.keys(regions).find((region) => region.toLowerCase() === place)
  const listed =
    TOWNS.get(place) ?? Object.entries(regions).find(([, districts]) => districts.some((one) => one.toLowerCase().startsWith(place)))?.[0]
  return named ?? (isTown ? (listed ?? null) : DAR)
}

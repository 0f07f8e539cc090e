import { readFileSync } from 'node:fs'
import { en } from 'zod/locales'
import { regions } from '#contract/rules/regions.ts'
import { errorText } from '../errorText.ts'
import { Market } from './market.ts'
import { productIds } from './marketSeed.ts'

const MOST_SHOWN = 10

/** Reads a market from a JSON file. Throws an error that lists the first 10 invalid places, such as `products[2].price` (WAY-008). */
export function readMarket(file: string): Market {
  const result = Market.safeParse(parsed(file), { error: en().localeError })
  const wrong = result.success ? inconsistencies(result.data) : result.error.issues.map(({ path, message }) => ({ path, message }))
  if (result.success && wrong.length === 0) return result.data
  const lines = wrong.slice(0, MOST_SHOWN).map(({ path, message }) => `  ${pathText(path)}: ${message}`)
  const more = wrong.length > MOST_SHOWN ? [`  and ${wrong.length - MOST_SHOWN} more`] : []
  throw new Error([`${file} cannot fill a market:`, ...lines, ...more, 'docs/market.schema.json describes the file.'].join('\n'))
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const why = (error as { code?: string }).code === 'ENOENT' ? 'there is no such file' : errorText(error)
    throw new Error(`--seed ${file}: ${why}`, { cause: error })
  }
}

interface Wrong {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Returns the problems that a schema cannot detect: references to missing records, duplicate values and wrong districts. */
function inconsistencies({ users, categories, products }: Market): Wrong[] {
  const categoryIds = new Set(categories.map(({ id }) => id))
  const sellers = new Set(users.flatMap(({ phone, seller }) => (seller ? [phone] : [])))
  return [
    ...repeats(
      users.map(({ phone }) => phone),
      (place) => ['users', place, 'phone'],
    ),
    ...repeats(
      categories.map(({ id }) => id),
      (place) => ['categories', place, 'id'],
    ),
    ...repeats(productIds(products), (place) => ['products', place, 'name']),
    ...users.flatMap(({ seller, transporter }, place) => [
      ...wrongDistrict(seller, ['users', place, 'seller']),
      ...wrongDistrict(transporter, ['users', place, 'transporter']),
    ]),
    ...products.flatMap(({ category, seller }, place) => [
      ...(categoryIds.has(category) ? [] : [{ path: ['products', place, 'category'], message: `there is no category ${category}` }]),
      ...(sellers.has(seller) ? [] : [{ path: ['products', place, 'seller'], message: `no user with a seller's profile has ${seller}` }]),
    ]),
  ]
}

function repeats(values: readonly string[], pathOf: (place: number) => PropertyKey[]): Wrong[] {
  return values.flatMap((value, place) =>
    values.indexOf(value) < place ? [{ path: pathOf(place), message: `${value} is already used above` }] : [],
  )
}

function wrongDistrict(profile: { region: string; district: string } | undefined, path: PropertyKey[]): Wrong[] {
  if (!profile || regions[profile.region]?.includes(profile.district)) return []
  return [{ path: [...path, 'district'], message: `${profile.district} is not a district of ${profile.region}` }]
}

/** Formats a path: `['products', 2, 'price']` becomes `products[2].price`. */
const pathText = (path: readonly PropertyKey[]): string =>
  path.map((part, place) => (typeof part === 'number' ? `[${part}]` : `${place > 0 ? '.' : ''}${String(part)}`)).join('') || 'the file'

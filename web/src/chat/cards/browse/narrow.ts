import type { Product } from '#contract/catalogue.ts'
import type { Cut, Goods, Size } from '../../kinds/browse.ts'

const KINDS: ReadonlyArray<readonly [Goods, RegExp]> = [
  ['smoked', /smoked|moshi/i],
  ['salted', /salted|chumvi/i],
  ['fried', /fried|kukaanga/i],
  ['boiled', /boiled|chemsha/i],
  ['dried', /dried|kavu/i],
  ['frozen', /frozen|barafu/i],
]
const CUTS: Readonly<Record<Cut, RegExp>> = {
  fillet: /fillet|minofu|mnofu|loin/i,
  steak: /steak/i,
  head: /heads|vichwa/i,
  tail: /tail|mikia/i,
  flour: /flour|unga/i,
  pieces: /rings|kukatwa|vipande|steak/i,
}
const SIZES: ReadonlyArray<readonly [Size, RegExp]> = [
  ['large', /large|jumbo|whole|kubwa/i],
  ['small', /small|dogo/i],
]

type NameAndStorage = Pick<Product, 'name' | 'storageType'>

/** Returns the kind given in the product name, else the one that its storage implies. */
export function kindOf({ name, storageType }: NameAndStorage): Goods | undefined {
  const named = KINDS.find(([, words]) => words.test(name))?.[0]
  if (named) return named
  if (storageType === 'frozen' || storageType === 'dried') return storageType
  return storageType === 'refrigerated' ? 'fresh' : undefined
}
export const sizeOf = ({ name }: NameAndStorage): Size | undefined => SIZES.find(([, words]) => words.test(name))?.[0]

/** Returns whether a name contains the fish as a whole word, so `kamba` does not match kambale or kambakochi (CHAT-138). */
export const names = (name: string, fish: string): boolean => new RegExp(`(?<![a-z])${escape(fish)}(?![a-z])`, 'i').test(name)
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The fish wanted: its search word, and what a line or list says about it. */
export interface FishWish {
  readonly search?: string | undefined
  readonly kind?: Goods | undefined
  readonly cut?: Cut | undefined
  readonly size?: Size | undefined
}

const tests = ({ search, kind, cut, size }: FishWish): ReadonlyArray<(product: NameAndStorage) => boolean> => [
  (product) => search === undefined || names(product.name, search),
  (product) => kind === undefined || kindOf(product) === kind,
  (product) => cut === undefined || CUTS[cut].test(product.name),
  (product) => size === undefined || sizeOf(product) === size,
]

/** Returns whether a product matches every given word. */
export const isWanted = (product: NameAndStorage, wanted: FishWish): boolean => tests(wanted).every((fits) => fits(product))

/** Keeps the products that match. A filter that would leave no product is skipped. */
export function narrow<One extends NameAndStorage>(products: readonly One[], wanted: FishWish): readonly One[] {
  return tests(wanted).reduce<readonly One[]>((left, fits) => {
    const narrower = left.filter(fits)
    return narrower.length > 0 ? narrower : left
  }, products)
}

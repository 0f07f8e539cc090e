import type { Product } from '#contract/catalogue.ts'
import type { Order } from '#contract/order.ts'
import { gramsOf } from '#contract/rules/fish/portions.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { type FishWish, isWanted, kindOf } from '#web/chat/cards/browse/narrow.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import { mostNamed, plainest } from '../goods/rowsIn.ts'
import { saysIn } from '../lexicon/words/table.ts'

/** The words of a line about one fish. */
export interface FishWords extends FishWish {
  readonly search: string
  /** The words about this fish, which may also name a kind: `beaten octopus`. */
  readonly text: string
  readonly quantity: number
  /** True if a part of one unit is asked for, which is not sold. */
  readonly isHalf?: boolean
  /** The weight of the pack in grams. */
  readonly pack?: number | undefined
  readonly price?: { readonly exact?: number; readonly most?: number }
  /** The money that may be spent on the fish. */
  readonly sum?: number
}

interface Likeliest {
  readonly product: Product
  /** True if the words also fit other products in stock, so that the shop chose. */
  readonly isChosen: boolean
}

/**
 * Returns the product in stock that an order of a fish most likely means (CHAT-177): what the words say, else what this buyer bought last,
 * else the plain fish, of 1 kg, with enough in stock, the cheapest. `history` are the buyer's orders, newest first. Null if nothing fits.
 */
export function likeliest(products: readonly Product[], words: FishWords, history: readonly Order[]): Likeliest | null {
  const fitting = fittingWords(products, words).filter(isInStock)
  const isPlain = saysIn(words.text.toLowerCase())('plainKind')
  const named = isPlain ? plainest(fitting) : mostNamed(fitting, words.text)
  const [product] = named
    .map((one) => ({ one, by: rankOf(one, words, isPlain || isByKilo(words, fitting) ? [] : history) }))
    .sort((a, b) => compare(a.by, b.by))
  return product ? { product: product.one, isChosen: named.length > 1 } : null
}

/** `pweza kilo tatu` where a pack of one kilo is sold: then the packs that this buyer bought last do not count. */
const isByKilo = ({ text, pack }: FishWords, fitting: readonly Product[]): boolean =>
  pack === undefined && saysIn(text.toLowerCase())('weight') && fitting.some(({ name }) => gramsOf(name) === ONE_KILO)

const isInStock = ({ availableQuantity }: Product): boolean => Math.floor(availableQuantity) > 0

/** Returns the products that match every word about the fish, in stock or not. */
export function fittingWords(products: readonly Product[], { search, kind, cut, size, pack, price }: FishWords): readonly Product[] {
  const wanted = { search, kind: kind === 'live' ? undefined : kind, cut, size }
  return products.filter(
    (one) =>
      isWanted(one, wanted) &&
      (pack === undefined || gramsOf(one.name) === pack) &&
      (price?.exact === undefined || wholeShillings(one.unitPrice) === price.exact) &&
      (price?.most === undefined || wholeShillings(one.unitPrice) <= price.most),
  )
}

/** The lower the numbers, the likelier; an earlier number outweighs the later ones. */
function rankOf(product: Product, { quantity }: FishWords, history: readonly Order[]): readonly number[] {
  const { id, name, availableQuantity, unitPrice } = product
  const boughtIn = history.findIndex(({ items }) => items.some((item) => item.product.id === id))
  return [
    boughtIn < 0 ? history.length : boughtIn,
    kindRank(product),
    wordsIn(name),
    Number(gramsOf(name) !== ONE_KILO),
    Number(availableQuantity < quantity),
    wholeShillings(unitPrice),
  ]
}

const ONE_KILO = 1_000
const KIND_RANK = { fresh: 0, frozen: 1, smoked: 2, dried: 3, salted: 4, boiled: 5, fried: 6, live: 0 } as const
/** Pieces of a fish come last, whatever their kind. */
const PIECES = ['fillet', 'head', 'tail', 'flour'] as const

function kindRank(product: Product): number {
  if (PIECES.some((cut) => isWanted(product, { cut }))) return Object.keys(KIND_RANK).length
  return KIND_RANK[kindOf(product) ?? 'fresh']
}

/** Counts the words of both names: the plain fish has the fewest. */
const wordsIn = (name: string): number => {
  const { title, local } = nameParts(name)
  return `${title} ${local ?? ''}`.trim().split(/\s+/).length
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((one, at) => one - (b[at] ?? 0)).find((step) => step !== 0) ?? 0

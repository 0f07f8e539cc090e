import { gramsOf } from '#contract/rules/fish/portions.ts'
import { names } from '#web/chat/cards/browse/narrow.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import { plainOf } from '../lexicon/tokens.ts'
import { understand } from '../lexicon/understand.ts'
import type { Understood } from '../lexicon/Understood.ts'
import { saysIn, wordsOf } from '../lexicon/words/table.ts'
import type { NamedFish, Option, PickedRow } from '../line.ts'
import { words } from '../read/mood.ts'
import { packIn } from './packs.ts'
import { PLACE, picksIn, sizedAs } from './picks.ts'

/** Treats singular and plural alike: `lobsters`. */
const longWords = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''))

/** Counts the words of a product's name, in either language, that are in the line. */
function namedIn(name: string, typed: ReadonlySet<string>): number {
  const { title, local } = nameParts(name)
  return Math.max(...[title, local ?? ''].map((part) => longWords(part).filter((word) => typed.has(word)).length))
}

/** Returns the products that share most words with the line: `beaten octopus` isn't any octopus. Returns all if they share equally many. */
export function mostNamed<One extends { readonly name: string }>(products: readonly One[], line: string): readonly One[] {
  const typed = new Set(longWords(line))
  const most = Math.max(0, ...products.map(({ name }) => namedIn(name, typed)))
  return products.filter(({ name }) => namedIn(name, typed) === most)
}

/** Returns the product that shares most words with the line. Undefined if none does, or if several share equally many. */
export function called<One extends { readonly name: string }>(products: readonly One[], line: string): One | undefined {
  const [only, ...others] = mostNamed(products, line)
  return only && others.length === 0 && namedIn(only.name, new Set(longWords(line))) > 0 ? only : undefined
}

/** Returns the products with the shortest names, so those without a kind in their name. */
export function plainest<One extends { readonly name: string }>(products: readonly One[]): readonly One[] {
  const least = Math.min(...products.map(({ name }) => wordsIn(name)))
  return products.filter(({ name }) => wordsIn(name) === least)
}

/** Counts the words of the first name in `Beaten octopus (Pweza aliyepigwa), 1 kg`. */
const wordsIn = (name: string): number => name.split(/[(,]/)[0]?.trim().split(/\s+/).length ?? 0

const DISLIKES = wordsOf('unwanted').source
/** The refused row precedes the refusal: `ya kwanza sipendi`. */
const REFUSED_BEFORE = `[a-z\\d][^,.;]* (?:${DISLIKES}|hapana)(?=\\W*(?:[,.;]|$))`
/** A row that the buyer finds fault with: `the large one is too big`. */
const FAULTY = '[^,.;]*(?:is|are|ni) (?:too|so|very|not|ghali|mno|kubwa|mbaya|expensive|bad)(?![a-z])[^,.;]*'
/** The refused row follows the refusal: `the whole ones, not fillet`. */
const REFUSED_AFTER = `(?:not|sio|siyo|si|without|bila|except|${DISLIKES})(?! (?:mind|bad|sure))[^,.;]*`
const REFUSED = words([REFUSED_BEFORE, FAULTY, REFUSED_AFTER].join('|'))
/** If a text describes two rows at once, none is picked. */
const SEVERAL = /\s(?:and|na)\s/i
export const saysSeveral = (line: string): boolean => SEVERAL.test(line)
/** `yoyote tu`, `you choose`: any row. */
const ANY =
  /^(?:any(?: ?one)?(?: of (?:them|these|those))?|whichever|you (?:choose|pick|decide)(?: for me)?|surprise me|[yw]o[yw]ote(?: tu)?|nichagulie(?: wewe| tu)*)[.! ]*$/
const PRICE = /(?<![\d,.])(\d{1,3},?\d{3})(?![\d,]| ?k?g)/u
const LONGEST = 8
/** A longer clause tells a story and picks no row, in letters. */
const LONGEST_PICK = 300
/** Only a number. */
const DIGIT = /^\d{1,2}\.?$/
/** A condition of the pick: `ya pili ila isiwe kubwa sana`. */
export const TAIL = /\s(?:but|ila|lakini)\s(?!.*(?:sitaki|(?:dont|not) want))/

/** `ya 7500`, `wa elfu 9`: returns the price of one row. It isn't an upper limit. */
export function priceIn(line: string, { maxPrice }: Understood['filters']): number | undefined {
  if (saysIn(line.toLowerCase())('limit')) return undefined
  const written = PRICE.exec(line)?.[1]
  return maxPrice ?? (written === undefined ? undefined : Number(written.replace(',', '')))
}

/** Returns the row that a line means by its price, pack or size, as the plain one or as any. Undefined if none or several match. */
function rowIn(line: string, { filters }: Understood, options: readonly Option[]): string | undefined {
  if (line.split(/\s+/).length > LONGEST) return undefined
  const plain = only(plainest(options.map(asNamed)))
  if (ANY.test(line)) return plain ?? options[0]?.id
  const asked = priceIn(line, filters)
  if (asked !== undefined) return only(options.filter(({ price }) => price === asked))
  const pack = packIn(line)
  if (pack) return only(options.filter(({ names: [name = ''] }) => gramsOf(name) === pack.grams))
  if (filters.kind) return only(options.filter(({ kind }) => kind === filters.kind))
  const says = saysIn(line)
  if (says('plainKind')) return plain
  const sized = sizedAs(filters.size ?? (says('larger') ? 'large' : undefined), options)
  const weight = gramsOf(line)
  // `1 kg ile kubwa` does not mean the pack of 2 kg.
  const isSaid = weight === null || options.some(({ id, names: [name = ''] }) => id === sized && gramsOf(name) === weight)
  return isSaid ? sized : undefined
}

const asNamed = ({ id, names: [name = ''] }: Option) => ({ id, name })
const only = (rows: readonly { readonly id: string }[]): string | undefined => (rows.length === 1 ? rows[0]?.id : undefined)

/**
 * Returns the rows of the list in view that a clause picks: by their positions, or one by its price, pack, size, kind or name. Empty if it
 * names other goods.
 */
export function rowsIn(text: string, meant: Understood, goods: readonly NamedFish[], rows: readonly Option[]): readonly PickedRow[] {
  const line = withoutRefused(text)
  const fish = goods.find(({ not }) => !not)
  const fitting = rows.filter((row) => !fish || isOfFish(row, fish))
  if (fitting.length === 0 || !/[a-z\d]/.test(line)) return []
  const whole = picksIn(line, rows)
  const placed = whole.length > 0 ? whole : picksIn(line.split(TAIL)[0] ?? '', rows)
  // `the second one is too big` names a position but picks no row.
  if (placed.length > 0 || PLACE.test(line)) return placed
  if (line.split(/\s+/).length > LONGEST || saysSeveral(line)) return []
  const named = isOnlyCount(goods, meant) ? undefined : called(fitting.map(asNamed), line)?.id
  const id = rowIn(line, understand(line), fitting) ?? (DIGIT.test(line) ? rows[Number(line) - 1]?.id : named)
  return id ? [{ id, ...quantityOf(line, fish) }] : []
}

const withoutRefused = (text: string): string => (text.length > LONGEST_PICK ? '' : plainOf(text).replace(REFUSED, '').trim())

const isOfFish = ({ names: [name = ''], kind }: Option, fish: NamedFish): boolean =>
  names(name, fish.search) && (fish.kind === undefined || fish.kind === 'live' || fish.kind === kind)

/** A number alone is a quantity, so the buyer is asked which row. */
const isOnlyCount = (goods: readonly NamedFish[], { quantity, filters }: Understood): boolean =>
  goods.length === 0 && typeof quantity === 'number' && Object.keys(filters).length === 0

/** Returns the quantity of a line. A line that is only a digit names a row, and the number of a pack (`500 g`) is part of its name. */
function quantityOf(line: string, fish: NamedFish | undefined): { readonly quantity?: number } {
  const quantity = DIGIT.test(line) ? null : (fish?.quantity ?? understand(withoutPointer(line)).quantity)
  const isPack = new RegExp(`(?<!\\d)${quantity} ?k?g(?![a-z])`).test(line)
  return typeof quantity === 'number' && !isPack ? { quantity } : {}
}

/** Returns the row that a question names by its position, price, pack or size. */
export function rowAsked(text: string, meant: Understood, rows: readonly Option[]): string | null {
  const place = PLACE.exec(text)?.[0]
  return (place === undefined ? rowIn(text, meant, rows) : picksIn(place, rows)[0]?.id) ?? null
}

const ONE = words('(?:the|that|this) (?:(?!just|only)[a-z\\d,.-]+ ){1,2}?one(?! of)')
/** `the frozen one should be 3`: removes `one`, which isn't a quantity. */
export const withoutPointer = (text: string): string =>
  text.replace(new RegExp(ONE.source, 'giu'), (found) => found.slice(0, -' one'.length))

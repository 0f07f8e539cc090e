import { listProducts, type Product } from '#contract/catalogue.ts'
import { listOrders, type Order } from '#contract/order.ts'
import { gramsOf } from '#contract/rules/fish/portions.ts'
import { cartTotal, formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { newestFirst } from '#contract/rules/newestFirst.ts'
import { send } from '#web/api/client.ts'
import { cacheForNextScreen, peekCached } from '#web/api/useCall.ts'
import { queryOfList, soughtOf } from '#web/chat/cards/browse/listed.ts'
import { isWanted, narrow } from '#web/chat/cards/browse/narrow.ts'
import { addFound, type FishToAdd, sayAdded, showFound } from '#web/chat/guide/addCommands.ts'
import { browse, showProducts, wantedOf } from '#web/chat/guide/commands.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { say } from '#web/chat/guide/say.ts'
import { capitalized } from '#web/chat/kinds/capitalized.ts'
import { asFish, inRow } from '#web/chat/kinds/fact.ts'
import { working } from '#web/chat/transcript/working.ts'
import { lineLimit } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { personNow } from '#web/features/session/person.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import type { FishToFind } from '../act.ts'
import { PARTS } from '../goods/goodsIn.ts'
import { packIn } from '../goods/packs.ts'
import { priceIn } from '../goods/rowsIn.ts'
import { understand } from '../lexicon/understand.ts'
import { nameOf } from './cartActs.ts'
import { type FishWords, fittingWords, likeliest } from './likeliest.ts'

/** A fish of a line with all products of its search. */
interface FishResult {
  readonly fish: FishToFind
  readonly products: readonly Product[]
  readonly words: FishWords
}

/**
 * Searches for the goods of a line. With `adds`, the likeliest kind of each fish is added at once (CHAT-134, CHAT-177); a fish that fits
 * nothing is named. Otherwise they are only shown.
 */
export async function find(goods: readonly FishToFind[], adds: boolean): Promise<void> {
  const read = await working(() => Promise.all(goods.map(({ search }) => searchProducts(search, adds))))
  const sought = goods.map((fish, at): FishResult => {
    const products = read[at] ?? []
    return { fish, products, words: wordsOf(fish, products, goods) }
  })
  if (adds) await order(sought)
  else look(sought)
}

async function order(sought: readonly FishResult[]): Promise<void> {
  const history = ordersNow()
  const likely = sought.map((one) => orderedOf(one, history))
  const added = await addFound(likely.flatMap((one) => one ?? []))
  const [first] = added
  if (added.length > 1 || first?.isChosen) tellAdded(added)
  else if (first) sayAdded(first.product, first.quantity)
  for (const { product, isCapped } of added)
    if (isCapped) reply('atMost', { name: asFish(product.name), n: String(lineLimit(product)) }, 'cart')
  for (const [at, one] of sought.entries()) {
    const ordered = likely[at]
    if (ordered) tellPacks(ordered, one.fish.text)
    else tellMissing(one)
  }
  const [only, ...others] = sought
  if (added.length === 0 && only && others.length === 0 && !likely[0]) look([only])
}

function orderedOf({ products, words }: FishResult, history: readonly Order[]): FishToAdd | null {
  const found = words.isHalf ? null : likeliest(products, words, history)
  if (!found) return null
  const { sum, quantity } = words
  return { ...found, quantity: sum === undefined ? quantity : Math.floor(sum / wholeShillings(found.product.unitPrice)) }
}

/** The orders that are cached, newest first: an order of fish waits for no other request. */
const ordersNow = (): readonly Order[] => (personNow() === null ? [] : newestFirst(peekCached(listOrders, {}) ?? []))

function wordsOf(fish: FishToFind, products: readonly Product[], goods: readonly FishToFind[]): FishWords {
  const { search, kind, cut, size, quantity, pack } = fish
  const isAlone = goods.every((other) => other === fish || other.text !== fish.text)
  const text = isAlone ? fish.text : partOf(fish)
  const isPacked = pack === undefined || products.some(({ name }) => gramsOf(name) === pack)
  // `wa kilo mbili` without a pack of that weight means two packs.
  const units = isPacked ? undefined : unitsIn(pack)
  const isHalf = quantity === 'fraction' || (pack === undefined ? understand(text).fraction !== undefined : !isPacked && pack < ONE_KILO)
  return {
    ...{ search, cut, size, text, isHalf },
    // `sato wa kukaanga` where no fried one is sold: fish that will be fried.
    kind: TO_COOK.test(text) && !products.some((one) => isWanted(one, { search, kind })) ? undefined : kind,
    pack: units === undefined ? pack : undefined,
    quantity: typeof quantity === 'number' ? quantity : (units ?? 1),
    ...moneyIn(text, products, quantity === null),
  }
}
const TO_COOK = /(?<![a-z])ku(?:kaang|chemsh)(?:a|ia)(?![a-z])/i

/** Words before the most that one unit may cost. */
const UNDER = /(?<![a-z])(?:under|below|less|chini)(?![a-z])/i

/**
 * Returns the price of one unit that a text names, or the most that it may cost. With a sum of money and no number, as many as the sum buys
 * are meant: `kamba ya elfu hamsini`.
 */
function moneyIn(text: string, products: readonly Product[], mayBeSum: boolean): Pick<FishWords, 'price' | 'sum'> {
  const { filters } = understand(text)
  const price = priceIn(text, filters)
  const most = price ?? filters.maxPrice
  const isPrice = products.some(({ unitPrice }) => wholeShillings(unitPrice) === price)
  if (most === undefined) return {}
  if (mayBeSum && !isPrice && !UNDER.test(text)) return { price: { most }, sum: most }
  return { price: price === undefined ? { most } : { exact: price } }
}

/** Returns the part of a line that names the fish, so that words about another fish don't count. */
const partOf = ({ search, text }: FishToFind): string =>
  text.split(PARTS).find((part) => understand(part).items.some((item) => item.search === search)) ?? text

const unitsIn = (grams: number | undefined): number | undefined =>
  grams !== undefined && grams >= ONE_KILO && grams % ONE_KILO === 0 ? grams / ONE_KILO : undefined

function tellAdded(added: readonly FishToAdd[]): void {
  const list = inRow(
    added.map(({ product, quantity }) => [asFish(product.name), ` × ${quantity}`]),
    ', ',
  )
  reply('putIn', { list, total: formatTzs(cartTotal(linesToday())) }, 'undo')
}

/** Says which fish was not added: it is sold out, not sold here, or not of the kind that was asked for. */
function tellMissing({ fish, products, words }: FishResult): void {
  // The move of the line says what halves there are.
  if (words.isHalf) return fish.pack === undefined ? undefined : say('wholeUnits', '0,1')
  const [soldOut] = fittingWords(products, words)
  const isSold =
    fittingWords(products, { ...words, kind: undefined, cut: undefined, size: undefined, pack: undefined, price: {} }).length > 0
  const name = fish.fish === '' ? capitalized(fish.search) : nameOf(fish)
  if (isSold && !soldOut) reply('noSuchKind', { name }, 'browse')
  else reply('goneNow', { names: soldOut ? asFish(soldOut.name) : name }, 'browse')
}

/** Shows one fish, or tells the price of each and shows the first. */
function look([first, ...others]: readonly FishResult[]): void {
  if (first === undefined) return
  const plain = [first, ...others].flatMap(({ products, words }) => likeliest(products, words, ordersNow())?.product ?? [])
  if (others.length > 0 && plain.length > 0)
    reply('compareRows', {
      list: inRow(
        plain.map(({ name, unitPrice }) => [asFish(name), ` ${formatTzs(wholeShillings(unitPrice))}`]),
        '; ',
      ),
    })
  showOne(first)
}

function showOne({ fish, products, words }: FishResult): void {
  const exact = fittingWords(products, words)
  const [only, ...others] = exact.length > 0 ? exact : narrow(products, fish)
  const { search, kind, cut, size, text, quantity } = fish
  const wanted = wantedOf({ quantity: typeof quantity === 'number' ? quantity : undefined })
  if (only === undefined) {
    say('nothingFound', search)
    browse()
  } else if (others.length === 0) showFound(only, wanted)
  else showProducts({ search, ...soughtOf({ fish: fish.fish, search, kind, cut, size }, text), ...wanted })
}

/** Stores the result, so that a list shown next doesn't load it again. `decides`: the result may be added to the cart (MON-040). */
export async function searchProducts(text: string, decides = false): Promise<readonly Product[]> {
  const query = queryOfList({ search: text })
  const page = await send(listProducts, { query, decides })
  cacheForNextScreen(listProducts, { query }, page)
  return page.data
}

/** Searches for words of a product's name. Returns false if no product has them. */
export async function findWords(words: string, quantity?: number): Promise<boolean> {
  const found = await working(() => searchProducts(words))
  if (found.length > 0) showProducts({ search: words, ...wantedOf({ quantity }) })
  return found.length > 0
}

const KILOS = /(?<![a-z])(?:kg|kgs|kilos?|kilograms?)(?![a-z])|\dkgs?(?![a-z])/i
const ONE_KILO = 1_000

/** Quantities count units (CHAT-052). If a buyer says kilos of a product with other packs, tells their total weight. */
function tellPacks({ product: { name }, quantity }: FishToAdd, line: string): void {
  const grams = gramsOf(name)
  const { unit } = nameParts(name)
  if (!KILOS.test(line) || packIn(line) !== null || grams === null || unit === null || grams === ONE_KILO) return
  reply('packs', { unit, n: String(quantity), weight: weightText(grams * quantity) })
}

const weightText = (grams: number): string => (grams < ONE_KILO ? `${grams} g` : `${grams / ONE_KILO} kg`)

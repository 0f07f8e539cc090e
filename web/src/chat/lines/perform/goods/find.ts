import { listProducts, type Product } from '#contract/catalogue.ts'
import { gramsOf } from '#contract/rules/fish/portions.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { send } from '#web/api/client.ts'
import { cacheForNextScreen } from '#web/api/useCall.ts'
import { queryOfList, soughtOf } from '#web/chat/cards/browse/listed.ts'
import { isWanted, narrow } from '#web/chat/cards/browse/narrow.ts'
import { addFound, showFound } from '#web/chat/guide/addCommands.ts'
import { browse, showProducts, showWishes, wantedOf } from '#web/chat/guide/commands.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { say } from '#web/chat/guide/say.ts'
import type { Wish } from '#web/chat/kinds/card.ts'
import { working } from '#web/chat/transcript/working.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import type { FishToFind } from '../../act.ts'
import { understand } from '../../lexicon/understand.ts'
import { saysIn } from '../../lexicon/words/meanings.ts'
import { mostNamed, plainest } from '../../read/goods/mostNamed.ts'
import { packIn } from '../../read/goods/packIn.ts'
import { priceIn } from '../../read/goods/rowsIn.ts'

interface Found {
  readonly wish: Wish
  /** The products that may be meant; empty if the fish isn't sold here. */
  readonly fitting: readonly Product[]
  /** The product, if exactly one with this name is in stock. */
  readonly one: Product | undefined
}

/**
 * Searches for the goods of a line. With `adds`, they are added at once if for each exactly one product fits and the quantity is known.
 * Otherwise nothing is added, and a card asks about them (CHAT-134, CHAT-162).
 */
export async function find(goods: readonly FishToFind[], adds: boolean): Promise<void> {
  const read = await working(() => Promise.all(goods.map(({ search }) => searchProducts(search, adds))))
  const found = goods.map((one, at) => matchFish(one, read[at] ?? [], goods.length === 1))
  const sure = found.flatMap(({ one, wish: { quantity } }) => (adds && one && quantity !== undefined ? [{ one, quantity }] : []))
  const [first, ...others] = found
  if (sure.length === found.length) {
    for (const [at, { one, quantity }] of sure.entries()) if (await addFound(one, quantity)) tellPacks(one, quantity, goods[at]?.text ?? '')
  } else if (others.length > 0) showWishes(found.map(({ wish, one }) => ({ ...wish, ...(one && { productId: one.id }) })))
  else if (first) showOne(first)
}

function matchFish({ search, text, pack, quantity: said, ...item }: FishToFind, products: readonly Product[], isAlone: boolean): Found {
  const ofKind = narrow(products, { search, ...item })
  const packed = ofKind.filter(({ name }) => pack !== undefined && gramsOf(name) === pack)
  const fitting = packed.length > 0 ? packed : isAlone ? withPriceIn(text, ofKind) : ofKind
  const inStock = fitting.filter(({ availableQuantity }) => availableQuantity > 0)
  if (pack !== undefined && pack < ONE_KILO && packed.length === 0) say('wholeUnits', '0,1')
  // `wa kilo mbili` without a pack of that weight means two packs.
  const quantity = typeof said === 'number' ? said : packed.length === 0 ? unitsIn(pack) : undefined
  const [only, ...others] = saysIn(text.toLowerCase())('plainKind') ? plainest(inStock) : mostNamed(inStock, text)
  const { kind, cut, size } = item
  const isKind = only && isWanted(only, { search, kind: kind === 'live' ? undefined : kind, cut, size })
  const wish = { search, ...soughtOf({ ...item, search }, text), ...(quantity && { quantity }) }
  return { wish, fitting, one: others.length === 0 && isKind ? only : undefined }
}

/** Returns the only product with the price in the text; otherwise all. */
function withPriceIn(text: string, products: readonly Product[]): readonly Product[] {
  const price = priceIn(text, understand(text).filters)
  const priced = products.filter(({ unitPrice }) => wholeShillings(unitPrice) === price)
  return priced.length === 1 ? priced : products
}

const unitsIn = (grams: number | undefined): number | undefined =>
  grams !== undefined && grams >= 1_000 && grams % 1_000 === 0 ? grams / 1_000 : undefined

function showOne({ wish, fitting }: Found): void {
  const [only, ...others] = fitting
  if (only === undefined) {
    say('nothingFound', wish.search)
    browse()
  } else if (others.length === 0) showFound(only, wantedOf(wish))
  else showProducts(wish)
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
function tellPacks({ name }: Product, quantity: number, line: string): void {
  const grams = gramsOf(name)
  const { unit } = nameParts(name)
  if (!KILOS.test(line) || packIn(line) !== null || grams === null || unit === null || grams === ONE_KILO) return
  reply('packs', { unit, n: String(quantity), weight: weightText(grams * quantity) })
}

const weightText = (grams: number): string => (grams < ONE_KILO ? `${grams} g` : `${grams / ONE_KILO} kg`)

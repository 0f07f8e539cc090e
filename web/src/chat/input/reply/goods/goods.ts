import { listProducts, type Product } from '#contract/catalogue.ts'
import { gramsOf } from '#contract/rules/fish/portions.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { handOn } from '#web/api/useCall.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { queryOfList, soughtOf } from '../../../cards/browse/listed.ts'
import { isWanted, names, narrow } from '../../../cards/browse/narrow.ts'
import type { Sought, Wish } from '../../../cards/card.ts'
import { addFound, addProduct, showFound } from '../../../guide/addCommands.ts'
import * as command from '../../../guide/commands.ts'
import { say } from '../../../transcript/append.ts'
import { working } from '../../../transcript/working.ts'
import type { Item, Understood } from '../../understand/Understood.ts'
import { understand } from '../../understand/understand.ts'
import { packIn } from '../line/packIn.ts'
import { isOffline } from '../mayWait.ts'
import { decideByLine, leaveOutByLine } from '../question/list/openWish.ts'
import { priceIn, saysPlain, saysRow } from '../question/list/rows.ts'
import type { Talk } from '../Talk.ts'
import { described, lineMeant, linesOf, setLine, setQuantities, setsWhatIsIn, takeOut } from './cartLines.ts'
import { addsToThat, isPart, raises, takesAway } from './changeWords.ts'
import { mostNamed, namedIn, wordsOf } from './mostNamed.ts'
import { plainest } from './plainest.ts'
import { spokenFish } from './spokenFish.ts'
import { tellPacks } from './tellPacks.ts'

const whole = (quantity: Understood['quantity'] | undefined): number | undefined => (typeof quantity === 'number' ? quantity : undefined)

/** Carries out every fish of a line: what is sure at once, what is not is asked about in turn (CHAT-134). */
export async function takeGoods({ asked, meant, line, corrects }: Talk): Promise<void> {
  const denied = meant.items.filter(({ not }) => not)
  const wanted = meant.items.filter(({ not }) => !not)
  if (asked?.kind === 'wishes' && (await leaveOutByLine(denied)) && wanted.length === 0) return
  if (denied.length > 0) takeOut(denied, line)
  if (wanted.length === 0 && (await putPlain(denied, line))) return
  if (await addToLine(wanted, line)) return
  if (corrects && (await correctOne(wanted, line))) return
  if ((meant.intent === 'setQuantity' || setsWhatIsIn(wanted, line)) && setQuantities(wanted, meant, line)) return
  const adds = meant.intent !== 'search' && meant.intent !== 'topic'
  const price = priceIn(line, meant.filters)
  const items = adds && denied.length === 0 ? [...wanted, ...unknownIn(line)] : wanted
  if (wanted.length > 0) await find(items.map((item) => ({ item, sought: soughtOf(item, line), adds, price, line })))
}

/** `3 salmon` beside a fish that is sold: what no reader knows keeps its row, which says so (CHAT-162). */
const unknownIn = (line: string): Search['item'][] =>
  line.split(PARTS).flatMap((part) => {
    const { before, word = '', after } = COUNTED_WORD.exec(part)?.groups ?? {}
    const number = Number(before ?? after ?? 0)
    if (number === 0) return []
    const { items, topic, filters } = understand(part)
    const isUnknown = items.length === 0 && (topic === 'notSold' || filters.words === word.toLowerCase())
    return isUnknown ? [{ search: word.toLowerCase(), quantity: number }] : []
  })
const PARTS = /[,\n]| (?:na|and|afu|halafu) /i
const COUNTED_WORD = /^\s*(?<before>\d{1,2})?\s*(?<word>[a-z]{3,})\s*(?<after>\d{1,2})?\s*$/i

/** `sio pweza aliyepigwa, wa kawaida`: the plain one of the fish that was taken out, as many as there were. */
async function putPlain([item]: readonly Item[], line: string): Promise<boolean> {
  if (!item || !saysPlain(line) || takesAway(line)) return false
  const found = (await working(() => search(item.search))).filter((one) => names(one.name, item.search) && one.availableQuantity > 0)
  const [one, ...more] = plainest(found)
  return one !== undefined && more.length === 0 && addFound(one, whole(item.quantity) ?? 1)
}

/** `one more prawns`, `vibua ongeza wawili`: of the kind that is in the cart. */
async function addToLine(wanted: readonly Item[], line: string): Promise<boolean> {
  const [item, ...others] = wanted
  const quantity = whole(item?.quantity)
  if (!item || others.length > 0 || quantity === undefined || (!addsToThat(line) && !raises(line))) return false
  const [one, ...more] = linesOf(item, line)
  if (one && !addsToThat(line) && !isOfKind(described(one), item)) return false
  return one !== undefined && more.length === 0 && addProduct(one.productId, quantity)
}

/** The one product that a correction names: its line in the cart gets the number, and without one it is put in. False where several may be meant. */
async function correctOne(wanted: readonly Item[], line: string): Promise<boolean> {
  const [item, ...others] = wanted
  const quantity = whole(item?.quantity)
  if (!item || others.length > 0 || quantity === undefined) return false
  const found = narrow(await working(() => search(item.search)), item).filter(({ availableQuantity }) => availableQuantity > 0)
  const [one, ...more] = mostNamed(found, line)
  if (!one || more.length > 0) return false
  if (!setLine(one.id, quantity)) await addFound(one, quantity)
  return true
}

interface Search {
  readonly item: Pick<Item, 'search' | 'quantity'> & Partial<Item>
  readonly sought: Sought
  readonly adds: boolean
  /** `wa elfu 9`: of the one row that costs that. */
  readonly price?: number | undefined
  /** As typed: a number goes to the kind whose name it has. */
  readonly line?: string
}

async function find(searches: readonly Search[]): Promise<void> {
  let found: readonly Product[][]
  try {
    found = await working(() => Promise.all(searches.map(({ item }) => search(item.search))))
  } catch (error) {
    if (isOffline(error)) throw error
    return say('problem', errorText(error, textsNow()))
  }
  const fish = searches.map((one, at) => lookFor(one, found[at] ?? [], searches.length === 1))
  if (fish.every(isSure)) for (const { one, quantity, line } of fish) await addAndTell(one, quantity, line)
  else if (fish.length > 1) command.showWishes(fish.map(({ wish, one }) => ({ ...wish, ...(one && { productId: one.id }) })))
  else if (fish[0]) showOne(fish[0])
}

interface Found {
  readonly wish: Wish
  /** What may be meant; none where the fish is not for sale here. */
  readonly fitting: readonly Product[]
  /** The only one that is in stock and called so. */
  readonly one: Product | undefined
  readonly quantity: number | undefined
  readonly adds: boolean
  readonly line: string
}

function lookFor({ item, sought, adds, price, line = '' }: Search, products: readonly Product[], isAlone: boolean): Found {
  const pack = isAlone ? packIn(line)?.grams : undefined
  const ofKind = narrow(products, item)
  const packed = pack === undefined ? [] : ofKind.filter(({ name }) => gramsOf(name) === pack)
  const priced = ofKind.filter(({ unitPrice }) => isAlone && wholeShillings(unitPrice) === price)
  const fitting = packed.length > 0 ? packed : priced.length === 1 ? priced : ofKind
  const inStock = fitting.filter((product) => product.availableQuantity > 0)
  // `wa kilo mbili` where no pack weighs that: two of them.
  const quantity = whole(item.quantity) ?? (pack !== undefined && packed.length === 0 ? unitsIn(pack) : undefined)
  const [only, ...others] = saysPlain(line) ? plainest(inStock) : mostNamed(inStock, line)
  const one = only && others.length === 0 && isOfKind(only, item) ? only : undefined
  return { wish: { search: item.search, ...sought, ...(quantity === undefined ? {} : { quantity }) }, fitting, one, quantity, adds, line }
}

type Sure = Found & { readonly one: Product; readonly quantity: number }
const isSure = (found: Found): found is Sure => found.adds && found.one !== undefined && found.quantity !== undefined

async function addAndTell(one: Product, quantity: number, line: string): Promise<void> {
  if (await addFound(one, quantity)) tellPacks(one, quantity, line)
}

function showOne({ wish, fitting }: Found): void {
  const [only, ...others] = fitting
  if (only === undefined) {
    say('nothingFound', wish.search)
    command.browse()
  } else if (others.length === 0) showFound(only, command.wantedOf(wish))
  else command.showProducts(wish)
}

/** `kichwa kimoja` of a fish that has no heads here puts nothing else in. */
const isOfKind = (product: Pick<Product, 'name' | 'storageType'>, { search: fish, kind, cut, size }: Partial<Item>): boolean =>
  isWanted(product, { ...(fish && { search: fish }), ...(kind && kind !== 'live' && { kind }), ...(cut && { cut }), ...(size && { size }) })

const unitsIn = (grams: number): number | undefined => (grams >= 1_000 && grams % 1_000 === 0 ? grams / 1_000 : undefined)

/** The list that may follow shows what was read here, and does not read it again. */
export async function search(text: string): Promise<Product[]> {
  const query = queryOfList({ search: text })
  const page = await send(listProducts, { query })
  handOn(listProducts, { query }, page)
  return page.data
}

/** Words left over may stand in a product's name; true where they did. */
export async function findWords(words: string, quantity?: number): Promise<boolean> {
  let found: readonly Product[]
  try {
    found = (await working(() => search(words))).filter(({ availableQuantity }) => quantity === undefined || availableQuantity > 0)
  } catch (error) {
    if (isOffline(error)) throw error
    say('problem', errorText(error, textsNow()))
    return true
  }
  const [only, ...others] = found
  if (only === undefined) return false
  if (quantity === undefined || others.length > 0) command.showProducts({ search: words, ...(quantity && { quantity }) })
  else await addFound(only, quantity)
  return true
}

/** `ongeza ile ya barafu pia`, `and two of the frozen`: another kind of the fish that was put in or looked at last; false without one. */
export async function takeSameFish(talk: Talk): Promise<boolean> {
  const { cut, goods: kind, size } = talk.meant.filters
  const { intent, quantity } = talk.meant
  if (cut === undefined && kind === undefined && size === undefined) return false
  if ((intent !== 'add' && !POINTS.test(talk.line)) || OTHER.test(talk.line)) return false
  const last = spokenFish()
  if (last === null) return false
  const item = { fish: last, search: last, quantity, ...(cut && { cut }), ...(kind && { kind }), ...(size && { size }) }
  await takeGoods({ ...talk, meant: { ...talk.meant, intent: quantity === null ? 'search' : 'add', items: [item] } })
  return true
}

/** Leans on the fish that was spoken of. */
const POINTS =
  /(?<![a-z])(?:same|also|too|as well|one|ones|pia|[a-z]*ongez[a-z]*|add|ile|hiyo|huyo|hizo|hao|zile|wale|of the|[a-z]ngine)(?![a-z])/i

/** `something without bones as well`: any fish that is that. */
const OTHER = /(?<![a-z])(?:something|anything|any fish|kitu|samaki (?:wengine|yeyote|mwingine)|else)(?![a-z])/i

const isCalled = ({ name }: Product, line: string): boolean => namedIn(name, new Set(wordsOf(line))) > 0

/** `the boiled one`: no number; `just one` is. */
export const isOnlyOne = ({ quantity }: Pick<Understood, 'quantity'>, line: string): boolean =>
  quantity === 1 && POINTED.test(line) && !COUNTED.test(line) && !/(?<![\d,])\d{1,2}(?![\d,])/.test(line)
const POINTED = /\S\s+ones?(?![a-z])/i
const COUNTED = /(?<![a-z])(?:just|only|exactly|at least|give me|i want|i need|i(?:['’]ll| will) (?:have|take)|add|put) one(?![a-z])/i

/** The row of a list that was named: into the cart with the number asked for, else that is asked (CHAT-136, CHAT-137). */
export async function pick(product: Product, { asked, meant, line }: Talk): Promise<void> {
  const isNamed =
    meant.items.length > 0 || isPart(meant.filters) || meant.filters.maxPrice !== undefined || saysRow(line) || isCalled(product, line)
  const said = isNamed && !isOnlyOne(meant, line) ? whole(meant.quantity) : undefined
  if (asked?.kind === 'wishes') return decideByLine(product.id, said)
  const quantity = said ?? (asked?.kind === 'products' ? asked.quantity : undefined)
  if (quantity === undefined) command.askQuantity(product.id)
  else await addFound(product, quantity)
}

/** Several rows at once, or one with its number. */
export async function pickSeveral(
  picked: readonly { readonly product: Product; readonly quantity: number | undefined }[],
  { asked }: Talk,
): Promise<void> {
  const [only, ...others] = picked
  if (asked?.kind === 'wishes' && only && others.length === 0) return decideByLine(only.product.id, only.quantity)
  const wanted = asked?.kind === 'products' ? asked.quantity : undefined
  for (const { product, quantity } of picked) if (!(await addFound(product, quantity ?? wanted ?? 1))) return
}

/** One more of what was put in last. */
export async function addMore(quantity: number): Promise<boolean> {
  const line = lineMeant()
  if (line === undefined) return false
  await addProduct(line.productId, quantity)
  return true
}

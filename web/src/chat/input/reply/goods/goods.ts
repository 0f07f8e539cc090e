import { listProducts, type Product } from '#contract/catalogue.ts'
import { gramsOf } from '#contract/rules/fish/portions.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { handOn } from '#web/api/useCall.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { itemOf, queryOfList, soughtOf } from '../../../cards/browse/listed.ts'
import { isWanted, names, narrow } from '../../../cards/browse/narrow.ts'
import type { Sought, Wish } from '../../../cards/card.ts'
import { addFound, addProduct, showFound } from '../../../guide/addCommands.ts'
import * as command from '../../../guide/commands.ts'
import { say } from '../../../transcript/append.ts'
import { working } from '../../../transcript/working.ts'
import type { Item, Understood } from '../../understand/Understood.ts'
import { packIn } from '../line/packIn.ts'
import { isOffline } from '../mayWait.ts'
import { priceIn, saysPlain, saysRow } from '../question/list/rows.ts'
import { askAgain } from '../reply.ts'
import type { Talk } from '../Talk.ts'
import { described, lineMeant, linesOf, setLine, setQuantities, setsWhatIsIn, takeOut } from './cartLines.ts'
import { addsToThat, isPart, raises, takesAway } from './changeWords.ts'
import { mostNamed, namedIn, wordsOf } from './mostNamed.ts'
import { plainest } from './plainest.ts'
import { spokenFish } from './spokenFish.ts'
import { tellPacks } from './tellPacks.ts'

const whole = (quantity: Understood['quantity'] | undefined): number | undefined => (typeof quantity === 'number' ? quantity : undefined)

/** Carries out every fish of a line: what is sure at once, what is not is asked about in turn (CHAT-134). */
export async function takeGoods({ meant, line, corrects }: Talk): Promise<void> {
  const denied = meant.items.filter(({ not }) => not)
  const wanted = meant.items.filter(({ not }) => !not)
  if (denied.length > 0) takeOut(denied, line)
  if (wanted.length === 0 && (await putPlain(denied, line))) return
  if (await addToLine(wanted, line)) return
  if (corrects && (await correctOne(wanted, line))) return
  if ((meant.intent === 'setQuantity' || setsWhatIsIn(wanted, line)) && setQuantities(wanted, meant, line)) return
  const adds = meant.intent !== 'search' && meant.intent !== 'topic'
  const price = priceIn(line, meant.filters)
  if (wanted.length > 0) await find(wanted.map((item) => ({ item, sought: soughtOf(item, line), adds, price, line })))
}

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

/** The rest of a line with several goods, once the one asked about is in the cart. */
export async function continueWith(wishes: readonly Wish[] | undefined): Promise<void> {
  if (!wishes || wishes.length === 0) return
  await find(
    wishes.map(({ search, quantity = null, ...sought }) => ({ item: { search, quantity, ...itemOf(sought) }, sought, adds: true })),
  )
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
  const unclear: Wish[] = []
  let rows = 0
  let only: Product | null = null
  for (const [at, { item, sought, adds, price, line = '' }] of searches.entries()) {
    const products = found[at] ?? []
    const pack = searches.length === 1 ? packIn(line)?.grams : undefined
    const ofKind = narrow(products, item)
    const packed = pack === undefined ? [] : ofKind.filter(({ name }) => gramsOf(name) === pack)
    const priced = ofKind.filter(({ unitPrice }) => searches.length === 1 && wholeShillings(unitPrice) === price)
    const fitting = packed.length > 0 ? packed : priced.length === 1 ? priced : ofKind
    const inStock = fitting.filter((product) => product.availableQuantity > 0)
    // `wa kilo mbili` where no pack weighs that: two of them.
    const quantity = whole(item.quantity) ?? (pack !== undefined && packed.length === 0 ? unitsIn(pack) : undefined)
    const named = saysPlain(line) ? plainest(inStock) : mostNamed(inStock, line)
    const one = named.length === 1 ? named[0] : undefined
    if (products.length === 0) {
      say('nothingFound', item.search)
      if (searches.length === 1) command.browse()
    } else if (adds && one && quantity !== undefined && isOfKind(one, item)) {
      if (await addFound(one, quantity)) tellPacks(one, quantity, line)
    } else {
      if (fitting.length === 1) only = fitting[0] ?? null
      if (unclear.length === 0) rows = fitting.length
      unclear.push({ search: item.search, ...sought, ...(quantity === undefined ? {} : { quantity }) })
    }
  }
  const [first, ...rest] = unclear
  if (!first) return
  const wanted = { ...(first.quantity === undefined ? {} : { quantity: first.quantity }), ...(rest.length > 0 ? { next: rest } : {}) }
  // Beside goods that went in a list alone does not say that it asks which.
  if (rows > 1 && unclear.length < searches.length) askAgain('list', { n: String(rows) }, true)
  if (only && unclear.length === 1) showFound(only, wanted)
  else command.showProducts({ ...first, ...wanted })
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
  const card = asked?.kind === 'products' ? asked : null
  const isNamed =
    meant.items.length > 0 || isPart(meant.filters) || meant.filters.maxPrice !== undefined || saysRow(line) || isCalled(product, line)
  const quantity = (isNamed && !isOnlyOne(meant, line) ? whole(meant.quantity) : undefined) ?? card?.quantity
  const next = card?.next ? { next: card.next } : {}
  if (quantity === undefined) return command.askQuantity(product.id, next)
  if (await addFound(product, quantity)) await continueWith(card?.next)
}

/** Several rows at once, or one with its number. */
export async function pickSeveral(
  picked: readonly { readonly product: Product; readonly quantity: number | undefined }[],
  { asked }: Talk,
): Promise<void> {
  const card = asked?.kind === 'products' ? asked : null
  for (const { product, quantity } of picked) if (!(await addFound(product, quantity ?? card?.quantity ?? 1))) return
  await continueWith(card?.next)
}

/** One more of what was put in last. */
export async function addMore(quantity: number): Promise<boolean> {
  const line = lineMeant()
  if (line === undefined) return false
  await addProduct(line.productId, quantity)
  return true
}

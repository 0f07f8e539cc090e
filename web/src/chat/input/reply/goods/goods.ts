import { listProducts, type Product } from '#contract/catalogue.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { handOn } from '#web/api/useCall.ts'
import { type CartLine, cartTotal, lineLimit, removeLine, setQuantity, useCart } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { changeLines } from '#web/features/cart/undo/lastChange.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { itemOf, queryOfList, soughtOf } from '../../../cards/browse/listed.ts'
import { names, narrow } from '../../../cards/browse/narrow.ts'
import type { ReplyId, Sought, Wish } from '../../../cards/card.ts'
import { isKnown } from '../../../cards/card.ts'
import * as command from '../../../guide/commands.ts'
import { append, say } from '../../../transcript/append.ts'
import { useTranscript } from '../../../transcript/transcript.ts'
import { working } from '../../../transcript/working.ts'
import { asFishWithoutUnit } from '../../topics/asFish.ts'
import type { Item, Understood } from '../../understand/Understood.ts'
import { isOffline } from '../mayWait.ts'
import { reply } from '../reply.ts'
import type { Talk } from '../Talk.ts'

const whole = (quantity: Understood['quantity'] | undefined): number | undefined => (typeof quantity === 'number' ? quantity : undefined)

/** Carries out every fish of a line: what is sure at once, what is not is asked about in turn (CHAT-134). */
export async function takeGoods({ meant, line }: Talk): Promise<void> {
  const denied = meant.items.filter(({ not }) => not)
  const wanted = meant.items.filter(({ not }) => !not)
  if (denied.length > 0) takeOut(denied)
  if (meant.intent === 'setQuantity' && setQuantities(wanted, meant)) return
  if (wanted.length > 0)
    await find(wanted.map((item) => ({ item, sought: soughtOf(item, line), adds: meant.intent !== 'search' && meant.intent !== 'topic' })))
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
  let only: Product | null = null
  for (const [at, { item, sought, adds }] of searches.entries()) {
    const products = found[at] ?? []
    const fitting = narrow(products, item)
    const inStock = fitting.filter((product) => product.availableQuantity > 0)
    const quantity = whole(item.quantity)
    const one = inStock.length === 1 ? inStock[0] : undefined
    if (products.length === 0) {
      say('nothingFound', item.search)
      if (searches.length === 1) command.browse()
    } else if (adds && one && quantity !== undefined) await command.addFound(one, quantity)
    else {
      if (fitting.length === 1) only = fitting[0] ?? null
      unclear.push({ search: item.search, ...sought, ...(quantity === undefined ? {} : { quantity }) })
    }
  }
  const [first, ...rest] = unclear
  if (!first) return
  const wanted = { ...(first.quantity === undefined ? {} : { quantity: first.quantity }), ...(rest.length > 0 ? { next: rest } : {}) }
  if (only && unclear.length === 1) command.showFound(only, wanted)
  else command.showProducts({ ...first, ...wanted })
}

/** The list that may follow shows what was read here, and does not read it again. */
async function search(text: string): Promise<Product[]> {
  const query = queryOfList({ search: text })
  const page = await send(listProducts, { query })
  handOn(listProducts, { query }, page)
  return page.data
}

/** Words left over may stand in a product's name; true where they did. */
export async function findWords(words: string): Promise<boolean> {
  try {
    if ((await working(() => search(words))).length === 0) return false
  } catch (error) {
    if (isOffline(error)) throw error
    say('problem', errorText(error, textsNow()))
    return true
  }
  command.showProducts({ search: words })
  return true
}

/** The row of a list that was named: into the cart with the number asked for, else that is asked (CHAT-136, CHAT-137). */
export async function pick(product: Product, { asked, meant }: Talk): Promise<void> {
  const card = asked?.kind === 'products' ? asked : null
  const quantity = (meant.items.length > 0 ? whole(meant.quantity) : undefined) ?? card?.quantity
  const next = card?.next ? { next: card.next } : {}
  if (quantity === undefined) return command.askQuantity(product.id, next)
  if (await command.addFound(product, quantity)) await continueWith(card?.next)
}

/** One more of what was put in last. */
export async function addMore(quantity: number): Promise<boolean> {
  const line = lineMeant()
  if (line === undefined) return false
  await command.addProduct(line.productId, quantity)
  return true
}

/** The line of the cart that was put in last, else the only one. */
function lineMeant(): CartLine | undefined {
  const { lines } = useCart.getState()
  const added = useTranscript.getState().entries.findLast(({ card }) => isKnown(card) && card.kind === 'added')?.card
  const last = added && isKnown(added) && added.kind === 'added' ? lines.find(({ productId }) => productId === added.productId) : undefined
  return last ?? (lines.length === 1 ? lines[0] : undefined)
}

/** `basi mbili`, `just 2`, right after it was put in: so many of it. A digit alone is the button of that number. */
export function changeAdded({ asked, meant, line }: Talk): boolean {
  const { quantity, items, intent } = meant
  if (asked?.kind !== 'added' || typeof quantity !== 'number' || items.length > 0 || intent !== 'unknown' || /^\d+$/.test(line.trim()))
    return false
  return lineMeant() !== undefined && setQuantities([], meant)
}

const named = ({ product }: CartLine): string => asFishWithoutUnit(product.name)
const linesOf = (item: Pick<Item, 'search'> & Partial<Item>): readonly CartLine[] => {
  const ofFish = useCart.getState().lines.filter(({ product }) => names(product.name, item.search))
  const ofKind = narrow(
    ofFish.map(({ product, productId }) => ({ ...product, storageType: product.storageType ?? 'refrigerated', id: productId })),
    item,
  )
  return ofFish.filter(({ productId }) => ofKind.some(({ id }) => id === productId))
}

/** Takes what is denied out of the cart, to be put back by `Undo`; nothing is put in (CHAT-135). */
function takeOut(items: readonly Item[]): void {
  const lines = items.flatMap((item) => linesOf(item))
  const absent = items.filter((item) => linesOf(item).length === 0)
  if (lines.length > 0) takeLines(lines)
  for (const item of absent) reply('notInCart', { name: item.search.charAt(0).toUpperCase() + item.search.slice(1) })
}

function takeLines(lines: readonly CartLine[]): void {
  changeLines(() => lines.forEach(({ productId }) => removeLine(productId)))
  reply('removed', { list: lines.map(named).join(', '), total: formatTzs(cartTotal(linesToday())) }, 'undo', 'cart')
}

/** `futa` without a fish: the one there is, all of them when asked so, else the cart says which. */
export function remove({ meant }: Talk): void {
  const { lines } = useCart.getState()
  if (lines.length === 0) return reply('cartEmpty', {}, 'browse')
  if (meant.choices.all) return append({ kind: 'confirm', question: 'clearCart' })
  if (lines.length === 1) return takeLines(lines)
  replyWithCart()
}

export function replyWithCart(...first: readonly ReplyId[]): void {
  const lines = linesToday()
  if (lines.length === 0) return reply('cartEmpty', {}, 'browse')
  const list = lines.map((line) => `${named(line)} × ${line.quantity}`).join(', ')
  reply('cartNow', { list, total: formatTzs(cartTotal(lines)) }, ...first, 'checkout')
}

/** Sets the number of lines that are in the cart; false where one is not: then it is put in. */
function setQuantities(items: readonly Item[], meant: Understood): boolean {
  const last = lineMeant()
  const wanted = items.length > 0 ? items : last ? [{ search: '', quantity: meant.quantity }] : []
  const changes = wanted.flatMap((item) => {
    const line = item.search === '' ? last : linesOf(item)[0]
    const quantity = whole(item.quantity)
    return line && quantity !== undefined ? [{ line, quantity }] : []
  })
  if (changes.length === 0) {
    if (items.length === 0) replyWithCart()
    return items.length === 0
  }
  changeLines(() => {
    for (const { line, quantity } of changes) {
      const most = lineLimit(line.product)
      if (quantity < 1 || quantity > most) say('onlyUpTo', String(most))
      else setQuantity(line.productId, quantity)
    }
  })
  replyWithCart('undo')
  return true
}

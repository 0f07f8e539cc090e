import { formatTzs } from '#contract/rules/money.ts'
import { type CartLine, cartTotal, lineLimit, removeLine, setQuantity, useCart } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { changeLines } from '#web/features/cart/undo/lastChange.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import { names, narrow } from '../../../cards/browse/narrow.ts'
import { capitalized } from '../../../cards/capitalized.ts'
import { isKnown, type ReplyId } from '../../../cards/card.ts'
import { append, say } from '../../../transcript/append.ts'
import { useTranscript } from '../../../transcript/transcript.ts'
import { asFish, asFishWithoutUnit } from '../../topics/asFish.ts'
import type { Item, Understood } from '../../understand/Understood.ts'
import { understand } from '../../understand/understand.ts'
import { deniedNumberIn } from '../line/afterthought.ts'
import { saysCountOnly } from '../line/numbers.ts'
import { saysPlain } from '../question/list/rows.ts'
import { reply } from '../reply.ts'
import type { Talk } from '../Talk.ts'
import { addsMore, isPart, reduces, SETS, setsNumber, setsTo, takesAway } from './changeWords.ts'
import { mostNamed, namedIn, wordsOf } from './mostNamed.ts'
import { plainest } from './plainest.ts'

const PART = /(?<![a-z])(one|two|three|four|five|six|\d+) of(?![a-z])/i

const whole = (quantity: Understood['quantity'] | undefined): number | undefined => (typeof quantity === 'number' ? quantity : undefined)

/** Two that are called alike differ by their packs: `Sato, 2 kg`. */
export const namesIn = (lines: readonly CartLine[]): readonly string[] => {
  const locals = lines.map(({ product: { name } }) => nameParts(name).local ?? name)
  return lines.map(({ product: { name } }, at) =>
    locals.filter((local) => local === locals[at]).length > 1 ? asFish(name) : asFishWithoutUnit(name),
  )
}
export const described = (line: CartLine) => ({
  ...line.product,
  storageType: line.product.storageType ?? ('refrigerated' as const),
  id: line.productId,
})

/** The lines of the cart that a fish of the line means; of several kinds those whose names the line has most of. */
export function linesOf(
  item: Pick<Item, 'search'> & Partial<Item>,
  line: string,
  lines: readonly CartLine[] = useCart.getState().lines,
): readonly CartLine[] {
  const ofFish = lines.filter(({ product }) => names(product.name, item.search))
  const ofKind = narrow(ofFish.map(described), item)
  const kept = saysPlain(line) ? plainest(ofKind) : mostNamed(ofKind, line)
  return ofFish.filter(({ productId }) => kept.some(({ id }) => id === productId))
}

/** The one line of the cart whose name a line has most words of: `badilisha kigoma iwe mbili`. */
export function lineNamed(text: string, lines: readonly CartLine[] = useCart.getState().lines): CartLine | undefined {
  const typed = new Set(wordsOf(text))
  const most = Math.max(0, ...lines.map(({ product }) => namedIn(product.name, typed)))
  const named = most === 0 ? [] : lines.filter(({ product }) => namedIn(product.name, typed) === most)
  return named.length === 1 ? named[0] : undefined
}

/** The one line of the cart with the number that `said` calls wrong, else the one that was put in last, else the only one. */
export function lineMeant(said = ''): CartLine | undefined {
  const { lines } = useCart.getState()
  const wrong = deniedNumberIn(said)
  const [one, ...others] = lines.filter(({ quantity }) => quantity === wrong)
  if (one && others.length === 0) return one
  const added = useTranscript.getState().entries.findLast(({ card }) => isKnown(card) && card.kind === 'added')?.card
  const last = added && isKnown(added) && added.kind === 'added' ? lines.find(({ productId }) => productId === added.productId) : undefined
  return last ?? (lines.length === 1 ? lines[0] : undefined)
}

/** `basi mbili`, `just 2`, right after it was put in or while a guest’s number is asked for: so many of it. A digit alone is the button of that number. */
export function changeAdded({ asked, meant, line }: Talk): boolean {
  const { quantity, items, intent, filters } = meant
  if (
    (asked?.kind !== 'added' && asked?.kind !== 'phone') ||
    typeof quantity !== 'number' ||
    items.length > 0 ||
    intent !== 'unknown' ||
    /^\d+$/.test(line.trim())
  )
    return false
  if (isPart(filters) || addsMore(line) || (!saysCountOnly(line) && !setsNumber(line))) return false
  return lineMeant() !== undefined && setQuantities([], meant, line)
}

export const LONGEST_CHANGE = 4
export const wordsIn = (line: string): number => line.trim().split(/\s+/).length

/** `toa moja`, `drop two`: so many less of what was put in last. False where a line names something else. */
export function reduceLast({ meant, line, waiting }: Talk): boolean {
  const last = lineNamed(line) ?? lineMeant()
  const gone = whole(meant.quantity)
  if (waiting || !last || gone === undefined || !takesAway(line) || setsNumber(line) || setsTo(line)) return false
  if (wordsIn(line) > LONGEST_CHANGE) return false // `drop it at house 12` is no change of the cart
  if (meant.items.length > 0 || isPart(meant.filters) || meant.topic !== undefined) return false
  change([{ line: last, quantity: last.quantity - gone }])
  return true
}

export interface Change {
  readonly line: CartLine
  readonly quantity: number
}

/** Sets quantities, to be taken back by `Undo`, and says what is in the cart. */
export function change(changes: readonly Change[]): void {
  changeLines(() => {
    for (const { line, quantity } of changes) {
      const most = lineLimit(line.product)
      if (quantity < 1) removeLine(line.productId)
      else if (quantity > most) say('onlyUpTo', String(most))
      else setQuantity(line.productId, quantity)
    }
  })
  replyWithCart('undo')
}

/** Sets the number of one product; false where it is not in the cart. */
export function setLine(productId: string, quantity: number): boolean {
  const line = useCart.getState().lines.find((one) => one.productId === productId)
  if (line) change([{ line, quantity }])
  return line !== undefined
}

/** Sets the number of lines that are in the cart; false where one is not: then it is put in. */
export function setQuantities(items: readonly Item[], meant: Understood, line: string): boolean {
  // `weka wa kawaida mmoja` speaks of another kind, or of the delivery.
  if (items.length === 0 && Object.keys(meant.choices).length > 0) return false
  // `the jumbo should be 4`, where there is none: no other line is meant.
  if (items.length === 0 && isPart(meant.filters)) return done(replyWithCart())
  const last = lineNamed(line) ?? lineMeant(line)
  const wanted = items.length > 0 ? items : last ? [{ search: '', quantity: meant.quantity }] : []
  const lowers = reduces(line)
  const changes = wanted.flatMap((item): Change[] => {
    const [one] = item.search === '' && last ? [last] : linesOf(item, line)
    const quantity = whole(item.quantity)
    return one && quantity !== undefined ? [{ line: one, quantity: lowers ? one.quantity - quantity : quantity }] : []
  })
  if (changes.length === 0) {
    if (items.length === 0) replyWithCart()
    return items.length === 0
  }
  const zero = changes.find(({ quantity }) => quantity === 0)
  if (zero && !lowers) say('onlyUpTo', String(lineLimit(zero.line.product)))
  else change(changes)
  return true
}

const done = (_said: void): true => true

/** Whether a line that adds only sets what is in the cart: `vichwa viwe vitatu, dagaa iwe moja`. */
export const setsWhatIsIn = (items: readonly Item[], line: string): boolean =>
  setsNumber(line) &&
  !addsMore(line) &&
  items.length > 0 &&
  items.every((item) => whole(item.quantity) !== undefined && linesOf(item, line).length === 1)

/** Takes what is denied out of the cart, or so many of it as the line says, to be put back by `Undo`; nothing is put in (CHAT-135). */
export function takeOut(items: readonly Item[], text: string): void {
  const found = items.map((item) => ({ item, lines: linesOf(item, text) }))
  const absent = found.filter(({ lines }) => lines.length === 0)
  const [only, ...others] = found.flatMap(({ item, lines }) => lines.map((line) => ({ item, line })))
  const left = only && others.length === 0 ? leftOf(only.line, only.item, partAbout(only.item, text)) : 0
  if (only && left > 0) change([{ line: only.line, quantity: left }])
  else if (only) takeLines([only, ...others].map(({ line }) => line))
  for (const { item } of absent) reply('notInCart', { name: nameOf(item) })
}

/** The part of a line that names a fish: `make the kingfish 4` says nothing of the octopus before it. */
function partAbout({ fish }: Item, text: string): string {
  const parts = text.split(/[,;.]|\s(?:and|na|but|lakini)\s/iu)
  return parts.find((part) => understand(part).items.some((item) => item.fish === fish)) ?? text
}

/** `Octopus`, in Swahili `Pweza`. */
export const nameOf = ({ fish, search }: Item): string => asFish(`${capitalized(fish)} (${capitalized(search)})`)

/** How many stay: `toa mmoja` leaves one less, `ibaki moja` one, a fish without a number none. */
function leftOf({ quantity }: CartLine, item: Item, text: string): number {
  const set = SETS.exec(text)
  const kept = set ? whole(understand(text.slice(set.index)).quantity) : undefined
  if (kept !== undefined) return Math.min(kept, quantity)
  const part = PART.exec(text)?.[1]
  const gone = part === undefined ? whole(item.quantity) : whole(understand(part).quantity)
  return gone === undefined ? 0 : Math.max(0, quantity - gone)
}

export function takeLines(lines: readonly CartLine[]): void {
  changeLines(() => lines.forEach(({ productId }) => removeLine(productId)))
  reply('removed', { list: namesIn(lines).join(', '), total: formatTzs(cartTotal(linesToday())) }, 'undo', 'cart')
}

/** `futa` without a fish: the one there is, all of them when asked so, else the cart says which. */
export function remove(talk: Talk): void {
  const { lines } = useCart.getState()
  if (lines.length === 0) return reply('cartEmpty', {}, 'browse')
  if (talk.meant.choices.all) return append({ kind: 'confirm', question: 'clearCart' })
  if (lines.length === 1) return takeLines(lines)
  replyWithCart()
}

export function replyWithCart(...first: readonly ReplyId[]): void {
  tellLines('cartNow', linesToday(), ...first, 'checkout')
}

/** The lines and what they cost; `cartIs` and `cartIsNot` answer whether it is so. */
export function tellLines(text: 'cartNow' | 'cartIs' | 'cartIsNot', lines: readonly CartLine[], ...replies: readonly ReplyId[]): void {
  if (lines.length === 0) return reply('cartEmpty', {}, 'browse')
  const called = namesIn(lines)
  const list = lines.map(({ quantity }, at) => `${called[at]} × ${quantity}`).join(', ')
  reply(text, { list, total: formatTzs(cartTotal(lines)) }, ...replies)
}

import type { Item } from '#web/chat/lines/lexicon/Understood.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import type { CartChange, FishToFind } from '../act.ts'
import type { Clause, NamedFish } from '../line.ts'
import type { Moment } from '../moment.ts'
import { isPart, lineMeant, lineNamed, linesOf, linesOfPart, seesList } from './linesMeant.ts'
import { leftIn } from './packs.ts'
import { PLACE } from './picks.ts'

/** The changes that a clause makes to the cart. Empty if it is unclear which line or number is meant. */
export interface Changes {
  readonly changes: readonly CartChange[]
  /** Goods that the clause names but the cart doesn't have. */
  readonly absent: readonly Item[]
  /** The goods to add in place of those removed. */
  readonly wanted?: FishToFind
}
const UNCLEAR: Changes = { changes: [], absent: [] }

interface LinesToChange {
  readonly lines: readonly CartLine[]
  readonly number: number | null
  readonly item?: Item
}

/** Returns how a clause changes the cart: it doubles, swaps, removes, adds or sets a quantity. Null if it does none of these. */
export function changesIn(clause: Clause, moment: Moment): Changes | null {
  if (clause.says('doubled', 'halved')) return isCounted(clause, moment) ? countedBy(clause, moment) : null
  const swapped = swapIn(clause, moment) ?? madeInto(clause, moment)
  if (swapped) return swapped
  if (isOut(clause, moment)) return outBy(clause, moment)
  if (clause.says('takesOut')) return null
  if (isMore(clause, moment)) return changed(clause, meantBy(clause, moment), (line, number) => number && line.quantity + number)
  if (!isSet(clause, moment)) return null
  // `ongeza sato mbili ziwe sita`: the quantity after the change is given.
  const left = clause.goods.length === 1 ? leftIn(clause.text) : null
  return changed(clause, meantBy(clause, moment, numberOf(clause)), (_line, number) => left ?? number)
}

/** Returns the cart lines that a clause means, with their number. It may name fish, a kind or cut (`the frozen ones`), or neither. */
function meantBy(clause: Clause, moment: Moment, number = whole(clause.meant.quantity)): readonly LinesToChange[] {
  const { goods, text } = clause
  const { cart } = moment
  if (goods.length > 0) {
    return goods.map((item) => ({ item, lines: linesOf(item, text, cart), number: whole(item.quantity) }))
  }
  const lines = isPart(clause) ? linesOfPart(clause, cart) : [lineMeant(clause, moment)].flatMap((line) => line ?? [])
  return [{ lines, number }]
}

/** `kilo mbili` means packs only if the pack weighs one kilo. For other packs, the buyer is asked. */
const countsPacks = ({ says }: Clause, { product }: CartLine): boolean => !says('weight') || nameParts(product.name).unit === '1 kg'

/** Returns the new quantity of each line. `UNCLEAR` if one fish matches several cart lines or none. */
function changed(clause: Clause, meant: readonly LinesToChange[], to: (line: CartLine, number: number | null) => number | null): Changes {
  const changes = meant.map(({ lines: [line, ...others], number }) => {
    const quantity = line && others.length === 0 && countsPacks(clause, line) ? to(line, number) : null
    return line && quantity !== null ? { productId: line.productId, quantity } : null
  })
  return changes.includes(null) ? UNCLEAR : { changes: changes.flatMap((one) => one ?? []), absent: [] }
}

const whole = (quantity: Item['quantity']): number | null => (typeof quantity === 'number' ? quantity : null)

/** Returns the number of a clause that names no fish. */
export function numberOf({ chooses, meant, wrong, people }: Clause): number | null {
  const number = chooses([], 'product').amount ?? whole(meant.quantity)
  return number === wrong || number === people ? null : number
}

const LONGEST = 4
/** `toa moja`, `drop two`: a longer clause without a fish is about something else. */
export const isShort = ({ text }: Pick<Clause, 'text'>): boolean => text.trim().split(/\s+/).length <= LONGEST

const isCounted = ({ goods: [item, ...others], only, text }: Clause, { cart }: Moment): boolean =>
  item ? others.length === 0 && whole(item.quantity) === null : only('doubled', 'halved') || lineNamed(text, cart) !== undefined

/** Doubles the quantity. For half, or for all goods, nothing changes and the reply tells what is in the cart. */
const countedBy = (clause: Clause, moment: Moment): Changes =>
  clause.says('halved', 'all') ? UNCLEAR : changed(clause, meantBy(clause, moment), ({ quantity }) => quantity * 2)

/**
 * `badala ya sato niwekee changu`, `sitaki sato nipe changu`: removes the refused fish, or else the first, and adds the other.
 * A fish that is in the cart already is not added again, unless the clause swaps or gives a number.
 */
function swapIn(clause: Clause, { cart }: Moment): Changes | null {
  const swapped = swappedIn(clause)
  if (!swapped) return null
  const { isSwap, gone, wanted } = swapped
  const [line, ...others] = linesOf(gone, '', cart)
  if (!line) return isSwap ? { changes: [], absent: [gone] } : null
  if (others.length > 0) return UNCLEAR
  const changes = [{ productId: line.productId, quantity: Math.max(0, line.quantity - (whole(gone.quantity) ?? line.quantity)) }]
  if (!isSwap && wanted.quantity === null && linesOf(wanted, '', cart).length > 0) return { changes, absent: [] }
  return { changes, absent: [], wanted: { ...wanted, quantity: wanted.quantity ?? (isSwap ? line.quantity : null), text: clause.text } }
}

/** `make it squid`, `iwe ngisi`: another fish takes the place of the one that was added last, with its number. */
function madeInto({ goods: [fish, ...others], text, says }: Clause, { cart, lastPut }: Moment): Changes | null {
  const line = cart.find(({ productId }) => productId === lastPut)
  if (!line || !fish || others.length > 0 || fish.not || fish.quantity !== null || !MADE.test(text) || says('oneMore')) return null
  if (linesOf(fish, '', cart).length > 0) return null
  return { changes: [{ productId: line.productId, quantity: 0 }], absent: [], wanted: { ...fish, quantity: line.quantity, text } }
}
const MADE =
  /(?<![a-z])(?:(?:make|change|switch) (?:it|that|them|those)(?: to| into)?|(?:iwe|ziwe|wawe|fanya|badili(?:sha)?(?: iwe)?)) (?!\d)/i

/** Returns the fish that goes and the one that comes. `isSwap` if the clause has a word for swapping, and not only a refused fish. */
function swappedIn({ goods, says }: Clause): { readonly isSwap: boolean; readonly gone: NamedFish; readonly wanted: NamedFish } | null {
  const [first, second, third] = goods
  if (!first || !second || third || (first.not && second.not)) return null
  const isSwap = says('swap') && (first.quantity === null || second.quantity === null)
  const isRefused = first.not || second.not
  if (!isSwap && !isRefused) return null
  return second.not ? { isSwap, gone: second, wanted: first } : { isSwap, gone: first, wanted: second }
}

/** The possible senses of a clause that removes something without naming a fish. */
const OUT: ReadonlySet<string> = new Set(['remove', 'setQuantity', 'unknown', 'waitABit'])

/** True if the clause removes something. It needs a word for removing or reducing, and something to remove. */
function isOut(clause: Clause, moment: Moment): boolean {
  if (clause.says('keepsIt', 'past')) return false
  return clause.goods.length > 0 ? takesGoodsOut(clause) : takesLineOut(clause, moment)
}

const isLess = ({ says }: Clause): boolean => says('fewer') && !says('upTo')

function takesGoodsOut(clause: Clause): boolean {
  const { goods, says, meant } = clause
  if (says('all') && says('except') && says('takesOut')) return true
  if (isLess(clause)) return goods.every(({ quantity }) => whole(quantity) !== null)
  return goods.every(({ not }) => not) && (says('takesOut') || meant.intent === 'remove')
}

function takesLineOut(clause: Clause, { cart }: Moment): boolean {
  const { says, meant, text } = clause
  const isCounted = whole(meant.quantity) !== null
  if (!says('takesOut') && !isLess(clause)) return false
  if (isPart(clause)) return linesOfPart(clause, cart).length > 0 && (says('takesOut') || isCounted)
  if (isCounted && lineNamed(text, cart)) return true
  if (says('order', 'myOrder') || !mayTakeOut(clause)) return false
  return says('both') || (!meant.choices.all && !says('all') && (meant.intent === 'remove' || (isCounted && isShort(clause))))
}

const mayTakeOut = ({ only, senses }: Clause): boolean => only('lessBy') || senses.some((sense) => OUT.has(sense))

/** Removes the cart lines that the clause means, or as many packs as it says. A fish with several lines can only be removed as a whole. */
function outBy(clause: Clause, moment: Moment): Changes {
  const { goods, says } = clause
  const { cart } = moment
  const meant = meantBy(clause, moment)
  // `toa nusu ya sato`: half of a fish.
  if (clause.meant.fraction !== undefined) return UNCLEAR
  if (says('all') && says('except')) {
    const kept = meant.flatMap(({ lines }) => lines)
    return kept.length === 0 ? UNCLEAR : { changes: none(cart.filter((line) => !kept.includes(line))), absent: [] }
  }
  if (goods.length === 0 && says('both')) return cart.length === 2 ? { changes: none(cart), absent: [] } : UNCLEAR
  // `remove it` is unclear with several lines.
  if (goods.length === 0 && !isPart(clause) && meant[0]?.number === null && cart.length > 1) return UNCLEAR
  const gone = meant.map(({ lines, number }) => fewer(lines, number, clause))
  const absent = meant.flatMap(({ item, lines }) => (item && lines.length === 0 ? item : []))
  return gone.includes(null) ? UNCLEAR : { changes: gone.flatMap((each) => each ?? []), absent }
}

const none = (lines: readonly CartLine[]): readonly CartChange[] => lines.map(({ productId }) => ({ productId, quantity: 0 }))

/** Removes the lines, or reduces the only one by the number. Null if the number may belong to several lines. */
function fewer(lines: readonly CartLine[], number: number | null, clause: Clause): readonly CartChange[] | null {
  const left = leftIn(clause.text)
  if (number === null && left === null) return none(lines)
  const [line, ...others] = lines
  if (others.length > 0 || (line && !countsPacks(clause, line))) return null
  return line ? [{ productId: line.productId, quantity: Math.min(left ?? Math.max(0, line.quantity - (number ?? 0)), line.quantity) }] : []
}

/** `one more`, `ongeza sato moja`: more of a line in the cart. */
function isMore(clause: Clause, moment: Moment): boolean {
  const { goods, says } = clause
  if (!says('oneMore') || says('fewer', 'upTo') || goods.length > 1 || goods[0]?.not || isPart(clause)) return false
  if (goods.length === 0 && (!isShort(clause) || seesList(moment))) return false
  return meantBy(clause, moment).every(({ lines, number }) => lines.length === 1 && number !== null)
}

/** The clause sets a quantity: `sato wawe wawili`, `make it 3`. */
function isSet(clause: Clause, moment: Moment): boolean {
  const { goods, says, wrong, text } = clause
  if (!(sets(clause, moment) || says('setTo', 'corrects') || wrong !== null) || (says('fewer', 'oneMore') && !says('upTo'))) return false
  if (goods.length > 0)
    return goods.every(
      (item) => !item.not && whole(item.quantity) !== null && item.quantity !== wrong && linesOf(item, text, moment.cart).length > 0,
    )
  if (numberOf(clause) === null || seesList(moment)) return false
  return isPart(clause) || setsLine(clause, moment)
}

const sets = (clause: Clause, moment: Moment): boolean => clause.meant.intent === 'setQuantity' || isBare(clause, moment)

/** `tatu`: a number after something was just added. */
const isBare = ({ text, chooses }: Clause, { hasJustPut }: Moment): boolean =>
  hasJustPut && !/\d/.test(text) && !PLACE.test(text) && chooses([], 'product').amount !== undefined

/** True if the number is the quantity of a cart line, and not the answer to another question. */
function setsLine(clause: Clause, moment: Moment): boolean {
  const { meant, wrong, chooses, text } = clause
  const { cart, stage, question } = moment
  // `weka wa kawaida mmoja` is about another kind, or about the delivery.
  if (Object.keys(meant.choices).length > 0 || moment.asksAmount) return false
  if (meant.intent === 'add' && !isBare(clause, moment) && wrong === null) return false
  const isNumbered = sets(clause, moment) || cart.some(({ quantity }) => quantity === wrong)
  if (stage === 'buying' && question !== 'phone' && !isNumbered) return false
  return isNumbered || wrong !== null || chooses([], 'product').amount !== undefined || lineNamed(text, cart) !== undefined
}

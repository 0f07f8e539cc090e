import type { Order } from '#contract/order.ts'
import { orderedLines } from '#web/features/orders/orderFacts.ts'
import { isWanted } from '../../../../cards/browse/narrow.ts'
import { saysByFish } from '../../../topics/orders/orderWords.ts'
import type { Item } from '../../../understand/Understood.ts'
import { understand } from '../../../understand/understand.ts'
import type { Talk } from '../../Talk.ts'
import { mostNamed } from '../mostNamed.ts'

/** What stands after it differs from the order. */
export const BUT = /(?<![a-z])(?:but|without|except|minus|only|lakini|ila|bila|isipokuwa|kasoro)(?![a-z])/i
const HALF = /(?<![a-z])(?:half|nusu)(?! (?:a |ya )?(?:kilo|kg))(?![a-z])/i

type Line = ReturnType<typeof orderedLines>[number]
type Wanted = Partial<Pick<Item, 'search' | 'kind' | 'cut' | 'size'>>

/** The fish that stand before what a line changes: they say which order, or what of it. */
export function fishBefore({ line, meant }: Pick<Talk, 'line' | 'meant'>): readonly Item[] {
  const at = BUT.exec(line)?.index
  const items = at === undefined ? meant.items : understand(line.slice(0, at)).items
  return items.filter(({ not }) => !not)
}

/** Whether what shall be left out is in the order at all; without that another is meant. */
export const hasDenied = (order: Order, { items }: Talk['meant']): boolean =>
  items.every((item) => !item.not || orderedLines(order).some((one) => isOf(one, item)))

/**
 * The lines of an order as a line of the chat wants them: what is named before the change, less what is not wanted, with the numbers said.
 * Unclear where a number, or a half, may be of several or does not come out: nothing is put in then.
 */
export function changedLines(order: Order, talk: Pick<Talk, 'line' | 'meant'>) {
  const { line, meant } = talk
  const all = orderedLines(order)
  const before = fishBefore(talk)
  let lines = before.length === 0 || saysByFish(line) ? all : all.filter((one) => before.some((item) => isOf(one, item)))
  const others: Item[] = []
  for (const item of meant.items) {
    const fitting = lines.filter((one) => isOf(one, item))
    if (fitting.length === 0) others.push(...(item.not ? [] : [item]))
    else if (item.not) lines = lines.flatMap((one) => (fitting.includes(one) ? less(one, item.quantity) : one))
    else if (typeof item.quantity === 'number') lines = withNumber(lines, mostNamed(fitting, line)[0], item.quantity)
  }
  const changed = HALF.test(line) ? halved(lines) : meant.items.length === 0 ? withNumberAlone(lines, line) : lines
  if (changed !== null) lines = changed
  const isSame = lines.length === all.length && lines.every((one) => all.includes(one))
  return { lines, isSame, others, isUnclear: changed === null }
}

const halved = (lines: readonly Line[]): Line[] | null =>
  lines.every(({ quantity }) => quantity % 2 === 0) ? lines.map((one) => ({ ...one, quantity: one.quantity / 2 })) : null

// Goods that are called nothing else are fresh.
const isOf = ({ name }: Line, wanted: Wanted): boolean => isWanted({ name, storageType: 'refrigerated' }, wanted)

const withNumber = (lines: readonly Line[], line: Line | undefined, quantity: number): Line[] =>
  lines.map((one) => (one === line && quantity > 0 ? { ...one, quantity } : one))

/** `without 1 octopus` of three leaves two. */
const less = (line: Line, gone: Item['quantity']): Line[] =>
  typeof gone === 'number' && gone < line.quantity ? [{ ...line, quantity: line.quantity - gone }] : []

/** `but 5 steaks`, `lakini wawili tu`: a number for the one line it can only mean. */
function withNumberAlone(lines: Line[], text: string): Line[] | null {
  const at = BUT.exec(text)?.index
  if (at === undefined) return lines
  const { quantity, filters } = understand(text.slice(at), { asks: 'quantity' })
  const wanted = {
    ...(filters.cut && { cut: filters.cut }),
    ...(filters.goods && { kind: filters.goods }),
    ...(filters.size && { size: filters.size }),
  }
  const [only, ...more] = lines.filter((one) => isOf(one, wanted))
  if (typeof quantity !== 'number') return lines
  return only && more.length === 0 ? withNumber(lines, only, quantity) : null
}

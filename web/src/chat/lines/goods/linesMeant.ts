import { isWanted, narrow } from '#web/chat/cards/browse/narrow.ts'
import { kinds } from '#web/chat/kinds/kinds.ts'
import type { Item } from '#web/chat/lines/lexicon/Understood.ts'
import { saysIn } from '#web/chat/lines/lexicon/words/table.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import { isPart as namesPart } from './picks.ts'
import { called, mostNamed, plainest } from './rowsIn.ts'

const described = (line: CartLine) => ({
  ...line.product,
  storageType: line.product.storageType ?? ('refrigerated' as const),
  id: line.productId,
})

/** Returns the cart lines of a fish and its kind. If there are several, returns those that share most words with the text. */
export function linesOf(item: Item, text: string, lines: readonly CartLine[]): readonly CartLine[] {
  const { search, kind } = item
  const ofKind = lines.filter((line) => isWanted(described(line), { search, kind: kind === 'live' ? undefined : kind }))
  const narrowed = narrow(ofKind.map(described), item)
  const kept = saysIn(text.toLowerCase())('plainKind') ? plainest(narrowed) : mostNamed(narrowed, text)
  return ofKind.filter(({ productId }) => kept.some(({ id }) => id === productId))
}

/** Returns the one line that shares most words with the text: `badilisha kigoma iwe mbili`. */
export function lineNamed(text: string, lines: readonly CartLine[]): CartLine | undefined {
  const id = called(lines.map(described), text)?.id
  return lines.find(({ productId }) => productId === id)
}

/** True if a cut, kind or size is named, but no fish. */
export const isPart = ({ goods, meant }: Clause): boolean => goods.length === 0 && namesPart(meant.filters)

/** Returns the lines that have the named kind or cut: `the frozen ones`, `vichwa`. */
export function linesOfPart({ meant: { filters } }: Clause, lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter((line) => isWanted(described(line), filters))
}

/**
 * Returns the line meant by a clause without a fish: the one with a name or number of the text, else the one added last, else the only one.
 */
export function lineMeant({ text, wrong }: Pick<Clause, 'text' | 'wrong'>, { cart, lastPut }: Moment): CartLine | undefined {
  const named = lineNamed(text, cart)
  const counted = cart.filter(({ quantity }) => quantity === wrong)
  const last = cart.find(({ productId }) => productId === lastPut)
  return named ?? (counted.length === 1 ? counted[0] : undefined) ?? last ?? (cart.length === 1 ? cart[0] : undefined)
}

/** True if a list is in view, so that a number without a name means its rows. */
export const seesList = ({ asked, beside }: Moment): boolean => {
  const card = beside ?? asked
  return card !== null && kinds[card.kind].showsFish
}

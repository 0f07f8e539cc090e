import { isWanted, narrow } from '#web/chat/cards/browse/narrow.ts'
import { kinds } from '#web/chat/cards/kinds.ts'
import type { Item } from '#web/chat/lines/lexicon/Understood.ts'
import { saysIn } from '#web/chat/lines/lexicon/words/meanings.ts'
import { called, mostNamed, plainest } from '#web/chat/lines/read/goods/mostNamed.ts'
import { isPart as namesPart } from '#web/chat/lines/read/goods/picks.ts'
import type { CartLine } from '#web/features/cart/lines.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'

const described = (line: CartLine) => ({
  ...line.product,
  storageType: line.product.storageType ?? ('refrigerated' as const),
  id: line.productId,
})

/** The lines of the cart that a fish means, none of another kind; of several those whose names the words have most of. */
export function linesOf(item: Item, text: string, lines: readonly CartLine[]): readonly CartLine[] {
  const { search, kind } = item
  const ofKind = lines.filter((line) => isWanted(described(line), { search, kind: kind === 'live' ? undefined : kind }))
  const narrowed = narrow(ofKind.map(described), item)
  const kept = saysIn(text.toLowerCase())('plainKind') ? plainest(narrowed) : mostNamed(narrowed, text)
  return ofKind.filter(({ productId }) => kept.some(({ id }) => id === productId))
}

/** The one line whose name the words have most of: `badilisha kigoma iwe mbili`. */
export function lineNamed(text: string, lines: readonly CartLine[]): CartLine | undefined {
  const id = called(lines.map(described), text)?.id
  return lines.find(({ productId }) => productId === id)
}

/** A cut, a kind or a size is named, and no fish. */
export const isPart = ({ goods, meant }: Clause): boolean => goods.length === 0 && namesPart(meant.filters)

/** `the frozen ones`, `vichwa`: what is that, and nothing else. */
export function linesOfPart({ meant: { filters } }: Clause, lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter((line) => isWanted(described(line), filters))
}

/** What is meant where no fish is named: the one with a name or a number of the words, else the one put in last, else the only one. */
export function lineMeant({ text, wrong }: Pick<Clause, 'text' | 'wrong'>, { cart, lastPut }: Moment): CartLine | undefined {
  const named = lineNamed(text, cart)
  const counted = cart.filter(({ quantity }) => quantity === wrong)
  const last = cart.find(({ productId }) => productId === lastPut)
  return named ?? (counted.length === 1 ? counted[0] : undefined) ?? last ?? (cart.length === 1 ? cart[0] : undefined)
}

/** Rows are in view: a number without a name is of them. */
export const seesList = ({ asked, beside }: Moment): boolean => {
  const card = beside ?? asked
  return card !== null && kinds[card.kind].showsFish
}

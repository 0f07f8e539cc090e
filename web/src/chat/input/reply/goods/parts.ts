import { type CartLine, useCart } from '#web/features/cart/cart.ts'
import { isWanted } from '../../../cards/browse/narrow.ts'
import type { Understood } from '../../understand/Understood.ts'
import { sizedAs } from '../question/list/picks.ts'
import { sizeIn } from '../question/list/rows.ts'
import { isBuying, type Talk } from '../Talk.ts'
import { change, described, lineNamed, takeLines } from './cartLines.ts'
import { addsMore, isPart, reduces, saysOnly, setsNumber, takesAway } from './changeWords.ts'
import { isOnlyOne } from './goods.ts'

/** The one line of the cart that a line means by its cut, kind or size, else by a word of its name; undefined where none or several are that. */
export function partMeant({ meant: { filters }, line }: Talk, lines: readonly CartLine[] = useCart.getState().lines): CartLine | undefined {
  const { cut, size, goods: kind } = filters
  const wanted = { ...(cut && { cut }), ...(size && { size }), ...(kind && { kind }) }
  const fitting = isPart(filters) ? lines.filter((each) => isWanted(described(each), wanted)) : []
  if (fitting.length === 1) return fitting[0]
  // Of one line each size would be that.
  if (lines.length < 2) return lineNamed(line, lines)
  const sized = sizedAs(
    sizeIn(line, {}),
    lines.map((each) => ({ id: each.productId, names: [each.product.name] })),
  )
  return lines.find(({ productId }) => productId === sized) ?? (fitting.length === 0 ? lineNamed(line, lines) : undefined)
}

/** `vichwa viwe vitatu`, `badilisha kigoma iwe mbili`: a line of the cart by what it is called beside its fish. */
export function changePart(talk: Talk): boolean {
  const { meant, line } = talk
  const { quantity, items } = meant
  if (items.length > 0 || typeof quantity !== 'number' || addsMore(line)) return false
  if (!setsNumber(line) && !reduces(line) && !saysOnly(line) && meant.intent !== 'setQuantity') return false
  const one = partMeant(talk) ?? onlyLine(talk)
  if (one === undefined) return false
  change([{ line: one, quantity: reduces(line) ? one.quantity - quantity : quantity }])
  return true
}

/** `iwe moja tu`, where there is but one kind in the cart and nothing else is asked. */
function onlyLine(talk: Talk): CartLine | undefined {
  const { lines } = useCart.getState()
  return lines.length === 1 && !isBuying(talk) && !isPart(talk.meant.filters) && Object.keys(talk.meant.choices).length === 0
    ? lines[0]
    : undefined
}

/** `take out both`: the two lines of the cart. */
function bothLines({ line }: Talk): readonly CartLine[] {
  const { lines } = useCart.getState()
  return lines.length === 2 && BOTH.test(line) ? lines : []
}
const BOTH = /(?<![a-z])(?:both|zote mbili|wote wawili|vyote viwili)(?![a-z])/i

/** A haggle is no removal; a fish may be called after a place, and `the peeled ones` is no wish to have them peeled. */
export const isOtherTopic = ({ topic }: Understood, line: string): boolean =>
  topic !== undefined && !topic.startsWith('area') && !(topic === 'cleaning' && ROW.test(line))
const ROW = /(?<![a-z])(?:the|that|those|these) [a-z]+ ones?(?![a-z])/i

/** `toa hiyo kubwa`, `remove the smoked one`. */
export function removePart(talk: Talk): boolean {
  const { meant, line } = talk
  if (
    talk.waiting ||
    meant.items.length > 0 ||
    isOtherTopic(meant, line) ||
    (meant.intent !== 'remove' && !takesAway(line)) ||
    setsNumber(line)
  )
    return false
  const both = bothLines(talk)
  if (both.length > 0) {
    takeLines(both)
    return true
  }
  const one = partMeant(talk)
  if (one === undefined) return false
  const gone = typeof meant.quantity === 'number' && !isOnlyOne(meant, line) ? meant.quantity : one.quantity
  if (gone < one.quantity) change([{ line: one, quantity: one.quantity - gone }])
  else takeLines([one])
  return true
}

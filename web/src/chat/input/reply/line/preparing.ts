import { useCart } from '#web/features/cart/cart.ts'
import { isWanted } from '../../../cards/browse/narrow.ts'
import { noteIn } from '../../../lines/read/dictates.ts'
import { understand } from '../../understand/understand.ts'
import { described, linesOf } from '../goods/cartLines.ts'
import { asks } from './asks.ts'

const PART =
  '(?:the |their |its |any )?(?:heads?|guts?|scales?|skins?|shells?|tails?|vichwa|kichwa|utumbo|matumbo|magamba|gamba|ngozi|maganda|mikia)'
const PARTS = `${PART}(?:(?: and | or | na | wala |, ?)${PART})*`
const DONE = '(?:gutted|(?:de)?scaled|headless|skinless)'
/** What shall be done to a fish before it comes: `no heads`, `skin off`, `gutted and scaled`, `watolewe utumbo`, `cut in steaks`. */
export const WISH = new RegExp(
  `(?<![a-z])(?:(?:no|without|minus|bila(?: ya)?|(?:wa|i|zi|vi)?(?:sio|siyo|sizo)(?: na)?|asiye(?: na)?) ${PARTS}|${PARTS} off|(?:remove|take (?:out|off)?|cut (?:off|out)|(?:m|wa|i|zi)?to(?:a|e|lewe)(?:ni)?|(?:m|wa|i|zi)?ondo(?:a|e|lewe)(?:ni)?) ?${PARTS}(?: off| out)?|take ${PARTS} (?:off|out)|${DONE}(?:(?: and | na |, ?)${DONE})*|cut(?: it| them)? (?:in|into|to) (?:[a-z]+ )?(?:steaks?|pieces|chunks|slices))(?![a-z])`,
  'i',
)
const HEADS = /(?<![a-z])(?:heads?|vichwa|kichwa)(?![a-z])/i
const LITTLE =
  /^[\s,.;]*(?:(?:and|na|with|pls|please|tafadhali|naomba|i want)[\s,.]+)*|[\s,.;]+(?:and|na|with|but|please|tafadhali|pls|make (?:it|them))?[\s,.;]*$/gi
/** `no heads on prawns`, `out of the tuna`: of what it is said. */
const OF_WHAT = /^(?:on|for|of|from|kwa|kwenye|ya|za|wa)(?: the| hao| hizo)? /i

/** Of fish that have come it is no wish. */
const HAPPENED =
  /(?<![a-z])(?:came|arrived|received|got|was|were|had|(?:ni)?(?:me|li)pata|(?:wa|i|zi|u|m)(?:me|li)(?:kuja|fika|leta))(?![a-z])/i

/** Heads that are in the cart are goods, and may go. */
export const isWish = (line: string): boolean =>
  WISH.test(line) &&
  !HAPPENED.test(line) &&
  !(HEADS.test(line) && useCart.getState().lines.some((each) => isWanted(described(each), { cut: 'head' })))

/** The goods of a line beside what shall be done to them: `tuna 4, no heads`; null where it names none, or only what is in the cart. */
export function goodsBesideWish(line: string): string | null {
  if (!isWish(line) || asks(line) || noteIn(line) !== null) return null
  const rest = line.replace(WISH, ' ').replace(/\s+/g, ' ').replace(LITTLE, '').trim()
  const { items } = understand(rest)
  const areNew = items.some((item) => item.quantity !== null || linesOf(item, rest).length === 0)
  return areNew && items.every(({ not }) => !not) && !OF_WHAT.test(rest) ? rest : null
}

import { useCart } from '#web/features/cart/cart.ts'
import { kindOf } from '../../../cards/browse/narrow.ts'
import { noteIn } from '../../../lines/read/dictates.ts'
import { understand } from '../../understand/understand.ts'
import { described } from '../goods/cartLines.ts'

/** `kabla hujaweka`, `before you put it in`: when, and no denial of what the line asks for. */
const BEFORE =
  /[,.]?\s+(?:kabla (?:ya ku|h[auo][a-z]*j)[a-z]+|before (?:you|i|we) [a-z]+)(?: (?:it|them|that|in|order|oda|yangu))*\s*[!.]*$/iu
/** `ongeza sio kupunguza`: the change that is not wanted says nothing of the goods. */
const NOT_SO = /[,.]?\s+(?:si|sio|siyo|not)\s(?:to |ku)?(?:punguz|ondo|toa|ongez|reduc|remov|lower|decreas|add)[a-z]*[!.,]*(?=\s|$)/iu
const NOT_OF_KIND =
  /[,.]?\s+(?:si|sio|siyo|not|instead of|rather than) (?:(?:the|a|ile|zile|wale|yule) )?(?:[wyzlv]a )?([a-z]+)(?: ones?)?[.!]*$/iu

/** What a line asks for, without what it says in the negative beside it; any other line as it is. */
export function withoutAside(line: string): string {
  const sooner = line.replace(BEFORE, '')
  const rest = sooner.replace(NOT_SO, '')
  if (rest === line) return withoutUnwantedKind(line)
  if (noteIn(line) !== null) return line
  const { intent, items, quantity } = understand(rest)
  // `ongeza sato 2, sio kutoa perege` speaks of two.
  const isWhole = items.every((item) => !item.not && (rest === sooner || typeof item.quantity === 'number'))
  return /^(?:add|setQuantity|remove)$/.test(intent) && isWhole && (items.length > 0 || typeof quantity === 'number') ? rest : line
}

/** `kibua mbichi sio wa chumvi`: the kind that is wanted, where none of the other is in the cart to be taken out. */
function withoutUnwantedKind(line: string): string {
  const [tail, word = ''] = NOT_OF_KIND.exec(line) ?? []
  const denied = tail === undefined ? undefined : understand(word).filters.goods
  if (tail === undefined || denied === undefined || noteIn(line) !== null) return line
  if (useCart.getState().lines.some((one) => kindOf(described(one)) === denied)) return line
  const rest = line.slice(0, -tail.length)
  const { filters, items } = understand(rest)
  const kind = items[0]?.kind ?? filters.goods
  return kind !== undefined && kind !== denied ? rest : line
}

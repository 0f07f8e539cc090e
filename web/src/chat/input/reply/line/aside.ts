import { understand } from '../../understand/understand.ts'
import { noteIn } from '../question/notes.ts'

/** `kabla hujaweka`, `before you put it in`: when, and no denial of what the line asks for. */
const BEFORE =
  /[,.]?\s+(?:kabla (?:ya ku|h[auo][a-z]*j)[a-z]+|before (?:you|i|we) [a-z]+)(?: (?:it|them|that|in|order|oda|yangu))*\s*[!.]*$/iu
/** `ongeza sio kupunguza`: the change that is not wanted says nothing of the goods. */
const NOT_SO =
  /[,.]?\s+(?:si|sio|siyo|na si|not|don['’]?t|usi)\s?(?:to |ku)?(?:punguz|ondo|toa|ongez|reduc|remov|lower|decreas|take away|add)[a-z]*[!.,]*(?=\s|$)/iu

/** A change of goods without what is said beside it in the negative; any other line as it is. */
export function withoutAside(line: string): string {
  const rest = line.replace(BEFORE, '').replace(NOT_SO, '')
  if (rest === line || noteIn(line) !== null) return line
  const { intent, items, quantity } = understand(rest)
  const isChange = /^(?:add|setQuantity|remove)$/.test(intent) && (items.length > 0 || typeof quantity === 'number')
  return isChange && items.every(({ not }) => !not) ? rest : line
}

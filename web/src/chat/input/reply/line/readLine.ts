import type { Context, Understood } from '../../understand/Understood.ts'
import { understand } from '../../understand/understand.ts'
import { afterthoughtIn, complaintIn, withoutDenied, withQuantity } from './afterthought.ts'
import { withoutTail } from './clauses.ts'
import { asOther, withoutDeniedKind } from './deniedKind.ts'
import { NUMBER } from './numbers.ts'
import { packIn, withoutContainer } from './packIn.ts'
import { variantsIn } from './variants.ts'

/** `the boiled one should be 3`: its `one` is no number beside another. */
const PRONOUN =
  /(?<=(?<![a-z])(?:the|that|this|those|these)(?: [a-z\d,-]+){1,2}) ones?(?![a-z])(?=.*(?:(?<![\d,])\d{1,2}(?![\d,])|(?<![a-z])(?:two|three|four|five|six|just one|only one)(?![a-z])))/i
const withoutPronoun = (line: string): string => line.replace(PRONOUN, '')

/** `add one of the jumbo prawns`: the number that a fish without one has before it. */
const OF_THE = new RegExp(`(?<![a-z\\d])(${NUMBER}) of (?:the|those|these|your) (?=[a-z])`, 'i')
function withPart(line: string, meant: Understood): Understood {
  const number = meant.items.length === 1 && meant.quantity === null ? OF_THE.exec(line)?.[1] : undefined
  const { quantity } = number === undefined ? meant : understand(number, { asks: 'quantity' })
  return typeof quantity === 'number' && number !== undefined ? withQuantity(meant, quantity) : meant
}

/** What the words of a line mean, once packs, second thoughts and several kinds of one fish are told from its numbers. */
export function readLine(typed: string, context: Context, lookedAt?: string): { readonly meant: Understood; readonly corrects: boolean } {
  const line = withoutPronoun(withoutContainer(withoutTail(typed)))
  const after = afterthoughtIn(line)
  if (after) return { meant: withQuantity(understand(after.line, context), after.quantity), corrects: false }
  const complaint = complaintIn(line)
  if (complaint) return { meant: withQuantity(understand(complaint.line, context), complaint.quantity), corrects: true }
  const denied = withoutDeniedKind(line)
  // Alone beside a list it says only which row it is not.
  if (denied !== null && (denied !== '' || lookedAt === undefined)) return { meant: asOther(understand(denied, context)), corrects: false }
  const rest = withoutDenied(line)
  const meant = withPart(rest, understand(packIn(rest)?.rest ?? rest, rest === line ? context : { ...context, asks: 'quantity' }))
  const variants = variantsIn(rest, lookedAt)
  if (variants) return { meant: { ...meant, intent: 'add', items: [...variants], quantity: null }, corrects: false }
  return { meant, corrects: rest !== line }
}

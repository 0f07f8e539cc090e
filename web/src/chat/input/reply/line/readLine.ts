import type { Context, Understood } from '../../understand/Understood.ts'
import { understand } from '../../understand/understand.ts'
import { afterthoughtIn, complaintIn, withoutDenied, withQuantity } from './afterthought.ts'
import { withoutTail } from './clauses.ts'
import { packIn, withoutContainer } from './packIn.ts'
import { variantsIn } from './variants.ts'

/** What the words of a line mean, once packs, second thoughts and several kinds of one fish are told from its numbers. */
export function readLine(typed: string, context: Context): { readonly meant: Understood; readonly corrects: boolean } {
  const line = withoutContainer(withoutTail(typed))
  const after = afterthoughtIn(line)
  if (after) return { meant: withQuantity(understand(after.line, context), after.quantity), corrects: false }
  const complaint = complaintIn(line)
  if (complaint) return { meant: withQuantity(understand(complaint.line, context), complaint.quantity), corrects: true }
  const rest = withoutDenied(line)
  const meant = understand(packIn(rest)?.rest ?? rest, rest === line ? context : { ...context, asks: 'quantity' })
  const variants = variantsIn(rest)
  if (variants) return { meant: { ...meant, intent: 'add', items: [...variants], quantity: null }, corrects: false }
  return { meant, corrects: rest !== line }
}

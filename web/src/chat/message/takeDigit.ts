import type { Card } from '../cards/card.ts'
import { kinds } from '../cards/kinds.ts'

/** There a number is what was asked for, never an action (CHAT-039). */
const INPUTS: ReadonlySet<string> = new Set(['quantity', 'phone', 'code', 'payPhone'])
/** Paying and ordering: by a tap, or by their digit sent as a line. */
const COSTS = '.btn-sun'

/** Does what the button of the open question does that carries the digit; true where there is one (CHAT-037). */
export function takeDigit(line: string, openQuestion: Card | null, byKey = false): boolean {
  const digit = line.trim()
  if (
    !/^[1-9]$/.test(digit) ||
    (openQuestion && (INPUTS.has(openQuestion.kind) || (!byKey && kinds[openQuestion.kind].accepts === 'amount')))
  )
    return false
  const control = document.querySelector<HTMLElement>(`[data-digits] [data-digit="${digit}"]`)
  if (!control || (byKey && control.matches(COSTS))) return false
  control.click()
  return true
}

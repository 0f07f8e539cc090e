import type { Card } from '../cards/card.ts'
import { kinds } from '../cards/kinds.ts'

/** Cards that ask for a number: a digit typed there is the answer, not a button (CHAT-039). */
const INPUTS: ReadonlySet<string> = new Set(['quantity', 'phone', 'code', 'payPhone'])
/** Buttons that pay or order. They take a tap or a digit sent as a line, not a digit key. */
const COSTS = '.button-sun'

/** Taps the button with that digit on the open question. Returns false if there is none (CHAT-037). */
export function tapNumberedButton(line: string, openQuestion: Card | null, byKey = false): boolean {
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

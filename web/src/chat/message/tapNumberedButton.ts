import type { Card } from '../kinds/card.ts'
import { kinds } from '../kinds/kinds.ts'

/** Buttons that pay or order. They take a tap or a digit sent as a line, not a digit key. */
const COSTS = '.button-sun'

/** Taps the button with that digit on the open question. Returns false if there is none (CHAT-037). */
export function tapNumberedButton(line: string, openQuestion: Card | null, byKey = false): boolean {
  const digit = line.trim()
  if (!/^[1-9]$/.test(digit) || (openQuestion && asksForDigits(openQuestion, byKey))) return false
  const control = document.querySelector<HTMLElement>(`[data-digits] [data-digit="${digit}"]`)
  if (!control || (byKey && control.matches(COSTS))) return false
  control.click()
  return true
}

/** Returns whether a digit typed at this card is the answer, not a button (CHAT-039). */
function asksForDigits({ kind }: Card, byKey: boolean): boolean {
  const { typed, accepts } = kinds[kind]
  return typed === 'amount' || typed === 'digits' || (!byKey && accepts === 'amount')
}

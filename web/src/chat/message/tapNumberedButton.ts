import type { Card } from '../kinds/card.ts'
import { kinds } from '../kinds/kinds.ts'

/** Buttons that pay or order. */
const COSTS = '.button-sun, [data-orders]'

interface How {
  /** True for a digit key, which never pays or orders (CHAT-040). */
  readonly byKey: boolean
  /** True once the buyer has gone on from the goods. Before that, a digit may be meant for the list that was there (CHAT-037). */
  readonly mayOrder: boolean
}

/** Taps the button with that digit on the open question. Returns `costs` if it pays or orders and must not be tapped this way. */
export function tapNumberedButton(line: string, openQuestion: Card | null, { byKey, mayOrder }: How): 'tapped' | 'costs' | 'none' {
  const digit = line.trim()
  if (!/^[1-9]$/.test(digit) || (openQuestion && asksForDigits(openQuestion, byKey))) return 'none'
  const control = document.querySelector<HTMLElement>(`[data-digits] [data-digit="${digit}"]`)
  if (!control) return 'none'
  if ((byKey || !mayOrder) && control.matches(COSTS)) return 'costs'
  control.click()
  return 'tapped'
}

/** Returns whether a digit typed at this card is the answer, not a button (CHAT-039). */
function asksForDigits({ kind }: Card, byKey: boolean): boolean {
  const { typed, accepts } = kinds[kind]
  return typed === 'amount' || typed === 'digits' || (!byKey && accepts === 'amount')
}

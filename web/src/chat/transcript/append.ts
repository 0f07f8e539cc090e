import { randomId } from '#web/api/ids.ts'
import { now } from '#web/api/time.ts'
import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import type { Card } from '../kinds/card.ts'
import { hasRole } from '../kinds/kinds.ts'
import type { Entry } from './entry.ts'
import { isOpenQuestion } from './openQuestion.ts'
import { currentRun, runForPurchase } from './runs.ts'
import { putEntries, useTranscript } from './transcript.ts'
import { takeTurn } from './useTurn.ts'

/** Appends cards for what the buyer did or asked for, in one write. */
export function append(...cards: Card[]): void {
  takeTurn()
  putEntries(entriesOf(cards))
}

/** Answers the open question and appends what follows in one write, so that no tab sees only one of them (CHAT-003). */
export function answerOpenQuestion(value: string | number | null, ...next: Card[]): void {
  takeTurn()
  const open = useTranscript.getState().entries.filter(isOpenQuestion)
  const settled = open.map((entry): Entry => ({ ...entry, answer: value === null ? { superseded: true } : { value } }))
  putEntries([...settled, ...entriesOf(next)])
}

/** Builds entries. A browsing card keeps the goals product and quantity open (CHAT-012). */
function entriesOf(cards: readonly Card[]): Entry[] {
  const { entries } = useTranscript.getState()
  return cards.map((card) => {
    const isBrowsing = hasRole(card, 'browsing')
    const run = isBrowsing || card.kind === 'slip' ? runForPurchase(entries) : currentRun(entries)
    return { id: randomId(), at: now(), run, card, ...(isBrowsing ? { cartCountWhenShown: cartCount(useCart.getState().lines) } : {}) }
  })
}

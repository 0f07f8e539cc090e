import type { Facts } from '../guide/facts.ts'
import type { Card, CardOf } from '../kinds/card.ts'
import { kinds } from '../kinds/kinds.ts'
import { languageOf } from '../lines/lexicon/languageOf.ts'
import { handleLine } from '../lines/perform/handleLine.ts'
import { resetMisunderstoodCount } from '../lines/perform/repair.ts'
import type { ThreadState } from '../lines/perform/threadState.ts'
import { withoutLinks } from '../lines/read/pasted.ts'
import type { Entry } from '../transcript/entry.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { goodsBeside } from './goodsBeside.ts'
import { newestCard } from './newestCard.ts'

export { answerIn } from '../guide/reply.ts'
export { replyWithCart } from '../guide/replyWithCart.ts'
export { registerNumber } from '../lines/perform/accountActs.ts'
export { replyToFailed } from '../lines/perform/repair.ts'
export { isForSomebody } from '../lines/place/receiver.ts'
export { addLine } from '../outbox/startOutbox.ts'
export { chipsOf, withoutChip } from './typing/chipsOf.ts'

/** Before the buyer has gone on, the digit of a button that orders leads to the next step, which names that button. */
const GO_ON = 'checkout'

/** The context of a line. */
interface Around extends ThreadState {
  /** The open question. */
  readonly openQuestion: Card | null
  /** True for a digit key pressed in the live card (CHAT-040). */
  readonly byKey?: boolean
}

/** The only function that replies to a line, after secrets are masked (CHAT-126). Every line gets a reply (CHAT-128). */
export async function replyTo(line: string, { openQuestion, byKey = false, ...shown }: Around): Promise<void> {
  const mayOrder = openQuestion?.kind !== 'slip' || shown.facts?.checkoutRequested === true
  const tap = byKey || !shown.hasWaited ? tapNumberedButton(line, openQuestion, { byKey, mayOrder }) : 'none'
  if (tap === 'tapped' || byKey) return
  if (await handleLine({ ...shown, line: tap === 'costs' ? GO_ON : line })) resetMisunderstoodCount()
}

/** Returns the language of the buyer's own words in a line; null if they do not tell it. */
export const ownLanguage = (line: string): 'en' | 'sw' | null => languageOf(withoutLinks(line))

/** Returns what asks: a yes or no outside the journey, else the open question. Before the checkout, fish opened beside the slip asks instead. */
export function askedNow(openQuestion: Card | null, facts: Facts | null) {
  const aside = goodsBeside(useTranscript.getState().entries)?.card ?? null
  const isShopping = openQuestion?.kind === 'slip' && !facts?.checkoutRequested
  const asked = confirmAsked(facts) ?? (isShopping && aside ? aside : openQuestion)
  return { asked, openQuestion, goodsBeside: isShopping ? null : aside }
}

type Asking = Entry & { readonly card: CardOf<'confirm' | 'complaint'> }
/** True for an open card that a typed line answers whatever else is open. */
const isAsking = (entry: Entry | undefined): entry is Asking =>
  entry !== undefined && !entry.answer && (entry.card.kind === 'confirm' || entry.card.kind === 'complaint')

/** Returns the newest card outside the journey if it asks yes or no. */
function confirmAsked(facts: Facts | null): Card | null {
  const newest = newestCard()
  // This card appears without the buyer asking, so during a checkout typed words are not taken as its answer.
  if (newest?.card.kind === 'arrived') return newest.answer || facts?.checkoutRequested ? null : newest.card
  if (newest?.card.kind === 'cancelOrder') return newest.answer || (facts?.checkoutRequested && !isLast(newest)) ? null : newest.card
  return isAsking(newest) ? newest.card : null
}

/** Returns whether only the buyer's words follow the card. During a checkout a later yes must not cancel the placed order (CHAT-166). */
const isLast = (entry: Entry): boolean => useTranscript.getState().entries.findLast(({ card }) => card.kind !== 'said') === entry

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

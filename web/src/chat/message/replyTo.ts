import type { Card } from '../kinds/card.ts'
import { languageOf } from '../lines/lexicon/languageOf.ts'
import { handleLine } from '../lines/perform/handleLine.ts'
import { resetMisunderstoodCount } from '../lines/perform/repair.ts'
import type { ThreadState } from '../lines/perform/threadState.ts'
import { withoutLinks } from '../lines/read/pasted.ts'
import { tapNumberedButton } from './tapNumberedButton.ts'

export { answerIn } from '../guide/reply.ts'
export { replyWithCart } from '../guide/replyWithCart.ts'
export { registerNumber } from '../lines/perform/accountActs.ts'
export { replyToFailed } from '../lines/perform/repair.ts'
export { isForSomebody } from '../lines/place/receiver.ts'
export { addLine } from '../outbox/startOutbox.ts'
export { askedNow } from './askedNow.ts'
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

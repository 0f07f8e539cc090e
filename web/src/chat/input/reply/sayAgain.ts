import { isKnown } from '../../cards/card.ts'
import { kinds } from '../../cards/kinds.ts'
import { append } from '../../transcript/append.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { repair } from './repair.ts'
import type { Talk } from './Talk.ts'

/** Asks for our last words once more: `sijaelewa, rudia`, `can you repeat that`. */
export const SAY_AGAIN =
  /^(?:(?:sorry|samahani|pardon|hebu|ebu|tafadhali|please|basi|eeh?|no|(?:can|could) you|naomba|si(?:ku|ja)(?:ku)?(?:elewa|sikia)(?: (?:hapo|vizuri|bado|kabisa))?|i (?:did ?n['’]?o?t|don['’]?t|do not) (?:understand|get (?:it|that)|hear)(?: (?:that|it|you))?)[ ,.!]*)*(?:rudi[ae](?:ni)?|u?rudie|(?:ni)?sem[ae] tena|(?:ni)?ambie tena|(?:say|tell me) (?:it|that|this)? ?(?:again|once more)|repeat|come again)(?: (?:tena|tafadhali|hapo|kidogo|basi|please|that|it|again|once more|ulichosema|ulivyosema|polepole|taratibu|slowly))*[?.! ]*$/i

/** Our last words as they were, then the open question; nothing is changed. */
export async function sayAgain(talk: Talk): Promise<void> {
  const told = useTranscript.getState().entries.map(({ card }) => card)
  const last = told.filter(isKnown).findLast((card) => card.kind === 'reply' && card.of === 'topics')
  if (last) append(last)
  const isAsked = talk.asked !== null && kinds[talk.asked.kind].repair !== null
  if (isAsked || !last) await repair(talk, true)
}

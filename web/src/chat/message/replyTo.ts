import { languageNow } from '#web/i18n/texts.ts'
import type { Card } from '../cards/card.ts'
import { understand } from '../lines/lexicon/understand.ts'
import type { Shown } from '../lines/perform/heard.ts'
import { understoodAgain } from '../lines/perform/question/repair.ts'
import { takeLine } from '../lines/perform/takeLine.ts'
import { takeDigit } from './takeDigit.ts'

export { registerNumber } from '../lines/perform/account.ts'
export { answerArrived } from '../lines/perform/question/answerArrived.ts'
export { answerIn } from '../lines/perform/reply.ts'
export { keepLine } from '../outbox/startOutbox.ts'
export { chipsOf, withoutChip } from './typing/chipsOf.ts'

/** What is going on around a line. */
interface Around extends Shown {
  /** The open question itself. */
  readonly openQuestion: Card | null
  /** A single key inside the live card, nothing typed (CHAT-040). */
  readonly byKey?: boolean
}

/** The one place that answers a line, once secrets are out of it (CHAT-126); no line is without a reply (CHAT-128). */
export async function replyTo(line: string, { openQuestion, byKey = false, ...shown }: Around): Promise<void> {
  if ((byKey || !shown.hasWaited) && takeDigit(line, openQuestion, byKey)) return
  if (!byKey && (await takeLine({ ...shown, line }))) understoodAgain()
}

/** The language of a line; null where too little of it says so: the name of a fish alone does not. */
export function languageOf(line: string): 'en' | 'sw' | null {
  const { language, intent } = understand(line, { language: languageNow() })
  const least = intent === 'search' ? 2 : intent === 'unknown' ? 3 : 1
  return line.trim().split(/\s+/).length >= least ? language : null
}

import type { Card } from '../kinds/card.ts'
import type { GuideTextKey } from '../kinds/words.ts'
import { append } from '../transcript/append.ts'

/** Returns a card with one of the guide's texts. */
export const guideCard = (text: GuideTextKey, about?: string): Card => ({
  kind: 'guideText',
  text,
  ...(about === undefined ? {} : { about }),
})

/** Appends one of the guide's texts to the thread. A problem without a text is one of an ended session (SEC-027). */
export function say(text: GuideTextKey, about?: string): void {
  if (text !== 'problem' || about !== '') append(guideCard(text, about))
}

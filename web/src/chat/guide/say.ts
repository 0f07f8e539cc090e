import type { Card, GuideTextKey } from '../kinds/card.ts'
import { append } from '../transcript/append.ts'

/** Returns a card with one of the guide's texts. */
export const guideCard = (text: GuideTextKey, about?: string): Card => ({
  kind: 'guideText',
  text,
  ...(about === undefined ? {} : { about }),
})

/** Appends one of the guide's texts to the thread. */
export const say = (text: GuideTextKey, about?: string): void => append(guideCard(text, about))

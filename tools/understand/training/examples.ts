import { corpus } from '../corpus/corpus.ts'
import { type Example, examplesOfPatterns } from '../patterns/patterns.ts'

export const patterns = examplesOfPatterns()
/** The corpus; what is decided before any evidence is left out. */
export const written: readonly Example[] = corpus
  .map(({ line, intent, topic }) => ({ line, key: intent === 'topic' || intent === 'greeting' ? (topic ?? '') : intent, weight: 2 }))
  .filter(({ key }) => key !== '' && key !== 'emojiOnly')

import { corpus } from '../corpus/corpus.ts'
import { type Example, examplesOfPatterns } from '../patterns/patterns.ts'

export const patterns = examplesOfPatterns()
/** The lines of the corpus whose intent depends on weights. The others, such as a single emoji, are recognised by rules. */
export const written: readonly Example[] = corpus
  .map(({ line, intent, topic }) => ({ line, key: intent === 'topic' || intent === 'greeting' ? (topic ?? '') : intent, weight: 2 }))
  .filter(({ key }) => key !== '' && key !== 'emojiOnly')

import { known } from '#web/chat/lines/lexicon/lexicon.ts'
import { tokensOf } from '#web/chat/lines/lexicon/tokens.ts'
import { patterns, written } from './examples.ts'

// Prints the words that have no meaning in the lists but are frequent enough to get weights of their own. `train.ts` runs it.
const LEAST_SEEN = 4

const isFish = (means: ReadonlySet<string>): boolean => [...means].some((meaning) => meaning.startsWith('fish:'))
const seenIn = new Map<string, number>()
for (const { line } of [...patterns, ...written])
  for (const { typed, word, means, isUnknown, isGuessed } of tokensOf(line))
    if (
      /^[a-z]{2,}$/.test(typed) &&
      !known.has(typed.replace(/s$/, '')) &&
      !isFish(means) &&
      (isUnknown || means.size === 0 || (isGuessed && word !== typed))
    )
      seenIn.set(typed, (seenIn.get(typed) ?? 0) + 1)
console.log([...seenIn].flatMap(([word, times]) => (times >= LEAST_SEEN ? word : [])).join(' '))

import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { corpus, type Row } from '../../web/src/chat/input/understand/corpus/corpus.ts'
import { featuresOf } from '../../web/src/chat/input/understand/mean/features.ts'
import { itemsIn } from '../../web/src/chat/input/understand/mean/items.ts'
import { meaningsOf } from '../../web/src/chat/input/understand/mean/meanings.ts'
import { entries, known, learnAlone, targets } from '../../web/src/chat/input/understand/read/lexicon.ts'
import { amountsIn } from '../../web/src/chat/input/understand/read/numbers.ts'
import { tokensOf } from '../../web/src/chat/input/understand/read/tokens.ts'
import { LETTERS } from '../../web/src/chat/input/understand/words/table.ts'
import { type Fitted, fit, type Seen, senseOf } from './fit.ts'
import { type Example, examplesOfPatterns } from './patterns.ts'

// `npm run train` fits the weights of the scorer to the patterns and the corpus and writes `words/weights.ts`;
// `-- --held-out` fits them to the patterns alone and says how much of the corpus they read.
const FILE = resolve(import.meta.dirname, '../../web/src/chat/input/understand/words/weights.ts')
const STEP = 0.5
/** A word seen less often has no meaning of its own. */
const LEAST_SEEN = 4

const isFish = (means: ReadonlySet<string>): boolean => [...means].some((meaning) => meaning.startsWith('fish:'))

forgetAlone()
const patterns = examplesOfPatterns()
const written = corpus.map(exampleOf).filter(({ key }) => key !== '' && key !== 'emojiOnly')
learnAlone(aloneIn([...patterns, ...written]))
if (process.argv.includes('--held-out')) heldOut()
else write(fit([...patterns, ...written].map(seen)))

function exampleOf({ line, intent, topic }: Row): Example {
  return { line, key: intent === 'topic' || intent === 'greeting' ? (topic ?? '') : intent, weight: 1 }
}

function seen({ line, key, weight }: Example): Seen {
  const tokens = tokensOf(line)
  const amounts = amountsIn(tokens)
  const items = itemsIn(tokens, amounts)
  return { features: [...featuresOf(tokens, items, meaningsOf(tokens, amounts, items))], key, weight }
}

/** The words that the table of last time has made known. */
function forgetAlone(): void {
  for (const [word, { means }] of entries) {
    if (!means.every((meaning) => meaning.startsWith('='))) continue
    for (const words of [entries, known, targets]) words.delete(word)
  }
}

/** Words without a meaning in the lists, seen often enough to have one of their own. */
function aloneIn(examples: readonly Example[]): string[] {
  const seenIn = new Map<string, number>()
  for (const { line } of examples)
    for (const { typed, word, means, isUnknown, isGuessed } of tokensOf(line))
      if (/^\p{L}{2,}$/u.test(typed) && !isFish(means) && (isUnknown || means.size === 0 || (isGuessed && word !== typed)))
        seenIn.set(typed, (seenIn.get(typed) ?? 0) + 1)
  return [...seenIn].filter(([, times]) => times >= LEAST_SEEN).map(([word]) => word)
}

function heldOut(): void {
  const fitted = fit(patterns.map(seen))
  const missed = written.filter((example) => senseOf(fitted, seen(example).features) !== example.key)
  const used = fitted.weights.filter((weight) => weight > 0).length
  console.log(
    `${used} weights of ${patterns.length} lines of patterns read ${(100 - (100 * missed.length) / written.length).toFixed(1)} % of ${written.length} lines`,
  )
}

/** One row a feature: the senses it speaks for, by their letter, behind the level of the evidence. */
function write({ features, keys, weights }: Fitted): void {
  const levels = (feature: number) => keys.map((_, key) => Math.round((weights[feature * keys.length + key] ?? 0) / STEP))
  const table = [...features]
    .map(([name, feature]) => ({ name, levels: levels(feature) }))
    .filter(({ levels: row }) => row.some((level) => level > 0))
  const uses = (key: number) => table.filter(({ levels: row }) => (row[key] ?? 0) > 0).length
  const order = keys.map((_, key) => key).sort((a, b) => uses(b) - uses(a))
  const letterOf = new Map(order.map((key, place) => [key, LETTERS[place] ?? '']))
  const rowOf = (row: readonly number[]) =>
    [...new Set(row)]
      .filter((level) => level > 0)
      .sort((a, b) => b - a)
      .map((level) => `${level}${row.map((one, key) => (one === level ? letterOf.get(key) : '')).join('')}`)
      .join('')
  const lines = table.map(({ name, levels: row }) => `${name} ${rowOf(row)}`).sort()
  writeFileSync(
    FILE,
    `/** Made by \`npm run train\`: for each feature the senses it speaks for, by letter, behind the level of its evidence. */
export const STEP = ${STEP}
export const senses =
  '${order.map((key) => keys[key]).join(' ')}'
export const weights = \`
${lines.join('\n')}
\`
`,
  )
  console.log(
    `${lines.length} features, ${lines.join('').match(/[^\w\s.^]|(?<=\d)[a-zA-Z]/g)?.length ?? 0}+ weights, ${(written.length + patterns.length).toLocaleString('en')} lines`,
  )
}

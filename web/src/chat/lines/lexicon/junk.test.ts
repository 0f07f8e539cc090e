import { expect, test } from 'vitest'
import { corpus } from '#tools/understand/corpus/corpus.ts'
import { understand } from './understand.ts'
import type { Intent } from './Understood.ts'

const WRITES: readonly Intent[] = ['add', 'setQuantity', 'remove']
/** Returns pseudo-random numbers, the same in each run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
const belowFrom = (next: () => number) => (most: number) => Math.floor(next() * most)
const wordFrom = (below: (most: number) => number): string =>
  Array.from({ length: 2 + below(9) }, () => 'abcdefghijklmnopqrstuvwxyz'[below(26)]).join('')

test('[CHAT-048] a line that is not understood, or about something else, changes nothing', () => {
  const wrong = corpus.filter(({ line, intent }) => !WRITES.includes(intent) && WRITES.includes(understand(line).intent))
  expect(wrong.map(({ line }) => line)).toEqual([])
})

test('[CHAT-048] 2,000 lines of random letters and numbers change nothing', () => {
  const next = seeded(48)
  const below = belowFrom(next)
  const lines = Array.from({ length: 2000 }, () =>
    Array.from({ length: 1 + below(6) }, () => (next() < 0.2 ? String(below(2000)) : wordFrom(below))).join(' '),
  )
  expect(lines.filter((line) => WRITES.includes(understand(line).intent))).toEqual([])
})

/** `tna` is as close to tuna as to tena; `niitaka` is closer to naitaka than to niliitaka. */
const TIE = /\b(?:tna|niitaka)\b/

test('[CHAT-055] a typo never turns a line into one that changes something', () => {
  const quiet = corpus.filter(({ line, intent }) => !WRITES.includes(intent) && understand(line).items.length === 0)
  const wrong = quiet.flatMap(({ line }) => {
    // The seed is made from the line, so that other lines don't change its typo.
    const at = belowFrom(seeded(Array.from(line).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 48)))(line.length)
    const misspelt = line.slice(0, at) + line.slice(at + 1)
    return WRITES.includes(understand(misspelt).intent) && !TIE.test(misspelt) ? [misspelt] : []
  })
  expect(wrong).toEqual([])
})

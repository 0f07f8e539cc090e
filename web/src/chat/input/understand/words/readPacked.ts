import { type Bits, CONTEXTS, spread } from './unpack.ts'

/** The letters of the lists, five bits each; after the last one the text ends. */
export const LETTERS = ' abcdefghijklmnopqrstuvwxyz\n|_-~'
const [LINE, BAR] = [27, 28]

/** A text to its end; each letter by those before it in the word and in the line. It may be interrupted after each. */
export function* readText(bits: Bits): Generator<unknown, string> {
  const contexts = new Int32Array(CONTEXTS)
  let text = ''
  for (let [before, word, isEnglish] = [0, 0, 0]; ; ) {
    contexts.set([(before & 31) + 1000 * isEnglish, (before & 1023) + 10_000 * isEnglish, before & 32_767, spread(word, 7)])
    let code = 1
    for (let depth = 0; depth < 5; depth++) code = code * 2 + bits(contexts, code, depth)
    code -= 32
    if (code === 31 && (before & 31) === LINE) return text
    yield (text += LETTERS[code])
    before = (before << 5) | code
    if (code === LINE || code === BAR) isEnglish = code - LINE
    word = code > 0 && code < LINE ? spread(word, code) : 0
  }
}

export const LEVEL_BITS = 5

/**
 * Levels of evidence, by row and sense; `kinds` says of each row what sort of feature it is: 0 a meaning, more its endings or a word.
 * It may be interrupted after each row.
 */
export function* readWeights(bits: Bits, kinds: readonly number[], senses: number): Generator<unknown, Uint8Array[]> {
  const contexts = new Int32Array(CONTEXTS)
  const none = new Uint8Array(senses)
  let [base, before, isIn] = [none, none, 1]
  const rows: Uint8Array[] = []
  for (const kind of kinds) {
    const near = kind === 0 ? before : base
    contexts.set([kind, isIn, isIn * 8 + kind, 0])
    isIn = bits(contexts, 500, 7)
    const row = isIn ? new Uint8Array(senses) : none
    yield rows.push(row)
    if (kind === 0) base = row
    if (!isIn) continue
    if (kind === 0) before = row
    for (let [sense, count, last] = [0, 0, 0]; sense < senses; sense++) {
      const isNear = Number((near[sense] as number) > 0)
      contexts.set([sense * 8 + kind, sense * 2 + isNear, sense * 128 + last, count * 16 + kind * 2 + isNear])
      if (!bits(contexts, 501, 8)) continue
      contexts.set([isNear, sense, row[last] as number, kind * 8 + Math.min(count, 7)])
      let level = 1
      for (let depth = 0; depth < LEVEL_BITS; depth++) level = level * 2 + bits(contexts, level + 600, 9 + depth)
      row[sense] = level - (1 << LEVEL_BITS)
      count++
      last = sense
    }
  }
  return rows
}

import { inSlices } from '#web/chat/input/understand/words/inSlices.ts'
import { LETTERS, LEVEL_BITS, readText, readWeights } from '#web/chat/input/understand/words/readPacked.ts'
import { type Bits, guesser, RANGE } from '#web/chat/input/understand/words/unpack.ts'

/** The text and the levels of evidence as one string that `unpack.ts` reads. */
export async function pack(text: string, kinds: readonly number[], rows: readonly (readonly number[])[], senses: number): Promise<string> {
  const guess = guesser()
  const bytes: number[] = []
  let [low, high] = [0, RANGE]
  const writing =
    (source: Iterator<number>) =>
    (...beside: Parameters<Bits>): number => {
      const bit = source.next().value as number
      const middle = low + Math.floor((high - low) * guess.chance(...beside))
      if (bit) high = middle
      else low = middle + 1
      for (; (low ^ high) >> 16 === 0; high = ((high << 8) & RANGE) | 255) {
        bytes.push(low >> 16)
        low = (low << 8) & RANGE
      }
      guess.learn(bit)
      return bit
    }
  await inSlices(readText(writing(bitsOfText(text))))
  await inSlices(readWeights(writing(bitsOfRows(kinds, rows)), kinds, senses))
  bytes.push((low >> 16) + 1)
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}

function* bitsOf(value: number, length: number): Generator<number> {
  for (let place = length - 1; place >= 0; place--) yield (value >> place) & 1
}
function* bitsOfText(text: string): Generator<number> {
  for (const letter of text) yield* bitsOf(LETTERS.indexOf(letter), 5)
  yield* bitsOf(31, 5)
}
function* bitsOfRows(kinds: readonly number[], rows: readonly (readonly number[])[]): Generator<number> {
  for (const [at] of kinds.entries()) {
    const row = rows[at] ?? []
    const isIn = row.some((level) => level > 0)
    yield Number(isIn)
    if (isIn)
      for (const level of row) {
        yield Number(level > 0)
        if (level > 0) yield* bitsOf(level, LEVEL_BITS)
      }
  }
}

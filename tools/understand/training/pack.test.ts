import { expect, test } from 'vitest'
import { inSlices } from '#web/chat/input/understand/words/inSlices.ts'
import { packed } from '#web/chat/input/understand/words/packed.ts'
import { readText, readWeights } from '#web/chat/input/understand/words/readPacked.ts'
import { featuresIn, linesOf, listed } from '#web/chat/input/understand/words/rows.ts'
import { unpack } from '#web/chat/input/understand/words/unpack.ts'
import { textOfLists } from './listed.ts'
import { pack } from './pack.ts'

test('[CHAT-048] the words and weights a phone reads are those that were packed, and the lists as they are now', async () => {
  const bits = unpack(packed)
  const text = await inSlices(readText(bits))
  const lines = linesOf(text)
  const senses = listed(lines, 'senses')
  const kinds = featuresIn(lines).map(({ kind }) => kind)
  const rows = (await inSlices(readWeights(bits, kinds, senses.length))).map((row) => [...row])
  expect(await pack(text, kinds, rows, senses.length)).toBe(packed)
  expect(textOfLists(listed(lines, 'alone'), senses), 'a list was changed: run `npm run train`').toBe(text)
  expect(rows.flat().filter((level) => level > 0).length).toBeGreaterThan(2_000)
})

test('[CHAT-048] a letter that cannot be packed is refused', () => {
  expect(() => textOfLists(['naïve'], [])).toThrow('none of the letters')
})

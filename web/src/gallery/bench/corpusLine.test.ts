import { expect, test } from 'vitest'
import { understand } from '#web/chat/lines/lexicon/understand.ts'
import { corpusLine } from './corpusLine.ts'

test('a line is written in the format of the corpus', () => {
  const written = (line: string) => corpusLine(line, understand(line))
  expect(written('naomba changu watano na sato wawili')).toBe('naomba changu watano na sato wawili = add red_snapper:5 tilapia:2')
  expect(written('usiweke sato')).toBe('usiweke sato = remove -tilapia')
  expect(written('idadi iwe sita')).toBe('idadi iwe sita = setQuantity q:6')
  expect(written('asante sana')).toBe("thanks: 'asante sana'")
})

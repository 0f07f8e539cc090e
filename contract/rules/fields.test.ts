import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Description, MessageText, Name, Notes, OptionalLine } from './fields.ts'

const invisible = {
  'zero width space': '\u200b',
  'zero width joiner': '\u200d',
  'word joiner': '\u2060',
  'byte order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'right-to-left mark': '\u200f',
  'bidi override': '\u202e',
  'bidi isolate': '\u2067',
  'Hangul filler': '\u3164',
  'half-width filler': '\uffa0',
  'combining grapheme joiner': '\u034f',
  'variation selector': '\ufe0f',
  'tag space': '\u{e0020}',
  'blank Braille': '\u2800',
  'no-break space': '\u00a0',
  'ideographic space': '\u3000',
  'line separator': '\u2028',
  'control character': '\u0007',
  'Mongolian vowel separator': '\u180e',
}

test.each(Object.entries(invisible))('[SEC-021] a required text that consists of a %s is empty', (_, character) => {
  for (const schema of [Name, Description, MessageText])
    for (const text of [character, character.repeat(3), ` ${character}\n${character} `])
      expect(z.safeParse(schema, text).error?.issues).toMatchObject([{ code: 'too_small', minimum: 1 }])
  for (const schema of [Notes, OptionalLine]) expect(z.parse(schema, character)).toBe('')
})

test.each(Object.entries(invisible))('[SEC-021] a %s is removed at the ends of a name and kept inside', (_, character) => {
  expect(z.parse(Name, `${character} Asha ${character}`)).toBe('Asha')
  expect(z.parse(Name, `A${character}sha`)).toBe(`A${character}sha`)
})

test.each(['Ally', 'é', 'e\u0301', 'ن', '魚', '🐟', 'Samaki 🐟', 'a\nb', "Ujiji Women's Dagaa Group", '-'])(
  '[SEC-021] %j is a name',
  (name) => {
    expect(z.parse(Name, name)).toBe(name)
  },
)

test('[SEC-021] trimming 100,000 invisible characters is fast', () => {
  const started = performance.now()
  for (const text of ['\u200b'.repeat(100_000), `x${'\u200b'.repeat(100_000)}`, `${' '.repeat(100_000)}x`, `x${' '.repeat(100_000)}x`])
    z.safeParse(Name, text)
  expect(performance.now() - started).toBeLessThan(1_000)
})

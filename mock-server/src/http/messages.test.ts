import { expect, test } from 'vitest'
import { languageOf, messages, say } from './messages.ts'

test('[QA-038] every message exists in both languages with the same placeholders', () => {
  const parts = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const [code, { en, sw }] of Object.entries(messages)) {
    expect(sw.length, code).toBeGreaterThan(0)
    expect(sw, code).not.toBe(en)
    expect(parts(sw), code).toEqual(parts(en))
  }
  expect(say('code_wrong', 'sw', { n: 3 })).toBe('Msimbo si sahihi. Umebakiwa na majaribio 3.')
})

test.each([
  [undefined, 'en'],
  ['sw', 'sw'],
  ['sw-TZ,en;q=0.8', 'sw'],
  ['en-GB,sw;q=0.9', 'en'],
  ['fr,sw', 'sw'],
  ['*', 'en'],
] as const)('[QA-038] Accept-Language %j selects %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})

import { expect, test, vi } from 'vitest'
import { languageFor } from './languageFor.ts'

test.each([
  [['sw-TZ', 'en'], null, 'sw'],
  [['sw'], null, 'sw'],
  [['SW-KE'], null, 'sw'],
  [['en-TZ', 'sw-TZ'], null, 'en'],
  [['swg'], null, 'en'],
  [[], null, 'en'],
  [['sw-TZ'], 'en', 'en'],
  [['en-GB'], 'sw', 'sw'],
  [['sw-TZ'], 'damaged', 'sw'],
] as const)('[I18N-006][CHAT-183] a device set to %j that chose %s shows %s', (languages, chosen, language) => {
  vi.stubGlobal('navigator', { languages })
  expect(languageFor(chosen)).toBe(language)
})

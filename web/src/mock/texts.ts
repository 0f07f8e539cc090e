import { mock as en } from '#web/i18n/en/mock.ts'
import { mock as sw } from '#web/i18n/sw/mock.ts'
import { type Language, languageNow, useLanguage } from '#web/i18n/texts.ts'

export { fill } from '#web/i18n/placeholders.ts'

export type MockTexts = typeof en

/** The console's own group of texts, beside those of `useTexts`; it never reaches the shop's bundles. */
export function useMockTexts(): { mock: MockTexts } {
  return table[useLanguage().language]
}

/** For what is shown until later, as a toast: it follows the language. */
export const mockTextsNow = (): MockTexts => table[languageNow()].mock

const table: Readonly<Record<Language, { mock: MockTexts }>> = { en: { mock: en }, sw: { mock: sw as unknown as MockTexts } }

import { mock as en } from '#web/i18n/en/mock.ts'
import { mock as sw } from '#web/i18n/sw/mock.ts'
import { type Language, languageNow, useLanguage } from '#web/i18n/texts.ts'

export { fill } from '#web/i18n/placeholders.ts'

export type MockTexts = typeof en

/** Returns the console's texts, which are separate from those of `useTexts` and never part of the shop's bundles. */
export function useMockTexts(): { mock: MockTexts } {
  return table[useLanguage().language]
}

/** Returns the texts of the current language, for toasts and other texts that stay visible. */
export const mockTextsNow = (): MockTexts => table[languageNow()].mock

const table: Readonly<Record<Language, { mock: MockTexts }>> = { en: { mock: en }, sw: { mock: sw as unknown as MockTexts } }

import { mock as en } from '#web/i18n/en/mock.ts'
import { mock as sw } from '#web/i18n/sw/mock.ts'
import { type Language, useLanguage } from '#web/i18n/texts.ts'

export { fill } from '#web/i18n/fill.ts'

export type MockTexts = typeof en

/** The console's own texts; they never reach the shop's bundles. */
export function useMockTexts(): MockTexts {
  return table[useLanguage().language]
}

const table: Readonly<Record<Language, MockTexts>> = { en, sw: sw as unknown as MockTexts }

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf, formatDate, formatDateTime } from './dates.ts'
import { chooseLanguage, loadBundle } from './texts.ts'

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document
  await loadBundle('shell')
})
beforeEach(() => chooseLanguage('en'))

test('[I18N-009] dates read in Tanzanian time, with Swahili month names in Swahili', async () => {
  expect(formatDateTime('2026-11-21T11:05:00.000Z')).toBe('21 Nov 2026, 14:05')
  expect(formatDate('2026-12-20T21:00:00Z')).toBe('21 Dec 2026')
  await chooseLanguage('sw')
  expect(formatDate('2026-12-20T21:00:00Z')).toBe('21 Des 2026')
  expect(formatDateTime('2026-11-21T11:05:00.000Z')).toBe('21 Nov 2026, 14:05')
})

test('[I18N-009] the clock has 24 hours and the day begins in Dar es Salaam', async () => {
  await chooseLanguage('sw')
  expect(formatDateTime('2026-05-01T20:59:00Z')).toBe('1 Mei 2026, 23:59')
  expect(dayOf('2026-05-01T21:00:00Z')).toBe('2026-05-02')
})

test('a time that cannot be read is shown as nothing', () => expect(formatDateTime('soon')).toBe(''))

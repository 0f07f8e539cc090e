// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import type { Entry } from '../../transcript/entry.ts'
import { DayLine } from './DayLine.tsx'
import { rowsOf } from './rows.ts'

// Half past midnight in Dar es Salaam, still the previous day in UTC.
const NOW = Date.parse('2026-11-22T00:30:00+03:00')
beforeEach(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('chat')])
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const said = (at: string): Entry => ({ id: at, at: Date.parse(at), run: 1, card: { kind: 'said', text: 'changu' } })
const DAYS = ['2026-11-20T23:59:00+03:00', '2026-11-21T00:00:00+03:00', '2026-11-21T23:59:59+03:00', '2026-11-22T00:00:00+03:00']

test.each([
  ['en', ['20 Nov 2026', 'Yesterday', 'Today']],
  ['sw', ['20 Nov 2026', 'Jana', 'Leo']],
] as const)('[CHAT-064] days change at midnight in Tanzania, in %s', async (language, names) => {
  await chooseLanguage(language)
  const days = rowsOf(DAYS.map(said)).flatMap((row) => (row.kind === 'day' ? [row.at] : []))
  expect(days).toEqual([DAYS[0], DAYS[1], DAYS[3]].map((day) => Date.parse(day ?? '')))
  expect(days.map((at) => render(<DayLine at={at} />).container.textContent)).toEqual(names)
})

test('[CHAT-064] a thread left open over midnight updates its day lines', async () => {
  await chooseLanguage('en')
  const { container } = render(<DayLine at={NOW} />)
  expect(container.textContent).toBe('Today')
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  await vi.waitFor(() => expect(container.textContent).toBe('Yesterday'))
})

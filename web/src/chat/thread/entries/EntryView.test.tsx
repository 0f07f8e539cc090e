// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import type { CardAnswer } from '../../transcript/entry.ts'
import { readEntry } from '../../transcript/transcriptStore.ts'
import { EntryView } from './EntryView.tsx'

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'checkout'] as const) await loadBundle(bundle)
  serve({ 'GET /transporters': { body: [] } })
})

test.each<['en' | 'sw', string, CardAnswer | undefined, string]>([
  ['en', 'delivery', undefined, 'Passed over: Choose a delivery option'],
  ['en', 'delivery', { value: 'express' }, 'Delivery: Express, TZS 10,000'],
  ['en', 'transporters', undefined, 'Passed over: Who should carry your fish?'],
  ['en', 'transporters', { value: 'none' }, 'No preference'],
  ['en', 'method', { superseded: true }, 'Passed over: How will you pay?'],
  ['en', 'method', { value: 'cash_on_delivery' }, 'Cash on delivery'],
  ['en', 'payPhone', undefined, 'Passed over: Which number should we send the request to?'],
  ['en', 'payPhone', { value: '255 754 ••• 444' }, '255 754 ••• 444'],
  ['sw', 'method', undefined, 'Utalipa kwa njia gani?'],
  ['sw', 'delivery', { value: 'standard' }, 'Kawaida'],
])('[CHAT-065][CHAT-176] in %s an older thread shows its %s card as one settled line: %o', async (language, kind, answer, words) => {
  await chooseLanguage(language)
  const entry = readEntry({ id: 'q', at: 1, run: 1, goal: kind, card: { kind }, ...(answer && { answer }) })
  const { container } = render(
    <MemoryRouter>
      <EntryView entry={entry} live={answer === undefined} over={false} />
    </MemoryRouter>,
  )
  await expect.poll(() => container.textContent.replaceAll('\u00A0', ' ')).toContain(words)
  expect([screen.queryByRole('article'), screen.queryByRole('button'), container.children.length]).toEqual([null, null, 1])
})

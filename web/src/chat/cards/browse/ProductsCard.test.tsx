// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadArea } from '#web/i18n/texts.ts'
import { showCard } from '../testing/showCard.tsx'

beforeEach(async () => {
  for (const area of ['shell', 'chat', 'shop'] as const) await loadArea(area)
})
afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
})

test.each([
  ['sw', 'fried', 'Samaki wa kuchagua'],
  ['sw', 'sato', 'sato'],
  ['en', 'fried', 'fried'],
] as const)('[CHAT-139] in %s the list of %s is headed %s', async (language, search, heading) => {
  await chooseLanguage(language)
  serve({
    [`GET /products?search=${search}&skip=0&take=8`]: {
      body: { data: [aProduct({})], meta: { total: 1, skip: 0, take: 8, hasMore: false } },
    },
  })
  await showCard({ kind: 'products', search })
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
})

// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { showCard } from '#web/testing/showCard.tsx'

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'shop'] as const) await loadBundle(bundle)
})
afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
})

test.each([
  ['sw', 'fried', 'Samaki wa kuchagua'],
  ['sw', 'sato', 'Sato'],
  ['en', 'fried', 'Fried'],
] as const)('[CHAT-139] in %s the list of %s has the heading %s', async (language, search, heading) => {
  await chooseLanguage(language)
  serve({
    [`GET /products?skip=0&take=20&search=${search}`]: {
      body: { data: [aProduct({})], meta: { total: 1, skip: 0, take: 8, hasMore: false } },
    },
  })
  await showCard({ kind: 'products', search })
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
})

const market = [
  aProduct({ id: 'a', name: 'Spiny lobster (Kambakochi), each', unitPrice: 45_000, availableQuantity: 3 }),
  aProduct({ id: 'b', name: 'Smoked catfish (Kambale wa moshi), 500 g', unitPrice: 9_000 }),
  aProduct({ id: 'c', name: 'Prawns (Kamba), 2 kg', unitPrice: 62_000, availableQuantity: 0 }),
  aProduct({ id: 'd', name: 'Prawns (Kamba), 1 kg', unitPrice: 32_000 }),
  aProduct({ id: 'e', name: 'Frozen prawns (Kamba wa barafu), 1 kg', unitPrice: 29_500 }),
]

test.each([
  ['en', { search: 'kamba' }, 'Kamba · 2 kinds, from TZS 29,500', ['32,000', '29,500', '62,000']],
  ['en', { search: 'kamba', fish: 'prawns' }, 'Prawns · 2 kinds, from TZS 29,500', ['32,000', '29,500', '62,000']],
  ['sw', { search: 'kamba', fish: 'prawns' }, 'Kamba · aina 2, kuanzia TZS 29,500', ['32,000', '29,500', '62,000']],
  ['en', { search: 'kamba', byPrice: true }, 'Kamba · 2 kinds, from TZS 29,500', ['29,500', '32,000', '62,000']],
  ['sw', { search: 'kamba', goods: 'frozen' }, 'Kamba', ['29,500']],
] as const)(
  '[CHAT-138][CHAT-140] in %s %o has the heading %s: no names that only contain the word, only the kind asked for, sold-out ones last',
  async (language, list, heading, prices) => {
    await chooseLanguage(language)
    serve({
      'GET /products?skip=0&take=20&search=kamba': {
        body: { data: market, meta: { total: market.length, skip: 0, take: 20, hasMore: false } },
      },
    })
    await showCard({ kind: 'products', ...list })
    expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => /TZS\s(\d+,\d{3})/.exec(textContent)?.[1])).toEqual(prices)
  },
)

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { RelatedProducts } from './ProductPage.tsx'

vi.mock('#web/api/ids.ts', () => ({ randomId: () => 'one load of the app' }))

const all = Array.from({ length: 9 }, (_, n) => aProduct({ id: `fish-${n}`, name: `Fish ${n}` }))
const [product = aProduct()] = all

/** Opens the product's page as the history entry with this key and returns the names of the related products. */
async function visit(key: string): Promise<string[]> {
  cleanup()
  render(
    <MemoryRouter initialEntries={[{ pathname: `/products/${product.id}`, key }]}>
      <RelatedProducts key={product.id} product={product} />
    </MemoryRouter>,
  )
  return (await screen.findAllByRole('article')).map((card) => /Fish \d/.exec(card.textContent)?.[0] ?? '')
}

test('[PROD-014] each visit to a product shuffles its related products anew; Back to a visit shows the same four', async () => {
  await Promise.all([loadBundle('shell'), loadBundle('shop')])
  serve({ [`GET /products/category/${product.categoryId}`]: { body: { data: all } } })
  const first = await visit('first')
  expect(first).toHaveLength(4)
  expect(first).not.toContain('Fish 0')
  const visits = [await visit('second'), await visit('third'), await visit('fourth')]
  expect(new Set([first, ...visits].map((shown) => shown.join())).size).toBe(4)
  expect(await visit('first')).toEqual(first)
})

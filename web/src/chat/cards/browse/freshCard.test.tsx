// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { ProductCard } from './ProductCard.tsx'

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'shop'] as const) await loadBundle(bundle)
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const card = { kind: 'product', productId: 'fresh' } as const
const draw = () =>
  render(
    <MemoryRouter>
      <ProductCard card={card} entry={{ id: 'e', at: 1, run: 1, card }} live />
    </MemoryRouter>,
  )

const shows = (price: string) => vi.waitFor(() => expect(document.body.textContent).toContain(price))

test('[CHAT-028] a visible card shows today’s price after a minute on return to the tab, on reconnect and when it mounts again', async () => {
  let price = 10_000
  const product = () => aProduct({ id: 'fresh', name: 'Sato', unitPrice: price, availableQuantity: 9 })
  serve({ 'GET /products/fresh': () => ({ body: product() }), 'GET /categories': { body: { data: [] } } })
  const { unmount } = draw()
  await shows('10,000')

  price = 11_000
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  act(() => void window.dispatchEvent(new Event('focus')))
  await shows('11,000')

  price = 12_000
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  act(() => void window.dispatchEvent(new Event('online')))
  await shows('12,000')

  price = 13_000
  unmount()
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  draw()
  await shows('13,000')
  expect(document.body.textContent).not.toMatch(/1[012],000/)
})

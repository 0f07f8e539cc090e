// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { aCategory, aProduct } from '#fixtures/builders.ts'
import { refresh } from '#web/api/useCall.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { ProductsPage } from './ProductsPage.tsx'

const categories = ['Reef fish', 'Lake fish'].map((name) => aCategory({ id: name.slice(0, 4).toLowerCase(), name }))
const reply = (data: readonly unknown[]) => Response.json({ data, meta: { total: data.length, skip: 0, take: 10, hasMore: false } })

/** Opens the catalogue. Requests wait until the returned function answers them; it returns how many there were. */
async function openCatalogue(): Promise<() => number> {
  const waiting: (() => void)[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const data = address.includes('/categories') ? categories : [aProduct({ categoryId: 'reef' })]
    return new Promise((done) => waiting.push(() => done(reply(data))))
  })
  const answer = () => waiting.splice(0).filter((send) => send() === undefined).length
  render(
    <MemoryRouter initialEntries={['/products']}>
      <ProductsPage />
    </MemoryRouter>,
  )
  await waitFor(() => expect(waiting).toHaveLength(2))
  answer()
  await screen.findByRole('article')
  return answer
}

beforeEach(() => Promise.all([loadBundle('shell'), loadBundle('shop')]))
const isFaded = () => screen.getByRole('article').closest('ul')?.getAttribute('aria-busy') === 'true'
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
const tap = (category: string) => fireEvent.click(screen.getByRole('button', { name: category }))

test('[CAT-003][PERF-013] a tapped category is pressed at once, and its list is rendered after the next paint', async () => {
  await openCatalogue()
  tap('Reef fish')
  expect(pressed()).toContain('Reef fish')
  expect(isFaded()).toBe(false)
  await waitFor(() => expect(isFaded()).toBe(true))
  expect(pressed()).toContain('Reef fish')
})

test('[CAT-009] the cards fade while another list loads, but not while the same one is loaded again', async () => {
  const answer = await openCatalogue()
  refresh('/products')
  await waitFor(() => expect(answer()).toBe(1))
  expect(isFaded()).toBe(false)
})

test('[CAT-009][CAT-010] No products found appears only after the reply', async () => {
  const answer = await openCatalogue()
  tap('Lake fish')
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(screen.getByText('Loading…')).toBeTruthy()
  expect(screen.queryByText('No products found')).toBeNull()
  expect(screen.queryByText('1 product')).toBeNull()
  answer()
  await screen.findByText('No products found')
})

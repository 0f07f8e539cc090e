// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { aCategory, aProduct } from '#fixtures/builders.ts'
import placeholder from '#web/art/placeholder.svg'
import { loadBundle } from '#web/i18n/texts.ts'
import { HomePage } from './HomePage.tsx'

let answers: Record<string, () => Response>
const categories = Array.from({ length: 10 }, (_, place) => {
  const category = aCategory({ id: `c${place}`, name: `Category ${9 - place}` })
  if (place === 1) delete category.image
  return category
})

beforeEach(async () => {
  await loadBundle('shell')
  await loadBundle('shop')
  answers = {
    '/v1/categories': () => Response.json({ data: categories }),
    '/v1/products?take=8': () => Response.json(Array.from({ length: 12 }, (_, place) => aProduct({ id: `p${place}` }))),
  }
  vi.stubGlobal('fetch', async (url: string) => answers[url]?.() ?? new Response('', { status: 500 }))
})
const open = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </SWRConfig>,
  )

test('[HOME-004][HOME-005][CAT-032] the first eight categories are shown in the server’s order, one without an image with the placeholder', async () => {
  open()
  const links = await screen.findAllByRole('link', { name: /^Category/ })
  expect(links.map((link) => link.textContent)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Category ${n}`))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(categories.slice(0, 8).map(({ id }) => `/products?category=${id}`))
  const pictures = links.map((link) => link.querySelector('img')?.getAttribute('src'))
  expect(pictures[0]).toBe('/uploads/product-images/sato.svg')
  expect(pictures[1]).toBe(placeholder)
})

test('[HOME-007][CAT-023] at most eight products are featured, even if the server ignores take', async () => {
  open()
  const featured = screen.getByRole('region', { name: 'Featured Products' })
  await within(featured).findAllByRole('article')
  expect(within(featured).getAllByRole('article')).toHaveLength(8)
})

test.each([
  ['/v1/categories', 'Popular Categories', 'Failed to fetch categories', 'No categories available at the moment.'],
  ['/v1/products?take=8', 'Featured Products', 'Failed to fetch products', 'No products available at the moment.'],
])(
  '[HOME-013][GEN-024][GEN-025] a failing %s shows one banner with the server’s message or the default',
  async (url, region, text, none) => {
    answers[url] = () => new Response('', { status: 500 })
    open()
    const banner = await screen.findByRole('alert')
    expect(within(screen.getByRole('region', { name: region })).getByRole('alert')).toBe(banner)
    expect(banner.textContent).toContain(text)
    expect(screen.queryByText(none)).toBeNull()
    cleanup()
    answers[url] = () => Response.json({ message: 'The boats are out', code: 'down' }, { status: 503 })
    open()
    expect((await screen.findByRole('alert')).textContent).toContain('The boats are out')
  },
)

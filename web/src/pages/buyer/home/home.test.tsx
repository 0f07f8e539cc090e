// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { aCategory, aProduct } from '#fixtures/builders.ts'
import placeholder from '#web/art/placeholder.svg'
import { loadBundle } from '#web/i18n/texts.ts'
import { HomePage } from './HomePage.tsx'

let answers: Record<string, () => Response>
let asked: string[]
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
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answers[url]?.() ?? new Response('', { status: 500 })
  })
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

const sections = [
  ['/v1/categories', 'Popular Categories', 'Failed to fetch categories', 'No categories available at the moment.'],
  ['/v1/products?take=8', 'Featured Products', 'Failed to fetch products', 'No products available at the moment.'],
]
test.each(sections)(
  '[HOME-013][GEN-024][GEN-025] a failing %s shows one banner with the server’s message or the default, and a retry',
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
    answers[url] = () => Response.json({ data: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(none)).toBeTruthy()
  },
)

test('[HOME-001][HOME-002][HOME-003][CHAT-004] the hero links to the products, to About and to the thread', () => {
  open()
  const hero = within(screen.getByRole('region', { name: screen.getByRole('heading', { level: 1 }).textContent }))
  expect(hero.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Shop Now', '/products'],
    ['Learn More about Samaki', '/about'],
    ['Buy in chat', '/chat'],
  ])
})

test('[HOME-008][HOME-009][CONST-018] eight products are requested once, and View All leads to all of them', async () => {
  open()
  const featured = screen.getByRole('region', { name: 'Featured Products' })
  await within(featured).findAllByRole('article')
  expect(asked.filter((url) => url.startsWith('/v1/products'))).toEqual(['/v1/products?take=8'])
  expect(within(featured).getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/products')
})

test('[GEN-001][GEN-002] home says that the shop sells fresh and stored fish, and shows prices in TZS', async () => {
  open()
  const cards = await within(screen.getByRole('region', { name: 'Featured Products' })).findAllByRole('article')
  for (const card of cards) expect(card.textContent).toMatch(/TZS\s[\d,]+/)
  expect(document.body.textContent).toMatch(/fresh, dried, smoked and frozen fish/i)
})

test('[HOME-011][GEN-010][GEN-011] Why Choose Us promises fair pricing and real-time order management', () => {
  open()
  const why = screen.getByRole('region', { name: 'Why Choose Us' }).textContent
  for (const promise of ['Fair pricing', 'Real-time order management']) expect(why).toContain(promise)
  expect(screen.getByRole('link', { name: 'Browse Products' }).getAttribute('href')).toBe('/products')
})

test('[HOME-006][HOME-010] an empty market shows a message', async () => {
  for (const url of Object.keys(answers)) answers[url] = () => Response.json({ data: [] })
  open()
  expect(await screen.findByText('No categories available at the moment.')).toBeTruthy()
  expect(await screen.findByText('No products available at the moment.')).toBeTruthy()
})

// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { aProduct, aUser } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { initial, useSession } from '#web/features/session/session.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { Toasts } from '#web/ui/Toasts.tsx'
import { ProductPage } from './ProductPage.tsx'

const tuna = aProduct({
  id: 'tuna',
  name: 'Yellowfin tuna (Jodari), 1 kg',
  unitPrice: 17_000,
  availableQuantity: 26,
  storageType: 'frozen',
  description: 'Line-caught off Mafia Island.',
  images: ['a', 'b', 'c'].map((id) => ({ id, url: `/uploads/product-images/${id}.svg` })),
})
const others = Array.from({ length: 6 }, (_, place) => aProduct({ id: `other-${place}`, name: `Other ${place}` }))
let answers: Record<string, () => Response>
let asked: string[]

beforeEach(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('shop')])
  localStorage.clear()
  useCart.setState({ lines: [] })
  useSession.setState({ ...initial(), token: 't', user: aUser(), isAuthenticated: true })
  asked = []
  answers = {
    '/v1/products/tuna': () => Response.json(tuna),
    [`/v1/products/category/${tuna.categoryId}`]: () => Response.json({ data: [tuna, ...others] }),
  }
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answers[url]?.() ?? new Response('', { status: 500 })
  })
})

const show = () =>
  render(
    <MemoryRouter initialEntries={['/products/tuna']}>
      <Routes>
        <Route path="/products/:id" element={<ProductPage />} />
        <Route path="/cart" element={<h1>Cart</h1>} />
      </Routes>
      <Toasts />
    </MemoryRouter>,
  )
/** Opens the page and waits for the product. */
async function open() {
  show()
  await screen.findByRole('button', { name: 'Add to Cart' })
}
const more = () => screen.getByRole('button', { name: /^More/ })
const addToCart = () => userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
const inCart = () => useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])

test('[PROD-001] tapping a thumbnail shows its picture in large', async () => {
  await open()
  const large = () => screen.getAllByRole('img')[0]?.getAttribute('src')
  expect(large()).toBe('/uploads/product-images/a.svg')
  await userEvent.click(screen.getByRole('button', { name: /^Picture 2 of 3/ }))
  expect(large()).toBe('/uploads/product-images/b.svg')
})

test('[PROD-003][PROD-017][CAT-030][CHAT-006] a product shows its details, and links back to the products and to the thread', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Yellowfin tuna (Jodari)')
  for (const words of ['Frozen', '26 in stock', tuna.description, tuna.category?.name ?? '', tuna.seller?.name ?? ''])
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  expect(document.body.textContent).toMatch(/TZS\s17,000/)
  expect(screen.getByRole('link', { name: 'Back to products' }).getAttribute('href')).toBe('/products')
  expect(screen.getByRole('link', { name: 'Continue in chat' }).getAttribute('href')).toBe('/chat?card=product&id=tuna')
})

test('[PROD-011] the page shows three notes', async () => {
  await open()
  const notes = within(screen.getAllByRole('list').find((list) => list.textContent.includes('Quality guarantee')) ?? document.body)
  expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fast delivery',
    'Quality guarantee',
    '30-day return policy',
  ])
})

test('[PROD-005][PROD-006][PROD-008] the stepper starts at one, and Add to Cart adds its quantity and opens the cart', async () => {
  await open()
  expect(screen.getByRole('button', { name: /^Fewer/ }).getAttribute('aria-disabled')).toBe('true')
  for (let taps = 0; taps < 2; taps++) await userEvent.click(more())
  await addToCart()
  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeTruthy()
  expect(inCart()).toEqual([['tuna', 3]])
})

test('[PROD-004][PROD-007] the stepper stops at a stock of two', async () => {
  answers['/v1/products/tuna'] = () => Response.json({ ...tuna, availableQuantity: 2 })
  await open()
  expect(screen.getByText('2 in stock')).toBeTruthy()
  for (let taps = 0; taps < 2; taps++) await userEvent.click(more())
  expect(more().getAttribute('aria-disabled')).toBe('true')
  expect(within(screen.getByRole('group', { name: 'Quantity' })).getByRole('status').textContent).toBe('2')
})

test('[PROD-009] a sold-out product can’t be added', async () => {
  answers['/v1/products/tuna'] = () => Response.json({ ...tuna, availableQuantity: 0 })
  show()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Out of Stock' })).disabled).toBe(true)
  expect(screen.getByText('Out of stock')).toBeTruthy()
})

test('[PROD-007][CART-016][CONST-020] a cart line of eight accepts two more, then none, and a message says so', async () => {
  useCart.setState({ lines: [{ productId: 'tuna', quantity: 8, product: tuna }] })
  await open()
  for (let taps = 0; taps < 4; taps++) await userEvent.click(more())
  await addToCart()
  expect(await screen.findByText(/at most 10 in one order/)).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeTruthy()
  expect(inCart()).toEqual([['tuna', 10]])
})

test('[PROD-007][CART-016] a full cart line accepts nothing, and the page stays open with a message', async () => {
  useCart.setState({ lines: [{ productId: 'tuna', quantity: 10, product: tuna }] })
  await open()
  await addToCart()
  expect(await screen.findByText(/at most 10 in one order/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: /tuna/ })).toBeTruthy()
  expect(inCart()).toEqual([['tuna', 10]])
})

test('[PROD-012][PROD-013][PROD-014][PROD-015] four other products of the category are shown as related, with prices in whole TZS', async () => {
  await open()
  const related = screen.getByRole('region', { name: 'Related products' })
  expect(await within(related).findAllByRole('article')).toHaveLength(4)
  expect(within(related).getAllByRole('article')[0]?.textContent).toMatch(/TZS\s[\d,]+/)
  expect(related.textContent).not.toContain('$')
  expect(related.querySelector('a[href="/products/tuna"]')).toBeNull()
  expect(related.querySelector('a[href^="/products/other-"]')).not.toBeNull()
  expect(asked.filter((url) => url.includes('/category/'))).toHaveLength(1)
})

const MESSAGE = { message: 'The boats are out', code: 'down' }
const failures: [object, string][] = [
  [MESSAGE, 'Error loading product details: The boats are out'],
  [{}, 'Error loading product details: Failed to fetch product details'],
]
test.each(failures)(
  '[PROD-019][ERR-022][ERR-041] a failed load shows the server’s message, or else its own, and a retry: %j',
  async (answer, text) => {
    const serve = answers['/v1/products/tuna'] ?? (() => new Response())
    answers['/v1/products/tuna'] = () => Response.json(answer, { status: 500 })
    show()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(await screen.findByText('Failed to load product details')).toBeTruthy()
    answers['/v1/products/tuna'] = serve
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: /tuna/ })).toBeTruthy()
  },
)

const missing: [string, () => Response][] = [
  ['a response with 404', () => Response.json({ message: 'No such product', code: 'not_found' }, { status: 404 })],
  ['an empty response', () => new Response('', { status: 200 })],
]
test.each(missing)('[PROD-020][ERR-043] %s shows that the product does not exist, with a link back', async (_, answer) => {
  answers['/v1/products/tuna'] = answer
  show()
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeTruthy()
  expect(screen.queryByText(/Error loading product details/)).toBeNull()
  for (const link of screen.getAllByRole('link', { name: 'Back to products' })) expect(link.getAttribute('href')).toBe('/products')
})

test('[ERR-023] related products that fail to load have a text of their own', async () => {
  answers[`/v1/products/category/${tuna.categoryId}`] = () => new Response('', { status: 500 })
  await open()
  expect(await screen.findByText('Failed to fetch related products')).toBeTruthy()
})

test('[PROD-016] without other products of the category a message says so', async () => {
  answers[`/v1/products/category/${tuna.categoryId}`] = () => Response.json({ data: [tuna] })
  await open()
  expect(await screen.findByText('No related products found.')).toBeTruthy()
})

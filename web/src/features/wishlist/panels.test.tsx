// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { aProduct, aUser } from '#fixtures/builders.ts'
import placeholder from '#web/art/placeholder.svg'
import { ownerOf } from '#web/features/session/owner.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { WishlistPanel } from './WishlistPanel.tsx'
import { useWishlists } from './wishlistStore.ts'

const user = aUser()
const sato = aProduct({ id: 'sato', name: 'Sato', unitPrice: 12_000, availableQuantity: 7, description: `${'d'.repeat(100)}xyz` })
const kamba = aProduct({ id: 'kamba', name: 'Kamba', availableQuantity: 0, images: [], description: 'Short' })
let market: Record<string, Product>

beforeEach(async () => {
  await loadBundle('shell')
  await loadBundle('shop')
  market = { sato, kamba }
  useSession.setState({ token: 't', user, isAuthenticated: true })
  useWishlists.setState({ byPerson: { [ownerOf(user)]: [sato, kamba].map((product) => ({ productId: product.id, product })) } })
  vi.stubGlobal('fetch', async (url: string) => {
    const product = market[url.split('/').at(-1) ?? '']
    return product ? Response.json(product) : Response.json({ message: 'Product not found', code: 'not_found' }, { status: 404 })
  })
})
function show(agrees = true) {
  const handlers = { onAdd: vi.fn(), confirmClear: vi.fn(async () => agrees) }
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map() }}>
        <WishlistPanel {...handlers} />
      </SWRConfig>
    </MemoryRouter>,
  )
  return handlers
}
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('article') as HTMLElement)
const stored = () => useWishlists.getState().byPerson[ownerOf(user)]?.map(({ productId }) => productId)

test('[WISH-001] a guest is asked to log in', () => {
  useSession.setState({ token: null, user: null, isAuthenticated: false })
  show()
  expect(screen.getByRole('heading', { name: 'Please log in to view your wishlist' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login?returnUrl=%2Fwishlist')
  expect(screen.queryByText('Sato')).toBeNull()
})

test('[WISH-002] an empty wishlist links to the products', () => {
  useWishlists.setState({ byPerson: {} })
  show()
  expect(screen.getByRole('heading', { name: 'Your wishlist is empty' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse Products' }).getAttribute('href')).toBe('/products')
})

test('[WISH-004][WISH-005] an entry shows the picture or the placeholder, and its name links to the product', () => {
  show()
  expect(row('Sato').getByRole('img', { name: 'Sato' }).getAttribute('src')).toBe(sato.images[0]?.url)
  expect(row('Sato').getByRole('link', { name: 'Sato' }).getAttribute('href')).toBe('/products/sato')
  expect(row('Kamba').getByRole('img', { name: 'Kamba' }).getAttribute('src')).toBe(placeholder)
})

test('[WISH-006][WISH-007][WISH-008] an entry shows its description, cut at 100 characters, its price and its stock', () => {
  show()
  expect(row('Sato').getByText(`${'d'.repeat(100)}...`)).toBeTruthy()
  expect(row('Kamba').getByText('Short')).toBeTruthy()
  expect(row('Sato').getByText('TZS').parentElement?.textContent).toBe('TZS 12,000')
  expect(row('Sato').getByText('7 in stock')).toBeTruthy()
  expect(row('Kamba').getByText('Out of stock')).toBeTruthy()
})

test('[WISH-003][WISH-011] a sold-out entry says so and cannot be added', () => {
  show()
  expect(row('Sato').queryByText('Sold Out')).toBeNull()
  const entry = row('Kamba')
  expect(entry.getByText('Sold Out')).toBeTruthy()
  expect(entry.getByRole<HTMLButtonElement>('button', { name: /^Unavailable/ }).disabled).toBe(true)
  expect(entry.queryByRole('button', { name: /^Add to Cart/ })).toBeNull()
})

test('[WISH-010] Add to Cart reports the product', async () => {
  const { onAdd } = show()
  await userEvent.click(row('Sato').getByRole('button', { name: /^Add to Cart/ }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(sato)
})

test('[WISH-009][WISH-012] Remove removes one entry, updates the count and moves the focus to the list', async () => {
  show()
  expect(screen.getByText('2 items in your wishlist')).toBeTruthy()
  await userEvent.click(row('Sato').getByRole('button', { name: /^Remove/ }))
  expect(stored()).toEqual(['kamba'])
  expect(screen.getByText('1 item in your wishlist')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Wishlist' }))
})

test('[WISH-016] the wishlist is cleared only after a confirmation', async () => {
  const { confirmClear } = show(false)
  await userEvent.click(screen.getByRole('button', { name: 'Clear wishlist' }))
  expect(stored()).toEqual(['sato', 'kamba'])
  confirmClear.mockResolvedValue(true)
  await userEvent.click(screen.getByRole('button', { name: 'Clear wishlist' }))
  expect(screen.getByRole('heading', { name: 'Your wishlist is empty' })).toBeTruthy()
})

test('[WISH-007][WISH-008][WISH-011] price and stock are fetched, and a removed product cannot be added', async () => {
  market = { kamba: { ...kamba, availableQuantity: 3, unitPrice: 9_000 } }
  show()
  await waitFor(() => expect(row('Kamba').getByText('3 in stock')).toBeTruthy())
  expect(row('Kamba').getByText('TZS').parentElement?.textContent).toBe('TZS 9,000')
  await waitFor(() => expect(row('Sato').getByRole('button', { name: /^Unavailable/ })).toBeTruthy())
  const kept = useWishlists.getState().byPerson[ownerOf(user)]?.find(({ productId }) => productId === 'kamba')
  expect(kept?.product.availableQuantity).toBe(3)
})

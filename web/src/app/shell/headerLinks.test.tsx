// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { aProduct, aUser } from '#fixtures/builders.ts'
import { addToCart, clearCart, useCart } from '#web/features/cart/cartStore.ts'
import { signOut } from '#web/features/session/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { clearWishlist, toggleHeart, useWishlists } from '#web/features/wishlist/wishlistStore.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { CartLink, WishlistLink } from './Header.tsx'
import { Tabs } from './Shell.tsx'

beforeEach(async () => {
  await loadBundle('shell')
  useWishlists.setState({ byPerson: {} })
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
})
test('[NAV-003][WISH-013] the wishlist icon counts the entries; it has no badge at 0 or for guests', () => {
  render(
    <MemoryRouter>
      <WishlistLink />
    </MemoryRouter>,
  )
  const icon = () => screen.getByRole('link', { name: /^Wishlist/ })
  expect([icon().getAttribute('href'), icon().textContent]).toEqual(['/wishlist', ''])
  for (const id of ['a', 'b']) act(() => toggleHeart(aProduct({ id })))
  expect([icon().getAttribute('aria-label'), icon().textContent]).toEqual(['Wishlist, 2 items', '2'])
  act(clearWishlist)
  expect(icon().textContent).toBe('')
  act(() => toggleHeart(aProduct({ id: 'a' })))
  act(signOut)
  expect([icon().getAttribute('aria-label'), icon().textContent]).toEqual(['Wishlist', ''])
})

test('[NAV-004] the cart icon sums the quantities; it has no badge at 0', () => {
  useCart.setState({ lines: [] })
  render(
    <MemoryRouter>
      <CartLink />
    </MemoryRouter>,
  )
  const icon = () => screen.getByRole('link', { name: /^Cart/ })
  expect([icon().getAttribute('href'), icon().getAttribute('aria-label'), icon().textContent]).toEqual(['/cart', 'Cart', ''])
  act(() => {
    addToCart(aProduct({ id: 'a' }), 2)
    addToCart(aProduct({ id: 'b' }), 3)
  })
  expect([icon().getAttribute('aria-label'), icon().textContent]).toEqual(['Cart, 5 items', '5'])
  act(clearCart)
  expect(icon().textContent).toBe('')
})

test('[NAV-005][NAV-008] in the tab bar, Account links to the profile, for guests to sign-in', () => {
  render(
    <MemoryRouter>
      <Tabs />
    </MemoryRouter>,
  )
  const account = () => screen.getByRole('link', { name: 'Account' }).getAttribute('href')
  expect(account()).toBe('/profile')
  act(signOut)
  expect(account()).toBe('/login')
})

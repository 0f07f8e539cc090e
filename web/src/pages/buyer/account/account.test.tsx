// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anOrder, aProduct, aUser } from '#fixtures/builders.ts'
import { RequireUser } from '#web/app/guards/RequireUser.tsx'
import { preferencesNow, usePreferenceStore } from '#web/features/account/preferences.ts'
import { addToCart, useCart } from '#web/features/cart/cartStore.ts'
import { loadProfile } from '#web/features/session/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { toggleHeart, useWishlists } from '#web/features/wishlist/wishlistStore.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { Dialogs } from '#web/ui/Dialogs.tsx'
import { OrdersPage } from '../orders/OrdersPage.tsx'
import { ProfilePage } from './ProfilePage.tsx'

let orders: Order[]
let ordersFail: boolean

beforeEach(async () => {
  await Promise.all((['shell', 'shop', 'checkout', 'account'] as const).map(loadBundle))
  localStorage.clear()
  localStorage.setItem('token', 't')
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true, isLoading: false, error: null })
  useWishlists.setState({ byPerson: {} })
  usePreferenceStore.setState({ byPerson: {} })
  useCart.setState({ lines: [], checkoutId: 'c0', owner: null, waiting: {} })
  orders = Array.from({ length: 7 }, (_, place) =>
    anOrder({ id: `o${place}`, orderNumber: `SMK-10000${place}`, createdAt: `2026-11-0${place + 1}T06:00:00.000Z` }),
  )
  ordersFail = false
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/v1/orders') return ordersFail ? new Response('', { status: 500 }) : Response.json(orders)
    if (url.startsWith('/v1/products/')) return Response.json(aProduct({ id: url.split('/').at(-1) ?? '' }))
    return url === '/v1/addresses' ? Response.json([]) : Response.json({}, { status: 500 })
  })
})
function Where() {
  const { pathname, search } = useLocation()
  return <output data-testid="where">{pathname + search}</output>
}

/** Renders a page and resolves when all its data is loaded. */
async function open(path: string) {
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <Where />
        <Dialogs />
        <Routes>
          <Route element={<RequireUser />}>
            <Route path="/profile" element={<ProfilePage />} />
            <Route path="/orders" element={<OrdersPage />} />
          </Route>
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  )
  await vi.waitFor(() => expect(document.querySelector('.skeleton')).toBeNull())
}
const where = () => screen.getByTestId('where').textContent
const tabs = () => within(screen.getByRole('navigation', { name: 'Account' }))
const numbers = () => screen.queryAllByText(/^SMK-/).map((number) => number.textContent)

test('[ACC-001][ACC-006][ACC-007] tabs have their own URLs and badges for wishlist and cart; Logout is a button', async () => {
  toggleHeart(aProduct({ id: 'a' }))
  addToCart(aProduct({ id: 'b' }), 3)
  await open('/profile')
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy()
  const links = tabs().getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Profile', '/profile?tab=profile'],
    ['Orders', '/profile?tab=orders'],
    ['Wishlist1', '/profile?tab=wishlist'],
    ['Cart3', '/profile?tab=cart'],
    ['Settings', '/profile?tab=settings'],
  ])
  expect(tabs().getByRole('button', { name: 'Logout' })).toBeTruthy()
  await userEvent.click(tabs().getByRole('link', { name: /^Wishlist/ }))
  expect(where()).toBe('/profile?tab=wishlist')
  expect(screen.getByText('1 item in your wishlist')).toBeTruthy()
  await userEvent.click(tabs().getByRole('link', { name: /^Cart/ }))
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Order summary' })).toBeTruthy()
  expect(tabs().getByRole('link', { name: /^Cart/ }).getAttribute('aria-current')).toBe('page')
})

test.each([
  ['/profile?tab=settings', 'Settings'],
  ['/profile?tab=orders', 'Orders'],
  ['/profile?tab=nonsense', 'Profile'],
])('[ACC-001] %s opens the tab %s', async (path, name) => {
  await open(path)
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy()
  expect(tabs().getByRole('link', { current: 'page' }).textContent).toBe(name)
})

test('[ACC-006] at 0 a tab has no badge', async () => {
  await open('/profile')
  expect(tabs().getByRole('link', { name: 'Wishlist' }).textContent).toBe('Wishlist')
  expect(tabs().getByRole('link', { name: 'Cart' }).textContent).toBe('Cart')
})

test('[ACC-002][CONST-019] the profile shows the three most recent orders, newest first', async () => {
  await open('/profile')
  await screen.findByText('SMK-100006')
  expect(numbers()).toEqual(['SMK-100006', 'SMK-100005', 'SMK-100004'])
  expect(screen.getByRole('link', { name: 'Show all orders' }).getAttribute('href')).toBe('/profile?tab=orders')
})

test('[ACC-008][GEN-039] the profile shows name, email, phone and roles', async () => {
  await open('/profile')
  const shown = [...document.querySelectorAll('.details dd')].map((detail) => detail.textContent)
  expect(shown).toEqual(['Asha Salum', 'asha@samaki.example', '+255 712 345 678', 'User'])
})

test.each([undefined, null, ''])(
  '[CHAT-189][ACC-008][ACC-009] an account whose email is %j has no row for it in profile and Settings',
  async (email) => {
    useSession.setState(({ user }) => ({ user: user && { ...user, email } }))
    await open('/profile')
    const shown = [...document.querySelectorAll('.details div')].map((row) => row.textContent)
    expect(shown).toEqual(['NameAsha Salum', 'Phone number+255 712 345 678', 'RoleUser'])
    await userEvent.click(tabs().getByRole('link', { name: 'Settings' }))
    expect(screen.getAllByRole('textbox').map((field) => field.closest('.field')?.querySelector('label')?.textContent)).toEqual([
      'Name',
      'Phone number',
    ])
  },
)

test('[ORD-011] without orders the profile says so', async () => {
  orders = []
  await open('/profile')
  expect(await screen.findByText("You haven't placed any orders yet.")).toBeTruthy()
})

test.each(['/orders', '/profile?tab=orders'])('[ORD-001][ORD-012] %s says so if there are no orders', async (path) => {
  orders = []
  await open(path)
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy()
  expect(screen.queryByRole('search')).toBeNull()
})

test.each(['/orders', '/profile?tab=orders'])('[ORD-001][ACC-003][ORD-013] on %s, orders can be searched by number', async (path) => {
  await open(path)
  const field = await screen.findByRole('searchbox', { name: /^Order number/ })
  await userEvent.type(field, '100003{Enter}')
  expect(numbers()).toEqual(['SMK-100003'])
  expect(where()).toContain('search=100003')
  await userEvent.clear(field)
  await userEvent.type(field, 'nothing{Enter}')
  expect(screen.getByRole('heading', { name: 'No orders match your filters' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Show all orders' }))
  expect(where()).toBe(path)
  expect(numbers()).toHaveLength(5)
})

test('[ACC-004][ACC-005][CONST-017] a page has 5, 20 or 25 orders, each linked to its page', async () => {
  await open('/profile?tab=orders')
  const size = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Per page' })
  expect([...size.options].map(({ value }) => value)).toEqual(['5', '20', '25'])
  expect(size.value).toBe('5')
  expect(numbers()).toEqual(['SMK-100006', 'SMK-100005', 'SMK-100004', 'SMK-100003', 'SMK-100002'])
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(numbers()).toEqual(['SMK-100001', 'SMK-100000'])
  expect(where()).toBe('/profile?tab=orders&page=2')
  await userEvent.selectOptions(size, '20')
  expect(numbers()).toHaveLength(7)
  expect(where()).toBe('/profile?tab=orders&pageSize=20')
  expect(screen.getByText('SMK-100006').closest('a')?.getAttribute('href')).toBe('/orders/o6')
})

test('orders that failed to load can be loaded again', async () => {
  ordersFail = true
  await open('/orders')
  await screen.findByText('Failed to fetch orders')
  ordersFail = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('SMK-100006')
})

test('[ACC-009][ACC-010] in Settings, name, email and phone are read-only; only support can change them', async () => {
  await open('/profile?tab=settings')
  for (const [name, value] of [
    ['Name', 'Asha Salum'],
    ['Email', 'asha@samaki.example'],
    ['Phone number', '+255 712 345 678'],
  ] as const) {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name })
    expect([field.value, field.readOnly]).toEqual([value, true])
  }
  expect(screen.getByText(/please contact customer support/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/contact')
})

test('[ACC-011][ACC-012] the notification preferences are stored as they are ticked', async () => {
  await open('/profile?tab=settings')
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect([box('Order updates').checked, box('Delivery updates').checked]).toEqual([true, true])
  await userEvent.click(box('Delivery updates'))
  expect(preferencesNow()).toEqual({ orders: true, deliveries: false })
  await userEvent.click(box('Order updates'))
  await userEvent.click(box('Delivery updates'))
  expect(preferencesNow()).toEqual({ orders: false, deliveries: true })
  expect(box('Delivery updates').checked).toBe(true)
})

test('[ACC-013][ACC-014] Logout asks first; No changes nothing, Yes opens the logout page', async () => {
  await open('/profile')
  await userEvent.click(tabs().getByRole('button', { name: 'Logout' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Are you sure you want to logout?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'No' }))
  expect([where(), useSession.getState().isAuthenticated]).toEqual(['/profile', true])
  await userEvent.click(tabs().getByRole('button', { name: 'Logout' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await vi.waitFor(() => expect(where()).toBe('/logout'))
})

test('[ACC-015][ERR-010] without a user record the page says why, and offers to retry and to sign in', async () => {
  useSession.setState({ user: null })
  await loadProfile()
  await open('/profile')
  expect(screen.getByRole('heading', { name: 'User information not available. Please log in again.' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch user profile')
  await userEvent.click(screen.getByRole('button', { name: 'Go to Login' }))
  expect(where()).toBe('/login?returnUrl=%2Fprofile')
  expect(localStorage.getItem('token')).toBeNull()
})

test('[WISH-010][CONST-021] Add to Cart on the wishlist adds one piece', async () => {
  toggleHeart(aProduct({ id: 'a' }))
  await open('/profile?tab=wishlist')
  await userEvent.click(screen.getByRole('button', { name: /^Add to Cart/ }))
  expect(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([['a', 1]])
})

// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { getProduct } from '#contract/catalogue.ts'
import { aUser } from '#fixtures/builders.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { refuseToken, storeToken } from '#web/api/token.ts'
import { followStoredSession, signOut } from '#web/features/session/commands.ts'
import { initial, useSession } from '#web/features/session/session.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { AppRoutes } from '../routes.tsx'
import { AccountMenu } from '../shell/Header.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { SignedOutRedirect } from './SignedOutRedirect.tsx'
import { useRouteFocus } from './useRouteFocus.ts'

const asha = aUser()

beforeEach(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('signIn')])
  localStorage.clear()
  sessionStorage.clear()
  useSession.setState(initial())
  vi.stubGlobal('scrollTo', () => {})
})
const signInAsAsha = () => {
  storeToken('t-1')
  useSession.setState({ token: 't-1', user: asha, isAuthenticated: true })
}

function Where() {
  const { pathname, search } = useLocation()
  return <output data-testid="where">{pathname + search}</output>
}

const showAt = (path: string, shown: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Where />
      {shown}
    </MemoryRouter>,
  )

async function open(path: string) {
  showAt(
    path,
    <>
      <SignedOutRedirect />
      <Suspense fallback={null}>
        <AppRoutes />
      </Suspense>
    </>,
  )
  await screen.findByRole('heading', { level: 1 })
}
/** Waits for the URL to change. React renders a navigation as a transition, so it changes later. */
const arrivesAt = (path: string) => vi.waitFor(() => expect(screen.getByTestId('where').textContent).toBe(path))

test.each([
  '/checkout',
  '/checkout/payment',
  '/checkout/payment/o1',
  '/orders',
  '/orders/o1?from=mail',
  '/wishlist',
  '/profile?tab=orders',
])('[NAV-022][NAV-023][NAV-024] a guest on %s is redirected to /login with the way back', async (path) => {
  await open(path)
  await arrivesAt(`/login?returnUrl=${encodeURIComponent(path)}`)
})

test('[AUTH-005] /verify-otp without a pending number redirects to /login and keeps the way back', async () => {
  await open('/verify-otp?returnUrl=%2Fcheckout')
  await arrivesAt('/login?returnUrl=%2Fcheckout')
})

test('[AUTH-011][AUTH-017] the way back is passed on from login to registration', async () => {
  await open('/login?returnUrl=%2Fproducts%2Fp1')
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  await arrivesAt('/register?returnUrl=%2Fproducts%2Fp1')
})

test('[AUTH-009][AUTH-011][AUTH-015][AUTH-016] after login and code, the user is back on the page that required it', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    return Response.json(url === '/v1/auth/verify-otp' ? { accessToken: 't-1', user: asha } : { message: 'sent' })
  })
  await open('/login?returnUrl=%2Fabout%3Ffrom%3Dlogin')
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '0712345678')
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  const code = await screen.findByRole('textbox', { name: '6-digit code' })
  await arrivesAt('/verify-otp?returnUrl=%2Fabout%3Ffrom%3Dlogin')
  expect(calls).toContain('/v1/auth/login/phone')
  await userEvent.click(screen.getByRole('button', { name: 'Change number' }))
  await arrivesAt('/login?returnUrl=%2Fabout%3Ffrom%3Dlogin')
  expect(code.isConnected).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' }).value).toBe('0712345678')
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await userEvent.type(await screen.findByRole('textbox', { name: '6-digit code' }), '123456')
  await arrivesAt('/about?from=login')
  expect(useSession.getState()).toMatchObject({ otpSent: false, tempPhoneNumber: null })
})

test.each([
  ['/verify-otp', '/'],
  ['/verify-otp?returnUrl=%2Fabout', '/about'],
  ['/login?returnUrl=https%3A%2F%2Fevil.example', '/'],
  ['/register?returnUrl=%2Fabout', '/about'],
])('[AUTH-006][AUTH-016][SEC-004] a signed-in user is redirected from %s to %s', async (path, to) => {
  signInAsAsha()
  vi.stubGlobal('fetch', async () => Response.json([]))
  await open(path)
  await arrivesAt(to)
})

test('[NAV-017] an unknown path shows 404 and a link to the home page', async () => {
  await open('/nowhere')
  expect(screen.getByText('404')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Page not found · Samaki')
})

test.each(['/orders/%', '/products/%E2%82', '/checkout/payment/%zz', '/seller/orders/%', '/transporter/orders/%c3'])(
  '[NAV-017] the path %s, cut inside an escape, shows 404, also to a guest',
  async (path) => {
    await open(path)
    expect(screen.getByText('404')).toBeTruthy()
  },
)

const UNEXPECTED = 'Something went wrong. Please try again.'
const SILENT = { status: 0, code: 'timeout' }
const OFFLINE = { status: 0, code: 'offline' }
const failures: [string, unknown, string][] = [
  ['[NAV-017] a failure with a status shows it', Object.assign(new Error('gone'), { status: 410 }), '410'],
  ['[NAV-018] a failure without a status shows the app’s own message', new Error('x is undefined'), UNEXPECTED],
  ['[NAV-018] a failed call shows the server’s message', new ApiError(getProduct, { ...SILENT, serverMessage: 'Torn' }), 'Torn'],
  ['[NAV-018] a failed call without a message shows its default text', new ApiError(getProduct, SILENT), 'Failed to fetch product details'],
  ['[PWA-005] a page that can’t be loaded offline is not available', new ApiError(getProduct, OFFLINE), 'Not available offline.'],
]
test.each(failures)('%s', (_, error, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw error
  }
  showAt(
    '/',
    <ErrorBoundary place="/x">
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByText(text)).toBeTruthy()
})

test('[NAV-008] for a guest, Account is a link to /login', () => {
  showAt('/', <AccountMenu />)
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/login')
  expect(screen.queryByRole('button')).toBeNull()
})

test('[NAV-005][NAV-006][NAV-007] for a signed-in user, the Account menu links to profile and orders and logs out', async () => {
  signInAsAsha()
  showAt('/', <AccountMenu />)
  const button = screen.getByRole('button', { name: 'Account' })
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull()
  await userEvent.click(button)
  expect((await screen.findByRole('link', { name: 'Profile' })).getAttribute('href')).toBe('/profile')
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/orders')
  expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/logout')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('[NAV-012] logging out closes the open menu', async () => {
  signInAsAsha()
  showAt('/', <AccountMenu />)
  await userEvent.click(screen.getByRole('button', { name: 'Account' }))
  expect(screen.getByRole('link', { name: 'Logout' })).toBeTruthy()
  act(() => signOut())
  expect(screen.queryByRole('link', { name: 'Logout' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/login')
})

test('[GEN-023] a refused token redirects to /login with the way back', async () => {
  signInAsAsha()
  showAt('/products?page=2', <SignedOutRedirect />)
  act(() => refuseToken('t-1'))
  await arrivesAt('/login?returnUrl=%2Fproducts%3Fpage%3D2')
})

test('[CHAT-046] a refused token on /chat keeps the thread open', async () => {
  signInAsAsha()
  showAt('/chat', <SignedOutRedirect />)
  act(() => refuseToken('t-1'))
  act(followStoredSession)
  expect(useSession.getState().isAuthenticated).toBe(false)
  await arrivesAt('/chat')
})

function Site() {
  useRouteFocus()
  const { pathname } = useLocation()
  return (
    <main id="content" tabIndex={-1}>
      <h1 tabIndex={-1}>{pathname}</h1>
      {pathname === '/' && (
        <>
          <Link to="/a">one</Link>
          <Link to="/b">two</Link>
        </>
      )}
      {pathname !== '/' && <Back />}
    </main>
  )
}
const Back = () => (
  <button type="button" onClick={() => window.history.back()}>
    back
  </button>
)

test('[A11Y-003] after a navigation the heading is focused; Back focuses the link that was followed', async () => {
  const { BrowserRouter } = await import('react-router-dom')
  window.history.replaceState(null, '', '/')
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  )
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByRole('link', { name: 'two' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/b' }))
  await userEvent.click(screen.getByRole('button', { name: 'back' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'two' })))
})

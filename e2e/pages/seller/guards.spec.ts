import type { Page } from '@playwright/test'
import { addRealtimeFault } from '#contract/control/faults/realtimeFaults.ts'
import { verifySeller } from '#contract/control/people.ts'
import { expect, test } from '../../fixtures.ts'

const login = (path: string) => `/login?returnUrl=${encodeURIComponent(path)}`
const anywhere = ['/seller', '/dashboard', '/seller-profile/create', '/seller/settings', '/seller/products/add']
const carrying = ['dashboard', 'deliveries', 'profile', 'profile/edit', 'profile/create', 'settings', 'orders/o1'].map(
  (page) => `/transporter/${page}`,
)
const sellingPaths = [
  ...['products', 'products/add', 'products/new', 'products/edit/p1', 'products/view/p1', 'prices'],
  ...['orders', 'orders/o1', 'payouts', 'payouts/request', 'reports', 'analytics'],
].map((page) => `/seller/${page}`)

/** Navigates without reloading the app. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

test('[NAV-028][NAV-029][NAV-030][NAV-032] a guest is sent to sign-in, sees the required role, and gets to the page after the code', async ({
  page,
  world,
}) => {
  await page.goto('/')
  for (const path of [...anywhere, ...carrying]) {
    await go(page, path)
    await expect(page).toHaveURL(login(path))
    await expect(page.getByText(path.startsWith('/transporter') ? /for transporters\. Log in/ : /for sellers\. Log in/)).toBeVisible()
  }
  await go(page, '/seller/settings')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/register-seller?returnUrl=%2Fseller%2Fsettings')
  await page.goBack()
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0713604482')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset('255713604482').nextCode())
  await expect(page).toHaveURL('/seller/settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})

test('[NAV-029][NAV-011] a buyer sees who is signed in and all options, and is not redirected', async ({ page, world }) => {
  await world.signIn('asha')
  await page.goto('/seller/orders')
  await expect(page).toHaveURL(login('/seller/orders'))
  await expect(page.getByText('You are signed in as Asha Salum, +255 712 345 678, who is not a seller yet.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Register as Seller' })).toHaveAttribute('href', /^\/register-seller/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/')
  for (const name of ['Seller', 'Transporter']) await expect(page.getByRole('banner').getByRole('link', { name })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign in with another number' }).click()
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  await expect(page).toHaveURL(login('/seller/orders'))
})

test('[NAV-030][NAV-031][NAV-032] a seller has no access to the transporter’s area, nor a transporter to the seller’s', async ({
  page,
  world,
  visitor,
}) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/settings')
  for (const path of carrying) {
    await go(page, path)
    await expect(page).toHaveURL(login(path))
    await expect(page.getByText(/who is not a transporter yet/)).toBeVisible()
  }
  const other = await visitor()
  await world.signIn('hamisi', other.context())
  await other.goto('/transporter/settings')
  await expect(other).toHaveURL('/transporter/settings')
  for (const path of ['/seller/dashboard', '/seller/payouts/request']) {
    await go(other, path)
    await expect(other).toHaveURL(login(path))
    await expect(other.getByText(/who is not a seller yet/)).toBeVisible()
  }
})

for (const [account, state] of [
  ['zawadi', 'no'],
  ['kunduchi', 'a pending'],
] as const) {
  test(`[NAV-033][NAV-034][SDSH-005][SDSH-020] with ${state} profile all selling pages lead to the dashboard, and the tab bar has two entries`, async ({
    page,
    world,
  }) => {
    world.expectConsole(/Failed to load resource/)
    await world.signIn(account)
    await page.goto('/seller/settings')
    for (const path of sellingPaths) {
      await go(page, path)
      await expect(page).toHaveURL('/seller/dashboard')
      await go(page, '/seller/settings')
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('navigation', { name: 'Seller' }).getByRole('link')).toHaveText(['Dashboard', 'Settings'])
  })
}

test('[SDSH-004][SDSH-005][SPRO-038][SPRO-042] the result of the verification appears at once and as a text message; after a missed event the page updates when it is next visible', async ({
  page,
  world,
}) => {
  await world.signIn('kunduchi')
  await page.setViewportSize({ width: 1_280, height: 800 })
  await page.goto('/seller/settings')
  const menu = page.getByRole('navigation', { name: 'Seller' })
  for (const name of ['Orders', 'Products', 'Payouts'])
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Pending' })).toBeVisible()
  await expect.poll(() => world.connectionCount()).toBe(1)
  const decide = (isVerified: boolean) => world.control.send(verifySeller, { params: { id: 'kunduchi' }, body: { isVerified } })
  await decide(true)
  await expect(page.getByText('You are verified. You can sell now.')).toBeVisible()
  const open = menu.getByRole('link', { disabled: false })
  await expect(open.filter({ hasText: 'Orders' })).toBeVisible()
  const messages = await world.handset('255716920435').messages()
  expect(messages.at(-1)?.text).toContain('Your seller profile is verified. You can sell now.')
  await decide(false)
  await expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Your seller profile must be verified again.')).toBeVisible()

  await world.control.send(addRealtimeFault, { body: { kind: 'mute', event: 'verification' } })
  await decide(true)
  await world.pass(3_000)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await world.pass(10) // the cache refetches a moment later
  await expect(open).toHaveText([
    '', // the wordmark
    /Dashboard/,
    /Products/,
    /Orders/,
    /Payouts/,
    /Settings/,
    'Chat',
    'Back to shop',
  ])
  await expect(page.getByRole('status').filter({ hasText: 'Pending' })).toBeHidden()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Seller' })).toHaveAttribute(
    'href',
    '/seller/dashboard',
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/seller/settings')
  await expect(menu.getByRole('link')).toHaveText([/Dashboard/, /Orders/, /Products/, /Payouts/, /Settings/])
})

test('[SDSH-001][SDSH-002][SDSH-003][SDSH-016] the short URLs lead into the area, or to the profile form with an explanation', async ({
  page,
  world,
}) => {
  world.expectConsole(/Failed to load resource/)
  await world.signIn('zawadi')
  for (const path of ['/seller', '/dashboard']) {
    await page.goto(path)
    await expect(page).toHaveURL('/seller/dashboard')
  }
  await page.goto('/seller-profile/create')
  await expect(page).toHaveURL('/seller/profile/create')
  await expect(page.getByText('Please complete your seller profile')).toBeVisible()
  await world.signIn('kunduchi')
  await page.goto('/seller-profile/create')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit your seller profile' })).toBeVisible()
  await expect(page.getByText('Please complete your seller profile')).toHaveCount(0) // a profile under review is complete
})

test('[NAV-009][NAV-010][NAV-011][GEN-008] the header has links to the areas of the user’s roles, at 360 px too', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await world.signIn('fatma')
  await page.goto('/products')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Transporter' })).toHaveAttribute('href', '/transporter/dashboard')
  const box = await header.getByRole('link', { name: 'Seller' }).boundingBox()
  expect([box && box.height >= 44, box && box.width >= 44]).toEqual([true, true])
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(header.getByRole('link', { name: 'Seller' })).not.toBeInViewport()
  await expect(header.getByRole('link', { name: 'Samaki' })).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await header.getByRole('link', { name: 'Seller' }).click()
  await expect(page).toHaveURL('/seller/dashboard')
  await page.getByRole('link', { name: 'Back to shop' }).first().click()
  await expect(page).toHaveURL('/')
})

test('[GEN-009][NAV-033][NAV-034] verified sellers and transporters can open every page of their area', async ({
  page,
  world,
  visitor,
}) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/settings')
  const pages = {
    dashboard: /^Welcome, /,
    products: 'Products',
    'products/new': 'New product',
    prices: "Today's prices",
    orders: 'Orders',
    payouts: 'Payouts',
    'payouts/request': 'Request payout',
    reports: 'Reports',
    analytics: 'Analytics',
    'profile/edit': 'Edit your seller profile',
    settings: 'Settings',
  }
  for (const [path, name] of Object.entries(pages)) {
    await go(page, `/seller/${path}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(`/seller/${path}`)
  }
  const other = await visitor()
  await world.signIn('hamisi', other.context())
  await other.goto('/transporter/settings')
  const theirs = {
    dashboard: /Dashboard$/,
    deliveries: 'Deliveries',
    'orders/order-104694': 'SMK-104694',
    profile: 'Pwani Express',
    settings: 'Settings',
  }
  for (const [path, name] of Object.entries(theirs)) {
    await go(other, `/transporter/${path}`)
    await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

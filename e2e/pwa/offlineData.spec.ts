import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { expect, inSwahili, test } from '../fixtures.ts'
import { button, say, thread, unfold } from '../journeys/thread.ts'
import { withOneFish } from '../pages/checkout/checkout.ts'
import { failing } from '../pages/failures/failing.ts'
import { speakSwahili } from '../pageStates/reach.ts'
import { signInWithCart } from '../world/fillCart.ts'
import { START } from '../world/world.ts'
import { withoutApi } from './withoutApi.ts'

const main = (page: Page) => page.getByRole('main')

/** Pages without any data on the device. Pages that show something offline are left out. */
const empty = {
  asha: [
    '/',
    '/products',
    '/products?search=sato',
    '/products/nile-tilapia-sato-1-kg',
    '/orders',
    '/orders/order-104697',
    '/profile',
    '/profile?tab=orders',
    '/profile?tab=settings',
    '/checkout',
    '/checkout/payment/order-104697',
  ],
  fatma: [
    '/seller/dashboard',
    '/seller/products',
    '/seller/products/edit/nile-tilapia-sato-1-kg',
    '/seller/products/view/nile-tilapia-sato-1-kg',
    '/seller/prices',
    '/seller/orders',
    '/seller/orders/order-104697',
    '/seller/payouts',
    '/seller/reports',
    '/seller/analytics',
    '/seller/profile/edit',
    '/seller/settings',
  ],
  hamisi: [
    '/transporter/dashboard',
    '/transporter/deliveries',
    '/transporter/orders/order-104694',
    '/transporter/profile',
    '/transporter/profile/edit',
  ],
} as const

for (const [account, paths] of Object.entries(empty)) {
  test(`[PWA-005] offline, the pages of ${account} without data on the device show Not available offline with a retry`, async ({
    page,
    context,
    world,
  }) => {
    await signInWithCart(world, context, account, { 'red-snapper-changu-1-kg': 1 })
    await withoutApi(context, world)
    for (const path of paths) {
      await page.goto(path)
      await test.step(path, () => expectNotAvailable(page))
    }
  })
}

const cards = {
  categories: '',
  products: 'sato',
  product: 'nile-tilapia-sato-1-kg',
  orders: '',
  tracking: 'order-104697',
  payOrder: 'order-104697',
} as const

test('[PWA-005] offline, cards without data on the device show Not available offline with a retry, and none loads forever', async ({
  page,
  context,
  world,
}) => {
  await world.signIn('asha')
  await withoutApi(context, world)
  for (const [kind, id] of Object.entries(cards)) {
    await page.goto(`/chat?card=${kind}&id=${id}`)
    await test.step(kind, async () => {
      const note = thread(page).locator(`[data-kind=${kind}]`).getByRole('alert').last()
      await expect(note.getByText('Not available offline.', { exact: true })).toBeVisible()
      await expect(note.getByRole('button', { name: 'Try Again' })).toBeVisible()
      await expect(thread(page).getByText(/Loading|Failed to|Error/i)).toHaveCount(0)
    })
  }
})

test('[PWA-005] the message is shown in Swahili too, and the data loads when the network is back', async ({ page, context, world }) => {
  await inSwahili(page)
  await world.signIn('asha')
  const bring = await withoutApi(context, world)
  await page.goto('/orders')
  const note = main(page).getByRole('alert')
  await expect(note).toContainText('Haipatikani bila mtandao.')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  // Wait for the failure: a pending request would succeed when the network is back.
  const failed = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/v1/orders')
  await note.getByRole('button', { name: 'Jaribu tena' }).click()
  await failed
  await expect(note).toContainText('Haipatikani bila mtandao.')
  await bring()
  await note.getByRole('button', { name: 'Jaribu tena' }).click()
  await expect(main(page).getByText('SMK-104697')).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('[PWA-005][ERR-011] an error response does not count as offline: the call’s own error text is shown', async ({ page, world }) => {
  await world.signIn('asha')
  await failing(world, 'GET', '/orders')
  await page.goto('/orders')
  await expect(main(page).getByRole('alert')).toContainText('Failed to fetch orders')
})

const CONNECT = 'You are offline. Connect to order.'

test('[PWA-004] offline, the cart can be viewed and edited; Checkout shows that there is no network, and needs another tap later', async ({
  page,
  world,
}) => {
  world.expectConsole(/ERR_INTERNET_DISCONNECTED/)
  await withOneFish(page, world)
  await page.goto('/cart')
  const checkout = main(page).getByRole('button', { name: 'Checkout' })
  await expect(checkout).toBeEnabled()
  await world.settled()
  await world.setOffline(page, true)
  await main(page)
    .getByRole('button', { name: /^More: Quantity/ })
    .click()
  await expect(main(page).getByRole('region', { name: 'Order summary' })).toContainText('TZS 24,000')
  await checkout.click()
  await expect(main(page).getByRole('alert')).toHaveText(CONNECT)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page, '.card:has(.summary)')
  }
  await expect(page).toHaveURL('/cart')
  await world.setOffline(page, false)
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL('/cart')
  await expect(main(page).getByRole('region', { name: 'Order summary' })).toContainText('TZS 24,000')
  await checkout.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
})

test('[PWA-004] offline in the thread, Checkout shows that there is no network, tapped or typed, and does nothing later', async ({
  page,
  context,
  world,
}) => {
  world.expectConsole(/ERR_INTERNET_DISCONNECTED/)
  await signInWithCart(world, context, 'baraka', { 'red-snapper-changu-1-kg': 1 })
  await page.goto('/chat?card=slip')
  await expect(button(page, 'Checkout')).toBeEnabled()
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await world.settled()
  await world.setOffline(page, true)
  await button(page, 'Checkout').click()
  await expect(thread(page).getByText(CONNECT)).toHaveCount(1)
  await say(page, 'checkout')
  await expect(thread(page).getByText(CONNECT)).toHaveCount(2)
  await world.setOffline(page, false)
  await world.settled()
  const where = page.getByRole('heading', { name: 'Where should we deliver?' })
  await expect(where).toHaveCount(0)
  await unfold(page)
  await button(page, 'Checkout').click()
  await expect(where).toBeVisible()
})

const SAVED = 'Offline: saved at 21 Nov 2026, 09:00'
const strip = (page: Page) => page.getByRole('status').filter({ hasText: /^Offline: saved at|^Bila mtandao: ilihifadhiwa/ })

test('[PWA-003] offline, product, catalogue and home show the age of their data, until the network is back', async ({ page, world }) => {
  world.expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expect(main(page).getByRole('article')).toHaveCount(10)
  await main(page)
    .getByRole('link', { name: /^Nile tilapia/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Nile tilapia/ })).toBeVisible()
  await world.settled()
  await expect(strip(page)).toHaveCount(0)
  await world.setOffline(page, true)
  await expect(strip(page)).toHaveText(SAVED)
  await main(page).getByRole('link', { name: 'Back to Products' }).click()
  await expect(strip(page)).toHaveText(SAVED)
  await expect(main(page).getByRole('article')).toHaveCount(10)
  await page.getByRole('banner').getByRole('link', { name: 'Samaki' }).click()
  await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible()
  await expect(strip(page)).toHaveText(SAVED)
  await world.setOffline(page, false)
  await expect(strip(page)).toHaveCount(0)
})

test('[PWA-003] offline, the cards of categories, products and a product show the age of their data', async ({ page, world }) => {
  world.expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/chat?card=product&id=nile-tilapia-sato-1-kg')
  await expect(button(page, 'Add to Cart')).toBeVisible()
  await page.goto('/chat?card=categories')
  await button(page, 'Reef fish').click()
  await expect(button(page, /^Add/)).toBeVisible()
  await world.settled()
  await expect(strip(page)).toHaveCount(0)
  await world.setOffline(page, true)
  const shown = thread(page).locator('[data-kind=products], [data-kind=product], [data-kind=categories]')
  await expect(strip(page)).toHaveCount(await shown.count())
  for (const one of await strip(page).all()) await expect(one).toHaveText(SAVED)
  await world.setOffline(page, false)
  await expect(strip(page)).toHaveCount(0)
})

for (const [path, calls, ready] of [
  ['/', /v1.(products|categories)/, 'Featured Products'],
  ['/products', /v1.(products|categories)/, 'Fish Products'],
  ['/products/nile-tilapia-sato-1-kg', /v1.products/, 'Nile tilapia'],
] as const) {
  test(`[PWA-003] cached data of ${path} is shown with its time, once, until a new response arrives`, async ({ page, world }) => {
    let isKept = true
    await page.route(calls, async (route) => {
      const response = await route.fetch()
      const stamp = isKept ? { 'x-saved-at': String(START - 3_600_000) } : {}
      await route.fulfill({ response, headers: { ...response.headers(), ...stamp } })
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible()
    await expect(strip(page)).toHaveCount(1)
    await expect(strip(page)).toHaveText('Offline: saved at 21 Nov 2026, 08:00')
    await expect(main(page).getByRole('article').first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoAxeViolations(page)
    }
    await speakSwahili(page)
    await expect(strip(page)).toHaveText('Bila mtandao: ilihifadhiwa 21 Nov 2026, 08:00')
    await world.pass(3_000) // by then the data is old enough to be fetched again
    isKept = false
    await world.setOffline(page, true)
    await world.setOffline(page, false)
    await expect(strip(page)).toHaveCount(0)
    await world.settled()
  })
}

async function expectNotAvailable(page: Page): Promise<void> {
  const note = main(page).getByRole('alert').filter({ hasText: 'Not available offline.' }).first()
  await expect(note.getByText('Not available offline.', { exact: true })).toBeVisible()
  await expect(note.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(page.locator('.empty')).toHaveCount(0)
  await expect(page.getByText(/Failed to|No (orders|products|categories|deliveries)|could not|Error/i)).toHaveCount(0)
}

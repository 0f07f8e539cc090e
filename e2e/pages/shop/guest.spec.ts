import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import type { World } from '../../world/world.ts'

const TUNA = '/products/yellowfin-tuna-jodari-1-kg'
const asha = '0712345678'

async function enterCode(page: Page, world: World, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset(phone).nextCode())
}

test('[GEN-017][GEN-033] a guest can open the cart, change it and remove items, without calls that need a session', async ({
  page,
  world,
}) => {
  await world.signIn('asha')
  for (const fish of [TUNA, '/products/red-snapper-changu-1-kg']) {
    await page.goto(fish)
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
  }
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/cart')
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('heading', { level: 1, name: /cart/i })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.getByRole('main').getByRole('button', { name: /^More/ }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/tuna/i).first()).toBeVisible()
})

test('[NAV-026] a product that a guest adds is added once after sign-in, despite reloads and other pages', async ({
  page,
  context,
  world,
}) => {
  await page.goto(TUNA)
  const more = page.getByRole('main').getByRole('button', { name: /^More/ })
  await more.click()
  await more.click()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fproducts%2Fyellowfin-tuna-jodari-1-kg$/)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible() // nothing is added before sign-in
  await page.goBack()
  await enterCode(page, world, asha)
  await expect(page).toHaveURL(TUNA)
  await expect(page.getByText('Added to your cart')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await page.reload()
  const second = await context.newPage()
  await second.goto('/cart')
  await world.settled()
  for (const tab of [page, second]) await expect(tab.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await expect(page.getByText('Added to your cart')).toHaveCount(0)
})

test('[AUTH-016][SEC-004] after sign-in a return URL of another site leads home', async ({ page, world }) => {
  await page.goto(`/login?returnUrl=${encodeURIComponent('//evil.example')}`)
  await enterCode(page, world, asha)
  await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(new URL(page.url()).origin).toBe(world.control.url)
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
})

for (const [name, phone, roles] of [
  ['a buyer', '0754110226', 'User'],
  ['who is both', '0773518264', 'Seller, Transporter'],
] as const) {
  test(`[GEN-014][GEN-015][GEN-040][NAV-025] ${name} can sign in by code and use wishlist, profile, orders, checkout and payment`, async ({
    page,
    world,
  }) => {
    const noPasswords = () => expect(page.locator('input[type=password]')).toHaveCount(0)
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fprofile$/)
    await noPasswords()
    await enterCode(page, world, phone)
    await noPasswords()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByRole('main').getByText(roles, { exact: true })).toBeVisible()
    await page.goto(TUNA)
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    for (const path of ['/wishlist', '/orders', '/checkout', '/profile?tab=settings']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(path)
      await noPasswords()
    }
    await saveAddress(page)
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL('/checkout/payment')
    await expect(page.getByRole('button', { name: 'Pay TZS 17,000' })).toBeEnabled()
  })
}

/** Saves an address by a call, because an order needs one. */
async function saveAddress(page: Page): Promise<void> {
  const place = {
    addressLine1: 'Mtaa wa Jamhuri 12',
    city: 'Dar es Salaam',
    region: 'Dar es Salaam',
    district: 'Ilala',
    country: 'Tanzania',
  }
  const body = JSON.stringify({ fullName: 'Juma Mrisho', phoneNumber: '255712345678', ...place })
  const status = await page.evaluate(async (address) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await fetch('/v1/addresses', { method: 'POST', headers, body: address })).status
  }, body)
  expect(status).toBe(201)
}

test('[GEN-030] the app fetches the profile once at its start if a token is stored, and never without one', async ({ page, world }) => {
  const requestCount = () => world.count({ kind: 'request', path: '/v1/auth/profile' })
  await page.goto('/')
  await world.settled()
  expect(await requestCount()).toBe(0)
  await world.signIn('asha')
  await page.goto('/')
  await world.settled()
  expect(await requestCount()).toBe(1)
})

test('[GEN-036] of products, orders, transporters and payments only the recent orders are stored on the device', async ({
  page,
  world,
}) => {
  await world.signIn('neema')
  for (const path of ['/products', TUNA, '/orders', '/orders/order-104698', '/profile', '/']) {
    await page.goto(path)
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await world.settled()
  }
  const all = await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)))
  const kept = all.filter(([name]) => name !== 'savedOrders').join('\n') // PWA-011
  expect(kept).toContain('neema') // proves that `kept` includes the session
  for (const word of ['tuna', 'SMK-', 'TTE84G32YC', 'Pwani']) expect(kept).not.toContain(word)
})

import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { say } from '../../journeys/thread.ts'
import { shaped } from './failing.ts'

test('[CAT-031][QA-034] prices as text are shown and summed like numbers', async ({ page, world }) => {
  await shaped(world, 'listProducts', 'textPrices')
  await shaped(world, 'getProduct', 'textPrices')
  await world.signIn('asha')
  await page.goto('/products')
  const tilapia = page.getByRole('article').filter({ hasText: 'Nile tilapiaSato, 1 kg' })
  await expect(tilapia).toContainText(/TZS\s*12,000/)
  await tilapia.getByRole('button', { name: /^Add/ }).click()
  await page.goto('/cart')
  await expect(page.getByText('TZS 17,000').first()).toBeVisible() // including the standard fee
})

test('[PWA-005] offline, a list that was not loaded before shows a message, and loads when the network is back', async ({
  page,
  context,
  world,
}) => {
  world.expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  await page.goto('/')
  await page.getByRole('link', { name: 'Shop Now' }).click()
  // Wait for the catalogue itself before going offline, because home shows products too.
  await expect(page.getByRole('heading', { level: 1, name: 'Fish Products' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
  await world.settled()
  await context.setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'Reef fish' }).click()
  await expect(page.getByText('Not available offline.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await world.settled()
  await context.setOffline(false)
  await expect(page.getByText('Not available offline.')).toHaveCount(0) // it was fetched again automatically
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Red snapper')
})

const LONG = `Kambakochi ${'mwekundu'.repeat(14)}`
const pictures = {
  'without an image': [],
  'whose image fails to load': [{ id: 'gone', url: '/uploads/gone.jpg' }],
}
const goods = ['/', '/products', '/products/nile-tilapia-sato-1-kg']
const own = ['/cart', '/wishlist', '/chat']

for (const [what, images] of Object.entries(pictures)) {
  test(`[GEN-045] a product ${what}, and with a very long name, fits a narrow screen on ${goods.join(' ')}`, async ({ page, world }) => {
    world.expectConsole(/Failed to load resource/)
    await world.control.change('products', 'nile-tilapia-sato-1-kg', { images, name: LONG })
    for (const path of goods) await expectWithin(page, path)
  })

  test(`[GEN-045][WISH-004] a product ${what}, and with a very long name, fits a narrow screen on ${own.join(' ')}`, async ({
    page,
    world,
  }) => {
    world.expectConsole(/Failed to load resource/)
    await world.control.change('products', 'nile-tilapia-sato-1-kg', { images, name: LONG })
    await world.signIn('asha')
    await page.goto('/products/nile-tilapia-sato-1-kg')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Wishlist/ })
      .first()
      .click()
    await world.pass(2_000) // the toast covers the buttons
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    for (const path of own) await expectWithin(page, path)
  })
}

/** Opens a page at the default width of 360 px and checks that it fits. */
async function expectWithin(page: Page, path: string): Promise<void> {
  await page.goto(path)
  if (path === '/chat') await say(page, 'Kambakochi')
  await expect(page.getByRole('main').getByText(LONG).first(), path).toBeVisible()
  await expectPlaceholder(page, LONG, path)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Checks that the product's picture is the loaded placeholder, in the smallest element with both name and picture. */
async function expectPlaceholder(page: Page, name: string, where: string): Promise<void> {
  const own = page
    .locator('main, article, li, section, div')
    .filter({ hasText: name })
    .filter({ has: page.locator('.plate img') })
    .last()
  const picture = own.locator('.plate img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture, where).toHaveAttribute('src', /^data:image|placeholder/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0), `${where} draws it`)
    .toBe(true)
}

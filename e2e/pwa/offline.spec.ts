import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test.use({ ownWindow: true, serviceWorkers: 'allow' })

// The clock of the page stands still, and with it the moment when a page has nothing to do.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    window.requestIdleCallback = (idle) => window.setTimeout(idle, 1)
  }),
)

/** Resolves when the worker controls the page and all that its path may load is on the device. */
async function kept(page: Page, list = 'buyer'): Promise<void> {
  await page.waitForFunction(
    (name) => localStorage.getItem('onDevice')?.includes(`"${name}"`) && navigator.serviceWorker.controller !== null,
    list,
  )
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
/** Addresses in all caches. */
const keptUrls = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

test('[PWA-002] after one visit every route opens without a network, in the frame of the app', async ({ page, context, world }) => {
  world.expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  await page.goto('/')
  await kept(page)
  await context.setOffline(true)
  for (const [path, heading] of [
    ['/', /.+/],
    ['/products', 'Fish Products'],
    ['/chat', 'Samaki chat'],
    ['/cart', 'Cart'],
    ['/about', /About/],
    ['/faq', /Frequently/],
    ['/login', 'Log in'],
    ['/nowhere', /.+/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('.frames')).toHaveCount(0)
  }
  console.log(
    await cacheNames(page),
    (await keptUrls(page)).filter((url) => !url.startsWith('/assets')),
  )
})

import type { Page, Request } from '@playwright/test'
import { addFault } from '#contract/control/faults/faults.ts'
import { expect, test } from '../fixtures.ts'
import { atReview, button, thread } from '../journeys/thread.ts'
import { withOneFish } from '../pages/checkout/checkout.ts'
import { waitForApp } from '../waitForApp.ts'
import { cachedPaths, letIdle, storedTexts, untilCached, untilControlled, withWorker } from './serviceWorker.ts'

test.use(withWorker)
test.beforeEach(({ context }) => letIdle(context))

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/

const tilapia = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /Nile tilapia/ })
    .first()

test('[PWA-002] after one visit every route opens offline, in the frame of the app', async ({ page, context, world }) => {
  world.expectConsole(NO_NETWORK)
  await page.goto('/')
  await untilCached(page)
  await context.setOffline(true)
  for (const [path, heading] of [
    ['/', /.+/],
    ['/products', 'Fish Products'],
    ['/chat', 'Samaki chat'],
    ['/cart', 'Cart'],
    ['/about', /About/],
    ['/faq', /Frequently/],
    ['/contact', /.+/],
    ['/terms', 'Terms'],
    ['/login', 'Log in'],
    ['/register-seller', /.+/],
    ['/orders', 'Log in'],
    ['/nowhere', /.+/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('.frames')).toHaveCount(0)
    await expect(page.getByText('You seem to be offline')).toHaveCount(0)
  }
})

test('[PWA-002][WAY-013] a 404 is not cached: online and offline, a wrong URL shows the app’s Not found page', async ({
  page,
  context,
  world,
}) => {
  world.expectConsole(/404|ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  const product = '/products/no-such-fish'
  // Without a worker, the server's 404 response is shown.
  expect((await page.goto(product))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible()
  await untilCached(page)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.goto(product)
  await expect(page.getByText('Not available offline.')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  const kept = await cachedPaths(page)
  expect(kept).toContain('/product.cached.html')
  expect(kept.filter((path) => path === '/nowhere' || path.endsWith('/no-such-fish'))).toEqual([])
})

test('[PWA-003] the first visit caches the shown products with their pictures; offline they are shown as saved data', async ({
  page,
  context,
  world,
}) => {
  world.expectConsole(NO_NETWORK)
  await page.goto('/products')
  await untilCached(page)
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(['/v1/products', '/v1/categories']))
  await expect.poll(async () => (await cachedPaths(page)).filter((path) => path.startsWith('/uploads/')).length).toBeGreaterThan(5)
  await context.setOffline(true)
  await page.reload()
  await expect(tilapia(page)).toBeVisible()
  await expect(page.getByText(/^Offline: saved at /)).toHaveCount(1)
  const picture = page.getByRole('main').getByRole('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

for (const savesData of [false, true])
  test(`[PWA-018][PWA-012] after a purchase in the thread the catalogue ${savesData ? 'is not stored on a device that saves data' : 'opens offline, with the pictures seen'}`, async ({
    page,
    context,
    world,
  }) => {
    world.expectConsole(NO_NETWORK)
    if (savesData) await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await atReview(page, world, { method: 'cash' })
    await (savesData ? untilControlled(page) : untilCached(page))
    await button(page, 'Place Order').click()
    await expect(thread(page).getByRole('heading', { name: /^Order SMK-\d+ is placed\.$/ })).toBeVisible()
    await world.settled()
    const pages = () => page.evaluate(async () => (await (await caches.open('market')).keys()).map(({ url }) => url))
    const isFirstPage = (url: string) => /\/v1\/products\?skip=0&take=10&lang/.test(url)
    if (savesData) return expect((await pages()).filter(isFirstPage)).toEqual([])
    await expect.poll(async () => (await pages()).filter(isFirstPage)).toHaveLength(1)
    await expect.poll(() => cachedPaths(page)).toContain('/v1/categories')
    await context.setOffline(true)
    await page.goto('/products')
    await expect(tilapia(page)).toBeVisible()
    const seen = page
      .getByRole('main')
      .getByRole('img', { name: /Red snapper/ })
      .first()
    await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

test('[PWA-003][PWA-013] on a very slow network the cached catalogue is shown after three seconds; private data waits for its response', async ({
  page,
  world,
}) => {
  await world.signIn('neema')
  await page.goto('/products')
  await untilCached(page)
  await expect.poll(() => cachedPaths(page)).toContain('/v1/products')
  for (const path of ['/products', '/categories', '/orders']) {
    await world.control.send(addFault, { body: { method: 'GET', path, delay: 3_600_000 } })
  }
  await page.reload()
  await expect(tilapia(page)).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached()
  expect((await cachedPaths(page)).filter((path) => path.startsWith('/v1/orders'))).toEqual([])
})

test('[PWA-006][SEC-026] the worker caches only frames, files, catalogue and product pictures; after logout no personal data is on the device', async ({
  page,
  world,
}) => {
  await withOneFish(page, world, 'neema')
  await page.goto('/')
  await untilCached(page)
  for (const path of [
    '/orders',
    '/orders/order-104695',
    '/profile?tab=settings',
    '/checkout',
    '/wishlist',
    '/chat?card=orders',
    '/products',
  ]) {
    await page.goto(path)
    await expect(page.locator('.frames')).toHaveCount(0)
    await world.settled()
  }
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
  await world.settled()
  const paths = await cachedPaths(page)
  expect(paths.length).toBeGreaterThan(100)
  const allowed = /^\/(assets\/[\w.-]+|\w+\.cached\.html|v1\/(products|categories)(\/[\w-]+)*|uploads\/product-images\/[\w.-]+)$/
  expect(paths.filter((path) => !allowed.test(path))).toEqual([])
  expect(await storedTexts(page)).not.toMatch(/Neema|Mushi|754 ?110 ?226|Msasani|Haile Selassie/)
})

test('[PWA-012] with data saver, only the shell and the opened pages are cached', async ({ page, context, world }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const loaded = new Set<string>()
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname))
  await page.goto('/about')
  await untilControlled(page)
  await world.settled()
  const shell = await page.evaluate(async () => {
    const list = (await (await caches.open('assets')).keys()).find(({ url }) => url.includes('/lists-'))
    return ((await (await fetch(list?.url ?? '')).json()) as { shell: string[] }).shell
  })
  const more = (await cachedPaths(page)).filter((path) => /^\/assets\/(?!lists-|sums-)/.test(path) && !shell.includes(path))
  expect(more.filter((path) => !loaded.has(path))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('onDevice'))).toBeNull()
})

test('[PERF-015][PWA-014] a second visit shows the frame from the cache and transfers at most 30 kB besides API data', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/chat')
  await untilCached(page)
  await world.settled()
  const fetched: Request[] = []
  context.on('requestfinished', (request) => fetched.push(request))
  const again = waitForApp(await context.newPage())
  const answer = await again.goto('/chat')
  expect(answer?.fromServiceWorker()).toBe(true)
  await expect(again.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await world.settled()
  expect(fetched.length).toBeGreaterThan(20)
  let bytes = 0
  for (const request of fetched) {
    const isOfDevice = request.serviceWorker() === null && ((await request.response())?.fromServiceWorker() ?? false)
    if (isOfDevice || /\/v1\//.test(request.url())) continue
    bytes += (await request.sizes()).responseBodySize
  }
  expect(bytes).toBeLessThan(30_000)
})

test('[PWA-013] the worker does not handle pages and calls of the mock', async ({ page, context, world }) => {
  world.expectConsole(NO_NETWORK)
  await page.goto('/')
  await untilCached(page)
  await page.goto('/__mock')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(page.goto('/__mock')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  await expect(page.goto('/__cards')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
})

const PORTAL = { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><html><body>Accept our terms to go online</body></html>' }

test('[PWA-014] a captive portal’s page is neither cached nor shown as data: cached pages and data still work, the rest shows a failure', async ({
  page,
  context,
  world,
}) => {
  world.expectConsole(/Failed to load resource|MIME type|WebSocket/)
  await page.goto('/products')
  await untilCached(page)
  await expect.poll(() => cachedPaths(page)).toContain('/v1/products')
  await context.route(/.*/, (route) => route.fulfill(PORTAL))
  await page.reload()
  await expect(tilapia(page)).toBeVisible()
  await page.goto('/products/octopus-pweza-1-kg')
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await storedTexts(page)).not.toContain('Accept our terms')
})

test('[PWA-014] on a network that responds to everything with its own page no worker is installed; the next visit installs one', async ({
  page,
  context,
}) => {
  let isCaptive = true
  await context.route(/\.html$/, (route) => (isCaptive ? route.fulfill(PORTAL) : route.continue()))
  await page.goto('/about')
  const end = await page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.register('/sw.js')
    const worker = installing ?? waiting ?? active
    const state = () => (worker && ['installing', 'installed', 'activating'].includes(worker.state) ? null : worker?.state)
    return state() ?? new Promise((resolve) => worker?.addEventListener('statechange', () => state() && resolve(state())))
  })
  expect(end).toBe('redundant')
  expect(await storedTexts(page)).not.toContain('Accept our terms')
  isCaptive = false
  await page.reload()
  await untilCached(page)
})

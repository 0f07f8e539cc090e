import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { inSwahili } from './inSwahili.ts'

const PRODUCT = '/products/yellowfin-tuna-jodari-1-kg'
const MOST_SHIFT = 0.05

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home, catalogue, product and chat show title, heading and frame in English, and their links lead on', async ({ page }) => {
    for (const [path, title, heading] of [
      ['/', 'Fresh from the water, fairly priced. · Samaki', 'Fresh from the water, fairly priced.'],
      ['/products', 'Fish Products · Samaki', 'Fish Products'],
      [PRODUCT, 'Fish Products · Samaki', 'Fish Products'],
      ['/chat', 'Samaki chat · Samaki', 'Samaki chat'],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.locator('header:visible').first()).toBeVisible()
      await expect(page.getByRole('main')).toBeVisible()
    }
    await expect(page.getByText('Welcome to Samaki. What would you like to do?')).toBeVisible()
    await page.goto('/')
    await page.getByRole('link', { name: 'Shop Now' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fish Products')
  })
})

test('[I18N-006][I18N-007] who chose Swahili reads no English word before the app is there', async ({ page: opened, context }) => {
  await inSwahili(opened)
  // A page of its own, where the app never comes: what shows is the frame alone.
  const page = await context.newPage()
  await page.route(/\/assets\/index-[\w-]+\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  for (const [path, heading] of [
    ['/', 'Samaki wabichi kutoka majini, kwa bei ya haki.'],
    ['/products', 'Bidhaa za samaki'],
    ['/chat', 'Chat ya Samaki'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading} · Samaki`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  }
})

test('the first calls start with the html and are made once', async ({ page, world }) => {
  for (const [path, calls] of [
    ['/', ['/v1/categories', '/v1/products']],
    ['/products?page=2', ['/v1/categories', '/v1/products']],
    [PRODUCT, [`/v1${PRODUCT}`]],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('TZS').first()).toBeVisible()
    for (const call of calls) {
      const asked = (await world.journal({ kind: 'request', path: call })).filter((entry) => String(entry.path).split('?')[0] === call)
      expect(asked, `${path} asks ${call}`).toHaveLength(1)
    }
    await world.control.delete('/journal')
  }
})

const guest = [
  '/',
  '/products',
  PRODUCT,
  '/chat',
  '/cart',
  '/login',
  '/register',
  '/about',
  '/contact',
  '/faq',
  '/shipping',
  '/returns',
  '/terms',
  '/privacy-policy',
  '/no-such-page',
]
const buyer = [
  '/',
  '/cart',
  '/checkout',
  '/checkout/payment/order-104697',
  '/orders',
  '/orders/order-104697',
  '/wishlist',
  '/profile',
  '/profile?tab=settings',
  '/chat',
]

for (const width of [360, 1280]) {
  test(`[PERF-011] nothing shifts as a guest's pages load at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 740 })
    await watchShifts(page)
    for (const path of guest) await expectStill(page, path)
  })

  test(`[PERF-011] nothing shifts as a buyer's pages load at ${width} px`, async ({ page, world }) => {
    test.slow()
    await page.setViewportSize({ width, height: 740 })
    await world.signIn('asha')
    await page.goto('/products')
    await page.getByRole('main').locator('.add:not([disabled])').first().click()
    await watchShifts(page)
    for (const path of buyer) await expectStill(page, path)
  })
}

interface Shift {
  readonly value: number
  readonly what: string
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({
          value,
          what: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent)).join(' | '),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.skeleton, .pc-bone, .cat-bone')).toHaveCount(0)
  // The last pictures and the frame they are drawn in.
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, `${path} moved: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT)
}

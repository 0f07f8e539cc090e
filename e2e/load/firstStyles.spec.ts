import type { Page } from '@playwright/test'
import { expect, inSwahili, test } from '../fixtures.ts'

test.use({ ownWindow: true })

/** Opens a page on which the app never loads, and returns a picture of its frame. */
async function frameOf(page: Page, path: string): Promise<Buffer> {
  await page.route(/\/assets\/index-[\w-]+\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(path)
  return page.screenshot({ animations: 'disabled' })
}

for (const [width, height, colorScheme, language] of [
  [360, 740, 'dark', 'sw'],
  [1280, 800, 'light', 'en'],
] as const)
  test(`[PERF-010][PERF-011] at ${width} px, ${colorScheme}, ${language}, each frame looks the same before its style sheets have arrived`, async ({
    context,
    world,
  }) => {
    world.expectConsole(/ERR_FAILED/)
    const pages = [await context.newPage(), await context.newPage()] as const
    for (const page of pages) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      if (language === 'sw') await inSwahili(page)
    }
    const [before, after] = pages
    await before.route(/\.css$/, (route) => route.abort())
    for (const path of ['/', '/products', '/products/nile-tilapia-sato-1-kg', '/chat', '/faq', '/seller', '/cart']) {
      const first = await frameOf(before, path)
      const last = await frameOf(after, path)
      expect([path, first.equals(last)]).toEqual([path, true])
    }
  })

test('the app waits for a style sheet that comes late, and starts without one that does not come', async ({ context, world }) => {
  world.expectConsole(/ERR_FAILED/)
  const page = await context.newPage()
  let send: () => void = () => {}
  const sent = new Promise<void>((done) => (send = done))
  await page.route(/\/assets\/shell-[\w-]+\.css$/, async (route) => sent.then(() => route.continue()), { times: 2 })
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await world.settled()
  await expect(page.locator('.frames')).toBeAttached()
  send()
  await expect(page.locator('.frames')).toHaveCount(0)
  await page.unrouteAll()
  await page.route(/\.css$/, (route) => route.abort())
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.locator('.frames')).toHaveCount(0)
})

import type { Page, Route } from '@playwright/test'
import { expect, inSwahili, test } from '../fixtures.ts'

test.use({ ownWindow: true })

const NOTICE = { en: 'Samaki has not started yet.', sw: 'Samaki bado haijafunguka.' }
const alerts = (page: Page) => page.getByRole('alert')
const toasts = (page: Page) => alerts(page).getByRole('paragraph').filter({ visible: true })

/** Opens a page that never finishes loading, because its scripts don't arrive. */
async function openWithoutScripts(page: Page, path: string, answer: (route: Route) => unknown): Promise<void> {
  await page.route(/\/assets\/[^?]*\.js$/, answer)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('.not-started')).toBeAttached()
}

/** Lets the 15 s pass: animations do not follow the clock of the test. */
async function finishWait(page: Page): Promise<void> {
  const delays = await page.evaluate(() =>
    document.getAnimations().map((wait) => {
      wait.finish()
      return wait.effect?.getTiming().delay
    }),
  )
  expect(delays).toEqual([15_000])
}

test('[PWA-020] if not even the first script of a page can be loaded, both languages say after 15 s that the app has not started', async ({
  context,
  world,
}) => {
  world.expectConsole(/Failed to load resource/)
  const page = await context.newPage()
  // The worker's copy of a page loads its first script from a file.
  await openWithoutScripts(page, '/products.cached.html', (route) => route.abort())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fish Products')
  await expect(alerts(page)).toHaveCount(0)
  await finishWait(page)
  await expect(toasts(page)).toHaveText([new RegExp(`^${NOTICE.en}`), new RegExp(`^${NOTICE.sw}`)])
})

test('[PWA-020] if the files of a page can’t be loaded, it says so after 15 s, with a link that reloads the page', async ({
  context,
  world,
}) => {
  world.expectConsole(/Failed to load resource/)
  const page = await context.newPage()
  await openWithoutScripts(page, '/products?page=2#top', (route) => route.abort())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fish Products')
  await finishWait(page)
  await expect(toasts(page)).toHaveText([new RegExp(`^${NOTICE.en}`)])
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await expect(page.locator('.frames, .not-started')).toHaveCount(0)
  await expect(page).toHaveURL('/products?page=2')
})

for (const language of ['en', 'sw'] as const)
  test(`[PWA-020] if the files of a page are never answered, the notice is in the language of the page: ${language}`, async ({
    context,
  }) => {
    const page = await context.newPage()
    if (language === 'sw') await inSwahili(page)
    await openWithoutScripts(page, '/chat', () => {})
    await expect(page.locator('template')).toHaveCount(0)
    await expect(alerts(page)).toHaveCount(0)
    await finishWait(page)
    await expect(toasts(page)).toHaveText([new RegExp(`^${NOTICE[language]}`)])
    const reload = page.getByRole('link', { name: { en: 'Reload the page', sw: 'Fungua ukurasa upya' }[language] })
    expect((await reload.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

test('[PWA-020] the app removes the notice when it has started', async ({ page }) => {
  for (const path of ['/', '/cart', '/about']) {
    await page.goto(path)
    await expect(page.locator('.not-started')).toHaveCount(0)
  }
})

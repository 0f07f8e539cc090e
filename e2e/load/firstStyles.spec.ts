import type { Page } from '@playwright/test'
import { expect, inSwahili, test } from '../fixtures.ts'

test.use({ ownWindow: true })

/** Holds back a page's style sheets. Returns a function that lets them arrive. */
async function holdStyles(page: Page): Promise<() => void> {
  let send: () => void = () => {}
  const sent = new Promise<void>((done) => (send = done))
  await page.route(/\.css$/, async (route) => sent.then(() => route.continue()))
  return send
}

type Styles = Readonly<Record<string, readonly string[]>>

/** Runs in the page. Returns the place and all computed styles of each element of the frame, by its name. */
function readStyles(): Styles {
  // Otherwise the values would depend on the time.
  for (const animation of document.getAnimations()) animation.cancel()
  const styles: Record<string, string[]> = {}
  for (const [place, element] of document.querySelectorAll('.frames *:not(svg *)').entries()) {
    const { x, y, width, height } = element.getBoundingClientRect()
    const parts = ['::before', '::after'].filter((part) => getComputedStyle(element, part).content !== 'none')
    for (const part of ['', ...parts, ...(element.tagName === 'INPUT' ? ['::placeholder'] : [])]) {
      const style = getComputedStyle(element, part)
      // The value of an automatic margin is rounded differently from time to time; the place and size of the box are not.
      const names = Array.from(style).filter((name) => !name.startsWith('margin'))
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
      styles[`${place} ${element.tagName} ${element.className}${part}`] = [`box: ${x} ${y} ${width} ${height}`, ...values]
    }
  }
  return styles
}

for (const [width, height, colorScheme, language] of [
  [360, 740, 'dark', 'sw'],
  [1280, 800, 'light', 'en'],
] as const)
  test(`[PERF-010][PERF-011] at ${width} px, ${colorScheme}, ${language}, each frame has all its styles before its style sheets arrive`, async ({
    context,
  }) => {
    const page = await context.newPage()
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    if (language === 'sw') await inSwahili(page)
    // The app never loads and products never arrive, so the page only shows the frame.
    await page.route(/\/v1\//, (route) => route.abort())
    await page.route(/\/assets\/index-[\w-]+\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    for (const path of ['/', '/products', '/products/nile-tilapia-sato-1-kg', '/chat', '/faq', '/seller', '/cart']) {
      const send = await holdStyles(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('#framed')).toBeAttached()
      const first = await page.evaluateHandle(readStyles)
      send()
      await page.evaluate(() => window.firstStyles)
      const last = await page.evaluateHandle(readStyles)
      const changes = await page.evaluate(
        ([before, after]) =>
          Object.entries(after).flatMap(([element, values]) => {
            const known = new Set(before[element])
            return values.filter((value) => !known.has(value)).map((value) => `${element} ${value}`)
          }),
        [first, last] as const,
      )
      expect([path, ...changes]).toEqual([path])
      expect(await page.evaluate((styles) => Object.keys(styles).length, first)).toBeGreaterThan(10)
    }
  })

test('the app waits for a style sheet that comes late, and starts without one that does not come', async ({ context, world }) => {
  world.expectConsole(/ERR_FAILED/)
  const page = await context.newPage()
  const send = await holdStyles(page)
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

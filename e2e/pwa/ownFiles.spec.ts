import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { WEB } from '../../scripts/build/buildStamp.ts'
import { chunkOf } from '../chunkOf.ts'
import { expect, test } from '../fixtures.ts'
import { cachedPaths, letIdle, storedTexts, untilCached, untilControlled, withWorker } from './serviceWorker.ts'

test.use(withWorker)
test.beforeEach(async ({ context, world }) => {
  world.expectConsole(/Failed to load (resource|module script)|ERR_INTERNET_DISCONNECTED|WebSocket|SyntaxError|MIME|import/)
  await letIdle(context)
})

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Returns the paths of cached files whose content is not that of the build. */
const wrongFiles = async (page: Page): Promise<string[]> => {
  const cached = await page.evaluate(async () => {
    const cache = await caches.open('assets')
    const files = (await cache.keys()).map(
      async (request) => [new URL(request.url).pathname, await (await cache.match(request))?.text()] as const,
    )
    return Promise.all(files)
  })
  return cached.filter(([path, text]) => text !== readFileSync(join(WEB, path), 'utf8')).map(([path]) => path)
}

/** Answers the first request of a file wrongly, like a proxy on the way. */
async function spoilOnce(context: BrowserContext, file: RegExp, how: 'text' | 'no type' | 'half' | 'other file'): Promise<() => number> {
  let count = 0
  await context.route(file, async (route) => {
    if (count++ > 0) return route.continue()
    const body = readFileSync(join(WEB, new URL(route.request().url()).pathname), 'utf8')
    if (how === 'text') await route.fulfill({ contentType: 'text/plain', body: 'Please top up' })
    else if (how === 'no type') await route.fulfill({ headers: {}, body })
    else if (how === 'half') await route.fulfill({ contentType: 'text/javascript', body: body.slice(0, body.length / 2) })
    else await route.fulfill({ contentType: 'text/javascript', body: 'export const another = 1' })
  })
  return () => count
}

for (const how of ['text', 'no type', 'half', 'other file'] as const) {
  test(`[PWA-015][PWA-014] a file that arrives once as ${how} is not stored, and its page opens`, async ({ page, context }) => {
    // With data saver, the worker stores only what is opened.
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/terms')
    await untilControlled(page)
    const about = chunkOf('src/pages/static/AboutPage.tsx')
    const asked = await spoilOnce(context, about, how)
    await footerLink(page, 'About').click()
    await expect(heading(page)).toHaveText('About Samaki')
    expect(asked()).toBeGreaterThan(0)
    expect((await cachedPaths(page)).filter((path) => about.test(path))).toHaveLength(1)
    expect(await wrongFiles(page)).toEqual([])
  })
}

test('[PWA-015] a stored file whose import fails is dropped and fetched anew, and evicted frames come back at the next visit', async ({
  page,
  context,
}) => {
  await page.goto('/terms')
  await untilCached(page)
  const about = chunkOf('src/pages/static/AboutPage.tsx')
  const path = (await cachedPaths(page)).find((one) => about.test(one)) ?? ''
  await page.evaluate(async (file) => {
    const wrong = new Response('<<<', { headers: { 'content-type': 'text/javascript' } })
    await (await caches.open('assets')).put(file, wrong)
    await caches.delete('frames')
  }, path)
  await page.reload()
  await untilCached(page)
  await footerLink(page, 'About').click()
  const again = page.getByRole('main').getByRole('button', { name: 'Try Again' })
  await expect(heading(page).filter({ hasText: 'About Samaki' }).or(again)).toBeVisible()
  await expect(page.getByText('Not available offline.')).toHaveCount(0)
  if (await again.isVisible()) await again.click()
  await expect(heading(page)).toHaveText('About Samaki')
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(['/other.cached.html', '/chat.cached.html', path]))
  expect(await wrongFiles(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/chat')
  await expect(heading(page)).toHaveText('Samaki chat')
})

test('[PWA-016][PWA-014] a reply that is not the contract’s is neither shown as empty nor stored in place of the copy', async ({
  page,
  context,
}) => {
  await page.goto('/products')
  await untilCached(page)
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(['/v1/products', '/v1/categories']))
  for (const body of ['{"error":"login required"}', 'login required', '{"data":[{"name":"no id"}]}']) {
    await context.route(/\/v1\/(products|categories)/, (route) => route.fulfill({ contentType: 'application/json', body }))
    await page.goto('/products')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
    await expect(page.getByText(/^Offline: saved at /)).toHaveCount(1)
    await page.goto('/products?search=never+seen')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load products.')
    await expect(page.getByRole('heading', { name: 'No products found' })).toHaveCount(0)
    await context.unroute(/\/v1\/(products|categories)/)
  }
  expect(await storedTexts(page)).not.toMatch(/login required|no id/)
})

test('[SEC-028][PWA-017] what only a seller may see and what a person searched is not on the device after the logout, and a withdrawn product leaves', async ({
  page,
  context,
  world,
}) => {
  world.expectConsole(/404/)
  const SNAPPER = 'red-snapper-changu-1-kg'
  await world.signIn('mwanaidi')
  await page.goto(`/products/${SNAPPER}`)
  await untilCached(page)
  const copies = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return all.flat().map(({ url }) => url)
    })
  await expect.poll(copies).toContainEqual(expect.stringContaining(`/v1/products/${SNAPPER}?`))
  await world.control.change('products', SNAPPER, { isActive: false })
  await page.reload()
  await expect(heading(page)).toContainText('Red snapper')
  await expect.poll(copies).not.toContainEqual(expect.stringContaining(`/v1/products/${SNAPPER}?`))
  await page.goto('/products?search=pweza')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect.poll(copies).toContainEqual(expect.stringContaining('search=pweza'))
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(copies).not.toContainEqual(expect.stringContaining('search='))
  await context.setOffline(true)
  await page.goto(`/products/${SNAPPER}`)
  await expect(page.getByText('Not available offline.')).toBeVisible()
  await expect(page.getByText('Red snapper')).toHaveCount(0)
})

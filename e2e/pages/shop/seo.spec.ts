import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

const TUNA = '/products/yellowfin-tuna-jodari-1-kg'
const hidden = (page: Page) => page.locator('head > meta[name=robots][content=noindex]')

test('[WAY-013] a wrong path and an unknown product have status 404 and show Not found', async ({ page, world }) => {
  world.expectConsole(/404/)
  for (const [path, heading] of [
    ['/nowhere', 'Page not found'],
    ['/products/no-such-fish', 'Product not found'],
  ] as const) {
    const answer = await page.goto(path)
    expect([path, answer?.status(), await answer?.headerValue('x-robots-tag')]).toEqual([path, 404, 'noindex'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page).toHaveTitle(`${heading} · Samaki`)
    await expect(page.locator('head > title')).toHaveCount(1)
  }
})

test('[WAY-013] a page that turns out to be missing gets a noindex tag, until another page is opened', async ({ page, world }) => {
  world.expectConsole(/404/)
  await page.goto('/')
  await expect(hidden(page)).toHaveCount(0)
  for (const [path, words] of [
    ['/nowhere', 'Page not found'],
    ['/products/no-such-fish', 'Product not found'],
    ['/products?category=no-such-kind', 'No products found'],
  ] as const) {
    await openInApp(page, path)
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    await expect(hidden(page)).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hidden(page)).toHaveCount(0)
  }
})

test('[WAY-013] favicon, share picture, robots.txt and a sitemap with the world’s products exist', async ({ page }) => {
  for (const [path, type] of [
    ['/favicon.ico', /^image\/.*icon/],
    ['/icons/apple-touch-180.png', /^image\/png/],
    ['/share.png', /^image\/png/],
    ['/robots.txt', /^text\/plain/],
    ['/sitemap.xml', /^application\/xml/],
  ] as const) {
    const answer = await page.request.get(path)
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, expect.stringMatching(type)])
  }
  expect(await (await page.request.get('/robots.txt')).text()).toMatch(/\nSitemap: http:\/\/.*\/sitemap\.xml\n$/)
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${TUNA}</loc>`)
})

/** Navigates inside the app, without a request to the server. */
async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

test('[WAY-013][A11Y-003] the document has a single title, which matches each page on the way through the shop', async ({ page }) => {
  await page.goto('/')
  const expectTitle = async (title: string) => {
    await expect(page).toHaveTitle(title)
    await expect(page.locator('head > title')).toHaveCount(1)
  }
  await expectTitle('Fresh from the water, fairly priced. · Samaki')
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expectTitle('Fish Products · Samaki')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Yellowfin tuna/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(TUNA))
  await expectTitle('Yellowfin tuna · Samaki')
  await page.goBack()
  await expectTitle('Fish Products · Samaki')
})

test('[WAY-013][SEC-001] home and product pages have structured data that their policy allows; leaving the page removes it', async ({
  page,
}) => {
  const blocks = page.locator('script[type="application/ld+json"]')
  const kinds = async () => (await blocks.allTextContents()).map((text) => (JSON.parse(text) as { '@type': string })['@type'])
  const refused = () => page.evaluate(() => window.refused)
  await page.addInitScript(() => {
    window.refused = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.refused?.push(violatedDirective))
  })
  await page.goto('/')
  expect(await kinds()).toEqual(['Organization'])
  expect(await refused()).toEqual([])

  await page.goto(TUNA)
  await expect(page.getByRole('heading', { level: 1, name: /Yellowfin tuna/ })).toBeVisible()
  await expect(blocks).toHaveCount(1)
  const product = JSON.parse((await blocks.textContent()) ?? '') as { image: string[] }
  expect(product).toMatchObject({
    '@type': 'Product',
    name: expect.stringContaining('Yellowfin tuna'),
    offers: { price: 17_000, priceCurrency: 'TZS', availability: 'https://schema.org/InStock' },
  })
  expect((await page.request.get(product.image[0] ?? '')).status()).toBe(200)
  expect(await refused()).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Back to products' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fish Products' })).toBeVisible()
  await expect(blocks).toHaveCount(0)
})

declare global {
  interface Window {
    /** Directives of the policy that blocked something. */
    refused?: string[]
  }
}

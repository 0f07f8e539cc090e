import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Product } from '#contract/catalogue.ts'
import { expect, inSwahili, test } from '../fixtures.ts'

test.use({ ownWindow: true })

const TUNA = 'yellowfin-tuna-jodari-1-kg'
const SNAPPER = 'red-snapper-changu-1-kg'
const TILAPIA = 'nile-tilapia-sato-1-kg'

/** Opens a page whose app is held back. Returns a function that lets it load. */
async function openFrame(context: BrowserContext, path: string, prepare = async (_page: Page) => {}): Promise<[Page, () => void]> {
  const page = await context.newPage()
  await prepare(page)
  let load: () => void = () => {}
  const loaded = new Promise<void>((done) => (load = done))
  await page.route(/\/assets\/index-[\w-]+\.js/, async (route) => loaded.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'commit' })
  return [page, load]
}

/** Returns the places and texts of products on the page. Heart, buttons and stock come with the app. */
const productsOn = (products: Locator) =>
  products.evaluateAll((elements) =>
    elements.map((element) => {
      const parts = element.querySelectorAll('.plate, .plate img, h1, h3, .other-name, .tile-subtitle, .price, .product-about')
      return Array.from(parts, (part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const contents = document.createRange()
        contents.selectNodeContents(part)
        // The brackets around the other name are only for screen readers, which skip the frame's products.
        const classes = Array.from(part.classList).toSorted()
        return [
          ...classes,
          part.getAttribute('src'),
          part.textContent?.replaceAll(/[()]/g, ''),
          x,
          y,
          width,
          height,
          contents.getBoundingClientRect().width,
        ].join(' ')
      })
    }),
  )

for (const language of ['en', 'sw'] as const)
  test(`[PERF-010][PERF-011] in ${language}, the catalogue shows its first products before the app has loaded, where the app shows them`, async ({
    context,
  }) => {
    const [page, load] = await openFrame(context, '/products', language === 'sw' ? inSwahili : undefined)
    const requested: string[] = []
    page.on('request', (request) => request.resourceType() === 'image' && requested.push(new URL(request.url()).pathname))
    const frame = page.locator('.frames .product-tile')
    await expect(frame.nth(3).locator('img')).toHaveJSProperty('complete', true)
    await expect(frame.nth(4).locator('img')).toHaveCount(0)
    const first = (await productsOn(frame)).slice(0, 4)
    expect(first[0]?.join()).toMatch(language === 'sw' ? /Changu/ : /Red snapper/)
    expect(first[0]?.join()).toContain('TZS 18,500')
    load()
    await expect(page.locator('.frames')).toHaveCount(0)
    const shown = page.getByRole('main').getByRole('article')
    await expect(shown.nth(3)).toBeVisible()
    expect((await productsOn(shown)).slice(0, 4)).toEqual(first)
    const early = requested.filter((path) => first.join().includes(path))
    expect(early).toHaveLength(new Set(early).size)
  })

test('[PERF-010][PERF-011] a product page shows picture, name, price and description before the app has loaded, where the app shows them', async ({
  context,
}) => {
  const [page, load] = await openFrame(context, `/products/${TUNA}`)
  const frame = page.locator('.frames .product-facts')
  await expect(frame.locator('img')).toHaveJSProperty('complete', true)
  await expect(frame.getByText('Ocean fish')).toBeVisible()
  await expect(frame.locator('h1')).toContainText('Yellowfin tuna Jodari')
  const [[picture, ...first] = []] = await productsOn(frame)
  load()
  await expect(page.locator('.frames')).toHaveCount(0)
  const shown = page.getByRole('main').locator('.product-facts').first()
  await expect(shown.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  const [[samePicture, ...rest] = []] = await productsOn(shown)
  expect(samePicture).toBe(picture)
  expect(rest.filter((part) => !part.startsWith('plate'))).toEqual(expect.arrayContaining(first))
})

test('[PERF-010] before the app has loaded, a card opens its product, and a sold-out one is pale as in the app', async ({
  context,
  world,
}) => {
  await world.control.change('products', SNAPPER, { availableQuantity: 0 })
  const [page] = await openFrame(context, '/products')
  const cards = page.locator('.frames .product-tile')
  await expect(cards.nth(0).locator('img')).toHaveCSS('opacity', '0.45')
  await expect(cards.nth(1).locator('img')).toHaveCSS('opacity', '1')
  await cards.nth(1).getByText('Nile tilapia').click()
  await expect(page).toHaveURL(`/products/${TILAPIA}`)
  await expect(page.locator('.frames h1').filter({ hasText: 'Nile tilapia' })).toBeVisible()
})

test('[PERF-010] placeholders stay as they are if the reply is an error', async ({ context, world }) => {
  const product = await world.control.v1<Product>(`/products/${TILAPIA}`)
  const [page, load] = await openFrame(context, '/products', async (opened) => {
    await opened.route(/\/v1\/products/, (route) => route.fulfill({ status: 500, json: { ...product, data: [product] } }))
  })
  await world.settled()
  await expect(page.locator('.frames .product-tile .bone')).toHaveCount(40)
  load()
  await expect(page.getByRole('main').getByText('Failed to load products')).toBeVisible()
})

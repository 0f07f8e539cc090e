import { expect, test } from '../../fixtures.ts'
import { failing } from '../failures/failing.ts'

test('[HOME-001][HOME-002][HOME-003][CHAT-004] the hero links to the products, to About and to the thread', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/products')
  const learnMore = page.getByRole('link', { name: 'Learn More about Samaki', exact: true }) // the link text names its target
  await expect(learnMore).toHaveAttribute('href', '/about')
  await expect(page.getByRole('link', { name: 'Buy in chat' })).toHaveAttribute('href', '/chat')
})

test('[HOME-004][HOME-005][CAT-032] eight popular categories show an image and link to their products', async ({ page }) => {
  await page.goto('/')
  const categories = page.getByRole('region', { name: 'Popular Categories' })
  await expect(categories.getByRole('link')).toHaveCount(8)
  await expect(categories.getByRole('link').first()).toHaveAttribute('href', /^\/products\?category=[\w-]+$/)
  await expect(categories.locator('img').first()).toHaveAttribute('src', /^\/uploads\//)
})

test('[HOME-007][HOME-008][HOME-009][CONST-018] eight featured products are fetched once and shown, with a link to all products', async ({
  page,
  world,
}) => {
  await page.goto('/')
  const featured = page.getByRole('region', { name: 'Featured Products' })
  await expect(featured.getByRole('article')).toHaveCount(8)
  await expect(featured.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/products')
  const requests = await world.journal({ kind: 'request', path: '/v1/products' })
  expect(requests).toHaveLength(1)
  expect(JSON.stringify(requests[0])).toMatch(/take"?[:=]"?8/)
})

test('[GEN-001][GEN-002] home says that the shop sells fresh and stored fish of Tanzania, and shows prices in TZS', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/fresh, dried, smoked and frozen fish/i).first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('Fish from the lakes and the coast of Tanzania.')).toBeVisible()
  const prices = page
    .getByRole('region', { name: 'Featured Products' })
    .getByRole('article')
    .filter({ hasText: /TZS\s[\d,]+/ })
  await expect(prices).toHaveCount(8)
})

test('[HOME-011][GEN-010][GEN-011] Why Choose Us promises fair pricing and real-time order management', async ({ page }) => {
  await page.goto('/')
  const why = page.getByRole('region', { name: 'Why Choose Us' })
  await expect(why.getByText('Fair pricing')).toBeVisible()
  await expect(why.getByText('Real-time order management')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products')
})

test('[HOME-006][HOME-010] an empty market shows a message', async ({ page, world }) => {
  await world.reset({ seed: 'empty' })
  await page.goto('/')
  await expect(page.getByText('No categories available at the moment.')).toBeVisible()
  await expect(page.getByText('No products available at the moment.')).toBeVisible()
})

test('[HOME-013][ERR-019][ERR-020][GEN-025] if home fails to load, it shows a banner with the error text of the call', async ({
  page,
  world,
}) => {
  await failing(world, 'GET', '/products')
  await failing(world, 'GET', '/categories')
  await page.goto('/')
  const banner = (text: string) => page.getByRole('alert').filter({ hasText: text })
  await expect(banner('Failed to fetch products')).toBeVisible()
  await expect(banner('Failed to fetch categories')).toBeVisible()
  for (const text of ['Failed to fetch products', 'Failed to fetch categories']) {
    await banner(text).getByRole('button', { name: 'Try Again' }).click()
  }
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8)
  await expect(page.getByRole('region', { name: 'Popular Categories' }).getByRole('link')).toHaveCount(8)
})

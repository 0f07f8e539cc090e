import { expect, test } from '../../fixtures.ts'
import { FAULT, failing, failingWithMessage } from '../failures/failing.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('[NAV-001][NAV-002][CAT-001][CAT-005] searching in the header opens the catalogue with the search applied', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('banner').getByRole('searchbox')
  await search.fill('changu')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/products\?search=changu$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Fish Products' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('changu')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toContainText('Red snapper')
  await expect(cards.first().getByRole('link').first()).toHaveAttribute('href', /^\/products\/[\w-]+$/)
})

test('[I18N-013] a fish is found by its English and Swahili names, and by names that the catalogue does not use', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article')
  for (const [name, found] of [
    ['emperor', 'Red snapper'],
    ['kambale', 'African catfish'],
    ['catfish', 'African catfish'],
    ['ngege', 'Nile tilapia'],
  ] as const) {
    await page.goto(`/products?search=${name}`)
    await expect(cards.filter({ hasText: found }).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(name)
  }
})

test('[CAT-002][CONST-011] the search box waits 500 ms after the last key, then makes one call', async ({ page, world }) => {
  await page.goto('/products?search=changu')
  const box = page.getByRole('main').getByRole('searchbox')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toContainText('Red snapper')
  const requestCount = () => world.count({ kind: 'request', path: '/v1/products' })
  const before = await requestCount()
  await box.fill('jod')
  await world.pass(300)
  await box.fill('jodari') // every key restarts the wait
  await world.pass(499)
  expect(await requestCount()).toBe(before)
  await expect(page).toHaveURL(/search=changu$/)
  await world.pass(1)
  await expect(page).toHaveURL(/search=jodari$/)
  await expect(cards.first()).toContainText(/tuna/i)
  expect(await requestCount()).toBe(before + 1)
})

test('[CAT-003][CAT-006][CAT-016][CONST-015] a page has ten cards, choosing a category opens page 1, and Back returns to the previous page', async ({
  page,
  world,
}) => {
  await page.goto('/products?search=jodari')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toContainText(/tuna/i)
  await page.getByRole('main').getByRole('searchbox').fill('')
  await world.pass(600)
  await expect(cards).toHaveCount(10) // [CAT-008] the default page size
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('main').getByRole('button', { name: 'Reef fish' }).click()
  await expect(page).toHaveURL(/category=reef-fish/)
  await expect(page).not.toHaveURL(/page=/) // back to page 1
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
})

test('[CAT-007][CONST-016][GEN-042] the page size is 10, 20, 50 or 100, and changing it opens page 1', async ({ page }) => {
  await page.goto('/products?page=2')
  const size = page.getByRole('combobox', { name: 'Per page' })
  await expect(size.getByRole('option')).toHaveText(['10', '20', '50', '100'])
  await size.selectOption('50')
  await expect(page).toHaveURL(/\/products\?pageSize=50$/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(50)
  await expect(page.getByText('86 products')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]')).toHaveText('1')
  await expect(page.getByRole('button', { name: 'All Categories' })).toHaveAttribute('aria-pressed', 'true')
})

test('[CAT-009][CAT-011][GEN-024] a failed load shows the server’s message, else its own text, and its retry loads again', async ({
  page,
  world,
}) => {
  await failingWithMessage(world, 'GET', '/products')
  await page.goto('/products')
  await expect(page.getByRole('main').getByText(FAULT, { exact: true })).toBeVisible()
  await world.settled()
  await failing(world, 'GET', '/products')
  await page.goto('/products')
  await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('[CAT-010] an empty result shows a message', async ({ page }) => {
  await page.goto('/products?search=zzzz')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
})

test('[CAT-012][ERR-042] if the categories fail, the products still work, and only All Categories can be chosen', async ({
  page,
  world,
}) => {
  await failing(world, 'GET', '/categories')
  await page.goto('/products')
  const filter = page.getByRole('region', { name: 'Categories' })
  await expect(filter.getByText('Failed to load categories', { exact: true })).toBeVisible()
  await expect(filter.getByRole('button')).toHaveText(['All Categories'])
  const products = page.getByRole('main').getByRole('article')
  await expect(products).toHaveCount(10)
  await page.getByRole('main').getByRole('searchbox').fill('changu')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=changu$/)
  await expect(products.first()).toContainText('Changu')
  await products.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /Changu/ })).toBeVisible()
})

test('[CAT-025][CAT-026][CAT-027][CART-017] Add on a card adds one item, and a sold-out product can’t be added', async ({
  page,
  world,
}) => {
  await world.signIn('asha')
  await page.goto('/products')
  const out = page.getByRole('article').filter({ hasText: 'Spiny lobster' })
  await expect(out).toContainText('Sold Out')
  await expect(out.getByRole('button', { name: /^Out of Stock/ })).toBeDisabled()
  await page.getByRole('article').filter({ hasText: 'Nile tilapiaSato, 1 kg' }).getByRole('button', { name: /^Add/ }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('[CAT-029][NAV-026][NAV-027] a guest who adds a product is led to sign-in, and back afterwards', async ({ page }) => {
  await page.goto('/products')
  const card = page.getByRole('article').filter({ hasText: 'Nile tilapiaSato, 1 kg' })
  await card.getByRole('button', { name: /^Add/ }).click()
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fproducts%2Fnile-tilapia-sato-1-kg$/)
  await page.goBack()
  await card.getByRole('button', { name: /^Wishlist/ }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('[CAT-004][CAT-013][CAT-015] the category in the URL is selected, and can be combined with a search', async ({ page, world }) => {
  await page.goto('/products?category=reef-fish&search=changu')
  await expect(page.getByRole('button', { name: 'Reef fish' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'All Categories' })).toHaveAttribute('aria-pressed', 'false')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toContainText('Changu')
  const names = await cards.getByRole('heading').allInnerTexts()
  const products = await world.control.records('products')
  const reef = products.filter(({ categoryId }) => categoryId === 'reef-fish').map(({ name }) => name)
  for (const name of names)
    expect(
      reef.some((one) => one.startsWith(name)),
      `${name} is no reef fish`,
    ).toBe(true)
  await page.goto('/products?category=lake-fish&search=changu')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
})

test('[CAT-016] a search opens page 1, and Back from a product restores list and scroll position', async ({ page, world }) => {
  await page.goto('/products?page=3&pageSize=20')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(20)
  await cards.nth(17).getByRole('link').click()
  await expect(page.getByRole('button', { name: /Add to Cart|Out of Stock/ }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/products\?page=3&pageSize=20$/)
  await expect(cards).toHaveCount(20)
  await expect(cards.nth(17)).toBeInViewport()
  await page.getByRole('main').getByRole('searchbox').fill('kg')
  await world.pass(500)
  await expect(page).toHaveURL(/\/products\?search=kg&pageSize=20$/)
})

test('[CAT-016] the next page starts at the top, and Back restores the scroll position of the previous page', async ({ page }) => {
  await page.goto('/products')
  const next = page.getByRole('link', { name: 'Page 2' })
  await next.click()
  await expect(page).toHaveURL(/page=2$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(next).toBeInViewport()
})

test('[CAT-017][CAT-020][CAT-021][CAT-022] with nine pages, the pager shows the first, the last and those around the current page', async ({
  page,
}) => {
  const pages = page.getByRole('navigation', { name: 'Pages' })
  for (const [at, shown] of [
    [4, '12345…9'],
    [5, '1…456…9'],
    [6, '1…56789'],
  ] as const) {
    await page.goto(`/products?page=${at}`)
    await expect(pages).toHaveText(shown)
    await expect(pages.locator('[aria-current=page]')).toHaveText(String(at))
  }
})

test('[CAT-028][NAV-003] the heart on a card adds the product to the wishlist and removes it again', async ({ page, world }) => {
  await world.signIn('asha')
  await page.goto('/products')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Wishlist/ })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('link', { name: 'Wishlist', exact: true })).toBeVisible()
})

test('[CAT-022][CAT-016] a page number after the last page opens the last page', async ({ page }) => {
  await page.goto('/products?search=changu&page=99')
  await expect(page).toHaveURL(/\/products\?search=changu$/)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Changu')
  await page.goto('/products?page=99')
  await expect(page).toHaveURL(/\/products\?page=9$/)
  await expect(page.getByRole('link', { name: 'Page 9' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/products?page=1000000000&pageSize=100')
  await expect(page).toHaveURL(/\/products\?pageSize=100$/)
  await page.goto('/products?page=1000000000')
  await expect(page).toHaveURL(/\/products\?page=9$/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
})

test('[I18N-001][I18N-005][I18N-011][CHAT-139] category and fish names change with the language, without a reload', async ({
  page,
  world,
}) => {
  await page.goto('/products?category=reef-fish')
  const chosen = page.getByRole('main').locator('[aria-pressed="true"]')
  await expect(chosen).toHaveText('Reef fish')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Kiswahili' }).click()
  await expect(chosen).toHaveText('Samaki wa mwambani')
  const changu = page.getByRole('main').getByRole('article').filter({ hasText: 'Red snapper, 1 kg' }).first()
  await expect(changu.getByRole('heading')).toHaveText('Changu')
  await changu.getByRole('link').click()
  await expect(page.getByRole('main').getByText('Samaki wa mwambani')).toBeVisible()
  const heading = page.getByRole('heading', { level: 1, name: 'Changu (Red snapper)', exact: true })
  const [whole, english] = await Promise.all([heading.boundingBox(), heading.getByText('Red snapper').boundingBox()])
  expect(english?.y).toBeGreaterThan((whole?.y ?? 0) + (whole?.height ?? 0) / 3)
  await world.settled()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click()
  await expect(page.getByRole('main').getByText('Reef fish')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('[NAV-001] on other pages than home and catalogue, a search icon in the header opens the catalogue’s search field', async ({
    page,
  }) => {
    const icon = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
    const field = page.getByRole('main').getByRole('searchbox')
    for (const path of ['/cart', '/faq', '/products/nile-tilapia-sato-1-kg', '/login']) {
      await page.goto(path)
      await icon.click()
      await expect(page).toHaveURL(/\/products$/)
      await expect(field, path).toBeFocused()
      await expect(icon).toHaveCount(0)
    }
    await page.goBack()
    await page.getByRole('banner').getByRole('link', { name: 'Samaki' }).click()
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible()
    await expect(icon).toHaveCount(0)
  })

  test('[NAV-001] a wider header has a search field instead of the icon', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 740 })
    await page.goto('/faq')
    await expect(page.getByRole('banner').getByRole('searchbox', { name: 'Search' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })).toBeHidden()
  })
})

import { addFault } from '#contract/control/faults/faults.ts'
import { expect, test } from '../../fixtures.ts'
import { FAULT, failing, failingWithMessage } from '../failures/failing.ts'

const TUNA = '/products/yellowfin-tuna-jodari-1-kg'

test('[PROD-001] tapping a thumbnail shows its picture in large', async ({ page }) => {
  await page.goto('/products/mixed-seafood-mchanganyiko-1-kg')
  const large = page.getByRole('main').getByRole('img').first()
  const first = (await large.getAttribute('src')) ?? ''
  await page.getByRole('button', { name: /^Picture 2 of 3/ }).click()
  await expect(large).not.toHaveAttribute('src', first)
})

test('[PROD-003][PROD-017][CAT-030][CHAT-006] a product shows its details, and links back to the products and to the thread', async ({
  page,
}) => {
  await page.goto(TUNA)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Yellowfin tuna (Jodari)' })).toBeVisible()
  for (const words of ['Ocean fish', 'Frozen', 'TZS 17,000', '26 in stock', 'Line-caught off Mafia Island', 'Kilindoni Sea Company']) {
    await expect(main.getByText(words).first()).toBeVisible()
  }
  await expect(main.getByRole('link', { name: 'Back to products' })).toHaveAttribute('href', '/products')
  await expect(main.getByRole('link', { name: 'Continue in chat' })).toHaveAttribute('href', /\/chat\?card=product&id=/)
})

test('[PROD-005][PROD-006][PROD-008] the stepper starts at one, and Add to Cart adds its quantity', async ({ page, world }) => {
  await world.signIn('asha')
  await page.goto(TUNA)
  const main = page.getByRole('main')
  const stepper = main.getByRole('group').filter({ has: page.getByRole('button', { name: /^Fewer/ }) })
  await expect(stepper.getByRole('button', { name: /^Fewer/ })).toHaveAttribute('aria-disabled', 'true')
  await stepper.getByRole('button', { name: /^More/ }).click()
  await stepper.getByRole('button', { name: /^More/ }).click()
  await main.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
})

test('[PROD-011] the product page shows three notes', async ({ page }) => {
  await page.goto(TUNA)
  const notes = page.getByRole('main').getByRole('list').filter({ hasText: 'Quality guarantee' }).getByRole('listitem')
  await expect(notes).toHaveText(['Fast delivery', 'Quality guarantee', '30-day return policy'])
  for (const note of await notes.all()) await expect(note).toBeVisible()
})

test('[PROD-002] category and storage type are badges', async ({ page }) => {
  await page.goto(TUNA)
  const text = (words: string) => page.getByRole('main').getByText(words, { exact: true }).first()
  // Next to an icon, the text has its own element.
  for (const badge of [text('Ocean fish'), text('Frozen').locator('..')]) {
    await expect(badge).toHaveCSS('border-top-style', 'solid')
    await expect(badge).toHaveCSS('border-top-width', '1px')
  }
})

test('[PROD-007][CONST-020] the stepper is limited by the stock; the cart line is limited to 10 and shows a message', async ({
  page,
  world,
}) => {
  await world.signIn('asha')
  await page.goto(TUNA)
  const more = page.getByRole('main').getByRole('button', { name: /^More/ })
  for (let i = 0; i < 11; i++) await more.click()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name: 'Cart, 10 items' })).toBeVisible()
  await expect(page.getByText(/at most 10 in one order/).first()).toBeVisible()
})

test('[PROD-009] a sold-out product can’t be added', async ({ page, world }) => {
  await world.signIn('asha')
  await page.goto('/products/spiny-lobster-kambakochi-each')
  await expect(page.getByRole('main').getByText('Out of stock').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /Out of Stock|Add to Cart/ })).toBeDisabled()
})

test('[PROD-007][CART-016] a cart line of eight accepts two more, then none, and the page shows a message', async ({ page, world }) => {
  await world.signIn('asha')
  const add = async (times: number) => {
    await page.goto(TUNA)
    for (let more = 1; more < times; more++) await page.getByRole('main').getByRole('button', { name: /^More/ }).click()
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  }
  await add(8)
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name: 'Cart, 8 items' })).toBeVisible()
  await add(5)
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText(/at most 10 in one order/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 10 items' })).toBeVisible()
  await world.pass(4_000)
  await add(1)
  await expect(page.getByText(/at most 10 in one order/)).toBeVisible()
  await expect(page).toHaveURL(TUNA)
  await expect(page.getByRole('link', { name: 'Cart, 10 items' })).toBeVisible()
})

test('[PROD-004][PROD-007] the stepper stops at a stock of two', async ({ page, world }) => {
  await world.control.change('products', 'yellowfin-tuna-jodari-1-kg', { availableQuantity: 2 })
  await page.goto(TUNA)
  await expect(page.getByRole('main').getByText('2 in stock')).toBeVisible()
  const stepper = page.getByRole('main').getByRole('group', { name: 'Quantity' })
  const more = stepper.getByRole('button', { name: /^More/ })
  await more.click()
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await more.click({ force: true })
  await expect(stepper.getByRole('status')).toHaveText('2')
})

test('[PROD-010] the Wishlist button adds and removes the product; its toast does not cover Add to Cart', async ({ page, world }) => {
  await world.signIn('asha')
  await page.goto(TUNA)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Wishlist/ })
    .first()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(/Yellowfin tuna/)).toHaveCount(2)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('[PROD-012][PROD-013][PROD-014][PROD-015] four other products of the category are shown as related, with prices in whole TZS', async ({
  page,
  world,
}) => {
  await page.goto(TUNA)
  const related = page.getByRole('region', { name: 'Related products' })
  await expect(related.getByRole('article')).toHaveCount(4)
  await expect(related.getByRole('article').first()).toContainText(/TZS\s*[\d,]+/)
  await expect(related).not.toContainText('$')
  await expect(related.locator(`a[href="${TUNA}"]`)).toHaveCount(0)
  expect(await world.count({ kind: 'request', path: '/v1/products/category/ocean-fish' })).toBe(1)
})

test('[PROD-019][ERR-022][ERR-041] a failed load shows an error with the server’s message, if any, and a retry', async ({
  page,
  world,
}) => {
  const alertText = page.getByRole('main').getByRole('alert').getByRole('paragraph')
  await failingWithMessage(world, 'GET', '/products/:id')
  await page.goto(TUNA)
  await expect(alertText).toHaveText(`Error loading product details: ${FAULT}`)
  await failing(world, 'GET', '/products/:id')
  await page.goto(TUNA)
  await expect(alertText).toHaveText('Error loading product details: Failed to fetch product details')
  await expect(page.getByText('Failed to load product details').first()).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Yellowfin tuna/ })).toBeVisible()
})

test('[PROD-020][ERR-043] a product that does not exist shows a message and a link back', async ({ page, world }) => {
  world.expectConsole(/404/)
  await page.goto('/products/no-such-fish')
  await expect(page.getByText('Product not found')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to products' }).last().click()
  await expect(page).toHaveURL(/\/products$/)
})

test('[PROD-020] an empty response shows that the product does not exist', async ({ page, world }) => {
  await world.control.send(addFault, { body: { method: 'GET', path: '/products/:id', empty: true } })
  await page.goto(TUNA)
  await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible()
  await expect(page.getByText(/Error loading product details/)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Back to products' }).last().click()
  await expect(page).toHaveURL(/\/products$/)
})

test('[ERR-023][PROD-016] the related products have their own texts for a failure and for an empty result', async ({ page, world }) => {
  await failing(world, 'GET', '/products/category/:id')
  await page.goto(TUNA)
  await expect(page.getByText('Failed to fetch related products')).toBeVisible()
  const products = await world.control.records('products')
  for (const { id, categoryId } of products) {
    if (categoryId === 'lobster' && id !== 'spiny-lobster-kambakochi-each') await world.control.change('products', id, { isActive: false })
  }
  await page.goto('/products/spiny-lobster-kambakochi-each')
  await expect(page.getByText('No related products found.')).toBeVisible()
})

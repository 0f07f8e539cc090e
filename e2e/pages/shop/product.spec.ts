import { expect, test } from '../../fixtures.ts'

const TUNA = '/products/yellowfin-tuna-jodari-1-kg'

test('[PROD-002] category and storage type are badges', async ({ page }) => {
  await page.goto(TUNA)
  const text = (words: string) => page.getByRole('main').getByText(words, { exact: true }).first()
  // Next to an icon, the text has its own element.
  for (const badge of [text('Ocean fish'), text('Frozen').locator('..')]) {
    await expect(badge).toHaveCSS('border-top-style', 'solid')
    await expect(badge).toHaveCSS('border-top-width', '1px')
  }
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

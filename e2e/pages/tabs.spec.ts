import { expect, test } from '../fixtures.ts'

test('[GEN-033][GEN-034][NAV-003][NAV-004] two tabs show one cart and one wishlist, and neither undoes the other', async ({
  page,
  context,
  world,
}) => {
  await world.signIn('asha')
  await page.goto('/products')
  const other = await context.newPage()
  await other.goto('/products')
  await page
    .getByRole('button', { name: /^Add Nile tilapia/ })
    .first()
    .click()
  await expect(other.getByRole('link', { name: 'Cart, 1 item(s)' })).toBeVisible()
  await other
    .getByRole('button', { name: /^Add Red snapper/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Wishlist: Nile tilapia/ })
    .first()
    .click()
  await expect(other.getByRole('link', { name: 'Wishlist, 1 item(s)' })).toBeVisible()
  await other
    .getByRole('button', { name: /^Wishlist: Red snapper/ })
    .first()
    .click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Cart, 2 item(s)' })).toBeVisible()
    await expect(tab.getByRole('link', { name: 'Wishlist, 2 item(s)' })).toBeVisible()
  }
})

test('[GEN-033][GEN-034][SEC-015] after a logout the cart stays and the wishlist hides, in both tabs; the next person sees neither', async ({
  page,
  context,
  world,
}) => {
  await world.signIn('asha')
  await page.goto('/products')
  await page
    .getByRole('button', { name: /^Add Nile tilapia/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Wishlist: Nile tilapia/ })
    .first()
    .click()
  const other = await context.newPage()
  await other.goto('/cart')
  await page.goto('/logout')
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Cart, 1 item(s)' })).toBeVisible()
    await expect(tab.getByRole('link', { name: 'Wishlist', exact: true })).toBeVisible()
  }
  await world.signIn('baraka')
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await page.goto('/logout')
  await world.signIn('asha')
  await page.goto('/wishlist')
  await expect(page.getByText('1 item(s) in your wishlist')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item(s)' })).toBeVisible()
})

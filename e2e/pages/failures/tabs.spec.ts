import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

const tap = (tab: Page, name: RegExp) => tab.getByRole('button', { name }).first().click()

test('[GEN-033][GEN-034][NAV-003][NAV-004] two tabs share one cart and one wishlist, and do not overwrite each other’s changes', async ({
  page,
  context,
  world,
}) => {
  await world.signIn('asha')
  await page.goto('/products')
  const other = await context.newPage()
  await other.goto('/products')
  await tap(page, /^Add Nile tilapia/)
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await tap(other, /^Add Red snapper/)
  await tap(page, /^Wishlist: Nile tilapia/)
  await expect(other.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
  await tap(other, /^Wishlist: Red snapper/)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    await expect(tab.getByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible()
  }
})

test('[GEN-033][GEN-034][SEC-015] after a logout both tabs keep the cart and hide the wishlist; the next person sees neither', async ({
  page,
  context,
  world,
}) => {
  await world.signIn('asha')
  await page.goto('/products')
  await tap(page, /^Add Nile tilapia/)
  await tap(page, /^Wishlist: Nile tilapia/)
  const other = await context.newPage()
  await other.goto('/cart')
  await page.goto('/logout')
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
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
  await expect(page.getByText('1 item in your wishlist')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import type { World } from '../../world/world.ts'

/** Signed in, with a kilo of tilapia in the cart. */
export async function withOneFish(page: Page, world: World, account = 'asha'): Promise<void> {
  await world.signIn(account)
  await page.goto('/products')
  await page.getByRole('article').filter({ hasText: 'Nile tilapia' }).getByRole('button', { name: /^Add/ }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item(s)' })).toBeVisible()
}

/** Signed in, with a kilo of tilapia and one of red snapper in the cart; `/products` is open. */
export async function withTwoFish(page: Page, world: World): Promise<void> {
  await withOneFish(page, world)
  await page
    .getByRole('button', { name: /^Add Red snapper/ })
    .first()
    .click()
}

/** The bodies of the orders that were asked for. */
export async function sentOrders(world: World): Promise<unknown[]> {
  const requests = await world.journal({ kind: 'request', path: '/v1/orders' })
  return requests.filter((entry) => entry.path === '/v1/orders' && entry['method'] === 'POST').map((entry) => entry['body'])
}

import type { Page } from '@playwright/test'
import { signInWithCart } from '../../world/fillCart.ts'
import type { World } from '../../world/world.ts'

const TILAPIA = 'nile-tilapia-sato-1-kg'
const SNAPPER = 'red-snapper-changu-1-kg'

/** Signs in with a kilo of tilapia in the cart. */
export const withOneFish = (page: Page, world: World, account = 'asha'): Promise<void> =>
  signInWithCart(world, page.context(), account, { [TILAPIA]: 1 })

/** Signs in with a kilo of tilapia in the cart and opens the checkout page. */
export async function openCheckout(page: Page, world: World, account = 'asha'): Promise<void> {
  await withOneFish(page, world, account)
  await page.goto('/checkout')
}

export const placeOrder = (page: Page): Promise<void> => page.getByRole('main').getByRole('button', { name: 'Place Order' }).click()

/** Signs in with a kilo of tilapia in the cart and opens the payment page for it. */
export async function openPayment(page: Page, world: World): Promise<void> {
  await openCheckout(page, world)
  await placeOrder(page)
}

/** Signs in with a kilo of tilapia and a kilo of red snapper in the cart. */
export const withTwoFish = (page: Page, world: World): Promise<void> =>
  signInWithCart(world, page.context(), 'asha', { [TILAPIA]: 1, [SNAPPER]: 1 })

/** Returns the request bodies of all order calls. */
export async function sentOrders(world: World): Promise<unknown[]> {
  const requests = await world.journal({ kind: 'request', path: '/v1/orders' })
  return requests.filter((entry) => entry.path === '/v1/orders' && entry['method'] === 'POST').map((entry) => entry['body'])
}

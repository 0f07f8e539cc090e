import type { BrowserContext } from '@playwright/test'
import type { Product } from '#contract/catalogue.ts'
import type { World } from './world.ts'

/** Writes values to localStorage before the next page loads. It does so only once, so that later loads see the page's own changes. */
export async function storeBeforeLoad(context: BrowserContext, mark: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  await context.addInitScript(
    ({ mark, values }) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem(mark)) return
      localStorage.setItem(mark, 'done')
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
    },
    { mark, values },
  )
}

/** Returns the stored cart of an account, with current prices, as the shop's pages would store it. */
export async function cartState(world: World, owner: string, checkoutId: string, items: Readonly<Record<string, number>>) {
  const lines = await Promise.all(
    Object.entries(items).map(async ([productId, quantity]) => {
      const { id, name, images, unitPrice, availableQuantity, storageType } = await world.control.v1<Product>(`/products/${productId}`)
      return { productId, quantity, product: { id, name, images, unitPrice, availableQuantity, storageType } }
    }),
  )
  return { state: { lines, checkoutId, owner, waiting: {} }, version: 1 }
}

/** Signs in by a call and stores a cart with these quantities by product id, for the next page. */
export async function signInWithCart(
  world: World,
  context: BrowserContext,
  account: string,
  items: Readonly<Record<string, number>>,
): Promise<void> {
  const owner = await world.signIn(account, context)
  await storeBeforeLoad(context, 'e2e-cart', { cart: await cartState(world, owner, `cart-of-${account}`, items) })
}

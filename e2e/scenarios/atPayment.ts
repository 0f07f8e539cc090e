import type { BrowserContext, Page } from '@playwright/test'
import type { Product } from '#contract/catalogue.ts'
import type { World } from '../world.ts'

export const FISH = 'red-snapper-changu-1-kg'
export const AMOUNT = 37_000

export async function prepare(world: World, phone: string, context: BrowserContext, account = 'asha'): Promise<void> {
  const payer = await world.signIn(account, context)
  const product = await world.control.v1<Product>(`/products/${FISH}`)
  const checkoutId = `cart-${payer}`
  const order = { items: [{ productId: FISH, quantity: 2 }], addressId: 'asha-home', deliveryOption: 'standard', paymentMethod: 'mobile_money' }
  const { id, name, images, unitPrice, availableQuantity, storageType } = product
  const line = { productId: FISH, quantity: 2, product: { id, name, images, unitPrice, availableQuantity, storageType } }
  const seeds = {
    cart: { state: { lines: [line], checkoutId, owner: payer, waiting: {} }, version: 1 },
    checkoutData: { order, amount: AMOUNT, phone, payer, checkoutId, storedAt: await world.now() },
  }
  await context.addInitScript((values) => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('e2e-prepared')) return
    localStorage.setItem('e2e-prepared', 'done')
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
  }, seeds)
}

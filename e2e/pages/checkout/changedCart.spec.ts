import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { button, thread } from '../../journeys/thread.ts'
import type { World } from '../../world/world.ts'
import { sentOrders, withTwoFish } from './checkout.ts'

const SATO = 'nile-tilapia-sato-1-kg'
const CHANGU = 'red-snapper-changu-1-kg'
const JODARI = 'yellowfin-tuna-jodari-1-kg'
const CHANGED = 'Your cart has changed. Please check it.'

interface Change {
  make: (page: Page, world: World) => Promise<unknown>
  items: readonly { productId: string; quantity: number }[]
}
const item = (productId: string, quantity: number) => ({ productId, quantity })
const inCart = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('button', { name }).first().click()

/** Changes of a cart with two tilapia and a red snapper. Each change ends on the cart page. A unit test of `fitsCart` has more of them. */
const changes = {
  more: { make: (page: Page) => inCart(page, /^More.*tilapia/), items: [item(SATO, 3), item(CHANGU, 1)] },
  fewer: { make: (page: Page) => inCart(page, /^Fewer.*tilapia/), items: [item(SATO, 1), item(CHANGU, 1)] },
  without: { make: (page: Page) => inCart(page, /^Remove Red snapper/), items: [item(SATO, 2)] },
  another: {
    make: async (page: Page) => {
      await page.goto(`/products/${JODARI}`)
      await inCart(page, 'Add to Cart')
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('is in your cart')
      await page.goto('/cart')
    },
    items: [item(SATO, 2), item(CHANGU, 1), item(JODARI, 1)],
  },
  price: {
    make: async (page: Page, world: World) => {
      await world.control.change('products', SATO, { unitPrice: 13_000 })
      await page.goto('/cart')
      await inCart(page, 'Accept')
      await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
    },
    items: [item(SATO, 2), item(CHANGU, 1)],
  },
} satisfies Record<string, Change>

/** Places the order with mobile money, which stores the checkout, then changes the cart. Returns the history length at the payment page. */
async function changeAfterPlacing(page: Page, world: World, change: Change): Promise<number> {
  await withTwoFish(page, world)
  await page.goto('/cart')
  await inCart(page, /^More.*tilapia/)
  await page.goto('/checkout')
  await inCart(page, 'Place Order')
  await expect(page.getByRole('button', { name: 'Pay TZS 42,500' })).toBeVisible()
  const atPayment = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await page.getByRole('link', { name: 'Back to Cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await change.make(page, world)
  await world.settled()
  return atPayment
}

/** Checks that the payment page rejected the stored checkout and sent nothing. */
async function expectRefused(page: Page, world: World): Promise<void> {
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications.getByText(CHANGED)).toBeVisible()
  await expect(notifications.getByText('Missing payment information. Redirecting back to checkout.')).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
  expect(await page.evaluate(() => localStorage.getItem('checkoutData'))).not.toBeNull()
  expect(await world.count({ kind: 'request', path: '/v1/mobile-money/checkout' })).toBe(0)
}

/** Goes back in the browser history to the entry at `length`. */
const goBackTo = (page: Page, length: number) => page.evaluate((to) => void setTimeout(() => history.go(to - history.length)), length)

/** Checks that the only order has the changed cart at current prices. */
async function expectOrdered(world: World, { items }: Change, charges: number): Promise<void> {
  const [sent] = (await sentOrders(world)) as { items: unknown[] }[]
  expect(sent?.items).toEqual(items.map((line) => expect.objectContaining(line)))
  const [order] = await world.orders()
  const subtotal = (order?.items ?? []).reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  expect(order?.totalAmount).toBe(subtotal + 5_000)
  expect((await world.charges()).map(({ amount }) => amount)).toEqual(charges === 0 ? [] : [subtotal])
}

async function payAndApprove(page: Page, world: World): Promise<void> {
  await page
    .getByRole('button', { name: /^Pay TZS/ })
    .last()
    .click()
  await expect(page.getByRole('timer')).toBeVisible()
  await world.handset().approve({ pin: '1234' })
}

test('[PAY-002][CHK-031] after a product was added, going back to the payment page leads to the checkout, and mobile money pays the shown total', async ({
  page,
  world,
}) => {
  await goBackTo(page, await changeAfterPlacing(page, world, changes.another))
  await expectRefused(page, world)
  await inCart(page, 'Place Order')
  await payAndApprove(page, world)
  await expect(page.getByText('Payment successful! Order has been created.').first()).toBeVisible()
  await expectOrdered(world, changes.another, 1)
})

test('[PAY-002][CHK-043] after a price has changed, reloading the payment page leads to the checkout, and a cash order has the shown items', async ({
  page,
  world,
}) => {
  await changeAfterPlacing(page, world, changes.price)
  await page.goto('/checkout/payment')
  await expectRefused(page, world)
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await inCart(page, 'Place Order')
  await expect(page).toHaveURL(/\/orders\/[^/]+$/)
  await expectOrdered(world, changes.price, 0)
})

for (const { place, wide, method } of [
  { place: 'thread', wide: false, method: 'mobile money' },
  { place: 'dock', wide: true, method: 'cash' },
]) {
  test(`[PAY-002][CHAT-104] in the ${place} with ${method} the shown cart is ordered, not an older stored checkout`, async ({
    page,
    world,
  }) => {
    if (wide) await page.setViewportSize({ width: 1280, height: 800 })
    const { more, fewer, without, another, price } = changes
    await changeAfterPlacing(page, world, more)
    if (method === 'cash') {
      await page.goto('/checkout')
      await page.getByRole('radio', { name: /Cash on delivery/ }).check()
      await page.goto('/cart')
    }
    for (const { make } of [fewer, without, another, price]) await make(page, world)
    await world.settled()
    if (wide) await page.getByRole('button', { name: 'Open chat' }).click()
    else await page.goto('/chat')
    await expect(thread(page).getByRole('heading', { name: /^Your order$/ })).toBeVisible()
    if (method === 'cash') await button(page, 'Place Order').click()
    else await payAndApprove(page, world)
    await expect(thread(page).getByRole('heading', { name: /is placed\.$/ })).toBeVisible()
    await expectOrdered(world, { ...more, items: [item(SATO, 2), item(JODARI, 1)] }, method === 'cash' ? 0 : 1)
  })
}

import type { Page } from '@playwright/test'
import { addFault, clearFaults, type FaultOrder } from '#contract/control/faults/faults.ts'
import { expect, test } from '../fixtures.ts'
import { atReview, button, expectOutcome, thread } from '../journeys/thread.ts'
import { openCheckout, placeOrder } from '../pages/checkout/checkout.ts'
import type { World } from '../world/world.ts'
import { cachedPaths, letIdle, untilControlled, withWorker } from './serviceWorker.ts'

test.use(withWorker)
test.beforeEach(async ({ context, world }) => {
  world.expectConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  await letIdle(context)
})

const TILAPIA = 'nile-tilapia-sato-1-kg'
const SNAPPER = 'red-snapper-changu-1-kg'
const NOT_CHECKED = 'We could not check the price. Nothing was sent and nothing was charged.'
const OFFLINE = 'You are offline. Nothing was sent and nothing was charged.'
const main = (page: Page) => page.getByRole('main')

/** Opens a product, so that the worker stores its copy. */
async function storeCopy(page: Page, productId: string): Promise<void> {
  await page.goto(`/products/${productId}`)
  await untilControlled(page)
  await expect.poll(() => cachedPaths(page)).toContain(`/v1/products/${productId}`)
}

const price = (world: World, productId: string, unitPrice: number) => world.control.change('products', productId, { unitPrice })

/** Makes the current prices arrive six seconds late. The worker shows a copy after three. */
const slowly = (world: World) => fault(world, { delay: 6_000 })
const failing = (world: World) => fault(world, { status: 500, empty: true })

async function fault(world: World, how: Omit<FaultOrder, 'method' | 'path'>): Promise<void> {
  await world.control.send(clearFaults)
  for (const path of ['/products/:id', '/products', '/orders/:id'])
    await world.control.send(addFault, { body: { method: 'GET', path, ...how } })
}

const posts = async (world: World) =>
  (await world.journal({ kind: 'request' })).filter((entry) => entry['method'] === 'POST').map(({ path }) => path)

test('[MON-040][MON-003] on the checkout page no stored price places an order: a slow price is waited for, and without one nothing is sent', async ({
  page,
  world,
}) => {
  await openCheckout(page, world)
  await storeCopy(page, TILAPIA)
  await price(world, TILAPIA, 22_000)
  await page.goto('/checkout')
  await main(page)
    .getByRole('radio', { name: /Cash on delivery/ })
    .check()
  await slowly(world)
  await placeOrder(page)
  await world.pass(6_000)
  await expect(main(page).getByRole('alert')).toContainText('TZS 12,000 → TZS 22,000')
  await main(page).getByRole('button', { name: 'Accept' }).click()

  const refusal = page.getByRole('alertdialog')
  await failing(world)
  await placeOrder(page)
  await expect(refusal).toContainText(NOT_CHECKED)
  await refusal.getByRole('button', { name: 'Close' }).click()
  await world.setOffline(page, true)
  await placeOrder(page)
  await expect(refusal).toContainText(OFFLINE)
  await refusal.getByRole('button', { name: 'Close' }).click()
  await world.setOffline(page, false)
  expect(await posts(world)).toEqual([])
  await world.control.send(clearFaults)
  await placeOrder(page)
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  expect((await world.orders()).map(({ totalAmount }) => totalAmount)).toEqual([27_000])
})

test('[MON-040][MON-003] in the thread no stored price sends a payment request', async ({ page, world }) => {
  await storeCopy(page, SNAPPER)
  await atReview(page, world)
  await price(world, SNAPPER, 24_000)
  await slowly(world)
  await button(page, /^Pay TZS/).click()
  await world.pass(6_000)
  await expect(thread(page).getByText(/→\sTZS\s24,000/)).toBeVisible()
  await button(page, 'Accept').click()
  await failing(world)
  await button(page, /^Pay TZS/).click()
  await expect(thread(page).getByText(NOT_CHECKED)).toBeVisible()
  expect(await posts(world)).not.toContain('/v1/mobile-money/checkout')
  await expectOutcome(world, { orders: 0, charges: 0 })
})

for (const [where, path] of [
  ['page', '/checkout/payment/order-104695'],
  ['thread', '/chat?card=payOrder&id=order-104695'],
] as const) {
  test(`[MON-040][PAY-058] on the ${where} of an existing order only the amount that the server names at the tap is paid`, async ({
    page,
    world,
  }) => {
    await world.signIn('neema')
    await page.goto('/')
    await untilControlled(page)
    await page.goto(path)
    const pay = page.getByRole('button', { name: /^Pay TZS/ })
    const { totalAmount } = await world.control.record('orders', 'order-104695')
    await expect(pay).toHaveAccessibleName(`Pay TZS ${totalAmount.toLocaleString('en')}`)
    await failing(world)
    await pay.click()
    await expect(page.getByText(NOT_CHECKED)).toBeVisible()
    await world.setOffline(page, true)
    await pay.click()
    await expect(page.getByText(OFFLINE).last()).toBeVisible()
    await world.setOffline(page, false)
    await world.control.change('orders', 'order-104695', { totalAmount: totalAmount + 1_000 })
    await slowly(world)
    await pay.click()
    await world.pass(6_000)
    await expect(pay).toHaveAccessibleName(`Pay TZS ${(totalAmount + 1_000).toLocaleString('en')}`)
    await expect(page.getByText('This order has changed. Nothing was sent. Please check the amount.')).toBeVisible()
    expect(await posts(world)).toEqual([])
    await world.control.send(clearFaults)
    await pay.click()
    await expect(page.getByRole('timer')).toBeVisible()
    expect(await posts(world)).toEqual(['/v1/mobile-money/checkout'])
  })
}

/** Returns the prices of a product's lines in the stored cart. */
const pricesInCart = (page: Page, productId: string): Promise<number[]> =>
  page.evaluate((id) => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '{}') as {
      state?: { lines: { productId: string; product: { unitPrice: number } }[] }
    }
    return cart.state?.lines.filter((line) => line.productId === id).map(({ product }) => product.unitPrice) ?? []
  }, productId)

test('[MON-040][CHAT-117][CHAT-145] Buy again and The usual take the price that the server names at the tap, or none', async ({
  page,
  world,
}) => {
  await world.signIn('neema')
  const bought = await world.control.record('orders', 'order-104649')
  const [productId = ''] = bought.items.map((item) => item.productId)
  await storeCopy(page, productId)
  await price(world, productId, 54_000)
  await page.goto('/orders/order-104649')
  const again = main(page).getByRole('button', { name: 'Buy again' })
  await failing(world)
  await again.click()
  await expect(main(page).getByText('Failed to fetch product details')).toBeVisible()
  await world.setOffline(page, true)
  await again.click()
  await expect(main(page).getByText('Not available offline.')).toBeVisible()
  expect(await pricesInCart(page, productId)).toEqual([])
  await world.setOffline(page, false)
  await slowly(world)
  await again.click()
  await world.pass(6_000)
  await expect(main(page).getByText(/added to your cart/)).toBeVisible()
  expect(await pricesInCart(page, productId)).toEqual([54_000])

  await world.control.send(clearFaults)
  await page.goto('/cart')
  const remove = main(page).getByRole('button', { name: /^Remove/ })
  for (let left = bought.items.length; left > 0; left--) {
    await expect(remove).toHaveCount(left)
    await remove.first().click()
  }
  await expect(remove).toHaveCount(0)
  const orders = (await world.control.records('orders')).filter(({ userId, status }) => userId === bought.userId && status !== 'cancelled')
  const newest = orders.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))[0]
  const [usualId = ''] = newest?.items.map((item) => item.productId) ?? []
  await storeCopy(page, usualId)
  await page.goto('/chat')
  await expect(button(page, /^The usual/)).toBeVisible()
  await price(world, usualId, 64_000)
  await world.settled()
  await world.setOffline(page, true)
  await button(page, /^The usual/).click()
  await expect(thread(page).getByText('Not available offline.')).toBeVisible()
  expect(await pricesInCart(page, usualId)).toEqual([])
  await world.setOffline(page, false)
  await button(page, /^The usual/).click()
  await expect.poll(() => pricesInCart(page, usualId)).toEqual([64_000])
})

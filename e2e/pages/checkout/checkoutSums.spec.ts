import { expect, test } from '../../fixtures.ts'
import { failing } from '../failures/failing.ts'
import { sentOrders, withOneFish, withTwoFish } from './checkout.ts'

const CHANGU = 'red-snapper-changu-1-kg'
const place = { name: 'Place Order' }

test('[CHK-010][CHK-014][CHK-015] the order summary shows lines, subtotal, fee and total, and marks the fee as paid on delivery', async ({
  page,
  world,
}) => {
  await withTwoFish(page, world)
  await page.goto('/cart')
  await page
    .getByRole('button', { name: /^More.*tilapia/ })
    .first()
    .click()
  await page.goto('/checkout')
  const summary = page.getByRole('region', { name: 'Order summary' })
  const lines = summary.getByRole('listitem')
  await expect(lines).toHaveText([
    /Nile tilapia \(Sato\), 1\skg.*2\s×\sTZS\s12,000.*TZS 24,000/,
    /Red snapper \(Changu\), 1\skg.*1\s×\sTZS\s18,500.*TZS 18,500/,
  ])
  const side = page.getByRole('complementary')
  const rows = (option: string, fee: string, total: string) => [
    summary.getByText(/^Subtotal\s*TZS 42,500$/),
    summary.getByText(new RegExp(`^Delivery fee, ${option}\\s*TZS ${fee}$`)),
    summary.getByText(new RegExp(`^Total\\s*TZS ${total}$`)),
    side.getByText(/^You pay now\s*TZS 42,500/),
    side.getByText(new RegExp(`^Delivery fee, paid on delivery\\s*TZS ${fee}$`)),
  ]
  for (const row of rows('standard', '5,000', '47,500')) await expect(row).toBeVisible()
  await page.getByRole('radio', { name: /Express/ }).check()
  for (const row of rows('express', '10,000', '52,500')) await expect(row).toBeVisible()
  // With cash, everything is paid on delivery, so the fee is not marked separately.
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await expect(side.getByText(/^Due on delivery\s*TZS 52,500$/)).toBeVisible()
  await expect(side.getByText('Delivery fee, paid on delivery')).toHaveCount(0)
  await expect(side.getByText('You pay now')).toHaveCount(0)
  await page.getByRole('main').getByRole('button', place).click()
  await expect(page).toHaveURL(/\/orders\/[^/]+$/)
  expect(await world.orders()).toMatchObject([{ totalAmount: 52_500 }])
})

test('[CHK-014][CART-010] only the whole shillings of a price count, in the summary and in the order', async ({ page, world }) => {
  await world.control.change('products', CHANGU, { unitPrice: '18500.75' })
  await withTwoFish(page, world)
  await page.goto('/checkout')
  await expect(page.getByRole('region', { name: 'Order summary' }).getByText(/^Total\s*TZS 35,500$/)).toBeVisible()
})

test('[CHK-012][CONST-002] standard delivery shows TZS 5,000 and 24 to 48 hours at checkout, and is sent with the order', async ({
  page,
  world,
}) => {
  await withOneFish(page, world)
  await page.goto('/checkout')
  const standard = page.getByRole('radio', { name: /^Standard.*TZS 5,000.*within 24-48 hours/ })
  await page.getByRole('radio', { name: /Express/ }).check()
  await standard.check()
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await page.getByRole('main').getByRole('button', place).click()
  await expect(page).toHaveURL(/\/orders\/[^/]+$/)
  expect(await sentOrders(world)).toMatchObject([{ deliveryOption: 'standard' }])
  expect(await world.orders()).toMatchObject([{ totalAmount: 17_000 }])
})

test('[CHK-041][GEN-041] a new order is shown, and is first in a list that was loaded before', async ({ page, world }) => {
  await withOneFish(page, world)
  await page.goto('/orders')
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link')
  const before = await first.getAttribute('href')
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await page.getByRole('main').getByRole('button', place).click()
  await expect(page).toHaveURL(/\/orders\/[^/]+$/)
  const [order] = await world.orders()
  await expect(page).toHaveURL(`/orders/${order?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order?.orderNumber ?? 'no order')
  await page.getByRole('link', { name: 'Orders' }).first().click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(first).toHaveAttribute('href', `/orders/${order?.id}`)
  expect(before).not.toBe(`/orders/${order?.id}`)
})

test('[MON-003][CART-010] after a price change the cart shows both prices, and uses the new one after Accept', async ({ page, world }) => {
  await withOneFish(page, world)
  await world.control.change('products', 'nile-tilapia-sato-1-kg', { unitPrice: 13_000 })
  await page.goto('/cart')
  await expect(page.getByRole('alert')).toContainText('Your cart has changed. Please check it.')
  await expect(page.getByRole('alert')).toContainText('TZS 12,000 → TZS 13,000')
  const lines = page.getByRole('list', { name: 'Products in your cart' })
  await expect(lines).toContainText('TZS 13,000 each')
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect(summary.getByText(/^Total\s*TZS 18,000$/)).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Your cart has changed. Please check it.')).toHaveCount(0)
  await expect(summary.getByText(/^Total\s*TZS 18,000$/)).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('region', { name: 'Order summary' }).getByText(/^Total\s*TZS 18,000$/)).toBeVisible()
})

test('[MON-003][CART-001] if current prices can’t be loaded, the cart is shown with the stored prices', async ({ page, world }) => {
  await withOneFish(page, world)
  await failing(world, 'GET', '/products/:id')
  await page.goto('/cart')
  await expect(page.getByRole('region', { name: 'Order summary' }).getByText(/^Total\s*TZS 17,000$/)).toBeVisible()
  await world.settled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

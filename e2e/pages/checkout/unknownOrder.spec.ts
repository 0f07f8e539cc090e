import type { Page } from '@playwright/test'
import { addFault } from '#contract/control/faults/faults.ts'
import { expect, test } from '../../fixtures.ts'
import { atReview, button, thread } from '../../journeys/thread.ts'
import { expectToast } from '../../scenarios/buyer.ts'
import { failing } from '../failures/failing.ts'
import { openCheckout, placeOrder, sentOrders } from './checkout.ts'

const UNKNOWN = 'We do not know yet whether your order was placed. We keep asking.'
const NOT_PLACED = 'Your order was not placed. Nothing was ordered.'

async function placeWithCash(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await placeOrder(page)
}

test('[MON-041] an order that fails on the server is told as unknown; a cart cleared since is never ordered, and a toast says so', async ({
  page,
  world,
}) => {
  await openCheckout(page, world)
  await failing(world, 'POST', '/orders')
  await placeWithCash(page)
  const side = page.getByRole('complementary')
  await expect(side.getByRole('alert')).toContainText(UNKNOWN)
  await expect(side.getByRole('button', { name: 'Place Order' })).toHaveCount(0)
  await page.goto('/cart')
  await expect(page.getByRole('status').filter({ hasText: UNKNOWN })).toBeVisible()
  await page.getByRole('button', { name: /^Remove Nile tilapia/ }).click()
  await page.reload()
  await page.getByRole('status').filter({ hasText: UNKNOWN }).getByRole('button', { name: 'Try Again' }).click()
  await world.settled()
  await expect(page.getByRole('status').filter({ hasText: UNKNOWN })).toBeVisible()
  await world.pass(60_000)
  await expectToast(page, NOT_PLACED)
  await expect(page.getByRole('status').filter({ hasText: UNKNOWN })).toHaveCount(0)
  expect(await world.orders()).toEqual([])
  expect(await sentOrders(world)).toHaveLength(1)
})

test('[MON-041][MON-018] an order that was made although its response failed is found, and its page opens', async ({ page, world }) => {
  await openCheckout(page, world)
  world.expectConsole(/Failed to load resource/)
  await world.control.send(addFault, { body: { method: 'POST', path: '/orders', status: 500, after: true, times: 1 } })
  await placeWithCash(page)
  await expect(page).toHaveURL(/\/orders\/[^/]+$/)
  await expectToast(page, 'Your order is placed.')
  expect([(await world.orders()).length, (await sentOrders(world)).length]).toEqual([1, 1])
})

test('[MON-041] in the thread an order may be unknown: mobile money is refused for that reason until a line says that nothing was ordered', async ({
  page,
  world,
}) => {
  await atReview(page, world, { method: 'cash' })
  await failing(world, 'POST', '/orders')
  await button(page, 'Place order').click()
  await expect(thread(page).getByRole('alert')).toContainText(UNKNOWN)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: UNKNOWN })).toBeVisible()
  await button(page, 'Change payment method').click()
  await button(page, /^Mobile money/).click()
  const pay = page.getByRole('button', { name: /^Pay TZS/ }).last()
  await pay.click()
  await expect(thread(page).getByRole('alert')).toContainText(UNKNOWN)
  await world.settled()
  expect(await world.charges()).toEqual([])
  await expect(page.getByRole('timer')).toHaveCount(0)
  await world.pass(60_000)
  await expect(thread(page).getByText(NOT_PLACED)).toBeVisible()
  await pay.click()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await world.orders()).toEqual([])
})

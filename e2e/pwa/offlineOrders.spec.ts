import type { BrowserContext, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { expect, test } from '../fixtures.ts'
import { atReview, button, thread } from '../journeys/thread.ts'
import { moveDelivery } from '../pages/transporter/move.ts'
import { speakSwahili } from '../pageStates/reach.ts'
import { waitForApp } from '../waitForApp.ts'
import type { World } from '../world/world.ts'
import { withoutApi } from './withoutApi.ts'

test.use({ ownWindow: true })

const SAVED = 'Offline: saved at 21 Nov 2026, 09:00'
const main = (page: Page) => page.getByRole('main')
const strip = (page: Page) => page.getByRole('status').filter({ hasText: /^Offline: saved at|^Bila mtandao: ilihifadhiwa/ })

/** Reopens the browser an hour later, without a reachable API. */
async function restartOffline(page: Page, context: BrowserContext, world: World): Promise<Page> {
  await world.settled()
  const again = waitForApp(await context.newPage())
  await page.close()
  await world.pass(3_600_000)
  await withoutApi(context, world)
  return again
}

test('[PWA-011] offline after a restart, a buyer sees the order list, orders and recent orders with their age, and no empty list', async ({
  page,
  context,
  world,
}) => {
  await world.signIn('neema')
  await page.goto('/orders')
  await expect(main(page).getByText('SMK-104698')).toBeVisible()
  const again = await restartOffline(page, context, world)

  await again.goto('/orders')
  await expect(strip(again)).toHaveText(SAVED)
  await expect(main(again).getByText('SMK-104698')).toBeVisible()
  await expect(main(again).getByRole('alert')).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await again.emulateMedia({ colorScheme })
    await expectNoAxeViolations(again)
  }
  const search = again.getByRole('searchbox', { name: 'Order number, fish or status' })
  await search.fill('nothing like it')
  await search.press('Enter')
  await expect(main(again).getByRole('alert')).toContainText('Not available offline.')
  await expect(again.locator('.empty')).toHaveCount(0)
  await search.fill('')
  await search.press('Enter')

  // This order was never opened before.
  await main(again)
    .getByRole('link', { name: /SMK-104698/ })
    .click()
  await expect(again.getByRole('heading', { level: 1, name: /SMK-104698/ })).toBeVisible()
  await expect(strip(again)).toHaveText(SAVED)
  await expect(main(again).getByRole('list', { name: 'Products' })).toContainText('TZS')
  await expect(main(again).getByText(/Failed to|Loading/)).toHaveCount(0)
  await expectNoAxeViolations(again)

  await again.goto('/profile')
  await expect(strip(again)).toHaveText(SAVED)
  await expect(main(again).getByText('SMK-104698')).toBeVisible()
  await again.goto('/profile?tab=orders')
  await expect(strip(again)).toHaveText(SAVED)
  await speakSwahili(again)
  await expect(strip(again)).toHaveText('Bila mtandao: ilihifadhiwa 21 Nov 2026, 09:00')
})

test('[PWA-011] an order opened offline shows its age, and updates when the network is back', async ({ page, world }) => {
  world.expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await world.signIn('neema')
  await page.goto('/orders/order-104698')
  await expect(page.getByRole('heading', { level: 1, name: /SMK-104698/ })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  await world.pass(3_000)
  await world.setOffline(page, true)
  await expect(strip(page)).toHaveText(SAVED)
  await world.control.change('orders', 'order-104698', { status: 'processing' })
  await world.setOffline(page, false)
  await expect(strip(page)).toHaveCount(0)
  await expect(main(page).getByText('Processing').first()).toBeVisible()
})

test('[PWA-011] offline after a restart, the thread shows saved receipt, orders and tracking, and no card loads forever', async ({
  page,
  context,
  world,
}) => {
  await atReview(page, world, { method: 'cash' })
  await button(page, 'Place Order').click()
  const placed = thread(page).getByRole('heading', { name: /^Order SMK-\d+ is placed\.$/ })
  await expect(placed).toBeVisible()
  await button(page, 'Track my order').click()
  await expect(thread(page).locator('[data-kind=tracking]')).toContainText('TZS')
  await page.goto('/chat?card=orders')
  await expect(thread(page).locator('[data-kind=orders]').getByRole('listitem').first()).toBeVisible()
  const again = await restartOffline(page, context, world)

  await again.goto('/chat')
  for (const kind of ['orders', 'tracking', 'receipt']) {
    const card = thread(again).locator(`[data-kind=${kind}]`)
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByRole('status').filter({ hasText: SAVED })).toBeVisible()
    await expect(card).toContainText(/SMK-\d+/)
  }
  await expect(thread(again).getByText('Loading')).toHaveCount(0)
  await expect(thread(again).getByText(/Failed to/)).toHaveCount(0)
})

test('[PWA-011][SEC-026] after logout no orders are on the device, and the next person sees none', async ({ page, context, world }) => {
  await world.signIn('neema')
  await page.goto('/orders')
  await expect(main(page).getByText('SMK-104698')).toBeVisible()
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(await kept()).toContain('SMK-104698')
  expect(await kept()).not.toMatch(/"notes":"/)
  await page.goto('/logout')
  await expect(page).toHaveURL('/')
  expect(await kept()).not.toContain('SMK-')
  await world.signIn('asha')
  await page.goto('/about')
  const again = await restartOffline(page, context, world)
  await again.goto('/orders')
  await expect(main(again).getByRole('alert')).toContainText('Not available offline.')
  await expect(main(again).getByText(/SMK-/)).toHaveCount(0)
})

test('[PWA-011][TRAN-003] offline after a restart, a transporter sees open deliveries with address, phone, amount and next step', async ({
  page,
  context,
  world,
}) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/dashboard')
  await expect(page.getByRole('region', { name: 'Next stop' })).toBeVisible()
  const again = await restartOffline(page, context, world)
  for (const path of ['/transporter/dashboard', '/transporter/deliveries']) {
    await again.goto(path)
    await expect(strip(again)).toHaveText(SAVED)
    await expect(main(again).getByText('SMK-104695').first()).toBeVisible()
  }
  await again.goto('/transporter/orders/order-104695')
  await expect(again.getByRole('heading', { level: 1, name: 'SMK-104695' })).toBeVisible()
  await expect(strip(again)).toHaveText(SAVED)
  await expect(main(again).getByRole('link', { name: /^Call/ }).first()).toHaveAttribute('href', /^tel:\+255/)
  await expect(main(again)).toContainText('Neema Mushi')
  await expect(main(again)).toContainText(/TZS [\d,]+/)
  await moveDelivery(again, world, 'Mark as Shipping')
  await expect(again.getByText('Waiting to send').first()).toBeVisible()
})

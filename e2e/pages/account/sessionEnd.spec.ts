import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { signIn } from '../../scenarios/buyer.ts'

/** Asha's only open order. */
const ASHAS = 'SMK-104697'
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

test('[SEC-027][SEC-015] a list of orders that arrives after a logout is not seen by the next person, with or without a network', async ({
  page,
  world,
}) => {
  world.expectConsole(/ERR_INTERNET_DISCONNECTED/)
  await world.signIn('asha')
  await page.goto('/orders/order-104697')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(ASHAS) })).toBeVisible()
  const held: (() => Promise<void>)[] = []
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await page.route('**/v1/orders', async (route) => {
    if (route.request().headers()['authorization'] !== `Bearer ${token}`) return route.fallback()
    const response = await route.fetch()
    held.push(() => route.fulfill({ response }))
  })
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await link(page, 'Account').click()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/$/)
  await link(page, 'Account').click()
  await signIn(page, world, '0754110226')
  const stored = () => page.evaluate(() => localStorage.getItem('savedOrders') ?? '')
  for (const give of held) await give()
  await world.settled()
  expect(await stored()).not.toContain(ASHAS)
  await link(page, 'Orders').click()
  await expect(page.getByRole('main').getByText('SMK-104698')).toBeVisible()
  await expect(page.getByText(ASHAS)).toHaveCount(0)
  await world.settled()
  await world.setOffline(page, true)
  await expect(page.getByText(ASHAS)).toHaveCount(0)
  expect(await stored()).not.toContain(ASHAS)
})

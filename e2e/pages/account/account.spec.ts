import { openSession } from '#contract/control/people.ts'
import { expectNoAxeViolations } from '../../expectNoAxeViolations.ts'
import { expect, test } from '../../fixtures.ts'
import type { World } from '../../world/world.ts'

const asha = '0712345678'

test('[NAV-003][NAV-027][WISH-010][WISH-017] a guest’s heart is saved after sign-in, which leads back to the same page', async ({
  page,
  world,
}) => {
  await page.goto('/products?search=tilapia')
  const heart = page.getByRole('main').getByRole('button', { name: 'Wishlist: Nile tilapia (Sato), 1 kg' })
  await heart.click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('textbox', { name: 'Phone number' }).fill(asha)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset(asha).nextCode())
  await expect(page).toHaveURL(/\/products\?search=tilapia$/)
  await expect(page.getByText('Nile tilapia (Sato), 1 kg is on your wishlist.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: 'Wishlist, 1 item' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
  await expect(page.getByText('1 item in your wishlist')).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  await page.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.reload() // [GEN-034] the wishlist is stored on the device
  await page.getByRole('button', { name: 'Clear wishlist' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
})

test('[ADDR-004][ADDR-005][ADDR-006][ADDR-007] addresses can be added, edited, made the default and deleted in Settings', async ({
  page,
  world,
}) => {
  await world.signIn('asha')
  await page.goto('/profile?tab=settings')
  const cards = page.getByRole('region', { name: 'Addresses' }).getByRole('listitem')
  await page.getByRole('button', { name: 'New address' }).click()
  await expectNoAxeViolations(page, 'main')
  await page.getByRole('textbox', { name: 'Street and house' }).fill('Mtaa wa Jamhuri 12')
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Dar es Salaam')
  await page.getByRole('combobox', { name: 'District' }).selectOption('Ilala')
  await page.getByRole('textbox', { name: 'City or town' }).fill('Dar es Salaam')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('Mtaa wa Jamhuri 12') // the newest first

  await cards.first().getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('textbox', { name: 'Street and house' }).fill('Mtaa wa Jamhuri 14')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(cards.first()).toContainText('Mtaa wa Jamhuri 14')
  await cards
    .first()
    .getByRole('button', { name: /^Make default/ })
    .click()
  await expect(cards.first().getByText('Default', { exact: true })).toBeVisible()
  await expect(cards.last().getByText('Default', { exact: true })).toHaveCount(0)

  await cards
    .last()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this address?' })
    .getByRole('button', { name: 'Yes' })
    .click()
  await expect(cards).toHaveCount(1)
  await page.reload()
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('Mtaa wa Jamhuri 14')
})

test('[ACC-012][RT-014] a cancelled order shows a notification unless the setting is unticked', async ({ page, world }) => {
  await world.signIn('neema')
  await page.goto('/profile?tab=settings')
  const notification = page.getByRole('status').filter({ hasText: /^Order SMK-/ })
  await page.getByRole('checkbox', { name: 'Order updates' }).uncheck()
  await expect.poll(() => world.connectionCount()).toBe(1)
  await cancelElsewhere(world, 'order-104698')
  await expect(notification).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Order updates' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Order updates' }).check()
  await expect.poll(() => world.connectionCount()).toBe(2)
  await cancelElsewhere(world, 'order-104695')
  await expect(notification).toHaveText('Order SMK-104695: Cancelled')
})

test('[ACC-013][ACC-014][NAV-023] Logout asks for confirmation and leads home, and the profile then asks to sign in', async ({
  page,
  world,
}) => {
  await world.signIn('neema')
  await page.goto('/profile?tab=settings')
  const logout = page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Logout' })
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' })
  await logout.click()
  await dialog.getByRole('button', { name: 'No' }).click()
  await expect(page).toHaveURL(/\/profile\?tab=settings$/)
  await logout.click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fprofile$/)
})

/** The same buyer cancels an order on another device. */
async function cancelElsewhere(world: World, orderId: string): Promise<void> {
  const { accessToken: token } = await world.control.send(openSession, { body: { phoneNumber: '+255754110226' } })
  await world.settled(() => world.control.v1(`/orders/${orderId}/cancel`, { body: { status: 'cancelled' }, token }))
}

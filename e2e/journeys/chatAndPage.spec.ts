import { expect, test } from '../fixtures.ts'
import { button, changeRow, expectOutcome, pay, thread } from './thread.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('[CHAT-002][CHAT-014][CHAT-153] a product added on a page is in the dock’s cart, and the dock continues with it', async ({
  page,
  world,
}) => {
  await world.signIn('asha')
  await page.goto('/products')
  await expect(page.getByRole('log')).toHaveCount(0) // the dock is closed at the first visit
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(thread(page).getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add Red snapper/ })
    .first()
    .click()
  await expect(thread(page).getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  await expect(thread(page).getByText('Red snapper (Changu), 1 kg').first()).toBeVisible()
  await expect(thread(page).getByText('Added on the page: Changu × 1. Total TZS 18,500.')).toHaveCount(1)
  await page.reload()
  await expect(thread(page).getByRole('heading', { name: /^Your order$/ })).toBeVisible() // the dock stays open after a reload
  await expect(button(page, 'Place Order')).toBeVisible()
})

test('[CHAT-011][CHAT-016][CHAT-045][CHAT-153] answers given on /checkout are on the slip of the thread, which does not ask for them again', async ({
  page,
  world,
}) => {
  await world.signIn('neema')
  await page.goto('/products')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add Red snapper/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(thread(page)).toBeVisible()
  await button(page, 'Continue').click()
  await expect(thread(page).getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  await page.goto('/checkout')
  const waits = thread(page).getByText('You’re ordering on the page. I’ll wait here.')
  await expect(waits).toHaveCount(1)
  await expect(thread(page).getByRole('heading', { name: 'Where should we deliver?' })).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('radiogroup', { name: /deliver/i })
    .getByRole('radio', { checked: false })
    .first()
    .check()
  await page
    .getByRole('main')
    .getByRole('radio', { name: /Express/ })
    .check()
  await expect(waits).toHaveCount(1)
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(thread(page).getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  await expect(thread(page).getByText(/^Before .* · Express$/)).toBeVisible()
  await expect(thread(page).getByText('Express', { exact: true })).toHaveCount(0) // the thread shows no message that the buyer did not send
  await changeRow(page, 'Change payment method', /^Mobile money/)
  await pay(page)
  await expect(thread(page).getByRole('timer')).toBeVisible()
  await world.handset().approve({ pin: '1234' })
  await expect(thread(page).getByRole('heading', { name: /is placed\.$/ })).toBeVisible()
  await expect(page).toHaveURL(/\/orders\//) // [CHAT-045] the page beside the thread navigates too
  await expectOutcome(world, { orders: 1, charges: 1 })
})

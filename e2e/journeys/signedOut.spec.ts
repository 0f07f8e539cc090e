import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signIn as signInOnPage } from '../scenarios/buyer.ts'
import { signInWithCart } from '../world/fillCart.ts'
import type { World } from '../world/world.ts'
import { atReview, button, expectOutcome, openChatAs, pay, say, thread } from './thread.ts'

const ASHA = '0712345678'
const SIGNED_OUT = 'You were signed out. Please sign in again.'

/** Ends the session on the server, as another device would. The page notices it at its next call. */
async function endSession(page: Page, world: World): Promise<void> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  await world.settled(() => world.control.v1('/auth/logout', { body: {}, token }))
}

/** Signs in by the sign-in card. The list of orders, which noticed the ended session, has its own form. */
async function signIn(page: Page, world: World, phone: string): Promise<void> {
  const card = thread(page).getByRole('article', { name: 'What is your phone number?' })
  await card.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await card.getByRole('button', { name: 'Send code' }).click()
  const code = thread(page).getByRole('textbox', { name: '6-digit code' }).last()
  await code.fill(await world.handset(phone).nextCode())
  await expect(code).toHaveCount(0)
  await world.settled()
}

test('[CHAT-046][GEN-022][GEN-023] after a 401 the thread is kept and asks to sign in, and then repeats the open question', async ({
  page,
  world,
}) => {
  await atReview(page, world)
  await endSession(page, world)
  await say(page, 'track my order')
  await expect(thread(page).getByText(SIGNED_OUT)).toBeVisible()
  await expect(thread(page).getByRole('heading', { name: 'What is your phone number?' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(thread(page).getByText('track my order')).toHaveCount(1) // earlier entries are kept
  await expect(thread(page).getByRole('heading', { name: /^Welcome/ })).toHaveCount(0)
  await expect(thread(page).getByRole('heading', { name: /^Your order$/ })).toHaveCount(0)

  await signIn(page, world, ASHA)
  await expect(thread(page).getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  await expect(thread(page).getByText('255 712 ••• 678').first()).toBeVisible()
  await pay(page)
  await expect(thread(page).getByRole('timer')).toBeVisible()
  await world.handset(ASHA).approve({ pin: '1234' })
  await expect(thread(page).getByRole('heading', { name: /is placed\.$/ })).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
})

test('[CHAT-046] a buyer whose session ends while looking at fish sees the same fish after sign-in', async ({ page, world }) => {
  await openChatAs(page, world, 'asha')
  await say(page, 'jodari')
  await expect(button(page, /^Add .*tuna/i)).toBeVisible()
  await endSession(page, world)
  await say(page, 'track my order')
  await expect(thread(page).getByText(SIGNED_OUT)).toBeVisible()
  await expect(button(page, /^Add .*tuna/i)).toHaveCount(0)
  await signIn(page, world, ASHA)
  await expect(button(page, /^Add .*tuna/i)).toBeVisible()
  await expect(thread(page).getByRole('textbox', { name: 'Phone number' })).toHaveCount(0)
})

test('[CHAT-046][SEC-015] another person who signs in after a 401 gets their own thread', async ({ page, world }) => {
  await atReview(page, world)
  await endSession(page, world)
  await say(page, 'track my order')
  await expect(thread(page).getByText(SIGNED_OUT)).toBeVisible()
  await signIn(page, world, '0754110226')
  await expect(thread(page).getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(thread(page).getByText('track my order', { exact: true })).toHaveCount(0)
})

test('[CHAT-058][CHAT-059][GEN-023] a logout, unlike a 401, hides the thread and asks nothing; after sign-in the same question is open', async ({
  page,
  world,
}) => {
  await atReview(page, world)
  const other = await page.context().newPage()
  await other.goto('/logout')
  await expect(thread(page).getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(thread(page).getByText(SIGNED_OUT)).toHaveCount(0)
  // [CHAT-058] After sign-in the same question is open.
  await other.goto('/login')
  await signInOnPage(other, world, ASHA)
  await expect(
    thread(page)
      .getByRole('heading', { name: /^Your order$/ })
      .last(),
  ).toBeVisible()
  await expect(button(page, /^Pay TZS/).last()).toBeVisible()
})

test('[CHAT-014][CHAT-018] after Checkout in the cart the thread shows the slip, even if another card was open before', async ({
  page,
  world,
}) => {
  await page.goto('/chat')
  await say(page, 'sato')
  await expect(button(page, /^Add /).first()).toBeVisible()
  await signInWithCart(world, page.context(), 'asha', { 'red-snapper-changu-1-kg': 1 })
  await page.goto('/cart')
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.goto('/chat')
  await expect(thread(page).getByRole('heading', { name: /^Your order$/ })).toBeVisible()
})

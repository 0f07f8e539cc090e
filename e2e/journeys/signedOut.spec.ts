import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signIn as signInOnPage } from '../scenarios/buyer.ts'
import { signInWithCart } from '../world/fillCart.ts'
import type { World } from '../world/world.ts'
import { atReview, button, expectOutcome, pay, say, thread } from './thread.ts'

const ASHA = '0712345678'
const SIGNED_OUT = 'You were signed out. Please sign in again.'

/** The session ends on the server, as if on another device: the page hears of it by its next call. */
async function endSession(page: Page, world: World): Promise<void> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  await world.settled(() => world.control.v1('/auth/logout', { body: {}, token }))
}

/** By the card that asks for it: the list of orders, which heard of the end, has a form of its own. */
async function signIn(page: Page, world: World, phone: string): Promise<void> {
  const card = thread(page).getByRole('article', { name: 'What is your phone number?' })
  await card.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await card.getByRole('button', { name: 'Send code' }).click()
  const code = thread(page).getByRole('textbox', { name: '6-digit code' }).last()
  await code.fill(await world.handset(phone).nextCode())
  await expect(code).toHaveCount(0)
  await world.settled()
}

test('[CHAT-046][GEN-022][GEN-023] a 401 in the thread keeps it, asks to sign in there, and then asks the open question again', async ({
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
  await expect(thread(page).getByText('track my order')).toHaveCount(1) // what was there stays
  await expect(thread(page).getByRole('heading', { name: /^Welcome/ })).toHaveCount(0)
  await expect(thread(page).getByRole('heading', { name: 'Check your order' })).toHaveCount(0)

  await signIn(page, world, ASHA)
  await expect(thread(page).getByRole('heading', { name: 'Check your order' })).toBeVisible()
  await expect(thread(page).getByText('255 712 ••• 678').first()).toBeVisible()
  await pay(page)
  await expect(thread(page).getByRole('timer')).toBeVisible()
  await world.handset(ASHA).approve({ pin: '1234' })
  await expect(thread(page).getByRole('heading', { name: /is placed\.$/ })).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
})

test('[CHAT-046] who was looking at fish when the session ended looks at the same fish again', async ({ page, world }) => {
  await world.signIn('asha')
  await page.goto('/chat')
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

test('[CHAT-046][SEC-015] another person who signs in there gets a thread of their own', async ({ page, world }) => {
  await atReview(page, world)
  await endSession(page, world)
  await say(page, 'track my order')
  await expect(thread(page).getByText(SIGNED_OUT)).toBeVisible()
  await signIn(page, world, '0754110226')
  await expect(thread(page).getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(thread(page).getByText('track my order', { exact: true })).toHaveCount(0)
})

test('[CHAT-058][CHAT-059][GEN-023] a logout is no 401: it hides the thread and asks nothing; after sign-in the same question is open', async ({
  page,
  world,
}) => {
  await atReview(page, world)
  const other = await page.context().newPage()
  await other.goto('/logout')
  await expect(thread(page).getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(thread(page).getByText(SIGNED_OUT)).toHaveCount(0)
  // [CHAT-058] Back again, the same question is open.
  await other.goto('/login')
  await signInOnPage(other, world, ASHA)
  await expect(thread(page).getByRole('heading', { name: 'Check your order' }).last()).toBeVisible()
  await expect(button(page, /^Pay TZS/).last()).toBeVisible()
})

test('[CHAT-014][CHAT-018] after Checkout on the cart the thread asks for the address, whatever was looked at there before', async ({
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
  await expect(thread(page).getByRole('heading', { name: 'Where should we deliver?' })).toBeVisible()
})

import { expect, test } from '../fixtures.ts'
import { signInWithCart } from '../world/fillCart.ts'
import { button, say, thread, unfold } from './thread.ts'

const PHONE = '255712345678'
const wishes = { name: 'Please log in to view your wishlist' }

test('[CHAT-092][WISH-001][NAV-027] a guest’s heart asks for sign-in in the thread and is there afterwards, once', async ({
  page,
  world,
}) => {
  await page.goto('/chat')
  await say(page, 'changu')
  const heart = thread(page)
    .getByRole('button', { name: /^Wishlist: Red snapper/ })
    .first()
  await heart.click()
  await expect(thread(page).getByRole('heading', wishes)).toBeVisible()
  await heart.click()
  await expect(thread(page).getByRole('heading', wishes)).toHaveCount(1)
  await expect(thread(page).getByText('This message needs a newer version.')).toHaveCount(0)
  await expect(heart).toBeVisible() // the list stays
  await button(page, 'Log In').click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(PHONE)
  await button(page, 'Send code').click()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset(PHONE).nextCode())
  await expect(thread(page).getByRole('heading', { name: 'Signed in · 255 712 ••• 678' })).toBeVisible()
  await expect(thread(page).getByRole('button', { name: /^Wishlist: Red snapper/, pressed: true })).toHaveCount(1)
  await expect(page).toHaveURL(/\/chat$/)
  await page.goto('/wishlist')
  await expect(page.getByText('1 item(s) in your wishlist')).toBeVisible()
})

test('[CHAT-092][I18N-016] number and code may be typed as messages; one of another country is asked about first', async ({
  page,
  world,
}) => {
  await page.goto('/chat')
  await say(page, 'changu')
  await thread(page)
    .getByRole('button', { name: /^Wishlist: Red snapper/ })
    .first()
    .click()
  await button(page, 'Log In').click()
  await say(page, '+20 712 345 678')
  await expect(thread(page).getByRole('alert')).toHaveText('+20712345678 is not a Tanzanian number. Send the code there?')
  await say(page, 'hapana')
  await expect(thread(page).getByRole('alert')).toHaveCount(0)
  await say(page, '\u202A+255 (0) 712–345–678\u202C')
  await expect(thread(page).getByRole('textbox', { name: '6-digit code' })).toBeVisible()
  expect(await world.count({ kind: 'request', path: '/v1/auth/login/phone' })).toBe(1)
  await say(page, `Samaki: ${await world.handset(PHONE).nextCode()}, dakika 5.`)
  await expect(thread(page).getByRole('heading', { name: /^Signed in/ })).toBeVisible()
  await unfold(page) // the list
  await expect(thread(page).getByRole('button', { name: /^Wishlist: Red snapper/, pressed: true })).toHaveCount(1)
})

test('[CHAT-009] a guest at the address of a card which only its person may see is asked to sign in, then sees it', async ({
  page,
  world,
}) => {
  await page.goto('/chat?card=tracking&id=order-104695')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('255754110226')
  await button(page, 'Send code').click()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset('255754110226').nextCode())
  await expect(thread(page).getByRole('heading', { name: 'Order SMK-104695' })).toBeVisible()
  await expect(button(page, 'Pay now')).toBeVisible()
  expect(await world.orders()).toEqual([])
})

for (const card of ['payOrder&id=order-104695', 'receipt&id=order-104695', 'review', 'waiting&id=p1', 'orders'])
  test(`[CHAT-009] a guest at the address of ${card} is asked to sign in`, async ({ page }) => {
    await page.goto(`/chat?card=${card}`)
    await expect(thread(page).getByRole('textbox', { name: 'Phone number' })).toHaveCount(1)
  })

for (const card of ['tracking&id=order-104695', 'receipt&id=order-104695', 'payOrder&id=order-104695', 'tracking', 'waiting&id=p1'])
  test(`[CHAT-009] the address of ${card} says Not found to somebody else`, async ({ page, world }) => {
    world.expectConsole(/Failed to load resource/)
    await world.signIn('asha')
    await page.goto(`/chat?card=${card}`)
    await expect(thread(page).getByText('Not found', { exact: true })).toBeVisible()
  })

test('[CHAT-014][CHAT-018] a guest who taps Checkout on the cart and then opens the thread is asked for the number, then for the address', async ({
  page,
  world,
}) => {
  await signInWithCart(world, page.context(), 'asha', { 'red-snapper-changu-1-kg': 1 })
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/cart')
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/chat')
  await page.getByRole('textbox', { name: 'Phone number' }).fill(PHONE)
  await button(page, 'Send code').click()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset(PHONE).nextCode())
  await expect(thread(page).getByRole('heading', { name: 'Where should we deliver?' })).toBeVisible()
})

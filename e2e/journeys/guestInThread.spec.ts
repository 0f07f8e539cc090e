import { addFault } from '#contract/control/faults/faults.ts'
import { expect, inSwahili, test } from '../fixtures.ts'
import { signInWithCart } from '../world/fillCart.ts'
import { button, say, thread } from './thread.ts'

const PHONE = '255712345678'
const wishes = { name: 'Please log in to view your wishlist' }

test('[CHAT-092][CHAT-171][WISH-001][NAV-027] a guest’s heart asks for sign-in in the thread; afterwards it is saved once and visible', async ({
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
  await expect(heart).toBeVisible() // the product list is still shown
  await button(page, 'Log In').click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(PHONE)
  await button(page, 'Send code').click()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset(PHONE).nextCode())
  await expect(thread(page).getByText('You are in, Asha.')).toBeInViewport({ ratio: 1 })
  const wishlist = thread(page).getByRole('article', { name: 'Wishlist' })
  await expect(wishlist.getByRole('heading', { name: /Red snapper/ })).toBeInViewport()
  await expect(wishlist).toHaveCount(1)
  await expect(page).toHaveURL(/\/chat$/)
  await page.goto('/wishlist')
  await expect(page.getByText('1 item in your wishlist')).toBeVisible()
})

test('[CHAT-092][I18N-016] number and code may be typed as messages; a number of another country must be confirmed first', async ({
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
  await expect(thread(page).getByText('You are in, Asha.')).toBeInViewport({ ratio: 1 })
  await expect(
    thread(page)
      .getByRole('article', { name: 'Wishlist' })
      .getByRole('heading', { name: /Red snapper/ }),
  ).toBeVisible()
})

test('[CHAT-009][CHAT-171] a guest who opens the URL of a private card is asked to sign in, then sees the card', async ({
  page,
  world,
}) => {
  await page.goto('/chat?card=tracking&id=order-104695')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('255754110226')
  await button(page, 'Send code').click()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset('255754110226').nextCode())
  await expect(thread(page).getByText('You are in, Neema.')).toBeVisible()
  await expect(thread(page).getByRole('heading', { name: 'Order SMK-104695' })).toBeInViewport({ ratio: 1 })
  await expect(button(page, 'Pay now')).toBeVisible()
  expect(await world.orders()).toEqual([])
})

for (const [language, words] of Object.entries({
  English: {
    code: '6-digit code',
    send: 'Send code',
    phone: 'Phone number',
    track: 'Track my order',
    orders: 'Your orders',
    in: 'You are in, Asha.',
    signedIn: 'Signed in',
  },
  Swahili: {
    code: /6/,
    send: 'Tuma msimbo',
    phone: 'Namba ya simu',
    track: 'Fuatilia oda',
    orders: 'Oda zako',
    in: 'Umeingia, Asha.',
    signedIn: 'Umeingia',
  },
}))
  test(`[CHAT-171] a guest who signs in to see orders sees a message and the orders below the code card, in ${language}`, async ({
    page,
    world,
  }) => {
    if (language === 'Swahili') await inSwahili(page)
    await page.goto('/chat')
    const log = thread(page)
    await button(page, words.track).click()
    await page.getByRole('textbox', { name: words.phone }).fill(PHONE)
    await button(page, words.send).click()
    await expect(log.getByRole('textbox', { name: words.code })).toBeVisible()
    await say(page, await world.handset(PHONE).nextCode())
    await expect(log.getByText(words.in)).toBeInViewport({ ratio: 1 })
    const orders = log.getByRole('article', { name: words.orders })
    await expect(orders.getByRole('button', { name: /SMK-/ }).first()).toBeInViewport({ ratio: 1 })
    await world.settled()
    await expect(log.getByText(words.in)).toHaveCount(1)
    await expect(orders).toHaveCount(1)
    await expect(log.getByText(`${words.signedIn} · 255 712 ••• 678`)).toHaveCount(1) // the sign-in card is collapsed to one line
  })

test('[CHAT-171][CHAT-145] a guest who signs in for the usual order sees its slip', async ({ page, world }) => {
  await inSwahili(page)
  await page.goto('/chat')
  const log = thread(page)
  await say(page, 'kama kawaida')
  await expect(log.getByRole('heading', { name: /^Nikuandalie kama kawaida/ })).toBeVisible()
  await say(page, PHONE)
  await expect(log.getByRole('textbox', { name: /6/ })).toBeVisible()
  await say(page, await world.handset(PHONE).nextCode())
  await expect(log.getByRole('heading', { name: /^Oda yako$/ })).toBeInViewport()
  await expect(log.getByText('Umeingia, Asha.')).toHaveCount(1)
})

test('[CHAT-167][CHAT-091][CHAT-171] a guest’s choices are kept after a reload, in a second tab and after registering', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/chat')
  await say(page, 'mzia 2')
  await expect(thread(page).getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  await page.reload()
  const other = await context.newPage()
  await other.goto('/chat')
  for (const tab of [page, other]) await expect(tab.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await say(page, 'checkout')
  await say(page, '0754555999')
  const card = thread(page).getByRole('article', { name: 'Create account' })
  await card.getByRole('textbox', { name: 'Full name' }).fill('Asha Juma')
  await card.getByRole('button', { name: 'Add an email' }).click()
  await card.getByRole('textbox', { name: 'Email (optional)' }).fill('asha@example.com')
  await card.getByRole('button', { name: 'Create account' }).click()
  await expect(card.getByText('asha@example.com')).toBeVisible() // the same card asks for the code
  await page.reload()
  await card.getByRole('button', { name: 'Change number' }).click()
  await expect(card.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Juma')
  await world.pass(61_000)
  await card.getByRole('button', { name: 'Create account' }).click()
  await expect(card.getByRole('textbox', { name: '6-digit code' })).toBeVisible()
  await say(page, await world.handset('255754555999').nextCode())
  await expect(thread(page).getByRole('heading', { name: 'Where should we deliver?' })).toBeInViewport()
  for (const tab of [page, other]) await expect(tab.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('[CHAT-189][CHAT-094] a guest registers with a name only; an API that insists on an email gets the field opened, with the reason', async ({
  page,
  world,
}) => {
  world.expectConsole(/Failed to load resource/)
  const userOf = async (phone: string) => (await world.control.records('users')).find(({ phoneNumber }) => phoneNumber === `+${phone}`)
  await page.goto('/chat')
  await say(page, 'mzia 2')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await say(page, 'checkout')
  await say(page, '0754555888')
  const card = thread(page).getByRole('article', { name: 'Create account' })
  await expect(card.getByRole('textbox', { name: 'Full name' })).toBeVisible()
  await expect(card.getByRole('textbox', { name: 'Email' })).toHaveCount(0)
  await say(page, 'Amina Juma')
  await expect(card.getByRole('textbox', { name: '6-digit code' })).toBeVisible()
  await say(page, await world.handset('255754555888').nextCode())
  await expect(thread(page).getByRole('heading', { name: 'Where should we deliver?' })).toBeInViewport()
  expect(await userOf('255754555888')).toMatchObject({ name: 'Amina Juma' })
  expect(await userOf('255754555888')).not.toHaveProperty('email')
  await page.goto('/profile?tab=settings')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Amina Juma')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0)

  await world.control.send(addFault, { body: { method: 'POST', path: '/auth/register', requires: 'email' } })
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/chat')
  await say(page, 'mzia 1')
  await say(page, 'checkout')
  await say(page, '0754555777')
  await card.getByRole('textbox', { name: 'Full name' }).fill('Zuhura Ally')
  await card.getByRole('button', { name: 'Create account' }).click()
  const email = card.getByRole('textbox', { name: 'Email' })
  await expect(email).toBeFocused()
  await expect(card.getByText('Please fill in this field.')).toBeVisible()
  await expect(card.getByRole('textbox', { name: 'Full name' })).toHaveValue('Zuhura Ally')
  await email.fill('zuhura@example.com')
  await card.getByRole('button', { name: 'Create account' }).click()
  await card.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset('255754555777').nextCode())
  await expect.poll(() => userOf('255754555777')).toMatchObject({ name: 'Zuhura Ally', email: 'zuhura@example.com' })
})

test('[CHAT-009] the URLs of an order’s cards show Not found to another person', async ({ page, world }) => {
  world.expectConsole(/Failed to load resource/)
  await world.signIn('asha')
  for (const kind of ['tracking', 'payOrder']) {
    await page.goto(`/chat?card=${kind}&id=order-104695`)
    await expect(thread(page).locator(`[data-kind=${kind}]`).getByText('Not found', { exact: true })).toBeVisible()
  }
})

test('[CHAT-014][CHAT-018] a guest who taps Checkout in the cart and then opens the thread is asked for the phone number, then sees the slip', async ({
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
  await expect(thread(page).getByRole('heading', { name: /^Your order$/ })).toBeVisible()
})

test('[CHAT-174][CHAT-057] after the app was closed, the thread asks for the code that came, masks what is typed for it, and goes on', async ({
  page,
  context,
  world,
}) => {
  const codeField = (of: typeof page) => thread(of).getByRole('textbox', { name: '6-digit code' })
  await page.goto('/chat')
  await say(page, 'mzia 2')
  await expect(thread(page).getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  await say(page, 'checkout')
  await say(page, PHONE)
  await expect(codeField(page)).toBeVisible()
  const code = await world.handset(PHONE).nextCode()
  await world.pass(5_000)
  await page.goto('about:blank')
  const again = await context.newPage()
  await again.goto('/chat')
  await expect(codeField(again)).toBeVisible()
  await expect(button(again, /^Resend in/)).toHaveText('Resend in 55 s')
  await say(again, `msimbo ni ${code}`)
  await expect(thread(again).getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  await expect(thread(again).getByText('msimbo ni ••••••')).toBeVisible()
  await expect(thread(again)).not.toContainText(code)
})

import { expect, test } from '../fixtures.ts'
import { addRedSnapper, atReview, button, expectOutcome, openChatAs, pay, say, thread } from './thread.ts'

test('[QA-026][QA-027][CHAT-096][AUTH-022] a wrong and an expired code show an error, and the form keeps its input', async ({
  page,
  world,
}) => {
  await page.goto('/chat')
  await addRedSnapper(page)
  await button(page, 'Checkout').click()
  const phone = page.getByRole('textbox', { name: 'Phone number' })
  await phone.fill('12')
  await button(page, 'Send code').click()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(phone).toBeFocused()
  await expect(phone).toHaveValue('12')
  await phone.fill('0712345678')
  await button(page, 'Send code').click()
  const code = page.getByRole('textbox', { name: '6-digit code' })
  const first = await world.handset('255712345678').nextCode()
  await code.fill(first === '000000' ? '000001' : '000000')
  await expect(thread(page).getByText('Wrong code. 4 attempts left.')).toBeVisible()
  await world.pass(5 * 60_000 + 1_000)
  await code.fill(first)
  await expect(thread(page).getByText('The code has expired. Ask for a new one.').first()).toBeVisible()
  await button(page, 'Resend code').click()
  await code.fill(await world.handset('255712345678').nextCode())
  await expect(page.getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  await expect(
    thread(page)
      .getByRole('listitem')
      .filter({ hasText: /^Red snapper.*×.1/ }),
  ).toBeVisible() // the guest's cart is kept
})

test('[QA-028][CHAT-096] after five wrong tries the right code is rejected too, and a new code signs in', async ({ page, world }) => {
  await page.goto('/chat')
  await addRedSnapper(page)
  await button(page, 'Checkout').click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0712345678')
  await button(page, 'Send code').click()
  const code = page.getByRole('textbox', { name: '6-digit code' })
  const right = await world.handset('255712345678').nextCode()
  const wrong = (last: number) => (right === `00000${last}` ? '000009' : `00000${last}`)
  for (const left of [4, 3, 2, 1]) {
    await code.fill(wrong(left))
    await expect(thread(page).getByText(`Wrong code. ${left} attempts left.`)).toBeVisible()
  }
  await code.fill(wrong(0))
  const ended = thread(page).getByText('Too many attempts. Ask for a new code.')
  await expect(ended.first()).toBeVisible()
  const tried = () => world.count({ kind: 'request', path: '/v1/auth/verify-otp' })
  await expect.poll(tried).toBe(5)
  await code.fill(right)
  await expect.poll(tried).toBe(6)
  await world.settled()
  await expect(ended.first()).toBeVisible()
  await world.pass(60_000)
  await button(page, 'Resend code').click()
  await code.fill(await world.handset('255712345678').nextCode())
  await expect(page.getByRole('heading', { name: /^Your order$/ })).toBeVisible()
})

test('[CHAT-086][CART-016] a quantity of 0, −1, 1.5 or 10^9 shows an error and adds nothing', async ({ page, world }) => {
  await openChatAs(page, world, 'asha')
  await say(page, 'changu')
  await button(page, /^Red snapper/)
    .first()
    .click()
  const quantity = page.getByRole('spinbutton', { name: 'How many?' })
  for (const typed of ['0', '-1', '1.5', '1000000000']) {
    await quantity.fill(typed)
    await button(page, 'Add to Cart').click()
    await expect(thread(page).getByText('Choose between 1 and 10.')).toBeVisible()
    await expect(quantity).toHaveValue(typed)
  }
  await say(page, '99')
  await expect(thread(page).getByText('Choose between 1 and 10.').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cart') ?? '')).not.toContain('red-snapper')
})

test('[MON-003][CHAT-090][CHAT-101] a changed price, a sold-out product and a removed transporter are shown before anything is sent', async ({
  page,
  world,
}) => {
  await atReview(page, world)
  const products = await world.control.records('products')
  const changu = products.find(({ name }) => name.startsWith('Red snapper (Changu), 1 kg'))
  await world.control.change('products', changu?.id ?? '', { unitPrice: 20_000 })
  await pay(page)
  await expect(thread(page).getByText('Your cart has changed. Please check it.').first()).toBeVisible()
  await expect(thread(page).getByText(/TZS\s18,500 → TZS\s20,000/)).toBeVisible()
  expect(await world.count({ kind: 'request', path: '/v1/mobile-money/checkout' })).toBe(0)
  await button(page, 'Accept').click()
  await expect(button(page, 'Pay TZS 20,000')).toBeVisible()

  // The buyer replaces a sold-out product by a similar one and chooses a transporter. When the transporter's verification is withdrawn, the slip
  // says so and opens its row.
  await world.control.change('products', changu?.id ?? '', { availableQuantity: 0 })
  await pay(page)
  await expect(thread(page).getByText(/^Similar: .*, TZS\s[\d,]+\.$/)).toBeVisible()
  await button(page, /^Take this instead/).click()
  await button(page, 'Change transporter').click()
  await button(page, 'Pwani Express, Dar es Salaam').click()
  await expect(thread(page).getByRole('listitem').filter({ hasText: 'Who brings it: Pwani Express' })).toBeVisible()
  await world.control.change('transporters', 'pwani-express', { isVerified: false })
  await page.reload()
  await expect(thread(page).getByText('Pwani Express can’t bring it any more. Who should?')).toHaveCount(1)
  await expect(button(page, 'No preference')).toBeVisible()
  await expect(thread(page).getByText(/^Pwani Express, /)).toHaveCount(0)
  await expectOutcome(world, { orders: 0, charges: 0 })
})

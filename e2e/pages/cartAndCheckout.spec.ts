import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { World } from '../world.ts'
import { failing } from './failing.ts'

async function withOneFish(page: Page, world: World, account = 'asha'): Promise<void> {
  await world.signIn(account)
  await page.goto('/products')
  await page.getByRole('article').filter({ hasText: 'Nile tilapia' }).getByRole('button', { name: /^Add/ }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item(s)' })).toBeVisible()
}

test('[CART-001][CART-002][CART-003][CART-004][CART-005][CART-013][CART-014][GEN-017] the cart, emptied again after a question', async ({
  page,
  world,
}) => {
  await page.goto('/cart') // a guest may
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await page.getByRole('main').getByRole('button', { name: 'Browse Products' }).click()
  await expect(page).toHaveURL(/\/products$/)
  await withOneFish(page, world)
  await page.goto('/cart')
  await expect(page.getByText('TZS 5,000').first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: /^More/ }).click()
  await expect(page.getByText('TZS 24,000').first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear cart' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to clear your cart?')
  await question.getByRole('button', { name: 'No' }).click()
  await expect(page.getByText('TZS 24,000').first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('[CART-006][CART-007][CART-008][CHK-002][GEN-018] a guest is asked before checkout, and led to sign-in', async ({ page, world }) => {
  await withOneFish(page, world)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Checkout' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You need to login before checkout. Go to login page?')
  await question.getByRole('button', { name: 'No' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fcheckout$/)
})

test('[CART-006][CART-013][GEN-033] the cart survives a reload, a removed line leaves it, and who is signed in goes straight to checkout', async ({
  page,
  world,
}) => {
  await withOneFish(page, world)
  await page
    .getByRole('button', { name: /^Add Red snapper/ })
    .first()
    .click()
  await page.goto('/cart')
  const lines = page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await page.getByRole('button', { name: /^Remove Red snapper/ }).click()
  await expect(lines).toHaveCount(1)
  await page.reload()
  await expect(lines).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('TZS 12,000')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('[CHK-001] checkout without a cart goes to the cart', async ({ page, world }) => {
  await world.signIn('asha')
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/cart$/)
})

test('[CHK-003][CHK-004][CHK-005][CHK-006][CHK-008][CHK-009][CHK-010][CHK-011][CHK-012][CHK-013][CHK-017][CHK-020][CONST-002][CONST-003] checkout has its sections, with the newest addresses and the fees', async ({
  page,
  world,
}) => {
  await withOneFish(page, world, 'neema')
  await page.goto('/checkout')
  const main = page.getByRole('main')
  for (const section of ['Delivery address', 'Delivery options', 'Transporter', 'Payment method', 'Order notes', 'Order summary']) {
    await expect(main.getByText(section).first()).toBeVisible()
  }
  await expect(main.getByText('Showing your 3 most recent addresses')).toBeVisible()
  await expect(main.getByText('within 24-48 hours')).toBeVisible()
  await expect(main.getByText('within 3-6 hours')).toBeVisible()
  await expect(main.getByRole('radio', { name: /Standard/ })).toBeChecked()
  await main.getByRole('radio', { name: /Express/ }).check()
  await expect(main.getByText('TZS 22,000').first()).toBeVisible() // 12,000 and 10,000
  const carriers = main.getByRole('combobox', { name: /Who should carry/ }).first()
  await expect(carriers.getByRole('option').first()).toHaveText('No preference')
  await expect(carriers.getByRole('option', { name: /Pwani Express/ })).toContainText('Dar es Salaam')
  await expect(carriers.getByRole('option', { name: /not verified yet/ }).first()).toBeDisabled()
  await main.getByRole('button', { name: 'Show all' }).click()
  await expect(main.getByText('Showing your 3 most recent addresses')).toHaveCount(0)
  await main.getByRole('link', { name: 'Back to Cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('[CHK-030][CHK-031][CHK-032][CHK-035][CHK-037][PAY-001][PAY-004][PAY-005][PAY-013][PAY-023][PAY-051][GEN-036][GEN-041][CHK-041][CONST-009][CONST-010][CONST-036] mobile money goes to its page, and the order after 2 s', async ({
  page,
  world,
}) => {
  await withOneFish(page, world)
  await page.goto('/checkout')
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  const stored = await page.evaluate(() => [localStorage.getItem('checkoutData'), localStorage.getItem('orderTotalAmount')])
  expect(stored[0]).toContain('"amount":12000')
  expect(stored[1]).toBe('17000')
  for (const network of ['M-Pesa', 'Airtel Money', 'Mixx by Yas']) await expect(page.getByText(network)).toBeVisible()
  await expect(page.getByText('The request expires after 2 minutes.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Mobile-money number' })).toHaveValue(/712345678$/)
  await page.getByRole('button', { name: 'Pay TZS 12,000' }).click()
  await expect(page.getByText('Payment initiated successfully')).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('paymentReferenceId'))).toMatch(/^RF-/)
  await world.handset('255712345678').approve({ pin: '1234' })
  await expect(page.getByText('Payment successful! Order has been created.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await world.pass(2_000)
  await expect(page).toHaveURL(/\/orders\//)
  const [order] = await world.orders()
  expect(order).toMatchObject({ totalAmount: 17_000, paymentMethod: 'mobile_money' })
  const left = await page.evaluate(() =>
    ['checkoutData', 'orderTotalAmount', 'paymentReferenceId', 'transactionId'].map((key) => localStorage.getItem(key)),
  )
  expect(left).toEqual([null, null, null, null]) // [PAY-048][PAY-049]
  await page.goto('/orders')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(order?.orderNumber ?? 'no order')
  const kept = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => !key.startsWith('e2e'))
      .map(([key, value]) => `${key} ${value}`)
      .join('\n'),
  )
  expect(kept).not.toContain(order?.orderNumber) // lists of the server are not kept on the device
})

test('[CHK-028][CHK-029][CHK-036][CONST-028][ERR-014] a cash order that fails says so, and Place Order works again', async ({
  page,
  world,
}) => {
  await withOneFish(page, world)
  await page.goto('/checkout')
  await page
    .getByRole('main')
    .getByRole('radio', { name: /Cash on delivery/ })
    .check()
  await world.control.post('/faults', { method: 'POST', path: '/orders', status: 409, empty: true, times: 1 })
  world.expectConsole(/409/)
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(/Failed to create order|Something went wrong with your checkout|Failed to create your order/)
  await alert.getByRole('button').click()
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders\//)
  const bodies = await world.journal({ kind: 'request', path: '/v1/orders' })
  expect(JSON.stringify(bodies)).toContain('"provider":"Cash"')
  expect(await world.orders()).toHaveLength(1)
})

test('[CHK-022][A11Y-006] an order needs an address: the form is led to, and the saved one is chosen in sight', async ({ page, world }) => {
  await withOneFish(page, world, 'baraka')
  await page.goto('/checkout')
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Please select a delivery address')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Street and house' })).toBeFocused()
  await page.keyboard.type('Mtaa wa Uhuru 4')
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Dar es Salaam')
  await page.getByRole('combobox', { name: 'District' }).selectOption('Ilala')
  await page.getByRole('textbox', { name: 'City or town' }).fill('Dar es Salaam')
  await page.getByRole('button', { name: 'Save address' }).click()
  const chosen = page.getByRole('radio', { name: /Baraka Joseph/ })
  await expect(chosen).toBeChecked()
  await expect(chosen).toBeInViewport({ ratio: 1 })
})

test('[ERR-001][ERR-024][ADDR-015][CHK-019] failing addresses and transporters say so, an empty list of transporters too', async ({
  page,
  world,
}) => {
  await withOneFish(page, world)
  await failing(world, 'GET', '/addresses', 3)
  await failing(world, 'GET', '/transporters', 3)
  await page.evaluate(() => localStorage.removeItem('addresses'))
  await page.goto('/checkout')
  await expect(page.getByText('Failed to load addresses. Please try again.')).toBeVisible()
  await expect(page.getByText('Failed to fetch transporters')).toBeVisible()
})

test('[ERR-007][ERR-008][ERR-009][AUTH-008][AUTH-001][GEN-015] sign-in and registration have their own words for a failure, in a banner that × removes', async ({
  page,
  world,
}) => {
  await page.goto('/login')
  await failing(world, 'POST', '/auth/login/phone')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0712345678')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('alert').getByText('Login failed')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Login failed')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page).toHaveURL(/\/verify-otp/)
  await failing(world, 'POST', '/auth/verify-otp')
  await page.getByRole('textbox', { name: '6-digit code' }).fill('123456')
  await expect(page.getByText('OTP verification failed')).toBeVisible()
  await page.goto('/register')
  await failing(world, 'POST', '/auth/register')
  await page.getByRole('textbox', { name: 'Full name' }).fill('Juma')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0754555111')
  await page.getByRole('textbox', { name: 'Email' }).fill('juma@example.com')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Registration failed')).toBeVisible()
  expect(await page.locator('input[type=password]').count()).toBe(0) // [GEN-015]
})

test('[ERR-011][ERR-012][ERR-013][ERR-015][ORD-014][PAY-061][PAY-062] orders have their own words for each failure', async ({
  page,
  world,
}) => {
  await world.signIn('asha')
  await failing(world, 'GET', '/orders')
  await page.goto('/orders')
  await expect(page.getByText('Failed to fetch orders')).toBeVisible()
  await failing(world, 'GET', '/orders/:id')
  await page.goto('/orders/order-104697')
  await expect(page.getByText(/Failed to fetch order details|Order Not Found/)).toBeVisible()
  world.expectConsole(/40[34]/)
  await page.goto('/orders/no-such-order')
  await expect(page.getByText('Order Not Found')).toBeVisible()
  await expect(page.getByText("We couldn't find the order you're looking for.")).toBeVisible()
  await page.goto('/checkout/payment/no-such-order')
  await expect(page.getByText('Order Not Found')).toBeVisible()
  await failing(world, 'GET', '/orders/:id')
  await page.goto('/checkout/payment/order-104697')
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
  await page.getByRole('link', { name: 'Go back to orders' }).click()
  await expect(page).toHaveURL(/\/orders$/)
})

import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { START, type World } from '../../world/world.ts'
import { openCheckout, placeOrder, sentOrders, withOneFish, withTwoFish } from './checkout.ts'

test('[CART-003][CART-004][CART-005] an empty cart shows a message and a link to the products, but no checkout', async ({ page }) => {
  await page.goto('/cart') // guests can open it
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click()
  await expect(page).toHaveURL(/\/products$/)
})

test('[CART-001][CART-002][CART-013][CART-014] the cart shows its counts, and is emptied after a confirmation', async ({ page, world }) => {
  await world.signIn('asha')
  await page.goto('/products')
  await page.getByRole('article').filter({ hasText: 'Nile tilapia' }).getByRole('button', { name: /^Add/ }).first().click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
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

test('[GEN-047][CART-014] Back closes only the dialog; leaving the page closes its dialog too', async ({ page, world }) => {
  await world.signIn('asha')
  await page.goto('/products')
  await page.getByRole('article').filter({ hasText: 'Nile tilapia' }).getByRole('button', { name: /^Add/ }).first().click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  const clear = page.getByRole('button', { name: 'Clear cart' })
  const question = page.getByRole('alertdialog')
  await clear.click()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/cart')
  await expect(clear).toBeFocused()
  await page.goForward() // the dialog does not open again
  await expect(page).toHaveURL('/cart')
  await expect(question).toHaveCount(0)
  await clear.click()
  await expect(question).toBeVisible()
  await page.evaluate(() => history.go(-2)) // as with a long press on Back
  await expect(page).toHaveURL('/products')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goForward()
  await clear.click()
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toHaveCount(0)
  await page.goBack() // the dialog left no history entry
  await expect(page).toHaveURL('/products')
})

test('[CART-007][CART-008][CHK-002][GEN-018] a guest who checks out is asked to sign in and led there', async ({ page, world }) => {
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

test('[CART-006][CART-013][GEN-033] the cart survives a reload, a line can be removed, and a signed-in buyer goes straight to checkout', async ({
  page,
  world,
}) => {
  await withTwoFish(page, world)
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

test('[CHK-001] checkout with an empty cart leads to the cart', async ({ page, world }) => {
  await world.signIn('asha')
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/cart$/)
})

test('[CHK-004][CHK-005][CHK-008][CHK-011] checkout shows its sections, the newest addresses first, and a link back to the cart', async ({
  page,
  world,
}) => {
  await openCheckout(page, world, 'neema')
  const main = page.getByRole('main')
  for (const section of ['Delivery address', 'Delivery options', 'Transporter', 'Payment method', 'Order notes', 'Order summary']) {
    await expect(main.getByText(section).first()).toBeVisible()
  }
  for (const method of [/Mobile money/, /Cash on delivery/]) await expect(main.getByRole('radio', { name: method })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Place Order' })).toBeVisible()
  await expect(main.getByText('Showing your 3 most recent addresses')).toBeVisible()
  await main.getByRole('button', { name: 'Show all' }).click()
  await expect(main.getByText('Showing your 3 most recent addresses')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Address book' })).toHaveAttribute('href', '/profile?tab=settings')
  await main.getByRole('link', { name: 'Back to Cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('[CHK-006][CHK-007][CHK-013][CHK-017] each delivery option shows its time and fee, and each product its transporters', async ({
  page,
  world,
}) => {
  await openCheckout(page, world, 'neema')
  const main = page.getByRole('main')
  await expect(main.getByText('within 24-48 hours')).toBeVisible()
  await expect(main.getByText('within 3-6 hours')).toBeVisible()
  await expect(main.getByRole('radio', { name: /Standard/ })).toBeChecked()
  await main.getByRole('radio', { name: /Express/ }).check()
  await expect(main.getByText('TZS 22,000').first()).toBeVisible() // 12,000 and 10,000
  const transporters = main.getByRole('combobox', { name: /Who should carry/ }).first()
  await expect(transporters.getByRole('option').first()).toHaveText('No preference')
  await expect(transporters.getByRole('option', { name: /Pwani Express/ })).toContainText('Dar es Salaam')
  await expect(transporters.getByRole('option', { name: /not verified yet/ }).first()).toBeDisabled()
})

/** Chooses a transporter, writes a note and goes to the payment page. */
async function placeForMobileMoney(page: Page, world: World): Promise<void> {
  await openCheckout(page, world)
  await page.getByRole('combobox', { name: /Who should carry/ }).selectOption('pwani-express')
  await expect(page.getByText('Pwani Express is in Dar es Salaam and has a verified account.')).toBeVisible() // [API-060]
  await page.getByRole('textbox', { name: /Order notes/ }).fill(' Gate 4 ')
  await placeOrder(page)
  await expect(page).toHaveURL(/\/checkout\/payment$/)
}

async function payAndApprove(page: Page, world: World): Promise<void> {
  await page.getByRole('button', { name: 'Pay TZS 12,000' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await world.handset('255712345678').approve({ pin: '1234' })
  await expect(page.getByText('Payment successful! Order has been created.').first()).toBeVisible()
}

test('[CHK-021][CHK-030][CHK-031][CHK-032] Place Order with mobile money stores the choices on the device and opens the payment page', async ({
  page,
  world,
}) => {
  await placeForMobileMoney(page, world)
  const stored = await page.evaluate(() => [localStorage.getItem('checkoutData'), localStorage.getItem('orderTotalAmount')])
  expect(JSON.parse(stored[0] ?? '')).toEqual({
    order: {
      items: [{ productId: 'nile-tilapia-sato-1-kg', quantity: 1, transporterId: 'pwani-express' }],
      addressId: 'asha-home',
      deliveryOption: 'standard',
      paymentMethod: 'mobile_money',
      notes: 'Gate 4',
    },
    lines: [{ productId: 'nile-tilapia-sato-1-kg', name: 'Nile tilapia (Sato), 1 kg', quantity: 1, unitPrice: 12_000 }],
    amount: 12_000,
    phone: '255712345678',
    payer: expect.stringMatching(/^o[0-9a-z]+$/),
    checkoutId: expect.any(String),
    storedAt: START,
  })
  expect(stored[1]).toBe('17000')
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
    amount: 12_000,
    phone: '255712345678',
    addressId: 'asha-home',
    deliveryOption: 'standard',
    transporterSelections: { 'nile-tilapia-sato-1-kg': 'pwani-express' },
  })
})

test('[PAY-004][PAY-005][PAY-013][PAY-023] the payment page names the networks and the 2 minutes, and shows when the request was sent', async ({
  page,
  world,
}) => {
  await placeForMobileMoney(page, world)
  for (const network of ['M-Pesa', 'Airtel Money', 'Mixx by Yas']) await expect(page.getByText(network)).toBeVisible()
  await expect(page.getByText('The request expires after 2 minutes.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Mobile-money number' })).toHaveValue(/712345678$/)
  await page.getByRole('button', { name: 'Pay TZS 12,000' }).click()
  await expect(page.getByText('Payment initiated successfully')).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('paymentReferenceId'))).toMatch(/^RF-/)
})

test('[PAY-051][GEN-036][CONST-010][CONST-036] a successful payment leads to its order after 2 s and leaves no payment data on the device', async ({
  page,
  world,
}) => {
  await placeForMobileMoney(page, world)
  await payAndApprove(page, world)
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await world.pass(1_900)
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await world.pass(100)
  await expect(page).toHaveURL(/\/orders\//)
  const left = await page.evaluate(() =>
    ['checkoutData', 'orderTotalAmount', 'paymentReferenceId', 'transactionId'].map((key) => localStorage.getItem(key)),
  )
  expect(left).toEqual([null, null, null, null]) // [PAY-048][PAY-049]
  const [order] = await world.orders()
  await page.goto('/orders')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(order?.orderNumber ?? 'no order')
  const kept = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => !key.startsWith('e2e') && key !== 'savedOrders')
      .map(([key, value]) => `${key} ${value}`)
      .join('\n'),
  )
  expect(kept).not.toContain(order?.orderNumber) // of all fetched lists only the recent orders are stored on the device (PWA-011)
})

test('[CHK-033][CHK-034][CHK-035][CHK-037] an order paid by mobile money is sent with its items, choices and payment', async ({
  page,
  world,
}) => {
  await placeForMobileMoney(page, world)
  await payAndApprove(page, world)
  expect(await world.orders()).toMatchObject([{ totalAmount: 17_000, paymentMethod: 'mobile_money', notes: 'Gate 4' }])
  const { phone, transactionId } = (await world.charges())[0] ?? {}
  expect(await sentOrders(world)).toEqual([
    expect.objectContaining({
      items: [{ productId: 'nile-tilapia-sato-1-kg', quantity: 1, transporterId: 'pwani-express' }],
      transactionId,
      paymentDetails: { provider: 'Mobile Money', phoneNumber: phone, transactionId },
    }),
  ])
})

test('[PAY-001][PAY-002][CHK-030][CHK-031] the payment page uses the stored checkout, or else the navigation state, but neither if the cart has changed', async ({
  page,
  world,
}) => {
  await openCheckout(page, world)
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0754 110 226')
  await placeOrder(page)
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  const stored = await page.evaluate(() => localStorage.getItem('checkoutData'))
  await page.evaluate(() => localStorage.removeItem('checkoutData'))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pay TZS 12,000' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Mobile-money number' })).toHaveValue('255754110226')
  expect(await page.evaluate(() => localStorage.getItem('checkoutData'))).toBe(stored)
  // After the cart has changed, the page must not use the checkout in the navigation state.
  await page.evaluate(() => {
    localStorage.removeItem('checkoutData')
    localStorage.setItem('cart', (localStorage.getItem('cart') ?? '').replace('"quantity":1', '"quantity":2'))
  })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Missing payment information. Redirecting back to checkout.',
  )
  await expect(page).toHaveURL(/\/checkout$/)
})

test('[CHK-036][CHK-043][CHK-044][CONST-028] a cash order is created at once, empties the cart and is shown', async ({ page, world }) => {
  await world.signIn('asha')
  await page.goto('/products')
  await page.getByRole('article').filter({ hasText: 'Nile tilapia' }).getByRole('button', { name: /^Add/ }).first().click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await page.getByRole('radio', { name: /Express/ }).check()
  await placeOrder(page)
  await expect(page).toHaveURL(/\/orders\/[^/]+$/)
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible() // the cart link has no count
  const [order] = await world.orders()
  expect(page.url()).toContain(`/orders/${order?.id}`)
  expect(order).toMatchObject({
    totalAmount: 22_000,
    paymentMethod: 'cash_on_delivery',
    transactionId: expect.stringMatching(/^COD-\d+-[A-Z0-9]+$/),
  })
  expect(await sentOrders(world)).toEqual([
    {
      items: [{ productId: 'nile-tilapia-sato-1-kg', quantity: 1 }],
      addressId: 'asha-home',
      deliveryOption: 'express',
      paymentMethod: 'cash_on_delivery',
      transactionId: order?.transactionId,
      paymentDetails: { provider: 'Cash', phoneNumber: '255712345678', transactionId: order?.transactionId },
      checkoutId: expect.any(String),
    },
  ])
  expect(await world.count({ kind: 'request', path: '/v1/mobile-money/checkout' })).toBe(0)
})

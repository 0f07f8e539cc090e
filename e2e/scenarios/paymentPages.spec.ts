import type { Page } from '@playwright/test'
import { addFault, clearFaults } from '#contract/control/faults/faults.ts'
import type { Scenario } from '#contract/control/scenarios.ts'
import { findScenario } from '#fixtures/scenarios/catalogue.ts'
import { test as base, expect } from '../fixtures.ts'
import type { World } from '../world/world.ts'
import {
  atForm,
  atReview,
  type Buyer,
  cashOrder,
  expectFailed,
  expectNoTexts,
  expectOrdered,
  expectTexts,
  expectToast,
  FISH,
  passSeconds,
  payButton,
  press,
  start,
  TZS,
  UNFINISHED,
} from './buyer.ts'

function scenario(id: string): Scenario {
  const found = findScenario(id)
  if (!found) throw new Error(`no scenario ${id}`)
  return found
}
const account = 'asha'

const test = base.extend<{ buyerIn: (id: string) => Buyer }>({
  /** Returns Asha in the scenario of this id. */
  buyerIn: async ({ page, context, world, visitor }, use) => {
    await use((id) => ({ page, context, world, visitor, scenario: scenario(id), account }))
  },
})

const changePrice = (world: World, unitPrice: number) => world.control.change('products', FISH, { unitPrice })

/** Changes the price after the buyer has tapped Pay, just before the call that starts the payment. */
const changePriceAtStart = (page: Page, world: World, unitPrice: number) =>
  page.route(
    '**/v1/mobile-money/checkout',
    async (route) => {
      await changePrice(world, unitPrice)
      await route.continue()
    },
    { times: 1 },
  )

test('[PAY-002][CHK-031] without payment information the payment page shows a message and leads to the checkout', async ({
  page,
  buyerIn,
}) => {
  await atForm(buyerIn('001'))
  await page.evaluate(() => localStorage.removeItem('checkoutData'))
  await page.goto('/checkout/payment')
  await expectToast(page, 'Missing payment information. Redirecting back to checkout.')
  await expect(page).toHaveURL(/\/checkout$/)
})

test('[PAY-001][PAY-003][PAY-013][PAY-052] amount and number are kept after a reload; both back links lead to the checkout with its cart', async ({
  page,
  world,
  buyerIn,
}) => {
  const buyer = buyerIn('103')
  await atForm(buyer)
  await page.reload()
  await expect(payButton(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Mobile-money number' })).toHaveValue('255700000103')
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await press(page, 'Place Order')
  await payButton(page).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await world.settled()
  await passSeconds(buyer, 4)
  await expect(page.getByRole('link', { name: 'Back to checkout' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Return to Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('link', { name: 'Cart, 2' })).toBeVisible()
  // The failure was forgotten when the buyer left the page, so a new payment can start (PAY-018).
  await press(page, 'Place Order')
  await expect(payButton(page)).toBeVisible()
})

test('[PAY-051][PAY-002] a payment page opened just after the order was created shows the success and leads to the order, without an error', async ({
  page,
  buyerIn,
}) => {
  const buyer = buyerIn('001')
  await start(buyer)
  await passSeconds(buyer, 5)
  await expectTexts(page, 'Payment successful! Order has been created.')
  await page.reload()
  await expectOrdered(buyer)
  await expectNoTexts(page, 'Missing payment information. Redirecting back to checkout.')
})

test('[MON-003][CHAT-090] a price that changes before Pay, or between Pay and the start, is shown with both values; then Pay has the new total', async ({
  page,
  world,
  buyerIn,
}) => {
  world.expectConsole(/409/)
  await atForm(buyerIn('001'))
  await changePrice(world, 20_000)
  await payButton(page).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Your cart has changed. Please check it.')
  await expect(alert).toContainText('TZS 18,500 → TZS 20,000')
  expect(await world.count({ kind: 'request', path: '/v1/mobile-money/checkout' })).toBe(0)
  await press(page, 'Accept')
  await changePriceAtStart(page, world, 21_000)
  await press(page, 'Pay TZS 40,000')
  await expect(alert).toContainText('TZS 20,000 → TZS 21,000')
  await expect(page.getByRole('button', { name: /Try Again|Pay again/ })).toHaveCount(0)
  await press(page, 'Accept')
  await expect(page.getByRole('textbox', { name: 'Mobile-money number' })).toHaveValue('255700000001')
  await press(page, 'Pay TZS 42,000')
  await expect(page.getByRole('timer')).toBeVisible()
  await world.settled()
})

test('[MON-003][CHAT-090] in the thread, a price that changes between Pay and the start is shown, and the review has the new total', async ({
  page,
  world,
  buyerIn,
}) => {
  world.expectConsole(/409/)
  await atReview(buyerIn('001'))
  await changePriceAtStart(page, world, 20_000)
  await payButton(page).click()
  const log = page.getByRole('log')
  await expect(log.getByText('Red snapper (Changu), 1 kg: TZS 18,500 → TZS 20,000')).toBeVisible()
  await expect(log.getByRole('button', { name: /Try Again|Pay again/ })).toHaveCount(0)
  await log.getByRole('button', { name: 'Accept' }).click()
  await log.getByRole('button', { name: 'Pay TZS 40,000' }).last().click()
  await expect(log.getByRole('timer')).toBeVisible()
  await world.settled()
})

test('[PAY-054][PAY-055][PAY-056][PAY-060] an unpaid order is shown with its items, and the page can be left', async ({
  page,
  world,
  buyerIn,
}) => {
  const { id, orderNumber } = await cashOrder(buyerIn('007'))
  await world.signIn(account)
  await page.goto(`/orders/${id}`)
  await press(page, 'Pay now')
  await expect(page).toHaveURL(new RegExp(`/checkout/payment/${id}$`))
  const main = page.getByRole('main')
  for (const text of [orderNumber, 'TZS 42,000', 'Pending', '21 Nov 2026, 09:00'])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  // [MON-031] The fee is part of the payment, because nothing is due on delivery afterwards.
  for (const row of ['SubtotalTZS 37,000', 'Delivery fee, standardTZS 5,000', 'TotalTZS 42,000'])
    await expect(main.locator('.key-value').filter({ hasText: row })).toBeVisible()
  await expect(main.getByText('This covers the fish and the delivery fee. You pay nothing when it arrives.')).toBeVisible()
  await expect(main.getByRole('columnheader')).toHaveText(['Product', 'Quantity', 'Price', 'Total'])
  await expect(main.getByRole('cell')).toHaveText([/^Red snapper \(Changu\)/, '2', 'TZS 18,500', 'TZS 37,000'])
  await expect(main.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(main.getByRole('button', { name: 'Pay TZS 42,000' })).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Mobile-money number' })).toHaveValue('255712345678')
  for (const path of [`/v1/orders/${id}`, '/v1/addresses']) expect(await world.count({ kind: 'request', path })).toBeGreaterThan(0)
  await main.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`))
})

test('[PAY-061][PAY-062] an order that fails to load or does not exist shows an error with a link back to the orders', async ({
  page,
  world,
}) => {
  await world.signIn(account)
  await page.goto('/checkout/payment/order-nobody-knows')
  await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible()
  await expectTexts(page, "We couldn't find the order you're looking for.")
  await world.control.send(addFault, { body: { method: 'GET', path: '/orders/:id', status: 500 } })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Go back to orders' }).click()
  await expect(page).toHaveURL(/\/orders$/)
})

test('[MON-021] after a payment without an order, every page has a banner and the thread a card, and Finish creates the order', async ({
  page,
  world,
  buyerIn,
}) => {
  const buyer = buyerIn('001')
  await start(buyer)
  await keepFailing(world)
  await passSeconds(buyer, 5)
  const banner = page.locator('.pay-banner').filter({ hasText: UNFINISHED })
  world.expectConsole(/404/)
  for (const path of ['/', '/products', '/products/red-snapper-changu-1-kg', '/cart', '/checkout', '/orders', '/nowhere']) {
    await page.goto(path)
    await expect(banner.getByRole('button', { name: 'Finish my order' })).toBeVisible()
    await expect(banner.getByRole('button', { name: /close|dismiss/i })).toHaveCount(0)
  }
  await page.goto('/chat')
  await expect(page.getByRole('log').getByRole('heading', { name: UNFINISHED })).toBeVisible()
  await page.goto('/products')
  await expect(banner).toBeVisible()
  await world.settled()
  await world.control.send(clearFaults)
  await banner.getByRole('button', { name: 'Finish my order' }).click()
  await expectToast(page, 'Payment successful! Order has been created.')
  await expect(banner).toHaveCount(0)
  expect(await world.orders()).toHaveLength(1)
})

test('[MON-022] on another device the banner appears after sign-in, and Finish creates the order there', async ({
  page,
  world,
  visitor,
  buyerIn,
}) => {
  const buyer = buyerIn('001')
  await start(buyer)
  await keepFailing(world)
  await passSeconds(buyer, 5)
  await page.close()
  const other = await visitor()
  await world.signIn(account, other.context())
  await other.goto('/')
  await expectTexts(other, UNFINISHED)
  await world.settled()
  await world.control.send(clearFaults)
  await press(other, 'Finish my order')
  await expectToast(other, 'Payment successful! Order has been created.')
  expect(await world.orders()).toHaveLength(1)
})

test('[MON-030][ORD-008] cancelling a paid order refunds everything and shows it', async ({ page, world, buyerIn }) => {
  const buyer = buyerIn('001')
  await start(buyer)
  await passSeconds(buyer, 5)
  await expectOrdered(buyer)
  await press(page, 'Cancel order')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expectTexts(page, `Refunded ${TZS} to the number you paid from.`)
  const ledger = await world.journal({ kind: 'ledger' })
  expect(ledger.filter(({ text }) => text === 'refund')).toHaveLength(1)
})

/** Makes all order calls fail until the faults are cleared. */
const keepFailing = (world: World) => world.control.send(addFault, { body: { method: 'POST', path: '/orders', status: 500 } })

test('[MON-027] after a failed payment, a late success on another page still creates the order automatically', async ({
  page,
  world,
  buyerIn,
}) => {
  const buyer = buyerIn('304')
  await start(buyer)
  await passSeconds(buyer, 60)
  await expectFailed(buyer, 'Payment failed: Service is busy, try again')
  await page.goto('/about')
  await world.settled()
  await passSeconds(buyer, 10)
  await expectToast(page, 'Payment successful! Order has been created.')
  expect(await world.orders()).toHaveLength(1)
})

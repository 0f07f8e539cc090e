import { addFault } from '#contract/control/faults/faults.ts'
import { chunkOf } from '../../chunkOf.ts'
import { expect, test } from '../../fixtures.ts'
import { button, say, thread } from '../../journeys/thread.ts'
import { signIn } from '../../scenarios/buyer.ts'
import { openCheckout, openPayment, placeOrder, sentOrders, withTwoFish } from './checkout.ts'

const PAY = /^Pay TZS/

test('[PAY-001][CHK-031] the payment page lists the goods to pay for, and still does after the cart has changed', async ({
  page,
  world,
}) => {
  await withTwoFish(page, world)
  await page.goto('/checkout')
  await placeOrder(page)
  const goods = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
  const named = [
    /^Nile tilapia \(Sato\), 1\skg\s*1\s×\sTZS\s12,000\s*TZS 12,000$/,
    /^Red snapper \(Changu\), 1\skg\s*1\s×\sTZS\s18,500\s*TZS 18,500$/,
  ]
  await expect(goods).toHaveText(named)
  await page.getByRole('button', { name: PAY }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(goods).toHaveText(named)
  await page.goto('/cart')
  await page.getByRole('button', { name: /^Remove Red snapper/ }).click()
  await page.goto('/checkout/payment')
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(goods).toHaveText(named)
  await world.settled()
  await world.handset().approve({ pin: '1234' })
  await expect(page.getByText('Payment successful! Order has been created.').first()).toBeVisible()
  expect((await world.orders())[0]?.items).toHaveLength(2)
})

test('[PAY-019][CONST-009] a pending payment shows Please check your mobile phone, with a bar and seconds counting down from 120', async ({
  page,
  world,
}) => {
  await openPayment(page, world)
  await page.getByRole('button', { name: PAY }).click()
  const panel = page.getByRole('region', { name: 'Please check your mobile phone' })
  const timer = panel.getByRole('timer')
  const bar = panel.locator('svg.beads path.is-on')
  await expect(timer).toHaveAccessibleName('120 seconds left')
  await expect(timer).toHaveText('2:00')
  const full = await bar.getAttribute('d')
  for (const left of [119, 118, 117]) {
    await world.pass(1_000)
    await expect(timer).toHaveAccessibleName(`${left} seconds left`)
  }
  await world.pass(57_000)
  await expect(timer).toHaveText('1:00')
  expect((await bar.getAttribute('d'))?.length).toBeLessThan((full?.length ?? 0) * 0.6)
  await world.pass(59_000)
  await expect(timer).toHaveAccessibleName('1 second left')
})

test('[MON-010] while a payment is pending, a cash order in any tab shows an error and is not sent', async ({ page, context, world }) => {
  await openPayment(page, world)
  await page.getByRole('button', { name: PAY }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  const second = await context.newPage()
  for (const tab of [second, page]) {
    await tab.goto('/checkout')
    await tab.getByRole('radio', { name: /Cash on delivery/ }).check()
    await placeOrder(tab)
    await expect(tab.getByRole('alertdialog')).toContainText('A payment is already waiting. Check your phone first.')
  }
  expect(await sentOrders(world)).toEqual([])
  expect(await world.orders()).toEqual([])
})

test('[MON-013] a 401 at the payment start leads to sign-in, and then the same payment continues automatically', async ({
  page,
  world,
}) => {
  world.expectConsole(/401/)
  await openPayment(page, world)
  await world.control.send(addFault, { body: { method: 'POST', path: '/mobile-money/checkout', status: 401, times: 1 } })
  await page.getByRole('button', { name: PAY }).click()
  await expect(page).toHaveURL(/\/login\?returnUrl=/)
  await signIn(page, world, '0712345678')
  await expect(page.getByRole('timer')).toBeVisible()
  await world.handset('255712345678').approve({ pin: '1234' })
  await expect(page.getByText('Payment successful! Order has been created.').first()).toBeVisible()
  expect([(await world.charges()).length, (await world.orders()).length]).toEqual([1, 1])
})

test('[CHK-044][MON-013][PAY-002] a 401 at a cash order leads to sign-in, then the order is created once, with nothing left to pay', async ({
  page,
  world,
}) => {
  world.expectConsole(/401/)
  await openCheckout(page, world)
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await world.control.send(addFault, { body: { method: 'POST', path: '/orders', status: 401, times: 1 } })
  await placeOrder(page)
  await expect(page).toHaveURL(/\/login\?returnUrl=/)
  await signIn(page, world, '0712345678')
  await expect(page).toHaveURL(/\/orders\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Order SMK-/ })).toBeVisible()
  expect(await world.orders()).toHaveLength(1)
  await world.pass(61_000)
  await page.goto('/checkout/payment')
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText('Your cart is empty, so you have nothing to pay.', { exact: true })).toBeVisible()
  await expect(page.getByText(/Redirecting back to checkout/)).toHaveCount(0)
})

test('[CHAT-091] a guest’s double tap on Add in the thread adds one item at once', async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'changu')
  await button(page, /^Add Red snapper/)
    .first()
    .dblclick()
  await expect(thread(page).getByText(/is in your cart\./)).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test.describe('in a window of its own', () => {
  test.use({ ownWindow: true })

  test('[NAV-026] a guest’s double tap on Add adds one item after sign-in', async ({ page, world }) => {
    // Delay the sign-in page, so that both taps hit the button.
    let arrive = (): void => {}
    const held = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(chunkOf('src/pages/buyer/signIn/AuthPages.tsx'), async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/products')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add Red snapper/ })
      .first()
      .dblclick()
    arrive()
    await expect(page).toHaveURL(/\/login/)
    await signIn(page, world, '0712345678')
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  })

  test('[MON-012][MON-019] on a device with full storage a reload finds the waiting payment in the refusal of a second one', async ({
    page,
    world,
  }) => {
    await openPayment(page, world)
    const pay = page.getByRole('button', { name: PAY })
    await expect(pay).toBeVisible()
    await page.evaluate(() => {
      let pieces = 0
      for (let size = 2 ** 22; size >= 1; size /= 2)
        try {
          for (;;) localStorage.setItem(`filler${pieces++}`, 'x'.repeat(size))
        } catch {
          // The next, smaller piece may still fit.
        }
    })
    await pay.click()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.reload()
    world.expectConsole(/409/)
    await pay.click()
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(page.getByText('Nothing was charged')).toHaveCount(0)
    await world.settled()
    await world.handset().approve({ pin: '1234' })
    await expect(page.getByText('Payment successful! Order has been created.').first()).toBeVisible()
    expect([(await world.orders()).length, (await world.charges()).length]).toEqual([1, 1])
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)
    })
  })
})

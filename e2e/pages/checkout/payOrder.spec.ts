import { expect, test } from '../../fixtures.ts'
import { failing } from '../failures/failing.ts'
import { placeOrder, withOneFish } from './checkout.ts'

const ORDER = 'order-104695'
const PAY = `/checkout/payment/${ORDER}`
const NOTHING = 'You have nothing to pay for this order.'

test('[PAY-053][PAY-057][PAY-058][PAY-059] paying an existing order sends the changed address, creates no new order and leads back to the order', async ({
  page,
  world,
}) => {
  await world.signIn('neema')
  await page.goto(`/orders/${ORDER}`)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(new RegExp(`${PAY}$`))
  const before = await world.control.record('orders', ORDER)
  await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', before.addressId)
  await page.getByRole('radio', { name: /Mama Neema/ }).check()
  await page.getByRole('button', { name: /^Pay TZS/ }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  const [start] = await world.journal({ kind: 'request', path: '/v1/mobile-money/checkout' })
  expect(start?.['body']).toEqual({ amount: before.totalAmount, phone: '255754110226', orderId: ORDER, addressId: 'neema-mother' })
  await world.handset().approve({ pin: '1234' })
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Payment successful!' })).toBeVisible()
  await expect(page.getByText('Order has been created.')).toHaveCount(0)
  await world.pass(2_000)
  await expect(page).toHaveURL(new RegExp(`/orders/${ORDER}$`))
  await expect(page.getByText(/House 7, Boma Rd/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0)
  const [charge] = await world.charges()
  expect(await world.control.record('orders', ORDER)).toMatchObject({
    addressId: 'neema-mother',
    transactionId: charge?.transactionId,
    paymentMethod: 'mobile_money',
  })
  expect(await world.orders()).toEqual([])
})

test('[PAY-053] the payment page of a paid or closed order offers no payment', async ({ page, world }) => {
  await world.signIn('neema')
  for (const path of ['/checkout/payment/order-104698', PAY]) {
    await page.goto(path)
    const form = page.getByRole('button', { name: /^Pay TZS/ })
    if (path === PAY) {
      await expect(form).toBeVisible()
      await world.control.change('orders', ORDER, { status: 'cancelled' })
      await page.reload()
    }
    await expect(page.getByText(NOTHING), path).toBeVisible()
    await expect(form, path).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${ORDER}$`))
})

test('[PAY-054][PAY-061] an order on screen stays visible if it can’t be fetched again', async ({ page, context, world }) => {
  await world.signIn('neema')
  await page.goto(PAY)
  await expect(page.getByRole('button', { name: /^Pay TZS/ })).toBeVisible()
  await failing(world, 'GET', '/orders/:id')
  await world.pass(2_000) // by then the order is old enough to be fetched again
  await context.setOffline(true)
  await context.setOffline(false) // back online, the page fetches the order again
  await expect.poll(() => world.count({ kind: 'fault' })).toBe(1)
  await world.settled()
  await expect(page.getByRole('button', { name: /^Pay TZS/ })).toBeVisible()
})

test('[PAY-001][PAY-059] an order paid earlier does not count as the cart’s payment: the payment page asks to pay for the cart', async ({
  page,
  world,
}) => {
  await withOneFish(page, world, 'neema')
  await page.goto(PAY)
  await page.getByRole('button', { name: /^Pay TZS/ }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await world.handset().approve({ pin: '1234' })
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Payment successful!' })).toBeVisible()
  await page.goto('/checkout')
  await placeOrder(page)
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await expect(page.getByRole('button', { name: 'Pay TZS 12,000' })).toBeVisible()
})

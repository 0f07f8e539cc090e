import { expect, test } from '../fixtures.ts'
import { button, say, thread } from './thread.ts'

const ORDER = 'order-104695'

test('[CHAT-113][PAY-053][PAY-059] Pay now on the tracking card leads to phone, review and waiting card, all in the thread', async ({
  page,
  world,
}) => {
  await world.signIn('neema')
  await page.goto(`/chat?card=tracking&id=${ORDER}`)
  await button(page, 'Pay now').click()
  await expect(thread(page).getByRole('heading', { name: 'Check your order' })).toBeVisible()
  await expect(page).toHaveURL(/\/chat/)
  const before = await world.control.record('orders', ORDER)
  await expect(thread(page).getByRole('textbox', { name: 'Mobile-money number' })).toHaveValue('255754110226')
  await button(page, `Pay TZS ${before.totalAmount.toLocaleString('en')}`).click()
  await expect(thread(page).getByRole('heading', { name: 'Please check your mobile phone' })).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await say(page, '7391') // [CHAT-057] a PIN is masked here too
  await expect(thread(page).getByText('Enter your PIN only on your phone.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
  await world.settled()
  await world.handset().approve({ pin: '1234' })
  await expect(thread(page).getByText('Payment successful!', { exact: true })).toBeVisible()
  await expect(thread(page).getByText('Paid', { exact: true }).last()).toBeVisible()
  await expect(page).toHaveURL(/\/chat/)
  const [charge] = await world.charges()
  expect(await world.control.record('orders', ORDER)).toMatchObject({
    paymentMethod: 'mobile_money',
    transactionId: charge?.transactionId,
  })
  expect(await world.orders()).toEqual([])
  await button(page, 'Track my order').click()
  await expect(thread(page).getByRole('heading', { name: 'Order SMK-104695' }).last()).toBeVisible()
  await expect(thread(page).getByRole('button', { name: 'Pay now' })).toHaveCount(0)
})

test('[CHAT-113][CHAT-111] a payment declined on the phone can be tried again from the same card, and is charged once', async ({
  page,
  world,
}) => {
  await world.signIn('neema')
  await page.goto(`/chat?card=payOrder&id=${ORDER}`)
  await button(page, /^Pay TZS/).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await world.handset().cancel()
  await expect(page.getByRole('heading', { name: 'Payment failed: Request cancelled by user' })).toBeVisible()
  await button(page, 'Try Again').click()
  await button(page, /^Pay TZS/).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await world.handset().approve({ pin: '1234' })
  await expect(thread(page).getByText('Payment successful!', { exact: true })).toBeVisible()
  expect(await world.charges()).toHaveLength(1)
  expect(await world.orders()).toEqual([])
})

test.describe('in the dock', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  test('[CHAT-113] Pay now on the tracking card stays in the dock', async ({ page, world }) => {
    await world.signIn('neema')
    await page.goto('/products')
    await page.getByRole('button', { name: 'Open chat' }).click()
    await button(page, 'Track my order').click()
    await button(page, /SMK-104695/).click()
    await button(page, 'Pay now').click()
    await expect(thread(page).getByRole('heading', { name: 'Check your order' })).toBeVisible()
    await expect(page).toHaveURL(/\/products$/)
  })
})

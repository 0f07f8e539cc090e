import { expect, inSwahili, test } from '../fixtures.ts'
import {
  added,
  answerAsNewcomer,
  atReview,
  button,
  changeRow,
  expectOutcome,
  fillCartAsNewcomer,
  openChatAs,
  option,
  pay,
  say,
  thread,
} from './thread.ts'

const PHONE = '255754555111'

test('[GEN-004][GEN-005][CHAT-098][CHAT-104] a newcomer buys two kinds of fish entirely in the thread', async ({ page, world }) => {
  await fillCartAsNewcomer(page)
  await answerAsNewcomer(page, world, PHONE)
  await expect(page.getByText('Delivery fee, paid on delivery')).toBeVisible()
  const amount = /Pay (TZS [\d,]+)/.exec((await button(page, /^Pay TZS/).textContent()) ?? '')?.[1] ?? ''
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Please check your mobile phone' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveAccessibleName('120 seconds left')
  await world.handset(PHONE).approve({ pin: '1234' })
  await expect(thread(page).getByRole('heading', { name: /^Order SMK-\d+ is placed\.$/ })).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })

  const [order] = await world.orders()
  const [charge] = await world.charges()
  expect(order?.addressId).not.toBe('')
  expect(`TZS ${charge?.amount.toLocaleString('en-US')}`).toBe(amount)
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible() // the empty cart has no badge
  await thread(page).getByRole('link', { name: 'Open page' }).last().click()
  await expect(page).toHaveURL(new RegExp(`/orders/${order?.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order?.orderNumber ?? 'no order')
  await expect(page.getByText('Due on delivery').locator('..')).toContainText('TZS 10,000')
})

test('[CHAT-106][CHK-043][CHK-044][MON-031] a newcomer buys by cash on delivery, without a payment card', async ({ page, world }) => {
  await fillCartAsNewcomer(page)
  await answerAsNewcomer(page, world, PHONE)
  await button(page, 'Cash on delivery').click()
  await expect(thread(page).getByRole('heading', { name: /^Order SMK-\d+ is placed\.$/ })).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 0 })
  const [order] = await world.orders()
  expect(order?.transactionId).toMatch(/^COD-\d+-[A-Z0-9]+$/)
  expect(order?.paymentMethod).toBe('cash_on_delivery')
})

test('[I18N-001][CHAT-077][CHAT-107][CHAT-110] a newcomer buys in the thread in Swahili', async ({ page, world }) => {
  await inSwahili(page)
  await openChatAs(page, world, 'asha')
  await expect(page.getByRole('heading', { name: 'Karibu Samaki. Nikusaidie nini leo?' })).toBeVisible()
  await say(page, 'nataka changu 2')
  await expect(added(page, 2)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Oda yako$/ })).toBeVisible()
  await button(page, 'Badilisha anwani').click()
  await expect(page.getByRole('heading', { name: 'Tukuletee wapi?' })).toBeVisible()
  await option(page, 'Tukuletee wapi?').click()
  await changeRow(page, 'Badilisha usafirishaji', /^Haraka/)
  await changeRow(page, 'Badilisha njia ya malipo', /^Malipo kwa simu/)
  await button(page, /^Lipa TZS/).click()
  await expect(page.getByRole('heading', { name: 'Tafadhali angalia simu yako' })).toBeVisible()
  await world.handset().approve({ pin: '1234' })
  await expect(thread(page).getByRole('heading', { name: /^Oda SMK-\d+ imepokelewa\.$/ })).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
})

test('[CHAT-111][CHAT-150][PAY-033][MON-004] after a declined payment, Pay again leads back to the review and is charged once', async ({
  page,
  world,
}) => {
  await atReview(page, world)
  await pay(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await world.handset().cancel()
  await expect(page.getByRole('heading', { name: 'Payment failed: Request cancelled by user' })).toBeVisible()
  await expectOutcome(world, { orders: 0, charges: 0 })
  await button(page, /^Pay again TZS [\d,]+$/).click()
  await expect(page.getByRole('heading', { name: /^Your order$/ }).last()).toBeVisible() // no question is repeated
  await pay(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await world.handset().approve({ pin: '1234' })
  await expect(thread(page).getByRole('heading', { name: /is placed\.$/ })).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
})

test('[PAY-035][PAY-039][MON-039][CHAT-109] without a callback, there is one status check after 120 s, and then a neutral text', async ({
  page,
  world,
}) => {
  await atReview(page, world)
  await world.handset().queue('307')
  await pay(page)
  await expect(page.getByRole('timer')).toHaveAccessibleName('120 seconds left')
  await world.pass(60_000)
  await expect(page.getByRole('timer')).toHaveAccessibleName('60 seconds left')
  await world.pass(61_000)
  await expect(page.getByRole('heading', { name: 'Payment is still processing. Please wait or check your phone.' })).toBeVisible()
  await expect(thread(page).getByText('Do not pay again yet.')).toBeVisible()
  await expect(thread(page).getByText(/failed/i)).toHaveCount(0)
  expect((await world.journal({ kind: 'request' })).filter(({ path }) => /\/status\//.test(path ?? ''))).toHaveLength(1)
  await expectOutcome(world, { orders: 0, charges: 0 })
})

test('[MON-027][PAY-035] a late success after the neutral text creates the order automatically', async ({ page, world }) => {
  await atReview(page, world)
  await world.handset().queue('308')
  await pay(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await world.pass(125_000)
  await expect(thread(page).getByText('Do not pay again yet.')).toBeVisible()
  await world.pass(30_000)
  await expect(thread(page).getByText(/^Your payment of TZS 18,500 came through\. Order SMK-\d+ is placed\.$/)).toHaveCount(1)
  await expect(thread(page).getByRole('heading', { name: /is placed\.$/ })).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
})

test('[MON-012][CHAT-058][CHAT-107][CHAT-110] a reload while waiting for the payment resumes with the remaining time', async ({
  page,
  world,
}) => {
  await atReview(page, world)
  await pay(page)
  await expect(page.getByRole('timer')).toHaveAccessibleName('120 seconds left') // wait for this before the reload, or the call may not have been sent
  await world.pass(30_000)
  await page.reload()
  await expect(page.getByRole('timer')).toHaveAccessibleName('90 seconds left')
  await world.settled()
  await world.handset().approve({ pin: '1234' })
  await expect(thread(page).getByRole('heading', { name: /is placed\.$/ })).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
})

test('[MON-012] other pages show a banner about the pending payment, with a link back to it', async ({ page, world }) => {
  await atReview(page, world)
  await pay(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await page.goto('/products')
  await expect(page.getByText('Payment waiting')).toBeVisible()
  await page.getByRole('link', { name: 'Open payment' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await world.handset().approve({ pin: '1234' })
  await expect(page.getByText('Payment successful! Order has been created.').first()).toBeVisible()
  await world.pass(2_000)
  await expect(page).toHaveURL(/\/orders\//)
  await expectOutcome(world, { orders: 1, charges: 1 })
})

test('[CHAT-003][CHAT-043][MON-010][MON-017] two tabs show the same thread, and paying in both charges once', async ({
  page,
  context,
  world,
}) => {
  await atReview(page, world)
  const second = await context.newPage()
  await second.goto('/chat')
  await expect(second.getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  await pay(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(second.getByRole('timer')).toBeVisible()
  await world.handset().approve({ pin: '1234' })
  await expect(page.getByRole('heading', { name: /is placed\.$/ })).toBeVisible()
  await expect(second.getByRole('heading', { name: /is placed\.$/ })).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
})

test('[MON-014] another account on this device does not see a pending payment', async ({ page, world }) => {
  await atReview(page, world)
  await pay(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/chat')
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByText('Payment waiting')).toHaveCount(0)
})

test('[CHAT-057] a PIN typed while a payment is pending is neither stored nor sent', async ({ page, world }) => {
  await atReview(page, world)
  await pay(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await say(page, '1234')
  await expect(thread(page).getByText('Enter your PIN only on your phone.')).toBeVisible()
  await expect(thread(page).getByText('1234', { exact: true })).toHaveCount(0)
})

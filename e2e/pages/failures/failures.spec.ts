import type { Page } from '@playwright/test'
import { addFault, type FaultOrder } from '#contract/control/faults/faults.ts'
import { expect, test } from '../../fixtures.ts'
import { atReview } from '../../journeys/thread.ts'
import type { World } from '../../world/world.ts'
import { FAULT, failing, failingWithMessage } from './failing.ts'

/** Makes a call fail twice: without a message, which shows the page's own text, and with a server message, which is shown (GEN-024, GEN-025). */
async function failsBothWays(
  world: World,
  [method, path, status = 500]: readonly [FaultOrder['method'], string, number?],
  act: () => Promise<unknown>,
  says: (text: string) => Promise<void>,
  words: string,
) {
  const fail = (empty: boolean) => {
    world.expectConsole(/Failed to load resource/)
    return world.control.send(addFault, { body: { method, path, status, empty, times: 1 } })
  }
  await world.settled() // no pending call may use up the fault
  await fail(true)
  await act()
  await says(words)
  await world.settled()
  await fail(false)
  await act()
  await says(FAULT)
}

const reads = (page: Page) => (text: string) =>
  expect(page.getByRole('main').getByRole('alert').getByText(text, { exact: true })).toBeVisible()

/** Checks for an alert dialog with a text and closes it. */
const alerts = (page: Page) => async (text: string) => {
  await expect(page.getByRole('alertdialog', { name: text, exact: true })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').click()
}
const press = (page: Page, name: string | RegExp) => () => page.getByRole('main').getByRole('button', { name }).first().click()

test('[ERR-001][ERR-012][PAY-054][PAY-061] the pay screen has its own error texts for order and addresses', async ({ page, world }) => {
  await world.signIn('asha')
  const open = () => page.goto('/checkout/payment/order-104697')
  await failsBothWays(world, ['GET', '/orders/:id'], open, reads(page), 'Failed to fetch order')
  await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
  await failsBothWays(world, ['GET', '/addresses'], open, reads(page), 'Failed to fetch addresses')
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(1)
})

test('[ERR-002][ERR-011][ERR-013][ERR-015] orders have their own text for each failure', async ({ page, world }) => {
  await world.signIn('asha')
  await failsBothWays(world, ['GET', '/orders'], () => page.goto('/orders'), reads(page), 'Failed to fetch orders')
  const open = () => page.goto('/orders/order-104697')
  await failsBothWays(world, ['GET', '/orders/:id'], open, reads(page), 'Failed to fetch order details')
  const inDetails = async (text: string) => expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${text}$`) })).toBeVisible()
  await failsBothWays(world, ['GET', '/addresses/:id'], open, inDetails, 'Failed to fetch address')
  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  }
  await failsBothWays(world, ['POST', '/orders/:id/cancel'], cancel, reads(page), 'Failed to cancel order')
})

test('[ERR-005][ERR-006][ADDR-015] the address book has its own text for each failure', async ({ page, world }) => {
  await world.signIn('neema')
  const load = 'Failed to load addresses. Please try again.'
  await failsBothWays(world, ['GET', '/addresses'], () => page.goto('/profile?tab=settings'), reads(page), load)
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
  await press(page, /^Make default/)()
  await expect(page.getByText('This is now your default address.')).toBeVisible()
  await failsBothWays(
    world,
    ['PATCH', '/addresses/:id/default'],
    press(page, /^Make default/),
    reads(page),
    'Failed to set as default address',
  )
  const remove = async () => {
    await press(page, /^Delete/)()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  }
  await failsBothWays(world, ['DELETE', '/addresses/:id'], remove, reads(page), 'Failed to delete address')
})

test('[ERR-003][ERR-004][ADDR-014] the address form has its own text for each failure, and keeps its input', async ({ page, world }) => {
  await world.signIn('neema')
  await page.goto('/profile?tab=settings')
  const save = press(page, 'Save address')
  await press(page, /^Edit/)()
  await failsBothWays(world, ['PUT', '/addresses/:id'], save, alerts(page), 'Failed to update address')
  await press(page, 'Cancel')()
  await press(page, 'New address')()
  await page.getByRole('textbox', { name: 'Street and house' }).fill('Mtaa wa Jamhuri 12')
  await page.getByRole('textbox', { name: 'City or town' }).fill('Dar es Salaam')
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Dar es Salaam')
  await page.getByRole('combobox', { name: 'District' }).selectOption('Ilala')
  await failsBothWays(world, ['POST', '/addresses'], save, alerts(page), 'Failed to create address. Please try again.')
  await expect(page.getByRole('textbox', { name: 'Street and house' })).toHaveValue('Mtaa wa Jamhuri 12')
})

test('[ERR-007][ERR-008][ERR-009][AUTH-008] sign-in and registration have their own text for each failure', async ({ page, world }) => {
  const banner = async (text: string) => {
    await reads(page)(text)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText(text)).toHaveCount(0)
  }
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Full name' }).fill('Juma')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0754555111')
  await page.getByRole('textbox', { name: 'Email' }).fill('juma@example.com')
  await failsBothWays(world, ['POST', '/auth/register'], press(page, 'Create account'), banner, 'Registration failed')
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0712345678')
  await failsBothWays(world, ['POST', '/auth/login/phone'], press(page, 'Send code'), banner, 'Login failed')
  await press(page, 'Send code')()
  await expect(page).toHaveURL(/\/verify-otp$/)
  const code = await world.handset('0712345678').nextCode()
  await failing(world, 'POST', '/auth/verify-otp')
  await page.getByRole('textbox', { name: '6-digit code' }).fill(code) // the sixth digit sends it
  await banner('OTP verification failed')
  await failingWithMessage(world, 'POST', '/auth/verify-otp')
  await press(page, 'Confirm')()
  await banner(FAULT)
  await press(page, 'Confirm')()
  await expect(page).toHaveURL(/\/$/)
})

test('[ERR-010][ACC-015] if the profile can’t be loaded and no user is stored, an error is shown', async ({ page, world }) => {
  await world.signIn('asha')
  await page.goto('/about')
  const open = async () => {
    await page.evaluate(() => localStorage.removeItem('auth'))
    await page.goto('/profile')
  }
  await failsBothWays(world, ['GET', '/auth/profile'], open, reads(page), 'Failed to fetch user profile')
  await expect(page.getByRole('heading', { name: 'User information not available. Please log in again.' })).toBeVisible()
  await press(page, 'Try Again')()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})

test('[ERR-024][CHK-019][CHK-028][CHK-029] the checkout has its own texts for failing transporters and cash orders', async ({
  page,
  world,
}) => {
  await world.signIn('asha')
  await page.goto('/products/red-snapper-changu-1-kg')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await failsBothWays(world, ['GET', '/transporters'], () => page.goto('/checkout'), reads(page), 'Failed to fetch transporters')
  for (const { id } of await world.control.records('transporters')) await world.control.change('transporters', id, { region: '' })
  await press(page, 'Try Again')()
  await expect(page.getByText('No transporters available at the moment. Please try again later.')).toBeVisible()
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  const place = press(page, 'Place Order')
  await failsBothWays(world, ['POST', '/orders', 400], place, alerts(page), 'Something went wrong with your checkout')
  await place()
  await expect(page).toHaveURL(/\/orders\/[^/]+$/)
  expect(await world.orders()).toHaveLength(1)
})

test('[ERR-016][ERR-017][PAY-026][PAY-040] a payment has its own texts for a failing start and a failing status check', async ({
  page,
  world,
}) => {
  await world.signIn('asha')
  await page.goto('/checkout/payment/order-104697')
  const notices = page.getByRole('region', { name: 'Notifications' })
  const expectText = async (text: string) => {
    await expect(notices.getByText(text, { exact: true })).toBeVisible()
    // A toast under the pointer does not disappear (A11Y-007), and the pointer may be there after the last click.
    await page.mouse.move(0, 0)
    await world.pass(4_000)
    await expect(notices.getByText(text, { exact: true })).toHaveCount(0)
  }
  const pay = async () => {
    const again = page.getByRole('button', { name: 'Try Again' })
    const form = page.getByRole('button', { name: /^Pay TZS/ })
    await expect(again.or(form)).toBeVisible()
    if (await again.isVisible()) await again.click()
    await form.click()
  }
  await failsBothWays(world, ['POST', '/:provider/checkout'], pay, expectText, 'Failed to initiate payment')
  await pay()
  await expect(page.getByRole('timer')).toBeVisible()
  await failsBothWays(
    world,
    ['GET', '/:provider/status/:reference'],
    press(page, 'Check Payment Status'),
    expectText,
    'Failed to check payment status',
  )
})

test('[ERR-014] in the thread a refused cash order shows the error text of its call', async ({ page, world }) => {
  await atReview(page, world, { method: 'cash' })
  const place = () => page.getByRole('button', { name: 'Place order' }).last().click()
  const expectText = (text: string) => expect(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible()
  await failsBothWays(world, ['POST', '/orders', 400], place, expectText, 'Failed to create order')
})

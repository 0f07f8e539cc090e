import { expect, test } from '../../fixtures.ts'
import { failing } from '../failures/failing.ts'

test('[SPRO-043][SPRO-044][SPRO-045][SPRO-048] settings show the editable business, the read-only account, the notification settings and Logout', async ({
  page,
  world,
}) => {
  await world.signIn('kunduchi')
  await page.goto('/seller/settings')
  const details = page.getByRole('main').locator('dl')
  await expect(details.getByRole('term')).toHaveText([
    'Business name',
    'Business type',
    'Street address',
    'Region',
    'District',
    'Country',
    'National ID number',
  ])
  await expect(details.getByRole('definition')).toHaveText([
    'Kunduchi Beach Fish',
    'Individual',
    'Mwalo wa Kunduchi',
    'Dar es Salaam',
    'Kinondoni',
    'Tanzania',
    /^•••• \d{4} Show/, // [SEC-009]
  ])
  await page.getByRole('button', { name: 'Show National ID number' }).click()
  await expect(details.getByRole('definition').last()).toContainText(/^\d{8}-/)
  for (const name of ['Name', 'Email', 'Phone number'])
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveJSProperty('readOnly', true)
  const sales = page.getByRole('checkbox', { name: 'Order updates' })
  await expect(sales).toHaveAccessibleDescription('When an order comes in, is cancelled, or its buyer takes what is left')
  await sales.uncheck()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Order updates' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Delivery updates' })).toBeChecked()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page).toHaveURL('/seller/profile/edit')
  await page.goto('/seller/settings')
  const logout = page.getByRole('main').getByRole('button', { name: 'Logout' })
  await logout.click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' })
  await question.getByRole('button', { name: 'No' }).click()
  await expect(page).toHaveURL('/seller/settings')
  await logout.click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL('/')
})

test('[SPRO-039][SPRO-040][SPRO-046][SDSH-016] without a profile, settings show a message, not an error, and a link to the profile form', async ({
  page,
  world,
}) => {
  world.expectConsole(/Failed to load resource/)
  await world.signIn('zawadi')
  await page.goto('/seller/settings')
  await expect(page.getByRole('heading', { name: 'No profile information' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  const complete = page.getByRole('link', { name: 'Complete Profile' })
  await expect(complete).toHaveAttribute('href', '/seller-profile/create')
  await complete.click()
  await expect(page).toHaveURL('/seller/profile/create')
  await expect(page.getByText('Please complete your seller profile')).toBeVisible()
})

test('[SPRO-037][ERR-025] a profile that could not be fetched shows an error with a retry, not a missing profile', async ({
  page,
  world,
}) => {
  await world.signIn('kunduchi')
  await failing(world, 'GET', '/sellers/me', 1)
  await page.goto('/seller/settings')
  await expect(page.getByText('Failed to fetch seller profile')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Kunduchi Beach Fish')).toBeVisible()
})

test('[SPRO-047] without a stored user, settings show a message and a link to sign-in', async ({ page, world }) => {
  await world.signIn('kunduchi')
  await failing(world, 'GET', '/auth/profile', 9)
  await page.goto('/about')
  await page.evaluate(() => localStorage.removeItem('auth'))
  await page.goto('/seller/settings')
  await expect(page.getByText('User information not available. Please log in again.')).toBeVisible()
  await page.getByRole('button', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL('/login?returnUrl=%2Fseller%2Fsettings')
})

import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import type { World } from '../../world/world.ts'

const asha = '0712345678'
const codeField = (page: Page) => page.getByRole('textbox', { name: '6-digit code' })

async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(codeField(page)).toBeVisible()
}

test('[AUTH-004][AUTH-011][AUTH-013][AUTH-016] the code step survives a reload, resends after 60 s and leads back after sign-in; the number can be changed', async ({
  page,
  world,
}) => {
  await page.goto('/orders')
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Forders$/)
  await askForCode(page, '0754 110 226')
  await page.getByRole('button', { name: 'Change number' }).click()
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Forders$/)
  await askForCode(page, asha)
  const old = await world.handset(asha).nextCode()
  await page.reload()
  const resend = page.getByRole('button', { name: /^Resend in/ })
  await expect(resend).toHaveText('Resend in 60 s')
  await world.pass(59_000)
  await expect(resend).toHaveText('Resend in 1 s')
  await world.pass(1_000)
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect(resend).toHaveText('Resend in 60 s')
  const fresh = await world.handset(asha).nextCode()
  expect(fresh).not.toBe(old)
  await codeField(page).fill(old)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(codeField(page)).toHaveValue(old)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await codeField(page).fill(`${fresh.slice(0, 3)} ${fresh.slice(3)}`) // as written in the message
  await expect(page).toHaveURL(/\/orders$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
})

test('[AUTH-006] a signed-in user is not asked for a code', async ({ page, world }) => {
  await world.signIn('neema')
  await page.goto('/verify-otp')
  await expect(page).toHaveURL(/\/$/)
})

test('[AUTH-017][AUTH-018][API-003][API-009] a registration is completed by its code; a known number is signed in and not changed', async ({
  page,
  world,
  visitor,
}) => {
  await register(page, world, '0754 555 111')
  await expect(page.getByRole('definition')).toHaveText(['Juma Ally', 'juma@example.com', '+255 754 555 111', 'User'])
  const other = await visitor()
  await register(other, world, asha)
  await expect(other.getByRole('definition')).toHaveText(['Asha Salum', /@/, '+255 712 345 678', 'User'])
  await expect(other.getByText('juma@example.com')).toHaveCount(0)
})

test('[AUTH-001][GEN-015] sign-in, registration and code are steps of one screen without a password', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0712345678')
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('0712345678')
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page).toHaveURL(/\/verify-otp$/)
  await expect(page.getByRole('textbox', { name: '6-digit code' })).toBeVisible()
  await expect(page.locator('input[type=password]')).toHaveCount(0)
})

/** Registers Juma Ally with a number, new or known; ends on the profile. */
async function register(page: Page, world: World, phone: string): Promise<void> {
  await page.goto('/register?returnUrl=%2Fprofile')
  await page.getByRole('textbox', { name: 'Full name' }).fill(' Juma Ally ')
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('textbox', { name: 'Email' }).fill('juma@example.com')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(codeField(page)).toBeVisible()
  await codeField(page).fill(await world.handset(phone).nextCode())
  await expect(page).toHaveURL(/\/profile$/)
}

/** Closes the app and opens it again at `path`: a new tab has no session storage. */
async function reopen(page: Page, path: string): Promise<Page> {
  const next = await page.context().newPage()
  await page.goto('about:blank')
  await next.goto(path)
  return next
}

test('[CHAT-174][AUTH-004] after the app was closed, sign-in and both registrations ask for the code that came; Back from it does, too', async ({
  page,
  world,
}) => {
  const registration = async (path: string) => {
    await page.goto(path)
    await page.getByRole('textbox', { name: 'Full name' }).fill('Juma Ally')
    await page.getByRole('textbox', { name: 'Phone number' }).fill('0754 555 111')
    await page.getByRole('textbox', { name: 'Email' }).fill('juma@example.com')
  }
  await page.goto('/about')
  await page.goto('/login?returnUrl=%2Forders')
  await askForCode(page, asha)
  await world.pass(5_000)
  const login = await reopen(page, '/login?returnUrl=%2Forders')
  await expect(login.getByRole('button', { name: /^Resend in/ })).toHaveText('Resend in 55 s')
  expect(login.url()).not.toMatch(/712|%2B255/)
  // A registration for another role is not taken for it.
  await login.goto('/register-seller')
  await expect(login.getByRole('button', { name: 'Register as Seller' })).toBeVisible()
  await login.goto('/login?returnUrl=%2Forders')
  await codeField(login).fill(await world.handset(asha).nextCode())
  await expect(login).toHaveURL(/\/orders$/)
  await login.goto('/logout')
  await expect(login).toHaveURL(/\/$/)
  await login.goto('/login')
  await expect(login.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  await login.close()

  for (const [path, button, home] of [
    ['/register-seller', 'Register as Seller', /\/seller\/dashboard$/],
    ['/register-transporter', 'Register as Transporter', /\/transporter\/dashboard$/],
  ] as const) {
    await registration(path)
    if (path === '/register-transporter') await page.getByRole('textbox', { name: 'Business name' }).fill('Juma Boda')
    await page.getByRole('button', { name: button }).click()
    await expect(codeField(page)).toBeVisible()
    await page.goBack()
    await expect(codeField(page)).toBeVisible()
    const again = await reopen(page, path)
    await codeField(again).fill(await world.handset('0754 555 111').nextCode())
    await expect(again).toHaveURL(home)
    await again.goto('/logout')
    await expect(again).toHaveURL(/\/$/)
    await again.close()
    await world.pass(60_000)
  }

  await page.goto('/login')
  await askForCode(page, asha)
  await world.pass(600_000)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
})

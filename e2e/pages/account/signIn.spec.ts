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

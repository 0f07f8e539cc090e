import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

test('[NAV-013][NAV-021][SPRO-005] a link in the footer leads a guest to the seller registration, which links to sign-in, terms and privacy', async ({
  page,
}) => {
  await page.goto('/faq')
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Quick links' }).getByRole('link')
  await expect(links).toHaveText(['Home', 'Products', 'About', 'Chat', 'Register as Seller', 'Register as Transporter'])
  await links.filter({ hasText: 'Register as Seller' }).click()
  await expect(page).toHaveURL('/register-seller')
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy')
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

test('[SPRO-001][SPRO-006][GEN-006][GEN-040] a guest registers as a seller of one of three types, with a code from the phone', async ({
  page,
  world,
}) => {
  world.expectConsole(/Failed to load resource/) // a new seller has no profile yet
  await page.goto('/register-seller')
  await fillPerson(page)
  await expect(page.getByText('For fishers, processors and traders.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Individual/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Association/ })).toBeVisible()
  await page.getByRole('radio', { name: /Company/ }).check()
  await page.getByRole('button', { name: 'Register as Seller' }).click()
  await confirm(page, await world.handset('255655123456').nextCode(), 'seller')
  expect(await rolesOf(page)).toEqual(['seller'])
})

test('[NAV-021][TREG-001][TREG-002][TREG-003] a guest registers as a transporter', async ({ page, world }) => {
  await page.goto('/register-transporter')
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  await fillPerson(page)
  await page.getByRole('textbox', { name: 'Business name' }).fill('Bakari Boda')
  await page.getByRole('button', { name: 'Register as Transporter' }).click()
  await confirm(page, await world.handset('255655123456').nextCode(), 'transporter')
  expect(await rolesOf(page)).toEqual(['transporter'])
})

test('[API-009][SEC-025][AUTH-004] a resent code completes the registration, and its message names the role', async ({ page, world }) => {
  await page.goto('/register-transporter')
  await fillPerson(page)
  await page.getByRole('textbox', { name: 'Business name' }).fill('Bakari Boda')
  await page.getByRole('button', { name: 'Register as Transporter' }).click()
  const handset = world.handset('255655123456')
  await handset.nextCode()
  await expect(page).toHaveURL(/\/verify-otp\?/)
  await world.pass(60_000)
  await page.getByRole('button', { name: 'Resend code' }).click()
  const code = await handset.nextCode()
  expect((await handset.messages()).at(-1)?.text).toContain('registers you as a transporter with the business “Bakari Boda”.')
  await confirm(page, code, 'transporter')
  expect(await rolesOf(page)).toEqual(['transporter'])
})

test('[HOME-012][STAT-015][API-009] a buyer finds the seller registration on home and FAQ, and stays a buyer with another role', async ({
  page,
  world,
}) => {
  await page.goto('/faq')
  await expect(page.getByRole('main').getByRole('link', { name: 'Register as Seller' })).toHaveAttribute('href', '/register-seller')
  await world.signIn('asha')
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Sell your fish' }).click()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Salum')
  await page.getByRole('button', { name: 'Register as Seller' }).click()
  await confirm(page, await world.handset('255712345678').nextCode(), 'seller')
  expect(await rolesOf(page)).toEqual(['seller'])
  await page.goto('/orders')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('SMK-')
})

async function fillPerson(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill('Juma Bakari')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0655 123 456')
  await page.getByRole('textbox', { name: 'Email' }).fill('juma@example.com')
}

/** Enters the code and checks that the area of the new role opens. */
async function confirm(page: Page, code: string, area: 'seller' | 'transporter'): Promise<void> {
  await expect(page).toHaveURL(/\/verify-otp\?/)
  await page.getByRole('textbox', { name: '6-digit code' }).fill(code)
  await expect(page).toHaveURL(`/${area}/dashboard`)
}

const rolesOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').user.roles as string[])

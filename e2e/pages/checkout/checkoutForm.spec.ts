import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { failing } from '../failures/failing.ts'
import { openCheckout, placeOrder, sentOrders, withOneFish } from './checkout.ts'

test('[CHK-003][CHK-009][CHK-020][SEC-021] the checkout sends what it shows: a transporter who is no longer verified is left out, and notes that are too long prevent it', async ({
  page,
  world,
}) => {
  await openCheckout(page, world)
  const transporter = page.getByRole('combobox', { name: /Who should carry/ })
  await transporter.selectOption('pwani-express')
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await world.control.change('transporters', 'pwani-express', { isVerified: false })
  await page.reload()
  await expect(transporter).toHaveValue('none')
  const notes = page.getByRole('textbox', { name: /Order notes/ })
  await notes.fill('x'.repeat(1_001))
  await expect(page.getByText('At most 1,000 characters.')).toBeVisible()
  await placeOrder(page)
  await expect(notes).toBeFocused()
  await world.settled()
  expect(await sentOrders(world)).toEqual([])
  await notes.fill('x'.repeat(1_000))
  await placeOrder(page)
  await expect(page).toHaveURL(/\/orders\/[^/]+$/)
  expect(await sentOrders(world)).toEqual([
    expect.objectContaining({ items: [{ productId: 'nile-tilapia-sato-1-kg', quantity: 1 }], notes: 'x'.repeat(1_000) }),
  ])
})

test('[CHK-023][CHK-024][PAY-008] without a phone, or with one that can’t pay, no order is placed', async ({ page, world }) => {
  await openCheckout(page, world)
  const phone = page.getByRole('textbox', { name: 'Phone number' })
  await expect(phone).toHaveValue('255 712 345 678')
  await expect(page.getByText('Format 255XXXXXXXXX, without + or leading 0')).toBeVisible()
  const place = () => page.getByRole('main').getByRole('button', { name: 'Place Order' }).click()
  await phone.fill('')
  await place()
  await expect(page.getByText('Please enter your phone number.')).toBeVisible()
  await expect(phone).toBeFocused()
  await phone.fill('+255 222 345 678')
  await place()
  await expect(page.getByText('Please enter a valid Tanzanian phone number (e.g., 255712345678)')).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
  await phone.fill('+255 754 110 226')
  await place()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await expect(page.getByRole('textbox', { name: 'Mobile-money number' })).toHaveValue('255754110226')
})

test('[CHK-022][A11Y-006] without an address, Place Order focuses the address form for both payment methods; the saved address is then selected and visible', async ({
  page,
  world,
}) => {
  await openCheckout(page, world, 'baraka')
  for (const method of [/Mobile money/, /Cash on delivery/]) {
    await page.getByRole('radio', { name: method }).check()
    await placeOrder(page)
    const alert = page.getByRole('alertdialog', { name: 'Please select a delivery address', exact: true })
    await alert.getByRole('button').click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Street and house' })).toBeFocused()
  }
  await expect(page).toHaveURL(/\/checkout$/)
  expect(await sentOrders(world)).toEqual([])
  await page.keyboard.type('Mtaa wa Uhuru 4')
  await page.getByRole('textbox', { name: 'City or town' }).fill('Dar es Salaam')
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Dar es Salaam')
  await page.getByRole('combobox', { name: 'District' }).selectOption('Ilala')
  await page.getByRole('button', { name: 'Save address' }).click()
  const chosen = page.getByRole('radio', { name: /Baraka Joseph/ })
  await expect(chosen).toBeChecked()
  await expect(chosen).toBeInViewport({ ratio: 1 })
})

test('[ADDR-010][ADDR-013][CHK-003][CHK-018] a new address is first and selected, then a new default; the transporters are fetched once', async ({
  page,
  world,
}) => {
  await openCheckout(page, world)
  const shown = page.getByRole('radiogroup', { name: 'Where should we deliver?' }).getByRole('radio')
  await expect(shown).toHaveCount(1)
  await addAddress(page, 'Barabara ya Nyerere 5', 'Mwanza', 'Ilemela')
  await expect(shown).toHaveCount(2)
  await expect(shown.first()).toBeChecked()
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1) // the older address is still the default
  // Verified transporters first, then those of the address's region.
  const transporters = page.getByRole('combobox', { name: /Who should carry/ }).getByRole('option')
  await expect(transporters.nth(1)).toContainText('Mwanza')
  await addAddress(page, 'Mtaa wa Uhuru 9', 'Tanga', 'Tanga City', true)
  await expect(shown.first()).toBeChecked()
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1)
  await world.pass(10_000)
  await page.reload()
  await expect(shown.first()).toBeChecked()
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1)
  await world.settled()
  const opened = 2
  expect(await world.count({ kind: 'request', path: '/v1/transporters' })).toBe(opened)
})

async function addAddress(page: Page, street: string, region: string, district: string, byDefault = false): Promise<void> {
  await page.getByRole('button', { name: 'New address' }).click()
  await page.getByRole('textbox', { name: 'Street and house' }).fill(street)
  await page.getByRole('textbox', { name: 'City or town' }).fill(region)
  await page.getByRole('combobox', { name: 'Region' }).selectOption(region)
  await page.getByRole('combobox', { name: 'District' }).selectOption(district)
  if (byDefault) await page.getByRole('checkbox', { name: 'Use as my default address' }).check()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('button', { name: 'New address' })).toBeVisible()
}

test('[ADDR-015] if the addresses can’t be loaded, the checkout shows a banner with a retry', async ({ page, world }) => {
  await withOneFish(page, world)
  await failing(world, 'GET', '/addresses')
  await page.goto('/checkout')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load addresses. Please try again.' })).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('radio', { name: /Asha Salum/ })).toBeChecked()
})

test('[ADDR-005] at checkout the chosen address can be edited, made the default and deleted', async ({ page, world }) => {
  await openCheckout(page, world, 'neema')
  const saved = page.getByRole('region', { name: 'Delivery address' })
  const addresses = () => world.control.records('addresses')
  const second = saved.getByRole('radio').nth(1)
  await second.check()
  await page.getByRole('main').getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('textbox', { name: 'Street and house' }).fill('Mtaa wa Jamhuri 14')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(saved.getByRole('radio', { checked: true })).toHaveAccessibleName(/Mtaa wa Jamhuri 14/)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Make default.*Mtaa wa Jamhuri 14/ })
    .click()
  await expect(page.getByText('This is now your default address.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^Make default/ })).toHaveCount(0)
  const changed = (await addresses()).find(({ addressLine1 }) => addressLine1 === 'Mtaa wa Jamhuri 14')
  expect(changed).toMatchObject({ isDefault: true })
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Delete.*Mtaa wa Jamhuri 14/ })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this address?' })
  await question.getByRole('button', { name: 'No' }).click()
  await expect(saved.getByRole('radio', { name: /Mtaa wa Jamhuri 14/ })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Delete.*Mtaa wa Jamhuri 14/ })
    .click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(saved.getByRole('radio', { name: /Mtaa wa Jamhuri 14/ })).toHaveCount(0)
  expect((await addresses()).map(({ id }) => id)).not.toContain(changed?.id)
})

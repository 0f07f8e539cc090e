import type { Page } from '@playwright/test'
import { expect, test, type World } from './samaki.ts'

// These tests contain the code lines of the last part of docs/testing.md, unchanged and in order; a unit test compares the two.
async function startPayment(page: Page, world: World, phone: string): Promise<void> {
  await world.signIn('asha')
  await page.goto('/products/red-snapper-changu-1-kg')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.goto('/checkout')
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: /^Pay TZS/ }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}
const success = 'Payment successful! Order has been created.'

test('[WAY-002] a payment approved on the phone makes an order', async ({ page, world }) => {
  await startPayment(page, world, '0712 345 678')
  await world.handset('0712 345 678').enterPin('1234')
  await expect(page.getByRole('main').getByText(success)).toBeVisible()
  await world.clock.pass(2_000)
  await expect(page.getByRole('heading', { level: 1, name: /^Order SMK-/ })).toBeVisible()
  await world.expectOutcome('0712 345 678', { orders: 1, charges: 1, unfinished: 0 })
})

test('[WAY-002] a payment cancelled on the phone makes none', async ({ page, world }) => {
  await startPayment(page, world, '0712 345 678')
  await world.handset('0712 345 678').cancel()
  await expect(page.getByRole('heading', { name: /^Payment failed/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await world.expectOutcome('0712 345 678', { orders: 0, charges: 0 })
})

test('[WAY-002] too little money', async ({ page, world }) => {
  await startPayment(page, world, '0700 000 103')
  await world.clock.pass(10_000)
  await expect(page.getByRole('heading', { name: /^Payment failed/ })).toBeVisible()
  await world.expectOutcome('0700 000 103', { orders: 0, charges: 0 })
})

test('[WAY-002] a callback after 150 s', async ({ page, world }) => {
  await startPayment(page, world, '0700 000 308')
  await world.clock.pass(120_000)
  await expect(page.getByRole('main').getByText('Payment is still processing.')).toBeVisible()
  await world.clock.pass(30_000)
  await expect(page.getByRole('main').getByText(success)).toBeVisible()
  await world.expectOutcome('0700 000 308', { orders: 1, charges: 1, unfinished: 0 })
})

test('[WAY-002] a callback that comes three times', async ({ page, world }) => {
  await startPayment(page, world, '0700 000 301')
  await world.clock.pass(6_000)
  await expect(page.getByRole('main').getByText(success)).toBeVisible()
  await world.expectOutcome('0700 000 301', { orders: 1, charges: 1, unfinished: 0 })
})

test('[WAY-002] the app is killed and opened again', async ({ page, context, world }) => {
  await startPayment(page, world, '0700 000 602')
  await page.close()
  await world.clock.pass(600_000)
  const reopened = await context.newPage()
  await reopened.goto('/')
  await world.expectOutcome('0700 000 602', { orders: 1, charges: 1, unfinished: 0 })
})

test('[WAY-002] a second tab on the same payment', async ({ page, context, world }) => {
  await startPayment(page, world, '0700 000 604')
  const second = await context.newPage()
  await second.goto('/checkout/payment')
  await expect(second.getByRole('timer')).toBeVisible()
  await world.clock.pass(20_000)
  await expect(second.getByRole('main').getByText(success)).toBeVisible()
  await world.expectOutcome('0700 000 604', { orders: 1, charges: 1, unfinished: 0 })
})

test('[WAY-002] a paid order is cancelled, and the money goes back', async ({ page, world }) => {
  await startPayment(page, world, '0712 345 678')
  await world.handset('0712 345 678').enterPin('1234')
  await expect(page.getByRole('main').getByText(success)).toBeVisible()
  await world.clock.pass(2_000)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('main').getByText('Refunded TZS 18,500 to the number you paid from.')).toBeVisible()
  await world.expectOutcome('0712 345 678', { orders: 1, charges: 1, refunds: 1, unfinished: 0 })
})

import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { atReview, expectOutcome } from '../../journeys/thread.ts'
import type { World } from '../../world/world.ts'
import { withOneFish } from '../checkout/checkout.ts'

const NOTHING_SENT = 'You are offline. Nothing was sent and nothing was charged.'

const main = (page: Page) => page.getByRole('main')
const loseFiles = (world: World) => world.expectConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/)
const paymentStarts = (world: World) => world.count({ kind: 'request', path: '/v1/mobile-money/checkout' })

test('[CHAT-068] offline, Pay shows that nothing was sent; online, the same button pays', async ({ page, world }) => {
  loseFiles(world)
  await withOneFish(page, world)
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('button', { name: 'Pay TZS 12,000' })).toBeVisible()
  await world.settled()
  await world.setOffline(page, true)
  await page.getByRole('button', { name: 'Pay TZS 12,000' }).click()
  await expect(main(page).getByRole('alert')).toHaveText(NOTHING_SENT)
  expect(await paymentStarts(world)).toBe(0)
  await world.setOffline(page, false)
  await page.getByRole('button', { name: 'Pay TZS 12,000' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await paymentStarts(world)).toBe(1)
})

test('[CHAT-068] offline, paying an existing order shows that nothing was sent', async ({ page, world }) => {
  loseFiles(world)
  await world.signIn('asha')
  await page.goto('/checkout/payment/order-104697')
  await expect(page.getByRole('button', { name: /^Pay TZS/ })).toBeVisible()
  await world.settled()
  await world.setOffline(page, true)
  await page.getByRole('button', { name: /^Pay TZS/ }).click()
  await expect(main(page).getByRole('alert')).toHaveText(NOTHING_SENT)
  await world.setOffline(page, false)
  await expectOutcome(world, { orders: 0, charges: 0 })
  expect(await paymentStarts(world)).toBe(0)
})

test('[CHAT-068] offline, placing an order shows that nothing was sent', async ({ page, world }) => {
  loseFiles(world)
  await withOneFish(page, world)
  await page.goto('/checkout')
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await world.settled()
  await world.setOffline(page, true)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(NOTHING_SENT)
  await world.setOffline(page, false)
  await expectOutcome(world, { orders: 0, charges: 0 })
  expect(await paymentStarts(world)).toBe(0)
})

test('[CHAT-068] offline, Pay in the thread shows that nothing was sent; online, the same button pays', async ({ page, world }) => {
  loseFiles(world)
  await atReview(page, world)
  await world.settled()
  await world.setOffline(page, true)
  const pay = page.getByRole('log').getByRole('button', { name: /^Pay TZS/ })
  await pay.click()
  await expect(page.getByRole('log').getByRole('alert')).toHaveText(NOTHING_SENT)
  expect(await paymentStarts(world)).toBe(0)
  await world.setOffline(page, false)
  await pay.click()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await paymentStarts(world)).toBe(1)
})

import type { Page } from '@playwright/test'
import { chunkOf } from '../../chunkOf.ts'
import { expect, test } from '../../fixtures.ts'
import { loadReplies, say } from '../../journeys/thread.ts'
import type { World } from '../../world/world.ts'
import { withOneFish } from '../checkout/checkout.ts'

test.use({ ownWindow: true })

const OFFLINE = 'You seem to be offline. Check your connection and try again.'
const NOT_AVAILABLE = 'Not available offline.'

const main = (page: Page) => page.getByRole('main')
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const loseFiles = (world: World) => world.expectConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/)

test('[A11Y-007][PWA-005] a page that was opened before works offline, with its texts; any other page shows an error with a retry', async ({
  page,
  world,
}) => {
  loseFiles(world)
  await page.goto('/')
  await footerLink(page, 'FAQ').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Samaki' }).click()
  await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible()
  await world.settled()
  await world.setOffline(page, true)
  await footerLink(page, 'FAQ').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible()
  await footerLink(page, 'About').click()
  await expect(main(page).getByRole('alert')).toContainText(NOT_AVAILABLE)
  await main(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(main(page).getByRole('alert')).toContainText(NOT_AVAILABLE)
  await footerLink(page, 'FAQ').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible()
  await world.setOffline(page, false)
  await footerLink(page, 'About').click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Samaki' })).toBeVisible()
})

test('Try Again loads a file that failed although the phone seemed to be online', async ({ page, world }) => {
  loseFiles(world)
  await page.goto('/')
  await world.settled()
  await page.route(chunkOf('src/pages/static/FaqPage.tsx'), (route) => route.abort())
  await footerLink(page, 'FAQ').click()
  await expect(main(page).getByRole('alert')).toContainText(NOT_AVAILABLE)
  await page.unroute(chunkOf('src/pages/static/FaqPage.tsx'))
  await main(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible()
})

test('offline, a card that was not loaded before shows an error, and loads when the network is back', async ({ page, world }) => {
  loseFiles(world)
  await page.goto('/chat')
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await world.settled()
  await loadReplies(page, world)
  await world.setOffline(page, true)
  await say(page, 'help')
  await expect(page.getByRole('log').getByRole('alert')).toContainText(NOT_AVAILABLE)
  await world.setOffline(page, false)
  await expect(page.getByRole('heading', { name: 'What do you need help with?' })).toBeVisible()
})

test('[I18N-005] offline, changing the language shows a message, and takes effect when the network is back', async ({ page, world }) => {
  loseFiles(world)
  await page.goto('/')
  await world.settled()
  await world.setOffline(page, true)
  await page.getByRole('banner').getByRole('button', { name: 'EN Kiswahili' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(OFFLINE)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await world.setOffline(page, false)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
})

test('[MON-012] the code for signed-in users is loaded again after its file failed', async ({ page, world }) => {
  loseFiles(world)
  await world.signIn('asha')
  await page.route(chunkOf('src/app/start/signedInWork.ts'), (route) => route.abort())
  await page.goto('/')
  await world.settled()
  expect(await world.connectionCount()).toBe(0)
  await page.unroute(chunkOf('src/app/start/signedInWork.ts'))
  await world.setOffline(page, true)
  await world.setOffline(page, false)
  await expect.poll(() => world.connectionCount()).toBe(1)
})

test('offline, the address form shows that its regions are missing, and loads them when the network is back', async ({ page, world }) => {
  loseFiles(world)
  await world.signIn('baraka')
  await page.goto('/profile?tab=settings')
  await expect(page.getByRole('button', { name: 'New address' })).toBeVisible()
  await world.settled()
  await world.setOffline(page, true)
  await page.getByRole('button', { name: 'New address' }).click()
  await expect(main(page).getByRole('alert').filter({ hasText: NOT_AVAILABLE })).toBeVisible()
  await world.setOffline(page, false)
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Dar es Salaam')
  await expect(main(page).getByRole('alert').filter({ hasText: NOT_AVAILABLE })).toHaveCount(0)
})

test('[CART-007][CHK-002] a confirmation dialog works although no further files load', async ({ page, world }) => {
  loseFiles(world)
  await withOneFish(page, world)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/cart')
  const checkout = page.getByRole('button', { name: 'Checkout' })
  await expect(checkout).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())
  await checkout.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You need to login before checkout. Go to login page?')
  await page.unroute('**/assets/*.js')
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fcheckout$/)
})

import type { Page } from '@playwright/test'
import { listSockets } from '#contract/control/faults/realtimeFaults.ts'
import { expect, test } from '../../fixtures.ts'
import type { World } from '../../world/world.ts'

const connected = async (world: World) => (await world.control.send(listSockets)).map(({ userId }) => userId)

const leave = (page: Page, event: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event)

test('[RT-001][RT-002][PERF-008] a guest has no socket; sign-in opens one on the same page, another user gets a new one, and leaving the site closes it', async ({
  page,
  world,
}) => {
  const socketUrls: string[] = []
  page.on('websocket', (socket) => socketUrls.push(socket.url()))
  await page.goto('/products')
  await expect(page.getByRole('button', { name: /^Add Nile tilapia/ }).first()).toBeVisible()
  await world.settled()
  expect([socketUrls, await connected(world)]).toEqual([[], []])

  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0712345678')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset('0712345678').nextCode())
  await expect.poll(() => connected(world)).toEqual(['asha'])

  await page.goto('/logout')
  await expect.poll(() => connected(world)).toEqual([])
  await world.signIn('neema')
  await page.goto('/products')
  await expect.poll(() => connected(world)).toEqual(['neema'])
  // The page is left and kept in the back/forward cache.
  await leave(page, 'pagehide')
  await expect.poll(() => connected(world)).toEqual([])
  await leave(page, 'pageshow')
  await expect.poll(() => connected(world)).toEqual(['neema'])
  await page.goto('about:blank')
  await expect.poll(() => connected(world)).toEqual([])
})

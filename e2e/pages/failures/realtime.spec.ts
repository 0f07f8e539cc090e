import type { Page } from '@playwright/test'
import { addRealtimeFault, clearRealtimeFaults, listSockets } from '#contract/control/faults/realtimeFaults.ts'
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

test('[PWA-019][RT-005][RT-014] pages that stay open during an outage of 9 s show later changes again: orders, thread, seller and transporter', async ({
  page,
  world,
  visitor,
}) => {
  world.expectConsole(/WebSocket connection/)
  const order = 'SMK-104695'
  await world.signIn('neema')
  await page.goto('/orders')
  const thread = await page.context().newPage()
  await thread.goto('/chat?card=tracking&id=order-104695')
  const seller = await visitor()
  await world.signIn('mwanaidi', seller.context())
  await seller.goto('/seller/orders')
  const rider = await visitor()
  await world.signIn('hamisi', rider.context())
  await rider.goto('/transporter/deliveries')
  const row = (of: Page) => of.getByRole('main').getByRole('listitem').or(of.getByRole('row')).filter({ hasText: order }).first()
  const expectStatus = async (status: string) => {
    for (const of of [page, seller, rider]) await expect(row(of)).toContainText(status)
    const steps = thread.getByRole('listitem').filter({ hasText: status })
    await expect(steps.and(thread.locator('[aria-current=step]'))).toBeVisible()
  }
  await expectStatus('Processing')
  await expect.poll(() => world.connectionCount()).toBe(4)

  await world.control.send(addRealtimeFault, { body: { kind: 'refuse' } })
  await world.pass(9_000)
  await world.control.change('orders', 'order-104695', { status: 'shipping' })
  await world.control.send(clearRealtimeFaults)
  await world.settled()
  await expectStatus('Processing')
  await world.pass(30_000)
  await expect.poll(() => world.connectionCount()).toBe(8)
  await expectStatus('In Transit')

  // The connection is followed again, without another outage.
  await world.settled(() => world.control.change('orders', 'order-104695', { status: 'delivered' }))
  await expectStatus('Delivered')
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { moveDelivery } from '../pages/transporter/move.ts'
import { waitForApp } from '../waitForApp.ts'
import { letIdle, untilCached } from './serviceWorker.ts'

test('[PWA-002][PWA-011][PWA-012][TRAN-003] a transporter offline restarts the browser, opens a delivery and makes two changes; online, both are applied once with their times', async ({
  world,
  launchOptions,
  viewport,
  baseURL,
}) => {
  world.expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  const profile = mkdtempSync(join(tmpdir(), 'samaki-rider-'))
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      viewport,
      serviceWorkers: 'allow',
      ...(baseURL && { baseURL }),
    })
    await world.admit(context)
    await letIdle(context)
    return { context, page: waitForApp(context.pages()[0] ?? (await context.newPage())) }
  }
  try {
    const morning = await open()
    await world.signIn('hamisi', morning.context)
    await morning.page.goto('/transporter/deliveries')
    await expect(morning.page.getByText('SMK-104695')).toBeVisible()
    await untilCached(morning.page, 'transporter')
    await world.close(morning.context)

    const { context, page } = await open()
    await context.setOffline(true)
    await page.goto('/transporter/deliveries')
    await page.getByRole('link', { name: /SMK-104695/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMK-104695')
    await expect(page.getByText('Samora Ave 22').first()).toBeVisible()
    await expect(page.getByRole('link', { name: '255 754 110 226' }).first()).toBeVisible()
    await moveDelivery(page, world, 'Mark as Shipping')
    await world.pass(5_000)
    await moveDelivery(page, world, 'Mark as Delivered')
    await expect(page.getByText(/^In Transit to Delivered, tapped at/)).toBeVisible()

    await context.setOffline(false)
    const history = async () => (await world.control.record('orders', 'order-104695')).history.map(({ status, at }) => `${status} ${at}`)
    await expect.poll(history).toHaveLength(4)
    await expect(page.getByText(/^Saved on this phone/)).toHaveCount(0)
    const [, , shipping = '', delivered = ''] = await history()
    expect([shipping.slice(0, 9), delivered.slice(0, 9)]).toEqual(['shipping ', 'delivered'])
    expect(Date.parse(delivered.slice(10)) - Date.parse(shipping.slice(9))).toBe(7_000)
    await world.close(context)
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})

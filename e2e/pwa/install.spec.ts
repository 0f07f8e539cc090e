import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { expect, test } from '../fixtures.ts'
import { atReview, button, buyRedSnapper, thread } from '../journeys/thread.ts'
import { withOneFish } from '../pages/checkout/checkout.ts'
import type { World } from '../world/world.ts'
import { browserOffers } from './browserOffers.ts'

const hint = (page: Page) => page.getByRole('region', { name: 'Keep Samaki on your phone' })

test('[PWA-001][PWA-010] Chromium reads the manifest without errors and allows installing the app', async ({
  world,
  launchOptions,
  baseURL,
}, testInfo) => {
  const profile = mkdtempSync(join(tmpdir(), 'samaki-profile-'))
  // The windows of other tests are incognito, where apps can't be installed.
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...(baseURL && { baseURL }) })
  try {
    await world.admit(context)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    const errorsAt = async (path: string) => {
      await page.goto(path)
      return (await devTools.send('Page.getInstallabilityErrors')).installabilityErrors
    }
    expect(await errorsAt('/')).toEqual([])
    const { url, errors, data } = await devTools.send('Page.getAppManifest')
    expect([url, errors]).toEqual([`${baseURL}/manifest.webmanifest`, []])
    expect(JSON.parse(data ?? '')).toMatchObject({ id: '/', name: 'Samaki' })
    // /__cards has no manifest. A full Chromium (CHROMIUM_PATH) reports that; the headless shell from npm does not, and then the test's
    // report says so.
    if ((await errorsAt('/__cards')).length === 0) testInfo.annotations.push({ type: 'judges no page', description: 'a shell of Chromium' })
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

test('[PWA-001] the manifest has its content type and is revalidated at each visit', async ({ page }) => {
  await page.goto('/about')
  const headers = await page.evaluate(async () => {
    const response = await fetch('/manifest.webmanifest')
    return [response.headers.get('content-type'), response.headers.get('cache-control')]
  })
  expect(headers).toEqual([expect.stringContaining('application/manifest+json'), 'no-cache'])
})

test('[PWA-009] the install hint appears once after an order in the thread; if declined, it does not appear after the next order', async ({
  page,
  world,
}) => {
  await atReview(page, world, { method: 'cash' })
  await browserOffers(page)
  await expect(hint(page)).toBeHidden()
  await button(page, 'Place Order').click()
  await expect(hint(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  await hint(page).getByRole('button', { name: 'No, thanks' }).click()
  await expect(hint(page)).toBeHidden()
  await expect(thread(page).getByRole('heading', { name: /^Order SMK-\d+ is placed\.$/ })).toBeFocused()

  await orderAgain(page, world)
  await browserOffers(page)
  await thread(page).getByRole('link', { name: 'Open page' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SMK-')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await expect(hint(page)).toBeHidden()
})

test('[PWA-009] after an order on the pages, the app can be installed from the hint by keyboard; the hint does not appear again', async ({
  page,
  world,
}) => {
  await withOneFish(page, world)
  await page.goto('/checkout')
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders\/[^/]+$/)
  // The browser may send the event at any time.
  await browserOffers(page)
  const install = hint(page).getByRole('button', { name: 'Install Samaki' })
  await install.focus()
  await install.press('Enter')
  await expect(hint(page)).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-prompts', '1')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await browserOffers(page)
  await expect(hint(page)).toBeHidden()
})

test('[PWA-009] if the thread is open beside the order page, only one of them shows the hint', async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await atReview(page, world, { method: 'cash' })
  await browserOffers(page)
  await button(page, 'Place Order').click()
  await expect(hint(page)).toBeVisible()
  await thread(page).getByRole('link', { name: 'Open page' }).last().click()
  await expect(page).toHaveURL(/\/orders\/[^/]+$/)
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(thread(page).getByRole('heading', { name: /^Order SMK-\d+ is placed\.$/ })).toBeVisible()
  await expect(hint(page)).toHaveCount(1)
})

/** Makes another cash purchase in the same thread, without an install event. */
async function orderAgain(page: Page, world: World): Promise<void> {
  await buyRedSnapper(page, 'usual')
  await button(page, 'Place Order').click()
  await expect.poll(async () => (await world.orders()).length).toBe(2)
  const [newest] = (await world.orders()).sort((a, b) => b.orderNumber.localeCompare(a.orderNumber))
  await expect(thread(page).getByRole('heading', { name: `Order ${newest?.orderNumber} is placed.` })).toBeVisible()
}

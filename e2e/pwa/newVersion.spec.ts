import type { Page } from '@playwright/test'
import { expect, inSwahili, test } from '../fixtures.ts'
import { say, thread } from '../journeys/thread.ts'
import { withOneFish } from '../pages/checkout/checkout.ts'
import { withoutIds } from '../withoutIds.ts'
import type { World } from '../world/world.ts'
import { countLoads } from './loads.ts'
import { type Missing, NEXT_ABOUT, releaseNext } from './nextRelease.ts'

test.use({ ownWindow: true })

const READY = 'A new version is ready.'
const main = (page: Page) => page.getByRole('main')
const toasts = (page: Page, name = 'Notifications') => page.getByRole('region', { name })
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const expectMissingFiles = (world: World) => world.expectConsole(/Failed to load (resource|module script)|Refused to apply style/)

const expectAppLoaded = (page: Page) => expect(page.locator('.frames')).toHaveCount(0)

const ways: readonly { missing: Missing; swahili: boolean; ready: string; update: string; notices: string; about: string }[] = [
  { missing: '404', swahili: false, ready: READY, update: 'Update', notices: 'Notifications', about: 'About' },
  { missing: 'page', swahili: true, ready: 'Toleo jipya liko tayari.', update: 'Sasisha', notices: 'Taarifa', about: 'Kuhusu sisi' },
]
for (const { missing, swahili, ready, update, notices, about } of ways) {
  test(`[PWA-007][PWA-008] after a release, open tabs keep working and offer the update when a missing file gets a ${missing}; only the tapped tab updates`, async ({
    page,
    world,
    context,
  }) => {
    expectMissingFiles(world)
    if (swahili) await inSwahili(page)
    await page.goto('/')
    await footerLink(page, 'FAQ').or(footerLink(page, 'Maswali')).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/')
    await expectAppLoaded(other)
    await world.settled()
    await releaseNext(context, missing)
    const [loads, loadsOfOther] = [countLoads(page), countLoads(other)]

    await footerLink(page, about).click()
    await expect(main(page).getByText(ready)).toBeVisible()
    await expect(page.getByText(/(seem to be|available) offline|(Huna|bila) mtandao/)).toHaveCount(0)
    await expect(page.getByText(ready)).toHaveCount(1)
    // Pages that were already loaded keep working. On them a toast offers the update, and it stays visible above the tab bar.
    await page.goBack()
    const prompt = toasts(page, notices).getByText(ready)
    await expect(prompt).toBeVisible()
    await world.pass(60_000)
    await expect(prompt).toBeVisible()
    const tabs = await page.getByRole('navigation').last().boundingBox()
    const box = await toasts(page, notices).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
    await footerLink(other, about).click()
    await expect(main(other).getByText(ready)).toBeVisible()
    expect([loads(), loadsOfOther()]).toEqual([0, 0])

    await toasts(page, notices).getByRole('button', { name: update }).click()
    await expect.poll(loads).toBe(1)
    await expectAppLoaded(page)
    await footerLink(page, about).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (!swahili) await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT_ABOUT)
    await expect(page.getByText(ready)).toHaveCount(0)
    expect([loads(), loadsOfOther()]).toEqual([1, 0])
    await world.settled()
  })
}

test('[PWA-007] the update keeps cart, thread and a half-typed message', async ({ page, world, context }) => {
  expectMissingFiles(world)
  await withOneFish(page, world)
  await page.goto('/chat')
  await world.settled()
  const box = page.getByRole('textbox', { name: 'Message' })
  await say(page, 'habari')
  await expect(thread(page).getByText('habari')).toBeVisible()
  await world.settled()
  await releaseNext(context, '404')
  await say(page, 'help')
  const note = thread(page).getByRole('alert')
  await expect(note).toContainText(READY)
  await box.fill('sato 2 na PIN 4821')
  const loads = countLoads(page)
  await note.getByRole('button', { name: 'Update' }).click()
  await expect.poll(loads).toBe(1)
  await expect(page.getByRole('heading', { name: 'What do you need help with?' })).toBeVisible()
  await expect(box).toHaveValue('sato 2 na PIN 4821')
  await expect(thread(page).getByText('habari')).toBeVisible()
  await expect(page.getByText(/1 item/).first()).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))
  expect(withoutIds(kept)).not.toContain('4821')
  await world.settled()
})

test('[PWA-008] a message stays in the box if its parser’s file is gone, and the thread does not blame the network', async ({
  page,
  world,
  context,
}) => {
  expectMissingFiles(world)
  await page.goto('/chat')
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await world.settled()
  await releaseNext(context, '404')
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill('bei ya sato')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(toasts(page).getByText(READY)).toBeVisible()
  await expect(box).toHaveValue('bei ya sato')
  await expect(page.getByText(/offline/)).toHaveCount(0)
  const loads = countLoads(page)
  await toasts(page).getByRole('button', { name: 'Update' }).click()
  // The old page looks the same, and its parser is still missing.
  await expect.poll(loads).toBe(1)
  await expectAppLoaded(page)
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await expect(box).toHaveValue('bei ya sato')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(thread(page).getByText('bei ya sato')).toBeVisible()
  await expect(thread(page).getByText('TZS 12,000').first()).toBeVisible()
  await world.settled()
})

test('[PWA-007] while a payment is pending, no update is offered or made; afterwards, one tap updates', async ({
  page,
  world,
  context,
}) => {
  expectMissingFiles(world)
  await withOneFish(page, world)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await main(page).getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: /^Pay TZS/ }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await world.settled()
  await releaseNext(context, '404')
  const loads = countLoads(page)
  await footerLink(page, 'About').click()
  await main(page).getByRole('button', { name: 'Update' }).click()
  await expect(toasts(page)).toContainText('A payment is waiting. Update when it is done.')
  await page.goBack()
  await expect(page.getByRole('timer')).toBeVisible()
  await world.pass(10_000)
  await expect(toasts(page).getByText(READY)).toHaveCount(0)
  expect(loads()).toBe(0)
  await world.handset().approve({ pin: '1234' })
  await expect.poll(() => world.orders()).toHaveLength(1)
  await world.pass(5_000)
  await expect(page.getByText(READY)).toBeVisible()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.poll(loads).toBe(1)
  await expectAppLoaded(page)
  await world.settled()
  await expect(page.getByText(READY)).toHaveCount(0)
})

import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { test as cards, openScene, scenes } from './cardScenes.ts'
import { expect, inSwahili, test } from './fixtures.ts'
import { button, say, thread } from './journeys/thread.ts'
import { speakSwahili } from './pageStates/reach.ts'

const DIR = `/tmp/walks/${process.env['WALK_OUT'] ?? 'looks'}`
mkdirSync(DIR, { recursive: true })
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } }
async function shots(page: Page, name: string, fullPage: boolean, sizes: (keyof typeof SIZES)[] = ['phone', 'desk'], langs = ['en', 'sw']) {
  for (const language of langs) {
    if (language === 'sw') await speakSwahili(page)
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.waitForTimeout(200)
        await page.screenshot({ path: `${DIR}/${name}-${size}-${colorScheme}-${language}.png`, fullPage })
      }
    }
  }
}
for (const scene of Object.values(scenes).flat())
  cards(`cards ${scene}`, async ({ page }) => {
    await openScene(page, scene)
    await shots(page, `cards-${scene}`, true)
  })
for (const section of ['orders', 'goods', 'scenarios', 'worlds', 'payments', 'accounts'])
  test(`console ${section}`, async ({ page, world }) => {
    await world.signIn('asha')
    await page.setViewportSize(SIZES.desk)
    await page.goto(`/__mock#${section}`)
    await world.settled()
    await page.waitForTimeout(1500)
    await shots(page, `console-${section}`, true)
  })
test('bench', async ({ page, world }) => {
  await page.setViewportSize(SIZES.desk)
  await page.goto('/__cards?bench=say')
  await page.getByRole('textbox').first().fill('nataka sato 2 na pweza 1\nsitaki pweza\nmnaleta mpaka Mbagala?\nasdfgh\nhow much is prawns')
  await page.getByRole('main').getByRole('button').first().click()
  await page.waitForTimeout(1500)
  await shots(page, 'bench', true)
})
async function open(page: Page) { await inSwahili(page); await page.goto('/chat'); await expect(thread(page).getByRole('button').first()).toBeVisible() }
test('pieces', async ({ page, world }) => {
  test.setTimeout(120_000)
  await world.signIn('asha')
  await open(page)
  await page.getByRole('textbox', { name: 'Ujumbe' }).fill('nataka mzia 2 na pweza 1 haraka cash')
  await expect(page.getByRole('group', { name: 'Nilichoelewa mpaka sasa' })).toBeVisible()
  await shots(page, 'understood', false, ['phone', 'desk'], ['sw'])
  await page.setViewportSize(SIZES.phone)
  await page.getByRole('textbox', { name: 'Ujumbe' }).press('Enter')
  await world.settled()
  await say(page, 'maliza')
  await expect(thread(page).getByRole('heading', { name: 'Tukuletee wapi?' })).toBeVisible()
  await world.pass(26 * 3_600_000)
  await page.reload(); await world.settled(); await page.waitForTimeout(500)
  await shots(page, 'nextday', false, ['phone', 'desk'], ['sw'])
  await page.setViewportSize(SIZES.phone)
  await say(page, 'oda zangu'); await world.settled()
  await shots(page, 'backbar', false, ['phone', 'desk'], ['sw'])
})
test('dock', async ({ page, world }) => {
  await world.signIn('asha')
  await page.setViewportSize(SIZES.desk)
  await inSwahili(page)
  await page.goto('/products'); await world.settled()
  await page.getByRole('button', { name: /^(Fungua|Open).*chat/i }).first().click().catch(() => {})
  await world.settled()
  await page.getByRole('button', { name: /^Weka / }).first().click(); await world.settled()
  await page.waitForTimeout(600)
  await shots(page, 'dock-added', false, ['desk'], ['sw'])
})
test('offline', async ({ page, world }) => {
  await world.signIn('asha')
  await open(page)
  await page.getByRole('textbox', { name: 'Ujumbe' }).focus(); await world.settled()
  await world.cutOff(page, true)
  await say(page, 'nataka changu 2'); await world.settled(); await page.waitForTimeout(400)
  await shots(page, 'offline', false, ['phone', 'desk'], ['sw'])
  await page.setViewportSize(SIZES.phone)
  await world.cutOff(page, false); await world.settled(); await page.waitForTimeout(400)
  await shots(page, 'online', false, ['phone'], ['sw'])
})
test('arrived', async ({ page, world }) => {
  await world.signIn('asha')
  await open(page)
  const order = (await world.control.records('orders')).find(({ userId, status }) => userId === 'asha' && status !== 'delivered' && status !== 'cancelled')
  if (order) { await world.control.change('orders', order.id, { status: 'delivered' } as never) }
  await page.reload(); await world.settled(); await page.waitForTimeout(400)
  await shots(page, 'arrived', false, ['phone'], ['sw'])
  await page.goto('/chat?basket=barracuda-mzia-1-kg:2'); await world.settled(); await page.waitForTimeout(500)
  await shots(page, 'basket', false, ['phone', 'desk'], ['sw'])
})

import { mkdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from './fixtures.ts'
import { button, say } from './journeys/thread.ts'

const DIR = 'web/public/screenshots'

test.describe('on a phone', () => {
  test.use({ ownWindow: true, contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1.5 } })

  test('narrow', async ({ page }) => {
    await page.goto('/chat')
    await say(page, 'changu')
    await expect(button(page, /^Add Red snapper/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Message' }).blur()
    await keep(page, 'narrow')
  })
})

test('wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products')
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(button(page, 'Browse fish')).toBeVisible()
  await keep(page, 'wide')
})

/** Android shows both in its question whether to install (PWA-001); they need not be large. */
async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map((picture) => picture.decode())),
  )
  await expect(page.locator('.skeleton')).toHaveCount(0)
  mkdirSync(DIR, { recursive: true })
  await sharp(await page.screenshot())
    .webp({ quality: 60, effort: 6 })
    .toFile(`${DIR}/${name}.webp`)
}

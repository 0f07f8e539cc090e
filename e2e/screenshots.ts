import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { button, say } from './journeys/thread.ts'
import { pictureOf, savePicture } from './savePicture.ts'

// Android shows both pictures in its install dialog (PWA-001). They can be small.
const DIR = 'web/public/screenshots'

test.describe('on a phone', () => {
  test.use({ ownWindow: true, contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1.5 } })

  test('narrow', async ({ page }) => {
    await page.goto('/chat')
    await say(page, 'changu')
    await expect(button(page, /^Add Red snapper/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Message' }).blur()
    await savePicture(`${DIR}/narrow.webp`, await pictureOf(page))
  })
})

test('wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products')
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(button(page, 'Browse fish')).toBeVisible()
  await savePicture(`${DIR}/wide.webp`, await pictureOf(page))
})

import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { atReview, button, pay, say } from './journeys/thread.ts'
import { pictureOf, savePicture } from './savePicture.ts'

// The pictures of the README (WAY-001), together at most 400 kB.
const DIR = 'docs/pictures'

test.use({ ownWindow: true, contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1.5 } })

test('thread', async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'do you have red snapper?')
  await expect(button(page, /^Add Red snapper/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).blur()
  await savePicture(`${DIR}/thread.webp`, await pictureOf(page))
})

test('payment', async ({ page, world, visitor }) => {
  await atReview(page, world)
  await pay(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await world.pass(3_000)
  const handset = await visitor()
  await handset.goto('/__mock/phone/255712345678')
  await expect(handset.getByRole('form', { name: 'Payment request' })).toBeVisible()
  await savePicture(`${DIR}/payment.webp`, await pictureOf(page), await pictureOf(handset))
})

test('seller', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/dashboard')
  await expect(page.getByRole('list', { name: 'Recent orders' }).getByRole('listitem')).toHaveCount(5)
  await savePicture(`${DIR}/seller.webp`, await pictureOf(page))
})

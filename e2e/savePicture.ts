import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** Takes a screenshot of the page when it is fully rendered. */
export async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(() =>
    Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map((picture) => picture.decode())),
  )
  await expect(page.locator('.skeleton')).toHaveCount(0)
  return page.screenshot()
}

/** Writes pictures side by side into one WebP file, with gaps. */
export async function savePicture(file: string, ...pictures: readonly Buffer[]): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  const [first = Buffer.alloc(0)] = pictures
  const { width, height } = await sharp(first).metadata()
  const gap = Math.round(width / 30)
  const sheet = sharp({
    create: { width: pictures.length * (width + gap) - gap, height, channels: 4, background: '#00000000' },
  }).composite(pictures.map((input, place) => ({ input, left: place * (width + gap), top: 0 })))
  await sheet.webp({ quality: 60, effort: 6 }).toFile(file)
}

import type { Page } from '@playwright/test'
import sharp from 'sharp'

export interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

const file = (name: string, buffer: Buffer | string, mimeType = 'image/jpeg'): Upload => ({ name, mimeType, buffer: Buffer.from(buffer) })

export const photo = async (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a6' } })
    .jpeg()
    .toBuffer()

export const idCard = async (): Promise<Upload> => file('id.jpg', await photo())

/** Returns a photo of 12 MB as from a phone: 4,000 × 3,000 px, rotated by its EXIF data, with a GPS position. */
export async function phonePhoto(): Promise<Upload> {
  const placed = await sharp(await photo(4_000, 3_000))
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 48/1 0/1' } })
    .jpeg()
    .toBuffer()
  const picture = await sharp(placed).keepExif().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  return file('IMG_0001.jpg', Buffer.concat([picture, Buffer.alloc(12_000_000)]))
}

/** Files that are not photos, although some have the name of one. */
export const noPhotos: readonly Upload[] = [
  file('scan.jpg', '%PDF-1.4 scan'),
  file('card.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/svg+xml'),
  file('card.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/png'),
  file('broken.jpg', Buffer.from('ffd8ffe000104a46494600010100', 'hex')),
]

/** Enlarges the next upload to 6 MB, as from a device that can't shrink photos, so that the server rejects it. */
export async function sendTooMuch(page: Page): Promise<void> {
  await page.route(
    '**/v1/uploads/*',
    (route) => {
      const boundary = /boundary=(\S+)/.exec(route.request().headers()['content-type'] ?? '')?.[1] ?? ''
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
      return route.continue({
        postData: Buffer.concat([Buffer.from(head), Buffer.alloc(6_000_000), Buffer.from(`\r\n--${boundary}--\r\n`)]),
      })
    },
    { times: 1 },
  )
}

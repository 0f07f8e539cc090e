import { refuse } from '../http/httpProblem.ts'

const types: Readonly<Record<string, { type: string; extension: string }>> = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  webp: { type: 'image/webp', extension: 'webp' },
}
const MOST_PIXELS = 60_000_000
/** The maximum width and height in pixels, because mobile data is expensive for buyers. */
const LONGEST_SIDE = 2_000

/** Detects an image by its content, rotates it upright, limits it to 2,000 px and removes EXIF (SEC-006, SEC-008). Throws 415 otherwise. */
export async function readImage(bytes: Buffer): Promise<{ type: string; extension: string; bytes: Buffer }> {
  // Load sharp with the first upload, because it would slow down the start of the server (PERF-019).
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS })
  const { format } = await image.metadata().catch(() => refuse(415, 'upload_not_image'))
  const known = types[format] ?? refuse(415, 'upload_not_image')
  return {
    ...known,
    bytes: await image
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toBuffer()
      .catch(() => refuse(415, 'upload_not_image')),
  }
}

import { refuse } from '../http/httpProblem.ts'

const types: Readonly<Record<string, { type: string; extension: string }>> = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  webp: { type: 'image/webp', extension: 'webp' },
}
const MOST_PIXELS = 60_000_000
/** On the longer side: buyers load these pictures with costly data. */
const LONGEST_SIDE = 2_000

/** Reads an image by its content: turned upright, at most 2,000 px on its longer side, written anew without EXIF (SEC-006, SEC-008); 415 for anything else. */
export async function readImage(bytes: Buffer): Promise<{ type: string; extension: string; bytes: Buffer }> {
  // Loaded with the first upload: it would take a good part of the second in which the server is ready (PERF-019).
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

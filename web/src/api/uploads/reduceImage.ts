import { upload } from '#contract/upload.ts'
import { ApiError } from '../ApiError.ts'

export const LONGEST_SIDE = 1_600
export const MOST_BYTES = 500_000
const QUALITIES = [0.85, 0.75, 0.65, 0.5]
/** A photo that is still too heavy at the lowest quality becomes smaller, side by side, until it fits. */
const SHRINK = 0.75

/**
 * Returns a photo as a JPEG of at most 1,600 px and 500 kB, upright and without EXIF, since it is drawn anew (SELL-008, SEC-008).
 * Throws ApiError `upload_not_image` for what the browser cannot draw.
 */
export async function reduceImage(file: Blob): Promise<Blob> {
  const picture = await decode(file)
  try {
    for (let side = LONGEST_SIDE; ; side *= SHRINK) {
      const canvas = draw(picture, fitted(picture, side))
      for (const quality of QUALITIES) {
        const jpeg = await encode(canvas, quality)
        if (jpeg.size <= MOST_BYTES) return jpeg
      }
    }
  } finally {
    picture.close()
  }
}

/** The size of a picture whose longer side is at most `longest`: never enlarged, never 0. */
export function fitted({ width, height }: { width: number; height: number }, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Drawings in SVG are refused as by the server: some browsers would draw them (SEC-006). */
async function decode(file: Blob): Promise<ImageBitmap> {
  if (file.type.includes('svg')) throw notAnImage()
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw notAnImage()
  }
}

function draw(picture: ImageBitmap, { width, height }: { width: number; height: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw notAnImage()
  // JPEG knows no transparency: without a ground it would be black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  return canvas
}

/** null comes from a device without memory for it. */
const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(notAnImage())), 'image/jpeg', quality))

const notAnImage = (): ApiError => new ApiError(upload, { status: 415, code: 'upload_not_image' })

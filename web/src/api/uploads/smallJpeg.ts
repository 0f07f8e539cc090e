export const LONGEST_SIDE = 1_600
export const MOST_BYTES = 500_000
const QUALITIES = [0.85, 0.75, 0.65, 0.5]
/** The factor by which the sides shrink while the photo is too large even at the lowest quality. */
const SHRINK = 0.75

/**
 * Returns a photo as a JPEG of at most 1,600 px and 500 kB, upright and without EXIF (SELL-008, SEC-008). Returns null if the browser
 * cannot draw it. Runs in a page or a worker.
 */
export async function smallJpeg(file: Blob): Promise<Blob | null> {
  const picture = await decode(file)
  if (!picture) return null
  try {
    for (let side = LONGEST_SIDE; ; side *= SHRINK) {
      const canvas = draw(picture, fitted(picture, side))
      if (!canvas) return null
      for (const quality of QUALITIES) {
        const jpeg = await encode(canvas, quality)
        if (!jpeg || jpeg.size <= MOST_BYTES) return jpeg
      }
    }
  } finally {
    picture.close()
  }
}

/** Returns the size of a picture scaled down to a longer side of `longest`. Never enlarges, and no side is 0. */
export function fitted({ width, height }: { width: number; height: number }, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Refuses SVG like the server, although some browsers could draw it (SEC-006). */
async function decode(file: Blob): Promise<ImageBitmap | null> {
  if (file.type.includes('svg')) return null
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

function draw(picture: ImageBitmap, { width, height }: { width: number; height: number }): OffscreenCanvas | HTMLCanvasElement | null {
  const canvas = canvasOf(width, height)
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null
  if (!pen) return null
  // JPEG has no transparency; without a background it would turn black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  return canvas
}

function canvasOf(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

async function encode(canvas: OffscreenCanvas | HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const type = 'image/jpeg'
  if (!('toBlob' in canvas)) return canvas.convertToBlob({ type, quality })
  // `toBlob` gives null if the device has too little memory.
  return new Promise((done) => canvas.toBlob(done, type, quality))
}

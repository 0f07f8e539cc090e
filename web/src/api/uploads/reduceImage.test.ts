import { beforeEach, expect, test, vi } from 'vitest'
import { reduceImage } from './reduceImage.ts'
import { fitted } from './smallJpeg.ts'

let drawn: { side: number; quality: number }[]
const closed = vi.fn()

/** Fakes a browser. Its JPEGs have `weight` × quality bytes per pixel. */
function browser({ width, height, weight }: { width: number; height: number; weight: number }) {
  drawn = []
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => ({ width, height, close: closed })),
  )
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({ fillRect: () => {}, drawImage: () => {} }),
      toBlob(this: { width: number; height: number }, done: (blob: Blob) => void, type: string, quality: number) {
        drawn.push({ side: Math.max(this.width, this.height), quality })
        done(new Blob([new Uint8Array(Math.round(this.width * this.height * weight * quality))], { type }))
      },
    }),
  })
}
beforeEach(() => closed.mockClear())
const photo = () => new Blob(['photo'], { type: 'image/png' })

test.each([
  ['wide', 4_000, 3_000, 1_600, 1_200],
  ['tall', 3_000, 4_000, 1_200, 1_600],
  ['small', 640, 480, 640, 480],
  ['thin', 5_000, 1, 1_600, 1],
])('[SELL-008] a %s photo of %i × %i px becomes %i × %i', (_, width, height, ...size) => {
  expect(Object.values(fitted({ width, height }, 1_600))).toEqual(size)
})

test('[SELL-008] the quality is lowered until the photo has at most 500 kB', async () => {
  browser({ width: 4_000, height: 3_000, weight: 0.35 })
  const jpeg = await reduceImage(photo())
  expect(jpeg.type).toBe('image/jpeg')
  expect(jpeg.size).toBeLessThanOrEqual(500_000)
  expect(drawn).toEqual([0.85, 0.75, 0.65].map((quality) => ({ side: 1_600, quality })))
  expect(closed).toHaveBeenCalledTimes(1)
})

test('[SELL-008] a photo that is still too large is scaled down', async () => {
  browser({ width: 4_000, height: 3_000, weight: 0.8 })
  expect((await reduceImage(photo())).size).toBeLessThanOrEqual(500_000)
  expect(drawn.map(({ side }) => side)).toEqual([1_600, 1_600, 1_600, 1_600, 1_200, 1_200, 1_200, 1_200].slice(0, drawn.length))
})

test('[SELL-008] a photo is drawn in its EXIF orientation', async () => {
  browser({ width: 100, height: 50, weight: 1 })
  await reduceImage(photo())
  expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' })
})

test('[SEC-006] a file that cannot be drawn, and an SVG, are refused as not an image', async () => {
  browser({ width: 100, height: 50, weight: 1 })
  await expect(reduceImage(new Blob(['<svg/>'], { type: 'image/svg+xml' }))).rejects.toMatchObject({
    status: 415,
    code: 'upload_not_image',
  })
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken', 'InvalidStateError')))
  await expect(reduceImage(photo())).rejects.toMatchObject({ status: 415, code: 'upload_not_image' })
})

/** Fakes a worker that responds like the real one, or does not start. */
function workers(answer: Blob | null | 'does not start') {
  const terminate = vi.fn()
  vi.stubGlobal('OffscreenCanvas', Object)
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = terminate
      postMessage = () =>
        queueMicrotask(() =>
          this.dispatchEvent(answer === 'does not start' ? new Event('error') : new MessageEvent('message', { data: answer })),
        )
    },
  )
  return terminate
}

test('[SELL-008] a worker reduces the photo, so that the page is not blocked', async () => {
  browser({ width: 4_000, height: 3_000, weight: 1 })
  const small = new Blob(['small'], { type: 'image/jpeg' })
  const ended = workers(small)
  expect(await reduceImage(photo())).toBe(small)
  expect(drawn).toEqual([])
  expect(ended).toHaveBeenCalledTimes(1)
})

test('[SEC-006] a photo the worker cannot draw is refused as not an image', async () => {
  workers(null)
  await expect(reduceImage(photo())).rejects.toMatchObject({ status: 415, code: 'upload_not_image' })
})

test('[SELL-008] if the worker does not start, the page reduces the photo', async () => {
  const ended = workers('does not start')
  browser({ width: 100, height: 50, weight: 1 })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect: () => {}, drawImage: () => {} })
      convertToBlob = async ({ type }: { type: string }) => new Blob(['small'], { type })
    },
  )
  expect((await reduceImage(photo())).type).toBe('image/jpeg')
  expect(ended).toHaveBeenCalledTimes(1)
})

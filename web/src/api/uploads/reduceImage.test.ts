import { beforeEach, expect, test, vi } from 'vitest'
import { fitted, reduceImage } from './reduceImage.ts'

let drawn: { side: number; quality: number }[]
const closed = vi.fn()

/** A browser in which a JPEG weighs so many bytes per pixel, times its quality. */
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

test('[SELL-008] the quality is lowered until the photo weighs at most 500 kB', async () => {
  browser({ width: 4_000, height: 3_000, weight: 0.35 })
  const jpeg = await reduceImage(photo())
  expect(jpeg.type).toBe('image/jpeg')
  expect(jpeg.size).toBeLessThanOrEqual(500_000)
  expect(drawn).toEqual([0.85, 0.75, 0.65].map((quality) => ({ side: 1_600, quality })))
  expect(closed).toHaveBeenCalledTimes(1)
})

test('[SELL-008] a photo that stays too heavy becomes smaller', async () => {
  browser({ width: 4_000, height: 3_000, weight: 0.8 })
  expect((await reduceImage(photo())).size).toBeLessThanOrEqual(500_000)
  expect(drawn.map(({ side }) => side)).toEqual([1_600, 1_600, 1_600, 1_600, 1_200, 1_200, 1_200, 1_200].slice(0, drawn.length))
})

test('[SELL-008] a photo is drawn the way it was held', async () => {
  browser({ width: 100, height: 50, weight: 1 })
  await reduceImage(photo())
  expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' })
})

test('[SEC-006] what cannot be drawn, and a drawing in SVG, are refused as no image', async () => {
  browser({ width: 100, height: 50, weight: 1 })
  await expect(reduceImage(new Blob(['<svg/>'], { type: 'image/svg+xml' }))).rejects.toMatchObject({
    status: 415,
    code: 'upload_not_image',
  })
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken', 'InvalidStateError')))
  await expect(reduceImage(photo())).rejects.toMatchObject({ status: 415, code: 'upload_not_image' })
})

test('[SELL-008] where there is one, a canvas off the page encodes, which does not wait until the browser is idle', async () => {
  browser({ width: 4_000, height: 3_000, weight: 1 })
  const convertToBlob = vi.fn(async ({ type }: { type: string }) => new Blob(['small'], { type }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect: () => {}, drawImage: () => {} })
      convertToBlob = convertToBlob
    },
  )
  expect((await reduceImage(photo())).type).toBe('image/jpeg')
  expect(convertToBlob).toHaveBeenCalledExactlyOnceWith({ type: 'image/jpeg', quality: 0.85 })
  expect(drawn).toEqual([])
})

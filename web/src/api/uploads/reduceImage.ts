import { upload } from '#contract/upload.ts'
import { ApiError } from '../ApiError.ts'
import { smallJpeg } from './smallJpeg.ts'

/** Returns the reduced JPEG of a photo (SELL-008). Throws ApiError `upload_not_image` if the browser cannot draw it. */
export async function reduceImage(file: Blob): Promise<Blob> {
  const jpeg = await reduceInWorker(file).catch(() => smallJpeg(file))
  if (!jpeg) throw new ApiError(upload, { status: 415, code: 'upload_not_image' })
  return jpeg
}

/**
 * Reduces the photo in a worker, which does not block the page. In a page the browser encodes a JPEG only when idle, so each of the
 * several qualities that are tried would take up to a second longer.
 */
function reduceInWorker(file: Blob): Promise<Blob | null> {
  return new Promise((done, fail) => {
    if (typeof OffscreenCanvas === 'undefined') throw new Error('this browser draws only in a page')
    const worker = new Worker(new URL('./imageWorker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => end(() => done(data)))
    worker.addEventListener('error', () => end(() => fail(new Error('the worker does not start'))))
    worker.postMessage(file)
  })
}

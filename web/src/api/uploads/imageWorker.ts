import { smallJpeg } from './smallJpeg.ts'

/** Posts the reduced JPEG of each photo, or null on any error, as a rejection in a worker would go unnoticed. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  smallJpeg(data).then(
    (jpeg) => postMessage(jpeg),
    () => postMessage(null),
  )
})

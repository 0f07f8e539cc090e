import { smallJpeg } from './smallJpeg.ts'

/** Posts the small JPEG of each photo, or null whatever happens: nobody sees a promise that fails in a worker. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  smallJpeg(data).then(
    (jpeg) => postMessage(jpeg),
    () => postMessage(null),
  )
})

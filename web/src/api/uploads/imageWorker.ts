import { smallJpeg } from './smallJpeg.ts'

/** Answers each photo with its small JPEG or null, whatever happens: no one hears of a promise that fails in a worker. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  smallJpeg(data).then(
    (jpeg) => postMessage(jpeg),
    () => postMessage(null),
  )
})

/** A PNG of one white pixel, for examples, tests, and replays, because journals do not contain images. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

const BOUNDARY = 'samaki'

/** Returns the body of an upload with one file, and the content type of the body. */
export function uploadForm(
  file: Buffer | string = PIXEL,
  { field = 'file', name = 'photo.png', type = 'image/png' } = {},
): { type: string; payload: Buffer } {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  }
}

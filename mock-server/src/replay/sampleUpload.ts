/** An image of one white pixel. Journals do not contain images, so a replay uploads this one instead. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='
const BOUNDARY = 'replayed-image'

export function sampleUpload(headers: Readonly<Record<string, unknown>>): { headers: Record<string, unknown>; payload: Buffer } {
  const start = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(start), Buffer.from(PIXEL, 'base64'), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  }
}

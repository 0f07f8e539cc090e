/** A picture as the file picker gives it: 1 px is enough. */
export const photo = (name = 'photo.png') => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

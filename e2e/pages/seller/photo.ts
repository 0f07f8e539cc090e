/** Returns a picture of 1 px for a file input. */
export const photo = (name = 'photo.png') => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

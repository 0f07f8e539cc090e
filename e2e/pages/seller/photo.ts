/** A picture as the file picker gives it: 1 px is enough. */
export const photo = (name = 'photo.png') => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })

/** HTML that calls itself a picture. */
export const noPhoto = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') }

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { type TestMock, testMock } from '../testing/testing.ts'
import { uploadForm } from './uploadForm.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
const square = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a6' } })

async function send(bytes: Buffer | string, { folder = 'product-images', as = 'mwanaidi', ...rest }: Record<string, string> = {}) {
  const { payload, type } = uploadForm(bytes, rest)
  const headers = { authorization: `Bearer ${mock.signIn(as)}`, 'content-type': type }
  const reply = await mock.app.inject({ method: 'POST', url: `/v1/uploads/${folder}`, headers, payload })
  return { status: reply.statusCode, body: reply.json() }
}

test.each(['jpeg', 'png', 'webp'] as const)('[API-044][API-046][SEC-010] a %s is served at a URL with a generated name', async (format) => {
  const { status, body } = await send(await square().toFormat(format).toBuffer(), { name: 'id_front_1.png' })
  expect(status).toBe(201)
  expect(body.data.url).toMatch(/^\/uploads\/product-images\/[0-9a-f]{32}\.(jpg|png|webp)$/)
  const file = await mock.app.inject(body.data.url)
  expect(file.headers['content-type']).toBe(`image/${format}`)
  expect(file.headers['x-content-type-options']).toBe('nosniff')
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['a disguised file', `\x89PNG\r\n\x1a\n<html>`],
  ['text', 'hello'],
])('[SEC-006][API-048] %s called photo.png is 415', async (_, text) => {
  expect((await send(text)).status).toBe(415)
})

test('[SEC-006] a picture is accepted regardless of its name and declared type', async () => {
  expect((await send(await square().png().toBuffer(), { name: 'x.html', type: 'text/html' })).status).toBe(201)
})

test('[SEC-007][API-048] more than 5 MB is 413, also without a content-length', async () => {
  expect((await send(Buffer.alloc(5 * 1024 * 1024 + 20_000))).status).toBe(413)
  expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1))).body.code).toBe('upload_too_large')
})

test('[SEC-008] a photo with a GPS location is served without it', async () => {
  const photo = await square()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Asha' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 48/1 0/1' } })
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { body } = await send(photo)
  const stored = await mock.app.inject(body.data.url)
  expect((await sharp(stored.rawPayload).metadata()).exif).toBeUndefined()
})

test.each([
  ['wide', 4_000, 3_000, 2_000, 1_500],
  ['tall', 1_000, 2_500, 800, 2_000],
  ['just large enough', 2_000, 1_500, 2_000, 1_500],
  ['small', 640, 480, 640, 480],
])('[SEC-008] a %s picture of %i × %i px is served with %i × %i', async (_, width, height, ...size) => {
  const photo = await sharp({ create: { width, height, channels: 3, background: '#0a6' } })
    .jpeg()
    .toBuffer()
  const { body } = await send(photo)
  const stored = await sharp((await mock.app.inject(body.data.url)).rawPayload).metadata()
  expect([stored.width, stored.height]).toEqual(size)
})

test('[SEC-008] a rotated photo is turned upright before it is resized', async () => {
  const photo = await sharp({ create: { width: 3_000, height: 1_000, channels: 3, background: '#0a6' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { body } = await send(photo)
  const stored = await sharp((await mock.app.inject(body.data.url)).rawPayload).metadata()
  expect([stored.width, stored.height]).toEqual([667, 2_000])
})

test('[SEC-009] an identity image is served only at its signed URL, for 10 minutes', async () => {
  const { body } = await send(await square().png().toBuffer(), { folder: 'seller-documents', as: 'zawadi' })
  const { url } = body.data
  expect((await mock.app.inject(url)).statusCode).toBe(200)
  expect((await mock.app.inject(url.split('?')[0])).statusCode).toBe(404)
  expect((await mock.app.inject(url.replace(/until=\d+/, 'until=9999999999999'))).statusCode).toBe(404)
  await mock.world.clock.advance(10 * 60_000)
  expect((await mock.app.inject(url)).statusCode).toBe(404)
})

test('[SEC-009] storing the URL of another user’s identity image in a profile does not return a signed URL', async () => {
  const { body } = await send(await square().png().toBuffer(), { folder: 'seller-documents', as: 'zawadi' })
  const stolen = body.data.url.split('?')[0]
  const profile = (await mock.call('GET', '/sellers/me', { as: 'kunduchi' })).body
  const reply = await mock.call('PUT', '/sellers/me', { as: 'kunduchi', body: { ...profile, frontNationalId: stolen } })
  expect(reply.body.frontNationalId).toBe(stolen)
  expect((await mock.app.inject(reply.body.frontNationalId)).statusCode).toBe(404)
})

test('[SEC-009][TPRO-004] a transporter’s licence is stored without its signature and returned with a new one', async () => {
  const { body } = await send(await square().png().toBuffer(), { folder: 'seller-documents', as: 'hamisi' })
  const profile = { businessName: 'Pwani Express', region: 'Dar es Salaam', licenseImage: body.data.url }
  await mock.call('PUT', '/transporters/me', { as: 'hamisi', body: profile })
  expect(mock.world.db.transporters.get('pwani-express')?.licenseImage).toBe(body.data.url.split('?')[0])
  await mock.world.clock.advance(10 * 60_000)
  const { licenseImage } = (await mock.call('GET', '/transporters/me', { as: 'hamisi' })).body
  expect((await mock.app.inject(licenseImage)).statusCode).toBe(200)
})

test('[API-044] an upload without a file in the field `file` is 400', async () => {
  expect((await send(await square().png().toBuffer(), { field: 'other' })).body).toMatchObject({
    code: 'upload_missing',
    fields: { file: 'Please select a file first' },
  })
  expect((await send('')).status).toBe(400)
})

test('[CONST-034] an unknown upload folder is 404', async () => {
  expect((await send(await square().png().toBuffer(), { folder: 'elsewhere' })).status).toBe(404)
})

test('[SEC-011] a user can upload 60 files an hour', async () => {
  for (let n = 0; n < 60; n++) await send('text')
  const refused = await send('text')
  expect(refused.status).toBe(429)
  expect(refused.body.message).toBe('Too many requests. Try again later.')
})

test('[SELL-018] the drawings and photographs of the seed are served, but no other files', async () => {
  const photo = await mock.app.inject('/uploads/product-images/kamba.jpg')
  expect(photo.headers['content-type']).toBe('image/jpeg')
  const drawing = await mock.app.inject('/uploads/product-images/sato.svg')
  expect(drawing.headers['content-type']).toBe('image/svg+xml')
  for (const name of ['none.svg', 'none.jpg', 'README.md', '..%2Frecords.ts', '%2e%2e%2fseed.ts'])
    expect((await mock.app.inject(`/uploads/product-images/${name}`)).statusCode).toBe(404)
})

const part = (edge: string, end = `\r\n--${edge}--\r\n`) =>
  `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nbytes${end}`
test.each([
  ['without a boundary', 'multipart/form-data', part('edge')],
  ['with an empty boundary', 'multipart/form-data; boundary=', part('edge')],
  ['with another boundary', 'multipart/form-data; boundary=another', part('edge')],
  ['with a boundary of 5,000 characters', `multipart/form-data; boundary=${'x'.repeat(5_000)}`, part('edge')],
  ['with 5,000 characters on both sides', `multipart/form-data; boundary=${'x'.repeat(5_000)}`, part('x'.repeat(5_000))],
  ['that never ends', 'multipart/form-data; boundary=edge', part('edge', '')],
  ['with a field of the prototype', 'multipart/form-data; boundary=edge', part('edge').replace('"file"', '"__proto__"')],
  ['of nothing', 'multipart/form-data; boundary=edge', ''],
])('[SEC-018][API-048] a form %s is refused with a Problem, not with 500', async (_, type, payload) => {
  const headers = { authorization: `Bearer ${mock.signIn('mwanaidi')}`, 'content-type': type }
  const reply = await mock.app.inject({ method: 'POST', url: '/v1/uploads/product-images', headers, payload })
  expect([400, 415]).toContain(reply.statusCode)
  expect(reply.json().message).toMatch(/\w{3}/)
  expect(mock.world.journal.list({ kind: 'violation' })).toEqual([])
})

test('[SEC-018][SEC-009] a signed URL with a repeated parameter is invalid', async () => {
  const { body } = await send(await square().png().toBuffer(), { folder: 'seller-documents' })
  const url: string = body.data.url
  const [until, by] = [...new URLSearchParams(url.split('?')[1]).values()]
  for (const more of [`until=${until}`, `by=${by}`, `until=${until}&by=${by}`, 'by='])
    expect((await mock.app.inject(`${url}&${more}`)).statusCode, more).toBe(404)
  const whole = await mock.app.inject(url)
  expect([whole.statusCode, whole.headers['cache-control']]).toEqual([200, 'no-store'])
})

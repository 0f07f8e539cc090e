import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { aCashOrder } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})

const get = (url: string, headers: Record<string, string> = {}) => mock.app.inject({ url, headers })
const GZIP = { 'accept-encoding': 'gzip, deflate, br' }

test('a response above 1 kB is compressed for a client that accepts gzip, with the right headers', async () => {
  const plain = await get('/v1/products')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(String(plain.headers['vary'])).toContain('accept-encoding')
  const compressed = await get('/v1/products', GZIP)
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(compressed.rawPayload.length) })
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body)
  expect(compressed.rawPayload.length).toBeLessThan(plain.body.length / 2)
  expect(compressed.headers['etag']).toBe(plain.headers['etag'])
})

test.each([['gzip;q=0'], ['br, identity'], ['gzipped'], ['GZIP ; q=0.0, br']])(
  'a client that asks for %j gets plain text',
  async (encoding) => {
    expect((await get('/v1/products', { 'accept-encoding': encoding })).headers).not.toHaveProperty('content-encoding')
  },
)

test('short responses, control calls and files are not compressed', async () => {
  for (const url of ['/v1/categories/lake-fish', '/v1/none', '/__mock/api/scenarios', '/uploads/product-images/sato.svg'])
    expect((await get(url, GZIP)).headers, url).not.toHaveProperty('content-encoding')
})

test('an unchanged list is not sent again, and a changed list is', async () => {
  const first = await get('/v1/products', GZIP)
  const etag = String(first.headers['etag'])
  const asks = { ...GZIP, 'if-none-match': `"other", ${etag}` }
  const again = await get('/v1/products', asks)
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
  expect(again.headers).toMatchObject({ date: first.headers['date'], 'cache-control': 'no-cache' })
  expect(again.headers).not.toHaveProperty('content-encoding')
  expect((await get('/v1/products', { 'if-none-match': etag.replace('W/', '') })).statusCode).toBe(304)
  await mock.control('PATCH', '/db/products/nile-tilapia-sato-1-kg', { availableQuantity: 1 })
  expect((await get('/v1/products', asks)).statusCode).toBe(200)
})

test('[SEC-026] a private list is `no-store`, but its ETag still works for clients that keep the list themselves', async () => {
  const authorization = `Bearer ${mock.signIn('asha')}`
  const { headers } = await get('/v1/orders', { authorization })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', etag: expect.stringMatching(/^W\/"/) })
  expect((await get('/v1/orders', { authorization, 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
  const order = await mock.call('POST', '/orders', { as: 'asha', body: aCashOrder() })
  expect([order.status, order.headers['etag']]).toEqual([201, undefined])
})

test('a HEAD response has the headers of the GET response', async () => {
  const { headers: got } = await get('/v1/products', GZIP)
  const { headers, body } = await mock.app.inject({ method: 'HEAD', url: '/v1/products', headers: GZIP })
  expect(body).toBe('')
  for (const name of ['content-length', 'content-encoding', 'etag']) expect([name, headers[name]]).toEqual([name, got[name]])
})

test('[QA-032] a fault changes the response text before it is compressed', async () => {
  const fault = async (effect: object) => {
    await mock.control('POST', '/faults', { path: '/products', times: 1, ...effect })
    return get('/v1/products', GZIP)
  }
  expect((await fault({ garbage: true })).body).toContain('<<<')
  expect((await fault({ empty: true })).body).toBe('')
  const late = await fault({ status: 503, after: true })
  expect([late.statusCode, late.json().code, late.headers['etag']]).toEqual([503, 'fault', undefined])
})

test('[MON-005] the stored response to a repeated request is compressed too', async () => {
  const items = ['nile-tilapia-sato-1-kg', 'nile-perch-sangara-1-kg', 'red-snapper-changu-1-kg'].map((productId) => ({
    productId,
    quantity: 1,
  }))
  const payload = aCashOrder({ items })
  const headers = { ...GZIP, authorization: `Bearer ${mock.signIn('asha')}`, 'idempotency-key': 'key-1' }
  const order = () => mock.app.inject({ method: 'POST', url: '/v1/orders', headers, payload })
  const [first, second] = [await order(), await order()]
  expect([first.headers['content-encoding'], second.headers['content-encoding']]).toEqual(['gzip', 'gzip'])
  expect(gunzipSync(second.rawPayload).toString()).toBe(gunzipSync(first.rawPayload).toString())
})

test('[SEC-017] a browser may cache the preflight of a configured origin for two hours', async () => {
  const { app } = await testMock({ origins: ['https://shop.example'] })
  const headers = {
    origin: 'https://shop.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  }
  const preflight = await app.inject({ method: 'OPTIONS', url: '/v1/orders', headers })
  expect(preflight.headers).toMatchObject({ 'access-control-max-age': '7200', 'access-control-allow-origin': 'https://shop.example' })
  const read = await app.inject({ url: '/v1/products', headers: { origin: 'https://shop.example' } })
  expect(read.headers['vary']).toBe('Origin, accept-encoding')
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestMock, testMock } from '../../testing/testing.ts'

let mock: TestMock
let url: string
beforeAll(async () => {
  mock = await testMock()
  url = await mock.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => mock.app.close())
beforeEach(() => mock.control('POST', '/worlds/default/reset', { clock: { kind: 'frozen', at: '2026-11-20T06:00:00.000Z' } }))

const fault = (order: object) => mock.control('POST', '/faults', order)
const get = (path: string) => fetch(`${url}/v1${path}`)
const contact = () =>
  fetch(`${url}/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'A', lastName: 'B', email: 'a@b.cd', subject: 'S', message: 'M' }),
  })
const messages = () => mock.world.db.contacts.list().length

test('[QA-032] a fault returns its status as often as ordered, and the handler does not run', async () => {
  const before = messages()
  await fault({ method: 'POST', path: '/contact', status: 503, times: 2 })
  expect([(await contact()).status, (await contact()).status, messages()]).toEqual([503, 503, before])
  expect([(await contact()).status, messages()]).toEqual([201, before + 1])
})

test('[QA-032] a fault applies only to its method and path; `*` and `:name` match one segment', async () => {
  await fault({ method: 'POST', path: '/products', status: 500 })
  await fault({ path: '/categories/:id', status: 418 })
  expect((await get('/products')).status).toBe(200)
  expect((await get('/categories')).status).toBe(200)
  expect((await get('/categories/lobster')).status).toBe(418)
})

test('[QA-032] a fault of `/products/:id` does not apply to `/products/me`', async () => {
  await fault({ method: 'GET', path: '/products/:id', status: 418, times: 1 })
  expect((await get('/products/me')).status).toBe(401)
  expect((await get('/products/nile-tilapia-sato-1-kg')).status).toBe(418)
})

test('[QA-032] a delay follows the world’s clock', async () => {
  await fault({ path: '/categories', delay: 30_000 })
  const reply = get('/categories')
  await expect.poll(() => mock.world.clock.pending()).toHaveLength(1)
  await mock.control('POST', '/clock/advance', { ms: 30_000 })
  expect((await reply).status).toBe(200)
})

test('[QA-032] an empty or garbled response is sent after the handler ran', async () => {
  const before = messages()
  await fault({ path: '/contact', empty: true, times: 1 })
  const empty = await contact()
  expect([empty.status, await empty.text()]).toEqual([201, ''])
  await fault({ path: '/contact', garbage: true, times: 1 })
  await expect((await contact()).json()).rejects.toThrow(SyntaxError)
  expect(messages()).toBe(before + 2)
})

test('[QA-032] a dripped response arrives completely', async () => {
  const plain = await (await get('/categories')).text()
  await fault({ path: '/categories', drip: 1_000 })
  const reply = await get('/categories')
  const text = reply.text()
  await expect.poll(() => mock.world.clock.pending()).toHaveLength(7)
  for (let piece = 1; piece < 8; piece++) await mock.control('POST', '/clock/next')
  expect(await text).toBe(plain)

  const second = await get('/categories')
  await expect.poll(() => mock.world.clock.pending()).toHaveLength(7)
  await mock.control('POST', '/clock/advance', { ms: 7_000 })
  expect(await second.text()).toBe(plain)
})

test('[QA-032] a reset before the handler stores nothing; a reset after it stores the result', async () => {
  const before = messages()
  await fault({ path: '/contact', reset: 'before', times: 1 })
  await expect(contact()).rejects.toThrow()
  expect(messages()).toBe(before)
  await fault({ path: '/contact', reset: 'after', times: 1 })
  await expect(contact()).rejects.toThrow()
  expect(messages()).toBe(before + 1)
})

test('[QA-032] with `after`, a status or delay applies after the handler ran', async () => {
  const before = messages()
  await fault({ path: '/contact', status: 502, after: true, times: 1 })
  const reply = await contact()
  expect([reply.status, ((await reply.json()) as { code: string }).code, messages()]).toEqual([502, 'fault', before + 1])
  await fault({ path: '/contact', delay: 30_000, after: true, times: 1 })
  const late = contact()
  await expect.poll(() => mock.world.clock.pending()).toHaveLength(1)
  expect(messages()).toBe(before + 2)
  await mock.control('POST', '/clock/advance', { ms: 30_000 })
  expect((await late).status).toBe(201)
})

test('[QA-032] a fault with a share uses the world’s random source, so the same seed hits the same calls', async () => {
  const hits = async () => {
    await mock.control('POST', '/worlds/default/reset', { clock: { kind: 'frozen', at: '2026-11-20T06:00:00.000Z' } })
    await fault({ path: '/categories', status: 500, share: 0.5 })
    const all: number[] = []
    for (let n = 0; n < 20; n++) all.push((await get('/categories')).status)
    return all
  }
  const first = await hits()
  expect(new Set(first)).toEqual(new Set([200, 500]))
  expect(await hits()).toEqual(first)
})

test('[QA-032] faults are listed and cleared, and a reset clears them', async () => {
  const { id } = (await fault({ path: '/categories', status: 500 })).body
  await fault({ path: '/products', status: 500 })
  expect((await mock.control('GET', '/faults')).body).toHaveLength(2)
  expect((await mock.control('DELETE', `/faults/${id}`)).status).toBe(204)
  expect((await get('/categories')).status).toBe(200)
  await mock.control('DELETE', '/faults')
  expect((await get('/products')).status).toBe(200)
  await fault({ path: '/products', status: 500 })
  await mock.control('POST', '/worlds/default/reset')
  expect((await mock.control('GET', '/faults')).body).toEqual([])
})

test('[MON-005] a response lost after the call is sent again for the same key', async () => {
  const token = mock.signIn('asha')
  const body = {
    items: [{ productId: 'red-snapper-changu-1-kg', quantity: 1 }],
    deliveryOption: 'standard',
    paymentMethod: 'cash_on_delivery',
    addressId: 'asha-home',
    transactionId: 'COD-1-A',
    paymentDetails: { provider: 'Cash', phoneNumber: '255712345678', transactionId: 'COD-1-A' },
  }
  const order = (quantity = 1) =>
    fetch(`${url}/v1/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': 'one' },
      body: JSON.stringify({ ...body, items: [{ ...body.items[0], quantity }] }),
    })
  const before = mock.world.db.orders.list().length
  await fault({ method: 'POST', path: '/orders', reset: 'after', times: 1 })
  await expect(order()).rejects.toThrow()
  const again = await order()
  expect(again.status).toBe(201)
  const { id } = (await again.json()) as { id: string }
  expect(mock.world.db.orders.get(id)).toBeDefined()
  expect(mock.world.db.orders.list()).toHaveLength(before + 1)
  const other = await order(2)
  expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([422, 'key_reused'])
})

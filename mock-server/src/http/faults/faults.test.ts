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

test('[QA-050] a fault sends exactly its own body: instead of the call with a status, otherwise in place of its reply', async () => {
  const before = messages()
  const own = { error: { code: 'E-42', hints: ['wait', null, 1.5] } }
  await fault({ path: '/contact', status: 422, body: own, times: 1 })
  const refused = await contact()
  expect([refused.status, refused.headers.get('content-type'), await refused.text(), messages()]).toEqual([
    422,
    'application/json; charset=utf-8',
    JSON.stringify(own),
    before,
  ])
  await fault({ path: '/contact', status: 502, after: true, body: own, times: 1 })
  const late = await contact()
  expect([late.status, await late.json(), messages()]).toEqual([502, own, before + 1])
  await fault({ path: '/contact', body: own, times: 1 })
  const replaced = await contact()
  expect([replaced.status, await replaced.text(), messages()]).toEqual([201, JSON.stringify(own), before + 2])
  for (const body of [[], 'text', 0, false, null]) {
    await fault({ path: '/categories', body, times: 1 })
    expect(await (await get('/categories')).text()).toBe(JSON.stringify(body))
  }
})

test('[QA-050] an own body also arrives where a call sends none', async () => {
  await fault({ path: '/auth/logout', body: { bye: true } })
  const headers = { authorization: `Bearer ${mock.signIn('asha')}` }
  const reply = await fetch(`${url}/v1/auth/logout`, { method: 'POST', headers })
  expect([reply.status, await reply.json()]).toEqual([200, { bye: true }])
})

test('[QA-050] a fault sends its own code in a problem, before or after the call', async () => {
  for (const after of [false, true]) {
    await fault({ path: '/contact', status: 503, code: 'gateway_busy', after, times: 1 })
    const reply = await contact()
    expect([reply.status, await reply.json()]).toEqual([503, { message: 'A test fault made this call fail.', code: 'gateway_busy' }])
  }
})

test('[QA-050] the journal marks a response that carries the body or code of a fault, and no other', async () => {
  const { id } = (await fault({ path: '/contact', status: 422, body: { secret: 'own' }, times: 1 })).body
  await contact()
  const coded = (await fault({ path: '/contact', status: 422, code: 'own', times: 1 })).body.id
  await contact()
  await fault({ path: '/contact', status: 422, times: 1 })
  await contact()
  await contact()
  const answers = mock.world.journal.list({ kind: 'answer' })
  expect(answers.map(({ status, fault: from }) => [status, from])).toEqual([
    [422, id],
    [422, coded],
    [422, undefined],
    [201, undefined],
  ])
  const [first, second, third] = mock.world.journal.list({ kind: 'fault' })
  expect([first, second, third]).toMatchObject([{ text: id, hasBody: true }, { text: coded, code: 'own' }, { status: 422 }])
  expect(third).not.toHaveProperty('hasBody')
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

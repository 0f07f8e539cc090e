import { beforeEach, expect, test } from 'vitest'
import { controlCalls } from '#contract/control/calls.ts'
import type { ControlCall } from '#contract/control/controlCall.ts'
import type { Callers } from '../http/connections/callers.ts'
import { ASHA_PHONE, everything, SATO, start } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
let names: Readonly<Record<string, string>>
beforeEach(() => fresh())

async function fresh(callers: Callers = {}): Promise<void> {
  mock = await testMock(callers)
  const { referenceId } = (await start(mock)).body
  const payout = mock.world.db.payouts.list().find(({ status }) => status === 'pending')
  names = { name: 'default', msisdn: ASHA_PHONE, reference: referenceId, collection: 'products', id: SATO, payout: payout?.id ?? '' }
}

/** A valid body for each call, so that the tests below can make exactly one value wrong. */
const good: Readonly<Record<string, object>> = {
  'POST /worlds/:name/reset': { seed: 'large', products: 5, clock: { kind: 'fast', times: 2 } },
  'POST /worlds/:name/snapshot': { label: 'before' },
  'POST /worlds/:name/restore': { label: 'before' },
  'POST /worlds/:name/fork': { into: 'copy' },
  'POST /clock/advance': { ms: 5 },
  'PUT /clock': { kind: 'frozen', at: '2026-12-01T00:00:00.000Z' },
  'PUT /phones/:msisdn': { state: 'on', balance: 5 },
  'POST /phones/:msisdn/approve': { pin: '1234' },
  'POST /phones/:msisdn/scenario': { scenario: { name: 'mine', status: [{ answer: { failed: { en: 'no', sw: 'hapana' } } }] } },
  'POST /scenarios': { name: 'mine', timeline: [{ at: 1, do: 'callback', transactionId: { literal: 5 }, message: { en: 'a', sw: 'b' } }] },
  'POST /payments/:reference/fail': { message: { en: 'no', sw: 'hapana' }, callback: true },
  'POST /payments/:reference/resend': { times: 2, delay: 5, reversed: true },
  'PUT /payments/:reference/next-callback': { do: 'delay', seconds: 5 },
  'POST /payments/:reference/callback': { status: 'failed', message: 'no' },
  'POST /faults': { method: 'GET', path: '/products', times: 2, share: 0.5, status: 500, code: 'busy', delay: 5 },
  'POST /realtime-faults': { kind: 'delay', userId: 'asha', event: 'hello', times: 2, ms: 5 },
  'PUT /shapes': { call: 'listProducts', shapes: ['bare'] },
  'PUT /webhooks': { url: 'http://localhost:9/', secret: 'eight-or-more', events: ['order.created'] },
  'PATCH /db/:collection/:id': { availableQuantity: 4, name: 'Sato' },
  'POST /sellers/:id/verify': { isVerified: true },
  'POST /transporters/:id/verify': { isVerified: true },
  'POST /payouts/:id/move': { to: 'processing' },
  'POST /violations': { invariant: 'I7', text: 'a', entries: [1] },
  'POST /sessions': { phoneNumber: ASHA_PHONE },
}
/** The queries that some reads require. The one of the long poll makes it return at once. */
const asked: Readonly<Record<string, string>> = { '/outcome': `phone=${ASHA_PHONE}`, '/phones/:msisdn/messages/next': 'after=0' }
const HOSTILE = [
  null,
  true,
  -1,
  0.5,
  1e300,
  '',
  ' ',
  '-1',
  'x'.repeat(5_000),
  [],
  ['x'],
  {},
  { en: 1 },
  JSON.parse('{"__proto__": {"a": 1}}'),
]

const calls = () => Object.values<ControlCall>(controlCalls).map((call) => ({ ...call, title: `${call.method} ${call.path}` }))
const urlOf = (path: string) =>
  (path.startsWith('/payouts') ? path.replace(':id', names['payout'] ?? '') : path).replace(
    /:(\w+)/g,
    (_, name: string) => names[name] ?? '',
  )

/** Returns variants of a body: each value replaced once, and each object with an additional field once. */
function* replaced(body: unknown, value: unknown): Generator {
  if (body === null || typeof body !== 'object') return
  for (const [name, inner] of Object.entries(body)) {
    const put = (one: unknown) => (Array.isArray(body) ? body.with(Number(name), one) : { ...body, [name]: one })
    yield put(value)
    for (const one of replaced(inner, value)) yield put(one)
  }
}
function* extended(body: unknown): Generator {
  if (body === null || typeof body !== 'object') return
  if (!Array.isArray(body)) yield { ...body, noSuchField: 1 }
  for (const [name, inner] of Object.entries(body))
    for (const one of extended(inner)) yield Array.isArray(body) ? body.with(Number(name), one) : { ...body, [name]: one }
}

test('[QA-035] each control call with a body has a valid body in this test', async () => {
  expect(
    calls()
      .filter(({ body }) => body)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(Object.keys(good).sort())
  for (const { method, path, title } of calls().filter(({ body }) => body)) {
    await fresh()
    if (path.endsWith('restore')) await mock.control('POST', '/worlds/default/snapshot', { label: 'before' })
    if (path.endsWith('resend')) await mock.control('POST', `/payments/${names['reference']}/fail`)
    if (path.includes('verify')) names = { ...names, id: path.startsWith('/sellers') ? 'mwanaidi' : 'hamisi' }
    expect(Math.floor((await mock.control(method, urlOf(path), good[title])).status / 100), title).toBe(2)
    expect(breaches(), title).toEqual([])
  }
})

/** Returns the id of a webhook delivery. Nothing is posted, because fetch refuses port 9. */
async function failedDelivery(): Promise<string> {
  await mock.control('PUT', '/webhooks', { url: 'http://localhost:9/' })
  await mock.control('POST', `/payments/${names['reference']}/approve`)
  return mock.world.webhooks.view().deliveries[0]?.id ?? ''
}

const breaches = () =>
  mock.worlds.list().flatMap(({ journal }) => journal.list({ kind: 'violation' }).filter(({ invariant }) => invariant === 'contract'))

test('[QA-035][QA-036] every other control call returns a reply that matches the contract; a mismatch is a violation', async () => {
  for (const { method, path, status, title } of calls().filter(({ body, method }) => !body && method !== 'DELETE')) {
    await fresh()
    mock.world.inbox.send({ to: ASHA_PHONE, text: 'Habari' })
    for (const filled of ['/faults', '/realtime-faults', '/scenarios']) await mock.control('POST', filled, good[`POST ${filled}`])
    if (path.endsWith('/refund')) await mock.control('POST', `/payments/${names['reference']}/approve`)
    if (path.includes('/deliveries/')) names = { ...names, id: await failedDelivery() }
    const response = await mock.control(method, `${urlOf(path)}?${asked[path] ?? ''}`)
    expect([title, response.status, breaches()]).toEqual([title, status, []])
  }
  mock.world.shapes.all = () => ({ listProducts: ['round' as never] })
  expect((await mock.control('GET', '/shapes')).body).toEqual({ listProducts: ['round'] })
  expect(breaches()).toMatchObject([{ text: 'GET /__mock/api/shapes answers against the contract: listProducts.0 invalid_value' }])
})

test('[QA-035][QA-038] control calls refuse unknown fields and query parameters at any depth, and change nothing', async () => {
  const before = everything(mock)
  for (const { method, path, title, body } of calls()) {
    const refused = await mock.control(method, `${urlOf(path)}?${asked[path] ?? ''}&noSuchField=1`, body && good[title])
    expect([title, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([title, 400, ['noSuchField']])
    if (method === 'GET') continue
    for (const wrong of [...extended(good[title] ?? {}), [], 'text', 5]) {
      const response = await mock.control(method, urlOf(path), (typeof wrong === 'object' ? wrong : JSON.stringify(wrong)) as object)
      expect([title, wrong, response.status]).toEqual([title, wrong, 400])
      expect(response.body.message).toMatch(/\w{3}/)
    }
  }
  expect(everything(mock)).toBe(before)
})

test(
  '[QA-012][QA-038] any hostile field value is either accepted or refused with 400 or a reason, and a refusal changes nothing',
  { timeout: 60_000 },
  async () => {
    let refusals = 0
    for (const { method, path, title } of calls().filter(({ body }) => body)) {
      let before = everything(mock)
      for (const value of HOSTILE)
        for (const wrong of replaced(good[title], value)) {
          const { status, body } = await mock.control(method, urlOf(path), wrong as object)
          expect([200, 201, 400, 404, 409], `${title} ${JSON.stringify(wrong).slice(0, 200)}`).toContain(status)
          // A refused PIN changes the state, because wrong tries are counted.
          if (status >= 400 && !body.code.startsWith('pin_')) {
            refusals++
            expect(body.message, title).toMatch(/\w{3}/)
            expect(everything(mock), `${title} ${JSON.stringify(wrong).slice(0, 200)}`).toBe(before)
          } else {
            await fresh()
            before = everything(mock)
          }
        }
    }
    expect(refusals).toBeGreaterThan(500)
  },
)

const sent = async (method: string, path: string, headers: Record<string, string>, payload?: object) => {
  const response = await mock.app.inject({ method: method as 'GET', url: `/__mock/api${path}`, headers, ...(payload && { payload }) })
  return { status: response.statusCode, code: /"code":"(\w+)"/.exec(response.body)?.[1] }
}
const FOREIGN = [
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:3000' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'http://localhost:80', 'sec-fetch-site': 'cross-site' },
]

test('[SEC-024] each write of the control API is refused for another site and changes nothing', async () => {
  const before = everything(mock)
  for (const { method, path, title } of calls().filter((call) => call.method !== 'GET'))
    for (const headers of FOREIGN)
      expect([title, headers, await sent(method, urlOf(path), headers, good[title])]).toEqual([
        title,
        headers,
        { status: 403, code: 'origin_foreign' },
      ])
  expect(everything(mock)).toBe(before)
})

test('[SEC-024] each write is accepted from its own pages, by name or IP address, from a test client and from a configured origin', async () => {
  const own = [
    {},
    { host: 'localhost:4173', origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' },
    { host: '192.168.1.7:4173', origin: 'http://192.168.1.7:4173' },
    { host: '[fe80::1]:4173', origin: 'http://[fe80::1]:4173' },
    { host: 'samaki.lan', origin: 'http://samaki.lan' },
    { origin: 'https://samaki.example', 'sec-fetch-site': 'cross-site' },
  ]
  await fresh({ origins: ['https://samaki.example'], names: ['samaki.lan'] })
  for (const { method, path, title } of calls().filter((call) => call.method !== 'GET'))
    for (const headers of own) {
      // The origin is checked before the body: `body_wrong` for an invalid body shows that the origin was accepted.
      const { code } = await sent(method, urlOf(path), headers, { noSuchField: 1 })
      expect([title, headers, code]).toEqual([title, headers, 'body_wrong'])
    }
})

test('[SEC-024] a read changes nothing, and every call refuses a host that is not an IP address, localhost or configured', async () => {
  await fresh({ names: ['samaki.lan'] })
  const before = everything(mock)
  for (const { method, path, title } of calls()) {
    for (const host of [
      'evil.example',
      'evil.example:4173',
      'localhost.evil.example',
      'notlocalhost',
      '127.0.0.1.evil.example',
      'lan',
      '.',
    ]) {
      const response = await sent(method, urlOf(path), { host }, good[title])
      expect([title, host, response]).toEqual([title, host, { status: 403, code: 'host_unknown' }])
    }
    if (method !== 'GET') continue
    const query = path.endsWith('/next') ? '?timeout=1' : ''
    for (const host of ['localhost', 'LOCALHOST:4173', 'shop.localhost:80', '10.0.0.5:4173', '[::1]:4173', 'samaki.lan', 'samaki.lan.:80'])
      expect([title, host, (await sent(method, urlOf(path) + query, { host })).status]).not.toContain(403)
  }
  expect(everything(mock)).toBe(before)
})

test('[SEC-024] pages, calls, files, handsets and the documents also refuse an unknown host', async () => {
  for (const url of [
    '/',
    '/__mock',
    `/__mock/phone/${ASHA_PHONE}`,
    '/__mock/openapi.json',
    '/v1/products',
    '/uploads/products/a.png',
    '/no',
  ]) {
    const response = await mock.app.inject({ url, headers: { host: 'evil.example', 'accept-language': 'sw' } })
    expect([url, response.statusCode, response.json().code]).toEqual([url, 403, 'host_unknown'])
    expect(response.json().message).toContain('Liruhusu kwa MOCK_HOSTS')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  }
})

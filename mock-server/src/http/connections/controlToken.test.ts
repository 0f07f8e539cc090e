import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { Problem } from '#contract/call.ts'
import { controlCalls } from '#contract/control/calls.ts'
import type { ControlCall } from '#contract/control/controlCall.ts'
import { TOKEN_COOKIE, TOKEN_HEADER } from '#contract/control/controlCall.ts'
import { log } from '../../log.ts'
import { attachRealtime } from '../../realtime/attach.ts'
import { attachClockStream } from '../../realtime/clockStream.ts'
import { everything } from '../../testing/money.ts'
import { type TestMock, testMock } from '../../testing/testing.ts'
import { MOST_WORLDS } from '../hooks.ts'
import { say } from '../messages.ts'

const token = 'right-token-1'
const WRONG = 'wrong-token-1'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock({ token })
})
afterEach(() => mock.app.close())

const send = (method: string, url: string, headers: Record<string, string> = {}, payload?: object) =>
  mock.app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) })

/** Sends the same call three times: with the token in the header, in the cookie and in the query. */
const ways = (method: string, path: string, sent: string, payload?: object) => [
  send(method, path, { [TOKEN_HEADER]: sent }, payload),
  send(method, path, { cookie: `mock-world=default; ${TOKEN_COOKIE}=${sent}` }, payload),
  send(method, `${path}${path.includes('?') ? '&' : '?'}token=${sent}`, {}, payload),
]
const statuses = async (replies: ReturnType<typeof ways>) => (await Promise.all(replies)).map(({ statusCode }) => statusCode)

test.each([
  ['reads a world', 'GET', '/__mock/api/world', undefined, 200],
  ['moves the clock', 'POST', '/__mock/api/clock/advance', { ms: 5 }, 200],
  ['reads the messages of a handset', 'GET', '/__mock/api/phones/255712345678/messages', undefined, 200],
  ['signs in without a code', 'POST', '/__mock/api/sessions', { phoneNumber: '+255712345678' }, 201],
  ['asks with a question of its own', 'GET', '/__mock/api/journal?limit=5', undefined, 200],
] as const)(
  '[WAY-009] a call that %s accepts the token in header, cookie or query, and refuses a wrong one',
  async (_, method, path, body, status) => {
    expect(await statuses(ways(method, path, token, body))).toEqual([status, status, status])
    expect(await statuses([...ways(method, path, WRONG, body), send(method, path, {}, body)])).toEqual([401, 401, 401, 401])
  },
)

test('[WAY-009][SEC-024] every control call without the token is refused, whatever the spelling of its path, and changes nothing', async () => {
  const before = everything(mock)
  const calls = Object.values<ControlCall>(controlCalls).flatMap(({ method, path }) =>
    (method === 'GET' ? [method, 'HEAD'] : [method]).map((made) => [made, path] as const),
  )
  for (const [method, path] of calls) {
    const url = `/__mock/api${path.replace(/:(\w+)/g, 'x')}`
    for (const spelled of [url, url.replace('mock', '%6dock'), url.replace('api', '%61pi'), `http://localhost${url}`])
      expect([spelled, method, (await send(method, spelled)).statusCode]).toEqual([spelled, method, 401])
  }
  await send('POST', '/__mock/api/clock/advance', { 'x-mock-world': 'never-made' }, { ms: 5 })
  expect(everything(mock)).toBe(before)
  expect(mock.world.journal.list()).toEqual([])
  expect(mock.worlds.has('never-made')).toBe(false)
})

test.each(['en', 'sw'] as const)('[WAY-009][QA-038] the refusal names every way to send the token, in %s', async (language) => {
  const { body, headers } = await send('GET', '/__mock/api/world', { 'accept-language': language })
  expect(Problem.parse(JSON.parse(body))).toEqual({ code: 'token_needed', message: say('token_needed', language) })
  for (const word of [TOKEN_HEADER, TOKEN_COOKIE, '?token=', 'MOCK_TOKEN']) expect(body).toContain(word)
  expect(headers['cache-control']).toBe('no-store')
})

test('[WAY-009] market calls, the documentation and the pages do not require the token', async () => {
  const open = ['/v1/products', '/__mock/openapi.json', '/__mock/docs']
  expect(await statuses(open.map((path) => send('GET', path)))).toEqual(open.map(() => 200))
})

test.each([
  ['/__mock?token=right-token-1', '/__mock'],
  ['/__mock/phone/255712345678?beside=255754100200&token=right-token-1', '/__mock/phone/255712345678?beside=255754100200'],
  ['/chat?token=right-token-1&card=cart', '/chat?card=cart'],
  ['//evil.example/chat?token=right-token-1', '/chat'],
  ['/%2f/evil.example?token=right-token-1', '/%2f/evil.example'],
])('[WAY-009] a page opened with the token stores it in a cookie and redirects to the URL without it: %s', async (url, location) => {
  const { statusCode, headers } = await send('GET', url)
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, location, 'no-store'])
  expect(String(headers['set-cookie'])).toMatch(/^mock-token=right-token-1; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
})

test('[WAY-009] a link with a wrong token does not set the cookie, so it cannot lock a tester out', async () => {
  const kept = { cookie: `${TOKEN_COOKIE}=${token}` }
  for (const url of [`/__mock?token=${WRONG}`, '/chat?token=', `/chat?token=${WRONG}&token=x`])
    expect((await send('GET', url, kept)).headers['set-cookie']).toBeUndefined()
})

test('[WAY-009][QA-044] the token never appears in the journal, its export or the server output', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const talkative = await testMock({ token })
  log(talkative.app, 'info')
  const ask = (method: 'GET' | 'POST', url: string) =>
    talkative.app.inject({ method, url, ...(method === 'POST' && { payload: { ms: 5 } }) })
  expect((await ask('POST', `/__mock/api/clock/advance?token=${token}`)).statusCode).toBe(200)
  await ask('GET', `/v1/products?token=${token}`)
  await ask('GET', `/__mock?token=${token}`)
  await ask('GET', `/__mock/docs?token=${token}`)
  const exported = await ask('GET', `/__mock/api/journal/export?token=${token}`)
  expect(exported.statusCode).toBe(200)
  expect(talkative.world.journal.list().map(({ path }) => path)).toContain('/__mock/api/clock/advance')
  const out = [exported.body, talkative.world.journal.list(), printed.mock.calls, failed.mock.calls]
  expect(JSON.stringify(out)).not.toContain(token)
  await talkative.app.close()
  vi.restoreAllMocks()
})

test('[WAY-009] a server without a token ignores one that is sent', async () => {
  const free = await testMock()
  for (const headers of [{}, { [TOKEN_HEADER]: WRONG }])
    for (const url of ['/__mock/api/world', `/__mock/api/world?token=${WRONG}`])
      expect((await free.app.inject({ url, headers })).statusCode).toBe(200)
  expect((await free.app.inject(`/__mock?token=${WRONG}`)).headers['set-cookie']).toBeUndefined()
  await free.app.close()
})

test('[WAY-009] the token and the addresses of the machine are returned only to a client that sends the token', async () => {
  expect((await send('GET', '/__mock/api/hosts', { [TOKEN_HEADER]: token })).json()).toMatchObject({ token })
  expect((await send('GET', '/__mock/api/hosts')).body).not.toContain(token)
  const free = await testMock()
  expect((await free.app.inject('/__mock/api/hosts')).json()).toEqual({ hosts: [], token: null })
  await free.app.close()
})

test('[WAY-009][QA-011] the clock stream accepts the token in all three ways and refuses clients without it', async () => {
  attachRealtime(mock.app.server, mock.worlds, { token })
  attachClockStream(mock.app.server, mock.worlds)
  const url = (await mock.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
  const open = (query: string, headers: ClientOptions['headers'] = {}) =>
    new Promise<string>((resolve) => {
      const page = new WebSocket(`${url}/__mock/api/clock/stream${query}`, { headers })
      page.once('open', () => resolve('open')).once('error', ({ message }) => resolve(message))
      page.once('open', () => page.terminate())
    })
  for (const [sent, result] of [
    [token, 'open'],
    [WRONG, 'Unexpected server response: 401'],
  ] as const) {
    expect(await open('', { [TOKEN_HEADER]: sent })).toBe(result)
    expect(await open('', { cookie: `${TOKEN_COOKIE}=${sent}` })).toBe(result)
    expect(await open(`?token=${sent}`)).toBe(result)
  }
  expect(await open('')).toContain('401')
})

test('[QA-048][WAY-009] without the token, requests of an open host open at most 100 worlds; with it, more', async () => {
  const inWorld = (name: string, more: Record<string, string> = {}) => ({ 'x-mock-world': name, ...more })
  for (let n = 0; n < 150; n++) await send('GET', '/v1/categories', inWorld(`guest-${n}`))
  expect(mock.worlds.list()).toHaveLength(MOST_WORLDS)
  mock.worlds.drop('default')
  expect((await send('GET', '/v1/categories')).statusCode).toBe(200)
  mock.worlds.drop('guest-1')
  const refused = await send('GET', '/v1/categories', inWorld('guest-150', { 'accept-language': 'sw' }))
  expect([refused.statusCode, refused.json()]).toEqual([429, { code: 'worlds_full', message: say('worlds_full', 'sw') }])
  for (const [method, url] of [
    ['POST', '/v1/auth/login/phone'],
    ['GET', '/uploads/product-images/sato.svg'],
    ['GET', '/sitemap.xml'],
    ['GET', '/products/sato'],
    ['GET', '/__mock/api/world'],
  ] as const)
    await send(method, url, inWorld('guest-151'))
  expect(mock.worlds.list()).toHaveLength(MOST_WORLDS)
  expect((await send('GET', '/v1/categories', inWorld('guest-0'))).statusCode).toBe(200)
  const opened = [
    send('GET', '/v1/categories', inWorld('by-header', { [TOKEN_HEADER]: token })),
    send('GET', '/v1/categories', { cookie: `mock-world=by-cookie; ${TOKEN_COOKIE}=${token}` }),
    send('GET', `/v1/categories?token=${token}`, inWorld('by-query')),
    send('GET', '/__mock/api/world', inWorld('by-control', { [TOKEN_HEADER]: token })),
  ]
  expect(await statuses(opened)).toEqual([200, 200, 200, 200])
  mock.worlds.drop('guest-0')
  for (const name of ['by-header', 'by-cookie', 'by-query', 'by-control']) expect(mock.worlds.drop(name)).toBe(true)
  expect((await send('GET', '/v1/categories', inWorld('guest-152'))).statusCode).toBe(200)
})

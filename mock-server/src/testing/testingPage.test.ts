import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { io } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachRealtime } from '../realtime/attach.ts'
import { readCurl } from './curlLine.ts'
import { type TestMock, testMock } from './testing.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8')
/** Returns the trimmed lines of each code block in this language. */
const blocks = (language: string): string[][] =>
  [...read('docs/testing.md').matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, code = '']) => linesOf(code))
const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])
const curlLines = blocks('sh').flat()

let mock: TestMock
let realtime: ReturnType<typeof attachRealtime>
let url: string
beforeEach(() => listen())
afterEach(stop)

async function listen(options: { token?: string } = {}): Promise<void> {
  mock = await testMock(options)
  realtime = attachRealtime(mock.app.server, mock.worlds)
  url = await mock.app.listen({ port: 0, host: '127.0.0.1' })
}
async function stop(): Promise<void> {
  await realtime.close()
  await mock.app.close()
}

async function send(line: string, env: Record<string, string>) {
  const request = readCurl(line, env)
  const response = await fetch(request.url.replace(/^http:\/\/localhost:4173/, url), request)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json;')
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as unknown }
}

/** Preparations for a command that needs more than the lines before it on the page. The key is the end of the command's path. */
const prepare: Readonly<Record<string, (env: Record<string, string>) => Promise<unknown>>> = {
  // The PIN was entered before, so the phone needs a new prompt.
  '/cancel': (env) => send(curlLines.find((line) => line.includes('/checkout')) ?? '', env),
}
/** A part of the response that a command must return. The key is the end of the command. */
const shown: Readonly<Record<string, unknown>> = {
  '/reset': { now: '2026-11-21T06:00:00.000Z' },
  '/sessions': { user: { name: 'Asha Salum' } },
  '/phones/0712345678': { prompt: { amount: 12_000 } },
  '/messages/next?after=0&timeout=5000': { code: expect.stringMatching(/^\d{6}$/) },
  '0712345678/approve': { prompt: null, history: [{ state: 'success' }] },
  '/clock/advance': { now: '2026-11-21T06:02:00.000Z' },
  '/outcome?phone=0712345678': { orders: 0, charges: 1, unfinished: 1, refunds: 0, prompts: 4 },
  '/violations': [],
  '$DELIVERY/resend': { event: 'order.status', state: 'waiting' },
  '$REFERENCE/refund': { charge: { refundedAt: expect.any(String) } },
  '$REFERENCE/fail': { state: 'failed', failure: { en: 'Service is busy' } },
  '/world': { name: 'mine' },
}

test('[WAY-002] every curl command in docs/testing.md works, in the order of the page', async () => {
  const env: Record<string, string> = { MOCK_TOKEN: 'none-needed-here' }
  expect(curlLines.length).toBeGreaterThan(30)
  for (const line of curlLines) {
    const path = readCurl(line, { SESSION: '', DELIVERY: '', REFERENCE: '', ...env }).url
    await Object.entries(prepare).find(([end]) => path.endsWith(end))?.[1](env)
    const { status, body } = await send(line, env)
    expect([line, Math.floor(status / 100)]).toEqual([line, 2])
    const expected = Object.entries(shown).find(([end]) => line.replace(/'$/, '').endsWith(end))?.[1]
    if (expected) expect(body, line).toMatchObject(expected)
    const { accessToken, deliveries, referenceId } = {
      ...(body as { accessToken?: string; deliveries?: { id: string }[]; referenceId?: string }),
    }
    if (accessToken) env['SESSION'] = accessToken
    if (referenceId) env['REFERENCE'] = referenceId
    if (deliveries?.[0]) env['DELIVERY'] = deliveries[0].id
  }
  expect(mock.worlds.has('mine')).toBe(false)
  expect(mock.worlds.get('default').journal.count({ kind: 'request' })).toBe(0)
})

test('[WAY-002][WAY-009] on a mock with a token the command with the token works, and fails without it', async () => {
  await stop()
  await listen({ token: 'right-token-1' })
  const line = curlLines.find((one) => one.includes('$MOCK_TOKEN')) ?? ''
  expect((await send(line, { MOCK_TOKEN: 'right-token-1' })).status).toBe(200)
  expect((await send(line, { MOCK_TOKEN: 'wrong-token-1' })).status).toBe(401)
})

test('[WAY-002] the socket.io code in docs/testing.md joins a payment and receives its callback', async () => {
  const env: Record<string, string> = {}
  const [session, start] = ['/sessions', '"255700000101"'].map((part) => curlLines.find((line) => line.includes(part)) ?? '')
  const { accessToken } = (await send(session ?? '', env)).body as { accessToken: string }
  const { referenceId: reference } = (await send(start ?? '', { SESSION: accessToken })).body as { referenceId: string }
  const callbacks: unknown[] = []

  const socket = io(url, { path: '/realtime', transports: ['websocket'], auth: { token: accessToken, world: 'mine' } })
  socket.on('payment-callback', (callback) => callbacks.push(callback))
  socket.emit('pushResponseReceived', { reference })

  const isJoined = () => mock.worlds.get('mine').sockets.list()[0]?.joined.includes(reference)
  await vi.waitUntil(isJoined, { timeout: 20_000 })
  await mock.worlds.get('mine').clock.advance(8_000)
  await expect.poll(() => callbacks).toMatchObject([{ reference, status: 'failed' }])
  socket.disconnect()
  expect(linesOf(read('mock-server/src/testing/testingPage.test.ts'))).toEqual(expect.arrayContaining(blocks('js').flat()))
})

test('[WAY-002][WAY-003] every Playwright line in docs/testing.md is part of a test that runs, in the order of the page', () => {
  const [example = [], ...pairs] = blocks('ts')
  const plain = read('e2e/kit/kit.spec.ts')
    .replaceAll('[WAY-003] ', '')
    .replace("'./samaki.ts'", "'samaki/playwright'")
    .replace(/^import .*node:fs.*\n/, '')
  expect(linesOf(plain).slice(0, example.length)).toEqual(example)
  expect(example.length).toBeLessThan(15)

  const shownLines = pairs.flat()
  const run = linesOf(['testing', 'cases'].map((name) => read(`e2e/kit/${name}.spec.ts`)).join('\n')).filter((line) =>
    shownLines.includes(line),
  )
  expect(run).toEqual(shownLines)
})

test('[WAY-002] a curl command is parsed as a shell and curl would', () => {
  expect(
    readCurl(`curl -H 'x-mock-world: mine' -H "authorization: Bearer $SESSION" --json '{"a":"$b c"}' localhost:1/x`, { SESSION: 's1' }),
  ).toEqual({
    method: 'POST',
    url: 'http://localhost:1/x',
    headers: { 'x-mock-world': 'mine', authorization: 'Bearer s1', 'content-type': 'application/json' },
    body: '{"a":"$b c"}',
  })
  expect(readCurl(`curl -X PUT -o file 'localhost:1/x?a=1&b=2'`)).toEqual({
    method: 'PUT',
    url: 'http://localhost:1/x?a=1&b=2',
    headers: {},
  })
  expect(() => readCurl('curl "$NO"')).toThrow('$NO is not set')
  expect(() => readCurl('curl --fail localhost:1')).toThrow('--fail')
})

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { afterEach, expect, test, vi } from 'vitest'
import { REALTIME_PATH } from '#contract/realtime.ts'
import { networkHosts } from './network.ts'

// A process takes a second to start, or several on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
const START_WITHIN = 30_000

const CLI = join(import.meta.dirname, 'cli.ts')
const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}
function run(...flags: string[]): Run {
  const child = spawn(process.execPath, [CLI, ...flags], { env: { ...process.env, PORT: '', MOCK_TOKEN: '' } })
  running.push(child)
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  return { child, output: () => output, ended: new Promise((resolve) => child.once('close', resolve)) }
}
async function start(...flags: string[]) {
  const server = run('--port', '0', ...flags)
  await expect.poll(server.output, { timeout: START_WITHIN }).toContain('Payment numbers')
  // By IP address, because another server may have the same port on ::1, to which `localhost` may lead.
  return { ...server, url: `http://127.0.0.1:${/listening http:\/\/localhost:(\d+)/.exec(server.output())?.[1]}` }
}
const stop = async ({ child, ended }: Run) => {
  child.kill('SIGTERM')
  return ended
}

const JSON_BODY = { 'content-type': 'application/json' }
async function post<Reply>(url: string, body: object, headers = {}): Promise<Reply> {
  const reply = await fetch(url, { method: 'POST', headers: { ...JSON_BODY, ...headers }, body: JSON.stringify(body) })
  return (await reply.json()) as Reply
}
async function read<Reply>(url: string): Promise<Reply> {
  return (await (await fetch(url)).json()) as Reply
}
const signIn = (url: string) => post<{ accessToken: string }>(`${url}/__mock/api/sessions`, { phoneNumber: '+255712345678' })

test('[QA-045] --help lists every flag', async () => {
  const help = run('--help')
  expect(await help.ended).toBe(0)
  expect(help.output()).toContain('Usage: npm start -- [flags]')
  for (const flag of ['port', 'host', 'seed', 'seed-size', 'clock', 'state', 'log', 'origin', 'web'])
    expect(help.output()).toContain(`--${flag}`)
})

test('[WAY-009] by default only this machine can reach the server; with --host 0.0.0.0 others can, and control calls need the printed token', async () => {
  // Use another address of this machine, as another device would.
  const host = networkHosts('0.0.0.0')[0] ?? '127.0.0.2'
  const world = (url: string, headers = {}) => fetch(`http://${host}:${new URL(url).port}/__mock/api/world`, { headers })
  const closed = await start()
  await expect(world(closed.url)).rejects.toThrow('fetch failed')
  expect((await fetch(`${closed.url}/__mock/api/world`)).status).toBe(200)
  const open = await start('--host', '0.0.0.0')
  expect((await world(open.url)).status).toBe(401)
  const token = /Token +(\S+)/.exec(open.output())?.[1] ?? ''
  expect(token).toMatch(/^[\w-]{22}$/)
  expect((await world(open.url, { 'x-mock-token': token })).status).toBe(200)
  expect((await fetch(`${open.url}/__mock/api/world`)).status).toBe(401)
  await Promise.all([stop(closed), stop(open)])
})

test('[QA-045] an unknown flag stops it with a message', async () => {
  const wrong = run('--colour', 'blue')
  expect(await wrong.ended).toBe(2)
  expect(wrong.output()).toContain('--colour')
})

test('a busy port stops the start with one clear message', async () => {
  const { url, ...first } = await start()
  const second = run('--port', new URL(url).port)
  expect(await second.ended).toBe(1)
  expect(second.output().trim()).toBe(`Port ${new URL(url).port} is busy. Choose another with --port or PORT.`)
  await stop(first)
})

test('[QA-009] the server prints its address, an account of each role and eight payment numbers', async () => {
  const server = await start()
  for (const shown of ['+255712345678', '+255713604482', '+255714773206', '255 700 000 005']) expect(server.output()).toContain(shown)
  expect(await stop(server)).toBe(0)
})

test('[WAY-008] --seed FILE fills the default world, and an invalid file stops the start and names the place in it', async () => {
  const example = join(import.meta.dirname, '../../docs/market.example.json')
  const server = await start('--seed', example)
  expect(server.output()).toContain('Amina Said')
  const products = await fetch(`${server.url}/v1/products`)
  expect(await products.json()).toMatchObject({ meta: { total: 2 } })
  await stop(server)

  const wrong = join(mkdtempSync(join(tmpdir(), 'samaki-market-')), 'market.json')
  writeFileSync(wrong, readFileSync(example, 'utf8').replace('"price": 15000', '"price": "15,000"'))
  const refused = run('--port', '0', '--seed', wrong)
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toContain('products[0].price')
})

test('[QA-046] with a state file worlds, sign-ins and a pending payment with its timers survive a restart', async () => {
  const state = aStateFile()
  const flags = ['--state', state, '--clock', '2026-11-20T06:00:00Z']
  const first = await start(...flags)
  const headers = { authorization: `Bearer ${(await signIn(first.url)).accessToken}` }
  const payment = { amount: 5_000, phone: '255712345678' }
  const { referenceId } = await post<{ referenceId: string }>(`${first.url}/v1/mobile-money/checkout`, payment, headers)
  const pending = async (url: string) => {
    const clock = await read<{ pending: { due: string; name: string }[] }>(`${url}/__mock/api/clock`)
    return clock.pending.map(({ due, name }) => ({ due, name }))
  }
  const before = await pending(first.url)
  expect(before.length).toBeGreaterThan(0)
  await stop(first)

  const second = await start(...flags)
  expect((await fetch(`${second.url}/v1/mobile-money/status/${referenceId}`, { headers })).status).toBe(200)
  expect(await pending(second.url)).toEqual(before)
  await post(`${second.url}/__mock/api/clock/advance`, { ms: 300_000 })
  const [one] = await read<{ reference: string; state: string }[]>(`${second.url}/__mock/api/payments`)
  expect(one).toMatchObject({ reference: referenceId, state: 'failed' })
  await stop(second)
})

test.each([
  [['--state', '/nowhere/worlds.json'], 'there is no folder /nowhere'],
  [['--state', tmpdir()], 'it is no file'],
  [['--web', '/nowhere'], 'There is no built web app in /nowhere. Build it first: npm run build'],
  [['--host', '203.0.113.7'], '203.0.113.7 is not an address of this machine. Leave --host out'],
])('[QA-045] invalid options stop the start with one line: %s', async (flags, what) => {
  const wrong = run('--port', '0', ...flags)
  expect(await wrong.ended).toBe(1)
  expect(wrong.output().trim()).toContain(what)
  expect(wrong.output().trim().split('\n')).toHaveLength(1)
})

test.each([
  ['while it starts', "import { Server } from 'node:net'", 'Server.prototype', 'listen'],
  ['the moment it says that it is ready', "import { stdout } from 'node:process'", 'stdout', 'write'],
])('[QA-046] SIGTERM %s stops the server cleanly', async (_, imported, owner, method) => {
  const state = aStateFile()
  const preload = `${imported}
    const whole = ${owner}.${method}
    ${owner}.${method} = function (...values) {
      ${owner}.${method} = whole
      const done = whole.apply(this, values)
      process.kill(process.pid, 'SIGTERM')
      return done
    }`
  const child = spawn(process.execPath, [
    `--import=data:text/javascript,${encodeURIComponent(preload)}`,
    CLI,
    '--port',
    '0',
    '--state',
    state,
  ])
  running.push(child)
  expect(await new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)))).toBe(0)
  expect(JSON.parse(readFileSync(state, 'utf8'))).toMatchObject({ worlds: [{ name: 'default' }] })
})

test('[QA-046] SIGTERM closes the clients’ sockets and saves the state', async () => {
  const state = aStateFile()
  const server = await start('--state', state)
  const { accessToken: token } = await signIn(server.url)
  const client = io(server.url, { path: REALTIME_PATH, transports: ['websocket'], auth: { token }, reconnection: false })
  await new Promise((resolve) => client.once('hello', resolve))
  const gone = new Promise((resolve) => client.once('disconnect', resolve))
  expect(await stop(server)).toBe(0)
  await gone
  const saved = JSON.parse(readFileSync(state, 'utf8')) as { worlds: { name: string; sessions: { userId: string }[] }[] }
  expect(saved.worlds).toMatchObject([{ name: 'default', sessions: [{ userId: 'asha' }] }])
  expect(readFileSync(state, 'utf8')).not.toContain(token)
})

const aStateFile = () => join(mkdtempSync(join(tmpdir(), 'samaki-state-')), 'worlds.json')
/** Adds a journal entry to the world; resolves when the server has acknowledged it. */
const write = (url: string, text: string, agent?: Agent) =>
  new Promise<void>((resolve, reject) => {
    const call = request(`${url}/__mock/api/violations`, { method: 'POST', headers: JSON_BODY, ...(agent && { agent }) }, (reply) => {
      reply.resume()
      if (reply.statusCode === 201) reply.once('end', resolve)
      else reject(new Error(`answered ${reply.statusCode}`))
    })
    call.once('error', reject).end(JSON.stringify({ invariant: 'I7', text }))
  })
const isJson = (text: string): boolean => {
  try {
    return JSON.parse(text) !== null
  } catch {
    return false
  }
}
const written = async (url: string) => (await read<{ text: string }[]>(`${url}/__mock/api/violations`)).map(({ text }) => text)

test('[QA-046] SIGTERM during writes, a long poll, a stream and an idle connection: the server stops within 2 s and has saved every acknowledged write', async () => {
  const flags = ['--state', aStateFile()]
  const began = performance.now()
  const server = await start(...flags)
  // A start normally takes less than a second. On a slower machine the stop may take longer, too.
  const slowness = Math.max(1, (performance.now() - began) / 1_000)
  const poll = fetch(`${server.url}/__mock/api/phones/255712345678/messages/next?timeout=60000`).catch(() => 'cut')
  const stream = new WebSocket(`${server.url.replace('http', 'ws')}/__mock/api/clock/stream`)
  await new Promise((resolve) => (stream.onopen = resolve))
  const isStreamCut = new Promise((resolve) => (stream.onclose = resolve))
  const idle = new Agent({ keepAlive: true })
  await write(server.url, 'idle', idle)
  const acknowledged = ['idle']
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let n = 0; ; n++) {
      const text = `write ${writer}.${n}`
      try {
        await write(server.url, text, agent)
      } catch {
        return
      }
      acknowledged.push(text)
    }
  })
  await expect.poll(() => acknowledged.length, { timeout: START_WITHIN }).toBeGreaterThan(200)
  const since = performance.now()
  expect(await stop(server)).toBe(0)
  expect((performance.now() - since) / slowness).toBeLessThan(2_000)
  expect(await poll).toBe('cut')
  await isStreamCut
  await Promise.all(writers)
  const again = await start(...flags)
  const kept = new Set(await written(again.url))
  expect(acknowledged.filter((text) => !kept.has(text))).toEqual([])
  await stop(again)
})

test('[QA-046] changes are saved while the server runs, so that they survive a kill, and the file is never incomplete', async () => {
  const state = aStateFile()
  const server = await start('--state', state)
  let inPart = 0
  for (const text of ['first', 'second']) {
    await write(server.url, text)
    const saved = () => {
      const found = existsSync(state) ? readFileSync(state, 'utf8') : '{}'
      if (!isJson(found)) inPart++
      return found
    }
    await expect.poll(saved, { interval: 20, timeout: START_WITHIN }).toContain(`"${text}"`)
  }
  expect(inPart).toBe(0)
  server.child.kill('SIGKILL')
  await server.ended
  const again = await start('--state', state)
  expect(await written(again.url)).toEqual(['first', 'second'])
  await stop(again)
  expect(readdirSync(join(state, '..'))).toEqual(['worlds.json'])
})

test('[QA-048] a second server on the same state file does not start and says why; after the first was killed it does', async () => {
  const state = aStateFile()
  const first = await start('--state', state)
  await write(first.url, 'first')
  const second = run('--port', '0', '--state', state)
  expect(await second.ended).toBe(1)
  expect(second.output().trim()).toBe(`--state ${state} cannot be used: another server is using it.`)
  await expect.poll(() => readFileSync(state, 'utf8'), { interval: 20, timeout: START_WITHIN }).toContain('"first"')
  first.child.kill('SIGKILL')
  await first.ended
  const again = await start('--state', state)
  expect(await written(again.url)).toEqual(['first'])
  await stop(again)
})

test('[QA-045][QA-046] a state file that cannot be written stops the start with one sentence', async () => {
  const state = aStateFile()
  mkdirSync(`${state}.new`)
  for (const file of [state, '/proc/self/worlds.json']) {
    const wrong = run('--port', '0', '--state', file)
    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toMatch(new RegExp(`^--state ${file} cannot be used: .+\\.\n$`))
  }
})

test('[QA-046] without a state file nothing is written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'samaki-none-'))
  const child = spawn(process.execPath, [CLI, '--port', '0'], { cwd: folder })
  running.push(child)
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  await expect.poll(() => output, { timeout: START_WITHIN }).toContain('listening')
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('close', resolve))
  expect(readdirSync(folder)).toEqual([])
})

test('[QA-005][QA-046] a damaged state file is renamed with a message, and the server starts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'samaki-damaged-'))
  const state = join(folder, 'worlds.json')
  writeFileSync(state, '{"version": 1, "worlds": [{"name"')
  const server = await start('--state', state)
  expect(server.output()).toContain(
    `The state file could not be read: it is no JSON, or not all of it. It was set aside as ${state}.damaged-`,
  )
  expect((await fetch(`${server.url}/v1/products`)).status).toBe(200)
  await stop(server)
})

test('[SEC-014][QA-044] even at the log level info it does not print numbers, codes or tokens', async () => {
  const server = await start('--log', 'info')
  const quiet = server.output()
  await fetch(`${server.url}/v1/auth/login/phone`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneNumber: '+255712345678' }),
  })
  await expect.poll(server.output).toContain('POST /v1/auth/login/phone 200')
  expect(server.output().slice(quiet.length)).not.toMatch(/\d{6}/)
  await stop(server)
})

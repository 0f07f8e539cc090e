import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { REALTIME_PATH } from '#contract/realtime.ts'

const CLI = join(import.meta.dirname, 'cli.ts')
const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

interface Run {
  readonly child: ChildProcess
  readonly said: () => string
  readonly ended: Promise<number | null>
}
function run(...flags: string[]): Run {
  const child = spawn(process.execPath, [CLI, ...flags], { env: { ...process.env, PORT: '' } })
  running.push(child)
  let said = ''
  child.stdout.on('data', (data) => (said += data))
  child.stderr.on('data', (data) => (said += data))
  return { child, said: () => said, ended: new Promise((resolve) => child.once('close', resolve)) }
}
async function start(...flags: string[]) {
  const server = run('--port', '0', ...flags)
  await expect.poll(server.said, { timeout: 10_000 }).toContain('Payment numbers')
  return { ...server, url: /listening (http:\/\/localhost:\d+)/.exec(server.said())?.[1] ?? '' }
}
const stop = async ({ child, ended }: Run) => {
  child.kill('SIGTERM')
  return ended
}

test('[QA-045] --help lists every flag', async () => {
  const help = run('--help')
  expect(await help.ended).toBe(0)
  for (const flag of ['port', 'host', 'seed', 'seed-size', 'clock', 'state', 'log', 'origin', 'web'])
    expect(help.said()).toContain(`--${flag}`)
})

test('[QA-045] an unknown flag stops it with a message', async () => {
  const wrong = run('--colour', 'blue')
  expect(await wrong.ended).toBe(2)
  expect(wrong.said()).toContain('--colour')
})

test('a busy port is one clear message', async () => {
  const { url, ...first } = await start()
  const second = run('--port', new URL(url).port)
  expect(await second.ended).toBe(1)
  expect(second.said().trim()).toBe(`Port ${new URL(url).port} is busy. Choose another with --port or PORT.`)
  await stop(first)
})

test('[QA-009] the server prints its address, the accounts, the handset and the payment numbers', async () => {
  const server = await start()
  expect(server.said()).toContain('+255712345678')
  expect(server.said()).toContain(`${server.url}/__mock/phone/255712345678`)
  expect(server.said()).toContain('255 700 000 005')
  expect(await stop(server)).toBe(0)
})

test('[QA-046] with a state file worlds, sign-ins and a waiting payment with its timers survive a restart', async () => {
  const state = join(mkdtempSync(join(tmpdir(), 'samaki-state-')), 'worlds.json')
  const flags = ['--state', state, '--clock', '2026-11-20T06:00:00Z']
  const first = await start(...flags)
  const json = { 'content-type': 'application/json' }
  const signIn = await fetch(`${first.url}/__mock/api/sessions`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ phoneNumber: '+255712345678' }),
  })
  const { accessToken } = (await signIn.json()) as { accessToken: string }
  const headers = { ...json, authorization: `Bearer ${accessToken}` }
  const payment = await fetch(`${first.url}/v1/mobile-money/checkout`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ amount: 5_000, phone: '255712345678' }),
  })
  const { referenceId } = (await payment.json()) as { referenceId: string }
  const pending = async (url: string) =>
    ((await (await fetch(`${url}/__mock/api/clock`)).json()) as { pending: { due: string; name: string }[] }).pending.map(
      ({ due, name }) => ({ due, name }),
    )
  const before = await pending(first.url)
  expect(before.length).toBeGreaterThan(0)
  await stop(first)

  const second = await start(...flags)
  expect((await fetch(`${second.url}/v1/mobile-money/status/${referenceId}`, { headers })).status).toBe(200)
  expect(await pending(second.url)).toEqual(before)
  await fetch(`${second.url}/__mock/api/clock/advance`, { method: 'POST', headers: json, body: JSON.stringify({ ms: 300_000 }) })
  const [one] = (await (await fetch(`${second.url}/__mock/api/payments`)).json()) as { reference: string; state: string }[]
  expect(one).toMatchObject({ reference: referenceId, state: 'failed' })
  await stop(second)
})

test.each([
  [['--state', '/nowhere/worlds.json'], 'there is no folder /nowhere'],
  [['--state', tmpdir()], 'it is no file'],
  [['--web', '/nowhere'], 'There is no built web app in /nowhere. Build it first: npm run build'],
  [['--host', '203.0.113.7'], '203.0.113.7 is no address of this machine'],
])('[QA-045] what cannot work stops the start with one line: %s', async (flags, what) => {
  const wrong = run('--port', '0', ...flags)
  expect(await wrong.ended).toBe(1)
  expect(wrong.said().trim()).toContain(what)
  expect(wrong.said().trim().split('\n')).toHaveLength(1)
})

test('[QA-046] SIGTERM closes the sockets of its clients and saves', async () => {
  const state = join(mkdtempSync(join(tmpdir(), 'samaki-state-')), 'worlds.json')
  const server = await start('--state', state)
  const json = { 'content-type': 'application/json' }
  const session = await fetch(`${server.url}/__mock/api/sessions`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ phoneNumber: '+255712345678' }),
  })
  const { accessToken: token } = (await session.json()) as { accessToken: string }
  const client = io(server.url, { path: REALTIME_PATH, transports: ['websocket'], auth: { token }, reconnection: false })
  await new Promise((resolve) => client.once('hello', resolve))
  const gone = new Promise((resolve) => client.once('disconnect', resolve))
  expect(await stop(server)).toBe(0)
  await gone
  const saved = JSON.parse(readFileSync(state, 'utf8')) as { worlds: { name: string; sessions: { userId: string }[] }[] }
  expect(saved.worlds).toMatchObject([{ name: 'default', sessions: [{ userId: 'asha' }] }])
  expect(readFileSync(state, 'utf8')).not.toContain(token)
})

test('[QA-046] without a state file nothing is written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'samaki-none-'))
  const child = spawn(process.execPath, [CLI, '--port', '0'], { cwd: folder })
  running.push(child)
  let said = ''
  child.stdout.on('data', (data) => (said += data))
  await expect.poll(() => said, { timeout: 10_000 }).toContain('listening')
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('close', resolve))
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['', 'it is empty'],
  ['{"version": 1, "worlds": [{"name"', 'it is no JSON, or not all of it'],
  ['null', 'it is not of this version'],
  ['{"version": 7}', 'it is not of this version'],
  ['{"version": 1, "worlds": [{"name": "a"}]}', 'a world in it is not whole'],
  ['{"version": 1, "worlds": [{"name": "a", "db": {"users": [{"id": 5}]}}]}', 'a world in it is not whole'],
])('[QA-046] a damaged state file is set aside with a message: %s', async (text, why) => {
  const folder = mkdtempSync(join(tmpdir(), 'samaki-damaged-'))
  const state = join(folder, 'worlds.json')
  writeFileSync(state, text)
  const server = await start('--state', state)
  expect(server.said()).toContain(`The state file could not be read: ${why}. It was set aside as ${state}.damaged-`)
  expect(existsSync(state)).toBe(false)
  expect(readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8')).toBe(text)
  expect((await fetch(`${server.url}/v1/products`)).status).toBe(200)
  await stop(server)
})

test('[SEC-014][QA-044] at its most talkative it prints no number, code or token of a call', async () => {
  const server = await start('--log', 'info')
  const quiet = server.said()
  await fetch(`${server.url}/v1/auth/login/phone`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneNumber: '+255712345678' }),
  })
  await expect.poll(server.said).toContain('POST /v1/auth/login/phone 200')
  expect(server.said().slice(quiet.length)).not.toMatch(/\d{6}/)
  await stop(server)
})

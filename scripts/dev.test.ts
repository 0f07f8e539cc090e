import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, utimesSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openSession } from '#contract/control/people.ts'
import { networkHosts } from '#mock/network.ts'
import { Control } from '../e2e/world/control.ts'
import { addressOf, freePort } from './run/mock.ts'

const started: ChildProcess[] = []
afterEach(() => started.splice(0).forEach((child) => child.kill()))

test('[DX-001] npm run dev starts web app and mock on one origin; after a restart the mock still has its worlds and sessions', async () => {
  const state = join(mkdtempSync(join(tmpdir(), 'dev-')), 'state.json')
  const port = await freePort()
  // --port decides, as with `npm start`.
  const dev = run('scripts/dev.ts', await freePort(), '--port', `${port}`, '--state', state)
  const url = await addressOf(dev)
  expect(new URL(url).port).toBe(`${port}`)
  const read = async (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    (await fetch(url + path, { headers })).text()
  expect(await read('/chat')).toContain('/src/main.tsx')
  expect(await read('/__mock/phone/255712345678')).toContain('/src/mock/main.tsx')
  expect(await read('/src/main.tsx')).toContain('createRoot')
  for (const path of ['/favicon.ico', '/icons/apple-touch-180.png']) {
    const { status, headers } = await fetch(url + path)
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, expect.stringMatching(/^image\//)])
  }

  const { accessToken } = await new Control(url, 'default').send(openSession, { body: { phoneNumber: '+255712345678' } })
  const profile = () => read('/v1/auth/profile', { authorization: `Bearer ${accessToken}` })
  expect(await profile()).toContain('Asha')
  const restarted = new Promise((done) => dev.stdout?.on('data', (data: Buffer) => data.includes('mock restarted') && done(true)))
  utimesSync(resolve(import.meta.dirname, '../mock-server/src/http/limits.ts'), new Date(), new Date())
  await restarted
  expect(await profile()).toContain('Asha')
})

test('[WAY-009] npm run dev listens on localhost only; with --host 0.0.0.0 calls need the token, and a page opened with the token stores it', async () => {
  const state = join(mkdtempSync(join(tmpdir(), 'dev-')), 'state.json')
  const host = networkHosts('0.0.0.0')[0] ?? '127.0.0.2'
  const port = await freePort()
  const page = (path: string, headers = {}) => fetch(`http://${host}:${port}${path}`, { headers, redirect: 'manual' })
  const closed = run('scripts/dev.ts', port, '--state', state)
  await addressOf(closed)
  await expect(page('/')).rejects.toThrow('fetch failed')
  const ended = new Promise((done) => closed.once('exit', done))
  closed.kill()
  await ended

  const open = run('scripts/dev.ts', port, '--state', state, '--host', '0.0.0.0')
  let output = ''
  open.stdout?.on('data', (data: Buffer) => (output += data.toString()))
  await expect.poll(() => output, { timeout: 30_000 }).toContain('Token')
  const token = /Token +(\S+)/.exec(output)?.[1] ?? ''
  expect((await page('/__mock/api/world')).status).toBe(401)
  const entered = await page(`/__mock/phone/255712345678?token=${token}`)
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/__mock/phone/255712345678'])
  const cookie = entered.headers.get('set-cookie')?.split(';', 1)[0]
  expect((await page('/__mock/api/world', { cookie })).status).toBe(200)
})

test('npm start prints an error and exits if the port is busy', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  const child = run('scripts/start.ts', port)
  let output = ''
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()))
  const code = await new Promise((done) => child.once('exit', done))
  other.close()
  expect(code).toBe(1)
  expect(output).toBe(`Port ${port} is busy. Choose another with --port or PORT.\n`)
})

function run(script: string, port: number, ...flags: string[]): ChildProcess {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '..', script), ...flags], {
    env: { ...process.env, PORT: String(port), MOCK_TOKEN: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  return child
}
